// What a choice is put together of, for short lists instead of one long one: which worker, which stall, which corner.
// Keys: part-<name> of a list, part-kind-<worker>, part-in-stall, free-space, part-color. Pure.
import { lookup } from "../../base/lookup.js";
import { juiceAt, stallCalled, stateOf } from "./names.js";
import { choice } from "./table.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../types.js").Part} Part */

/** @param {string} part @param {string} value @param {string} key @param {import("../../types.js").Args} args @returns {Part} */
const partOf = (part, value, key, args) => ({ part, value, words: { key, args } });

/** A space is asked for in two lists, its stall with what a worker costs there, then its corner. @param {string} stalls @param {string} corners */
const place = (stalls, corners) => (/** @type {string} */ space, /** @type {View} */ view) => {
  const [stall = "", corner = ""] = space.split(".");
  return [
    partOf(stalls, stall, "part-in-stall", { stall, ...stateOf(stallCalled(stall, view)) }),
    partOf(corners, corner, "free-space", { corner, juice: juiceAt(space, view.board.juice) }),
  ];
};

const [space, beside] = [place("stall", "corner"), place("beside", "second")];
const cube = (/** @type {string} */ color) => [partOf("cube", color, "part-color", { color })];

/** The parts of what follows the worker, word by word. @type {Record<string, ((word: string, view: View) => Part[])[]>} */
const PLACED = {
  assistant: [space],
  bodyguard: [space],
  tourist: [space, cube],
  cousins: [space, beside, cube],
};

/**
 * The parts of a choice in the order in which they are chosen; whatever places no worker is one part.
 * @param {string} action
 * @param {View} view
 * @returns {Part[]}
 */
export function parts(action, view) {
  const [verb = "", ...words] = action.split(" ");
  const placed = lookup(PLACED, verb);
  if (!placed) return [{ part: "worker", value: action, words: choice(action) }];
  return [partOf("worker", verb, `part-kind-${verb}`, {}), ...placed.flatMap((part, i) => part(words[i] ?? "", view))];
}
