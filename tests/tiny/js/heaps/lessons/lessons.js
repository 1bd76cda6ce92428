// The lessons of Heaps: one, and a short game.

export const players = ["ochre", "indigo", "sand", "brick"].map((color) => ({ name: color, color }));

/** @type {import("../../../../../js/types.js").Lesson[]} */
export const lessons = [
  {
    name: "take",
    position: "heaps ochre/indigo/sand/brick - 0 - 3/1/0 4/4/4/4",
    steps: [
      { say: "learn-take-roll", want: ["dice 1 2"] },
      { say: "learn-take-take", want: ["take a 2"], wrong: "learn-take-other", play: ["dice 1 1", "take b 1"] },
      { say: "learn-take-taken" },
    ],
  },
  {
    name: "game",
    position: "heaps ochre/indigo/sand/brick - 0 - 2/1/0 4/4/4/4",
    steps: [{ say: "learn-game-begin" }],
    bots: { 1: "easy", 2: "easy", 3: "easy" },
  },
];
