// What drawings get as input state where nobody can tap: in thumbnails and in tests.

/** How many times as large as usual the signs on a board are drawn, by the size in the settings. */
export const SIGNS = { normal: 1, large: 1.2 };

export const idleUi = <Words>(words: Words) => ({
  asked: false,
  lit: new Set<string>(),
  picked: [],
  preview: null,
  forecasts: {},
  forecast: null,
  frame: null,
  focus: "",
  help: "request",
  words,
  signs: SIGNS.normal,
});
