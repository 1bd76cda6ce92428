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
 * @property {Begun} start how it begins
 * @property {string | null} pending the action that waits to be confirmed
 * @property {Preview | null} preview preview of the pending action, once loaded
 * @property {(Sentence & {pick: string}) | null} why why the last tap was refused
 */
/** @typedef {Pick<Choosing, "tapped" | "picked" | "lit" | "pending" | "preview" | "why">} Begun */
/**
 * @typedef {object} Manner how somebody chooses
 * @property {(action: string) => boolean} confirms whether an action is shown before it counts
 * @property {string} [turns] the role of the picks about which an action turns: the first tap shows one of its actions
 */
/**
 * @typedef {object} Step
 * @property {Choosing} choosing
 * @property {string} [commit] an action to be played
 * @property {string} [propose] an action to be previewed
 * @property {string[]} [why] picks that no action contains together
 */

const INITIAL = { tapped: [], picked: [], pending: null, preview: null, why: null };

/**
 * Start a choice, with nothing tapped. What all actions on the board share follows by itself, as a seat's only kind of
 * worker, unless nothing would be left to tap.
 * @param {Pick<Choosing, "yours" | "open" | "picks">} from
 * @param {Choosing} [before] reused where the same actions are open
 * @returns {Choosing}
 */
export function begin({ yours, open, picks }, before) {
  if (open === before?.open && picks === before.picks) return { ...before, yours, ...before.start };
  const made = sorted(open, picks);
  const start = { ...INITIAL, ...impliedBy(made, picks) };
  return { yours, open, picks, ...made, start, ...start };
}

/** What is picked and what can be tapped before the first tap. @param {Pick<Choosing, "choices" | "others">} made @param {Picks} picks */
function impliedBy({ choices, others }, picks) {
  const lit = pick(choices, [])?.lit ?? new Set();
  const [first = [], ...rest] = others.map((action) => picks[action] ?? []);
  const picked = rest.length ? first.filter((one) => rest.every((own) => own.includes(one))) : [];
  return { picked, lit: new Set([...lit].filter((one) => !picked.includes(one))) };
}

/** @param {string[]} open @param {Picks} picks @returns {Pick<Choosing, "choices" | "bare" | "others">} */
function sorted(open, picks) {
  /** @type {Pick<Choosing, "choices" | "bare" | "others">} */
  const made = { choices: [], bare: [], others: [] };
  for (const action of open) {
    const own = picks[action]; // one that has none can be chosen from the list alone
    made.choices.push([action, own ?? []]);
    if (own) (isBare(action, own) ? made.bare : made.others).push(action);
  }
  return made;
}

/** Whether nothing on the board stands for an action: to pass, to end a turn. @param {string} action @param {string[]} picks */
export const isBare = (action, picks) => picks.every((pick) => pick === action);

/** @param {string} pick */
const roleOf = (pick) => pick.split(":", 1)[0];

/**
 * What may have been meant by a tap, the likeliest first: together with all that was tapped before, in place of what has
 * the same role, and with ever less of the rest.
 * @param {string[]} before
 * @param {string} tapped
 */
function meant(before, tapped) {
  const others = before.filter((pick) => roleOf(pick) !== roleOf(tapped));
  return [before, ...before.map((_, at) => others.slice(0, before.length - at)), []].map((taps) => [...taps, tapped]);
}

/**
 * Handle a tap: it selects, deselects, shows another action, or takes the one that is shown.
 * @param {Choosing} choosing
 * @param {string} tapped
 * @param {Manner} manner
 * @returns {Step}
 */
export function tap(choosing, tapped, manner) {
  const { pending, choices } = choosing;
  if (pending !== null && choosing.picked.includes(tapped)) return { choosing, commit: pending };
  if (pending === null && choosing.tapped.includes(tapped)) return { choosing: begin(choosing, choosing) };
  for (const taps of meant(choosing.tapped, tapped)) {
    const next = pick(choices, taps);
    if (next) return stepTo(choosing, next, taps, manner);
  }
  if (pending === null) return { choosing, why: [...choosing.tapped, tapped] };
  const [role, { turns }] = [roleOf(tapped), manner];
  const beside = choosing.tapped.filter((pick) => role === turns || roleOf(pick) !== role);
  return { choosing: withdrawn(choosing), why: [...beside, tapped] };
}

/** What is shown is put away, and the last tap with it. @param {Choosing} choosing @returns {Choosing} */
function withdrawn(choosing) {
  const before = choosing.tapped.slice(0, -1);
  const next = before.length ? pick(choosing.choices, before) : null;
  if (!next) return begin(choosing, choosing);
  return { ...choosing, ...INITIAL, tapped: before, picked: next.picked, lit: next.lit };
}

/**
 * @param {Choosing} choosing
 * @param {import("./picker.js").Picked} next
 * @param {string[]} tapped
 * @param {Manner} manner
 * @returns {Step}
 */
function stepTo(choosing, next, tapped, manner) {
  const taken = { ...choosing, ...INITIAL, tapped, picked: next.picked, lit: next.lit };
  if (next.action !== null) return choose(taken, next.action, manner);
  const turns = manner.turns !== undefined && [...next.lit].every((one) => roleOf(one) === manner.turns);
  return turns && manner.confirms(next.first) ? propose(taken, next.first) : { choosing: taken };
}

/**
 * Choose several picks at once, as if they were tapped one after the other; what was begun before is dropped.
 * @param {Choosing} choosing
 * @param {string[]} picks
 * @param {Manner} manner
 * @returns {Step}
 */
export function enter(choosing, picks, manner) {
  const next = pick(choosing.choices, picks);
  return next ? stepTo(choosing, next, picks, manner) : { choosing, why: picks };
}

/**
 * Choose a complete action: play it, or show it first where it has to be confirmed.
 * @param {Choosing} choosing
 * @param {string} action
 * @param {Manner} manner
 * @returns {Step}
 */
export const choose = (choosing, action, { confirms }) =>
  confirms(action) ? propose(choosing, action) : { choosing, commit: action };

/** The next action about what was tapped: a rug turns about its square. The shown action, where there is no other. @param {Choosing} choosing */
export function turnedOn({ choices, pending, picked, tapped }) {
  const [about = picked[0]] = tapped;
  return pending === null || about === undefined ? pending : turnedTo(choices, pending, about);
}

/** Turn the shown action. @param {Choosing} choosing @returns {Step} */
export function turn(choosing) {
  const next = turnedOn(choosing);
  return next === null || next === choosing.pending ? { choosing } : propose(choosing, next);
}

/**
 * Show an action on the board before it counts; another one can still be chosen.
 * @param {Choosing} choosing
 * @param {string} action
 * @returns {Step}
 */
const propose = (choosing, action) => ({
  choosing: {
    ...choosing,
    pending: action,
    preview: null,
    picked: choosing.picks[action] ?? [],
    lit: choosing.start.lit,
  },
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
