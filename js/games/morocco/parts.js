// What a choice is put together of, for short lists instead of one long one: which worker, which stall, which corner.
// Keys: part-<name> of a list, part-kind-<worker>, part-in-stall, free-space, part-color. Pure.
import { lookup } from "../../base/lookup.js";
import { juiceAt, stallCalled, standing } from "./names.js";
import { choice } from "./table.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("../../types.js").Part} Part */

/** A stall, with what a worker costs there and how it stands. @param {string} part @param {string} name @param {View} view @returns {Part} */
const stall = (part, name, view) => ({
  part,
  value: name,
  words: { key: "part-in-stall", args: { stall: name, ...standing(stallCalled(name, view)) } },
});

/** A space: its stall, then its corner. @param {[string, string]} parts @param {string} space @param {View} view @returns {Part[]} */
function place([first, second], space, view) {
  const [name = "", corner = ""] = space.split(".");
  const words = { key: "free-space", args: { corner, juice: juiceAt(space, view.board.juice) } };
  return [stall(first, name, view), { part: second, value: corner, words }];
}

/** @param {string} space @param {View} view */
const where = (space, view) => place(["stall", "corner"], space, view);

/** @param {string} color @returns {Part} */
const third = (color) => ({ part: "cube", value: color, words: { key: "part-color", args: { color } } });

/**
 * What follows the worker, from the words of the action.
 * @type {Record<string, (view: View, ...words: string[]) => Part[]>}
 */
const PLACED = {
  assistant: (view, space = "") => where(space, view),
  bodyguard: (view, space = "") => where(space, view),
  tourist: (view, space = "", color = "") => [...where(space, view), third(color)],
  cousins: (view, space = "", beside = "", color = "") => [
    ...where(space, view),
    ...place(["beside", "second"], beside, view),
    third(color),
  ],
};

/**
 * The parts of a choice in the order in which they are chosen; whatever places no worker is one part.
 * @param {string} action
 * @param {View} view
 * @returns {Part[]}
 */
export function parts(action, view) {
  const [verb = "", ...rest] = action.split(" ");
  const placed = lookup(PLACED, verb);
  if (!placed) return [{ part: "worker", value: action, words: choice(action) }];
  return [{ part: "worker", value: verb, words: { key: `part-kind-${verb}`, args: {} } }, ...placed(view, ...rest)];
}
