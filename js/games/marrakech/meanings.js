// What a stranger asks about in the drawings: selectors, the whole before its parts, and the sentence for each. The
// sentences stand in the rules' files, which are loaded when somebody asks.

/** @type {Record<string, string>} */
export const meanings = {
  ".disc": "means-forecast",
  ".marrakech .arrow": "means-turn",
  ".assam": "means-assam",
  ".count, .badge": "means-count",
  ".fold": "means-newest",
  ".rug": "means-rug",
  ".mosaics": "means-mosaic",
  ".die": "means-die",
};
