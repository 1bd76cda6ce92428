// The card of the page's rules about a rule (docs/rules/marrakech.md), a refusal or a phase.

/** @type {Record<string, string>} */
const SECTIONS = {
  M1: "start",
  M2: "start",
  M3: "start",
  M4: "two",
  M5: "turn",
  M6: "start",
  M7: "turn",
  M8: "turn",
  M9: "mosaic",
  M10: "rent",
  M11: "two",
  M12: "broke",
  M13: "lay",
  M14: "lay",
  M15: "lay",
  M16: "lay",
  M17: "end",
  M18: "end",
  M19: "end",
  M20: "quarter",
  "why-not-turn": "turn",
  "why-roll-first": "turn",
  "why-lay-first": "lay",
  "why-on-assam": "lay",
  "why-not-beside": "lay",
  "why-not-neighbours": "lay",
  "why-whole-rug": "lay",
  "why-not-quarter": "quarter",
  "why-over": "end",
  roll: "turn",
  quarter: "quarter",
  over: "end",
  turn: "turn",
  lay: "lay",
};

/** The card about something. @param {string} name a rule's number, a reason's key, or a phase */
export const section = (name) => SECTIONS[name];
