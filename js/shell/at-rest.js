// What drawings get as input state where nobody can tap: in thumbnails and in tests.

/** The input state of a table that nobody touches. @template Words @param {Words} words of the game's drawings */
export const atRest = (words) => ({
  lit: /** @type {Set<string>} */ (new Set()),
  picked: [],
  preview: null,
  forecasts: {},
  forecast: null,
  frame: null,
  focus: "",
  words,
});
