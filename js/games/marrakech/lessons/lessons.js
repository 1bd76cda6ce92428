// Marrakech's lessons: positions, what is wanted there and what follows. Their sentences are beside this file.

export const players = [
  { name: "Amina", color: "terracotta" },
  { name: "Yusuf", color: "saffron" },
  { name: "Inès", color: "majorelle" },
];

const START = "marrakech terracotta/saffron/majorelle -";

/** @type {import("../../../types.js").Lesson[]} */
export const lessons = [
  {
    name: "walk",
    position: `${START} turn 0 d4 north 30/30/30 15T/15S/15M - -`,
    steps: [
      { say: "learn-walk-turn", want: ["left", "straight", "right"] },
      { say: "learn-walk-roll", want: ["die 3"] },
      { say: "learn-walk-walked" },
    ],
  },
  {
    name: "mosaic",
    position: `${START} roll 0 c6 north 30/30/30 13T/13S/13M - Te3-e4,Sb3-c3,Mf5-f6,Ta4-a5,Sf2-g2,Mb6-b7`,
    steps: [{ say: "learn-mosaic-roll", want: ["die 3"] }, { say: "learn-mosaic-walked" }],
  },
  {
    name: "rent",
    position: `${START} roll 0 d2 north 30/30/30 12T/12S/12M - Ta6-b6,Sd4-d5,Mg5-g6,Te3-e4,Sd6-e6,Ma2-b2,Tf6-f7,Se5-f5,Mc6-c7`,
    steps: [{ say: "learn-rent-roll", want: ["die 2"] }, { say: "learn-rent-paid" }],
  },
  {
    name: "lay",
    position: `${START} lay 0 d4 north 30/30/30 15T/15S/15M - -`,
    steps: [{ say: "learn-lay-lay", want: ["lay"] }, { say: "learn-lay-laid" }],
  },
  {
    name: "cover",
    position: `${START} lay 0 d4 north 30/30/30 13T/13S/13M - Ta2-b2,Sd5-d6,Mg3-g4,Tf1-g1,Se6-f6,Mb7-c7`,
    steps: [
      { say: "learn-cover-lay", want: ["lay c5-d5", "lay d5-e5"], wrong: "learn-cover-other" },
      { say: "learn-cover-laid" },
    ],
  },
  {
    name: "out",
    position: `${START} roll 1 e2 north 50/3/37 9T/10S/10M - Sa5-a6,Mg5-g6,Td4-e4,Sf2-g2,Mb1-c1,Te5-f5,Sb3-b4,Mc6-d6`,
    steps: [{ say: "learn-out-rolls", play: ["die 2"] }, { say: "learn-out-gone" }],
  },
  {
    name: "end",
    position: `${START} lay 0 c4 west 36/22/32 T/-/- - Ta6-b6,Sd4-d5,Mg5-g6,Te3-e4,Sd6-e6,Ma2-b2,Tf6-f7,Se5-f5,Mc6-c7,Tc2-d2,Sf2-g2,Mb4-b5`,
    steps: [{ say: "learn-end-lay", want: ["lay"] }, { say: "learn-end-over" }],
  },
  {
    name: "game",
    position: `${START} turn 0 d3 north 31/29/30 2T/2S/2M - Ta6-b6,Sd4-d5,Mg5-g6,Te3-e4,Sd6-e6,Ma2-b2,Tf6-f7,Se5-f5,Mc6-c7,Tb4-c4,Sf2-g2,Mb1-c1`,
    steps: [{ say: "learn-game-begin" }],
    bots: { 1: "easy", 2: "easy" },
  },
];
