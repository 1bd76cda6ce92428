// What a person is choosing: from taps to an action, and what waits to be confirmed. Pure: each step gives the next
// choice and says what is to be done about it; knows no rule, no engine and no page.
import { pick, turnedTo } from "./picker.js";

/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {Record<string, string[]>} Picks picks by action text */
/**
 * @typedef {object} Choosing
 * @property {boolean} yours whether the person at the table may choose now
 * @property {string[]} open the actions to choose from
 * @property {Picks} picks of all actions of the game
 * @property {Picks} choices of those that are open
 * @property {string[]} tapped in the order of the taps
 * @property {string[]} picked what was tapped, and what goes with it by itself
 * @property {Set<string>} lit what may be tapped next
 * @property {string | null} pending the action that waits to be confirmed
 * @property {Preview | null} preview what it would bring, once that is known
 * @property {(Sentence & {pick: string}) | null} why the last tap led to nothing
 */
/**
 * @typedef {object} Step
 * @property {Choosing} choosing
 * @property {string} [commit] an action to be played
 * @property {string} [propose] an action to be previewed
 * @property {string[]} [why] picks that lead nowhere together
 */

const UNTOUCHED = { tapped: [], picked: [], pending: null, preview: null, why: null };

/** @param {Picks} choices */
const allLit = (choices) => pick(choices, [])?.lit ?? new Set();

/** The picks of an action; one that has none can be chosen from the list alone. @param {Picks} picks @param {string} action */
const picksOf = (picks, action) => picks[action] ?? [];

/** Begin to choose, with nothing tapped. @param {Pick<Choosing, "yours" | "open" | "picks">} from
 * @param {Choosing} [before] whose choices are taken over where the same actions are open @returns {Choosing} */
export function begin({ yours, open, picks }, before) {
  const choices =
    open === before?.open ? before.choices : Object.fromEntries(open.map((action) => [action, picksOf(picks, action)]));
  return { yours, open, picks, choices, ...UNTOUCHED, lit: allLit(choices) };
}

/** Take a tap: a step towards an action, back from one, or about one that waits.
 * @param {Choosing} choosing @param {string} tapped @param {(action: string) => boolean} confirms whether an action waits to
 *   be confirmed @returns {Step} */
export function tap(choosing, tapped, confirms) {
  const { pending, choices } = choosing;
  if (pending !== null && choosing.picked.includes(tapped)) return tapAgain(choosing, pending, tapped);
  if (pending === null && choosing.tapped.includes(tapped)) return { choosing: begin(choosing, choosing) };
  const together = pending === null ? [...choosing.tapped, tapped] : [tapped];
  for (const taps of [together, [tapped]]) {
    const next = pick(choices, taps);
    if (next) return stepTo(choosing, next, taps, confirms);
  }
  return { choosing, why: together };
}

/** A tap inside what waits keeps it; a second one on the same thing turns it about that.
 * @param {Choosing} choosing @param {string} pending @param {string} tapped @returns {Step} */
function tapAgain(choosing, pending, tapped) {
  const kept = { ...choosing, tapped: [...new Set([...choosing.tapped, tapped])], why: null };
  return choosing.tapped.includes(tapped)
    ? propose(kept, turnedTo(choosing.choices, pending, tapped))
    : { choosing: kept };
}

/** @param {Choosing} choosing @param {import("./picker.js").Picked} next @param {string[]} tapped
 * @param {(action: string) => boolean} confirms @returns {Step} */
function stepTo(choosing, { picked, lit, action }, tapped, confirms) {
  const taken = { ...choosing, ...UNTOUCHED, tapped, picked, lit };
  return action === null ? { choosing: taken } : choose(taken, action, confirms);
}

/** Choose a whole action. @param {Choosing} choosing @param {string} action @param {(action: string) => boolean} confirms
 * @returns {Step} */
export const choose = (choosing, action, confirms) =>
  confirms(action) ? propose(choosing, action) : { choosing, commit: action };

/** Show an action in place before it counts; another can still be chosen. @param {Choosing} choosing @param {string} action
 * @returns {Step} */
const propose = (choosing, action) => ({
  choosing: { ...choosing, pending: action, picked: picksOf(choosing.picks, action), lit: allLit(choosing.choices) },
  propose: action,
});

/** The preview of a proposed action has come. @param {Choosing} choosing @param {string} action @param {Preview} preview */
export const previewed = (choosing, action, preview) =>
  choosing.pending === action ? { ...choosing, preview } : choosing;

/** The reason has come why a tap led nowhere. @param {Choosing} choosing @param {Sentence} why @param {string} tapped
 * @returns {Choosing} */
export const explained = (choosing, why, tapped) => ({ ...choosing, why: { ...why, pick: tapped } });
