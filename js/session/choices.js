// The state of a choice: from taps to an action, possibly waiting for confirmation. Pure: each function returns the
// next state and what to do about it. Knows no rule, engine or page.
import { pick, turnedTo } from "./picker.js";

/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {Record<string, string[]>} Picks picks by action text */
/**
 * @typedef {object} Choosing
 * @property {boolean} yours whether a person may choose now
 * @property {string[]} open the actions to choose from
 * @property {Picks} picks of all actions of the game
 * @property {import("./picker.js").Choice[]} choices the open actions with their picks
 * @property {string[]} bare the open actions for which nothing on the board stands: to pass, to end a turn
 * @property {string[]} others the other open actions; none before their picks are loaded, and then none is bare, either
 * @property {string[]} tapped tapped picks, in order
 * @property {string[]} picked tapped picks, and picks that follow from them
 * @property {Set<string>} lit picks that may be tapped next
 * @property {string | null} pending the action that waits to be confirmed
 * @property {Preview | null} preview preview of the pending action, once loaded
 * @property {(Sentence & {pick: string}) | null} why why the last tap was refused
 */
/**
 * @typedef {object} Step
 * @property {Choosing} choosing
 * @property {string} [commit] an action to be played
 * @property {string} [propose] an action to be previewed
 * @property {string[]} [why] picks that no action contains together
 */

const INITIAL = { tapped: [], picked: [], pending: null, preview: null, why: null };

/** @param {Choosing["choices"]} choices */
const allLit = (choices) => pick(choices, [])?.lit ?? new Set();

/**
 * Start a choice, with nothing tapped.
 * @param {Pick<Choosing, "yours" | "open" | "picks">} from
 * @param {Choosing} [before] reused where the same actions are open
 * @returns {Choosing}
 */
export function begin({ yours, open, picks }, before) {
  const { choices, bare, others } = open === before?.open && picks === before.picks ? before : sorted(open, picks);
  return { yours, open, picks, choices, bare, others, ...INITIAL, lit: allLit(choices) };
}

/** @param {string[]} open @param {Picks} picks @returns {Pick<Choosing, "choices" | "bare" | "others">} */
function sorted(open, picks) {
  /** @type {Pick<Choosing, "choices" | "bare" | "others">} */
  const made = { choices: [], bare: [], others: [] };
  for (const action of open) {
    const own = picks[action]; // one that has none can be chosen from the list alone
    made.choices.push([action, own ?? []]);
    if (own) (own.every((pick) => pick === action) ? made.bare : made.others).push(action);
  }
  return made;
}

/**
 * Handle a tap: it selects, deselects, or turns the pending action.
 * @param {Choosing} choosing
 * @param {string} tapped
 * @param {(action: string) => boolean} confirms whether an action has to be confirmed
 * @returns {Step}
 */
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

/**
 * The first tap inside the pending action keeps it; a second tap on the same pick turns the action about it.
 * @param {Choosing} choosing
 * @param {string} pending
 * @param {string} tapped
 * @returns {Step}
 */
function tapAgain(choosing, pending, tapped) {
  const kept = { ...choosing, tapped: [...new Set([...choosing.tapped, tapped])], why: null };
  return choosing.tapped.includes(tapped)
    ? propose(kept, turnedTo(choosing.choices, pending, tapped))
    : { choosing: kept };
}

/**
 * @param {Choosing} choosing
 * @param {import("./picker.js").Picked} next
 * @param {string[]} tapped
 * @param {(action: string) => boolean} confirms
 * @returns {Step}
 */
function stepTo(choosing, { picked, lit, action }, tapped, confirms) {
  const taken = { ...choosing, ...INITIAL, tapped, picked, lit };
  return action === null ? { choosing: taken } : choose(taken, action, confirms);
}

/**
 * Choose several picks at once, as if they were tapped one after the other; what was begun before is dropped.
 * @param {Choosing} choosing
 * @param {string[]} picks
 * @param {(action: string) => boolean} confirms
 * @returns {Step}
 */
export function enter(choosing, picks, confirms) {
  const next = pick(choosing.choices, picks);
  return next ? stepTo(choosing, next, picks, confirms) : { choosing, why: picks };
}

/**
 * Choose a complete action: play it, or propose it where it has to be confirmed.
 * @param {Choosing} choosing
 * @param {string} action
 * @param {(action: string) => boolean} confirms
 * @returns {Step}
 */
export const choose = (choosing, action, confirms) =>
  confirms(action) ? propose(choosing, action) : { choosing, commit: action };

/**
 * Show an action on the board before it counts; another one can still be chosen.
 * @param {Choosing} choosing
 * @param {string} action
 * @returns {Step}
 */
const propose = (choosing, action) => ({
  choosing: { ...choosing, pending: action, picked: choosing.picks[action] ?? [], lit: allLit(choosing.choices) },
  propose: action,
});

/** Add the preview of a proposed action. @param {Choosing} choosing @param {string} action @param {Preview} preview */
export const previewed = (choosing, action, preview) =>
  choosing.pending === action ? { ...choosing, preview } : choosing;

/**
 * Add the reason why a tap was refused.
 * @param {Choosing} choosing
 * @param {Sentence} why
 * @param {string} tapped
 * @returns {Choosing}
 */
export const explained = (choosing, why, tapped) => ({ ...choosing, why: { ...why, pick: tapped } });
