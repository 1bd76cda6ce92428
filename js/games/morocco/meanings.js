// What a stranger asks about in the drawings: selectors, the whole before its parts, and the sentence for each. The
// sentences stand in the rules' files, which are loaded when somebody asks.

/** @type {Record<string, string>} */
export const meanings = {
  ".tags": "means-price",
  ".fullness": "means-fullness",
  ".juice": "means-juice",
  ".arrow": "means-arrow",
  ".awning": "means-stall",
  ".pawn, .roof-space, .terrace": "means-roof",
  ".line-cubes": "means-line",
  ".morocco [href*='-assistant-']": "means-assistant",
  ".morocco [href*='-bodyguard-']": "means-bodyguard",
  ".morocco [href*='-tourist-']": "means-tourist",
  ".morocco [href*='-cousins-']": "means-cousins",
  ".morocco [href*='-cube-']": "means-cube",
  ".morocco [href$='-coin']": "means-coin",
  ".die": "means-die",
};
