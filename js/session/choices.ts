// The state of a choice: from taps to an action, possibly waiting for confirmation. Pure: each function returns the
// next state and what to do about it. Knows no rule, engine or page.
import { pick, roleOf, rotatedTo, type Choice, type Picked } from "./picker.ts";
import type { Preview, Sentence } from "../engine/shapes.ts";

/** picks by action text */
type Picks = Record<string, string[]>;
interface ChoiceState {
  /** whether a person may choose now */
  yours: boolean;
  /** the actions to choose from */
  open: string[];
  /** of all actions of the game */
  picks: Picks;
  /** the open actions with their picks */
  choices: Choice[];
  /** the open actions for which nothing on the board stands: to pass, to end a turn */
  bare: string[];
  /** the other open actions; none before their picks are loaded, and then none is bare, either */
  others: string[];
  /** tapped picks, in order */
  tapped: string[];
  /** tapped picks, and picks that follow from them */
  picked: string[];
  /** picks that may be tapped next */
  lit: Set<string>;
  /** how it begins */
  start: ChoiceStart;
  /** the action that waits to be confirmed */
  pending: string | null;
  /** preview of the pending action, once loaded */
  preview: Preview | null;
  /** why the last tap was refused */
  refusal: (Sentence & { pick: string }) | null;
}
type ChoiceStart = Pick<ChoiceState, "tapped" | "picked" | "lit" | "pending" | "preview" | "refusal">;
type Sorted = Pick<ChoiceState, "choices" | "bare" | "others">;
export interface ChoiceOptions {
  /** whether an action is shown before it counts */
  confirms: (action: string) => boolean;
  /** the role of the picks about which an action turns: the first tap shows one of its actions */
  rotates?: string;
}
export interface ChoiceStep {
  choosing: ChoiceState;
  /** an action to be played */
  commit?: string;
  /** one to be previewed */
  propose?: string;
  /** picks that no action contains together */
  why?: string[];
}

const INITIAL = { tapped: [], picked: [], pending: null, preview: null, refusal: null };

/**
 * Start a choice, with nothing tapped. What all actions on the board share follows by itself, as a seat's only kind of
 * worker, unless nothing would be left to tap.
 * @param before reused where the same actions are open
 */
export function begin(
  { yours, open, picks }: Pick<ChoiceState, "yours" | "open" | "picks">,
  before?: ChoiceState,
): ChoiceState {
  if (open === before?.open && picks === before.picks) return { ...before, yours, ...before.start };
  const made = sorted(open, picks);
  const start = { ...INITIAL, ...impliedBy(made, picks) };
  return { yours, open, picks, ...made, start, ...start };
}

/** What is picked and what can be tapped before the first tap. */
function impliedBy({ choices, others }: Sorted, picks: Picks) {
  const lit = pick(choices, [])?.lit ?? new Set();
  const [first = [], ...rest] = others.map((action) => picks[action] ?? []);
  const picked = rest.length ? first.filter((one) => rest.every((own) => own.includes(one))) : [];
  return { picked, lit: new Set([...lit].filter((one) => !picked.includes(one))) };
}

function sorted(open: string[], picks: Picks) {
  const made: Sorted = { choices: [], bare: [], others: [] };
  for (const action of open) {
    const own = picks[action]; // one that has none can be chosen from the list alone
    made.choices.push([action, own ?? []]);
    if (own) (isBare(action, own) ? made.bare : made.others).push(action);
  }
  return made;
}

/** Whether nothing on the board stands for an action: to pass, to end a turn. */
export const isBare = (action: string, picks: string[]) => picks.every((pick) => pick === action);

/**
 * What may have been meant by a tap, the likeliest first: together with all that was tapped before, in place of what has
 * the same role, and with ever less of the rest.
 */
function meant(before: string[], tapped: string) {
  const others = before.filter((pick) => roleOf(pick) !== roleOf(tapped));
  return [before, ...before.map((_, at) => others.slice(0, before.length - at)), []].map((taps) => [...taps, tapped]);
}

/** Handle a tap: it selects, deselects, shows another action, or takes the one that is shown. */
export function tap(choosing: ChoiceState, tapped: string, manner: ChoiceOptions): ChoiceStep {
  const { pending, choices } = choosing;
  if (pending !== null && choosing.picked.includes(tapped)) return { choosing, commit: pending };
  if (pending === null && choosing.tapped.includes(tapped)) return { choosing: begin(choosing, choosing) };
  for (const taps of meant(choosing.tapped, tapped)) {
    const next = pick(choices, taps);
    if (next) return stepTo(choosing, next, taps, manner);
  }
  if (pending === null) return { choosing, why: [...choosing.tapped, tapped] };
  const [role, { rotates }] = [roleOf(tapped), manner];
  const beside = choosing.tapped.filter((pick) => role === rotates || roleOf(pick) !== role);
  return { choosing: withdrawn(choosing), why: [...beside, tapped] };
}

/** What is shown is put away, and the last tap with it. */
function withdrawn(choosing: ChoiceState): ChoiceState {
  const before = choosing.tapped.slice(0, -1);
  const next = before.length ? pick(choosing.choices, before) : null;
  return next ? taking(choosing, next, before) : begin(choosing, choosing);
}

const taking = (choosing: ChoiceState, { picked, lit }: Picked, tapped: string[]): ChoiceState =>
  Object.assign({ ...choosing, ...INITIAL }, { tapped, picked, lit });

function stepTo(choosing: ChoiceState, next: Picked, tapped: string[], manner: ChoiceOptions): ChoiceStep {
  const taken = taking(choosing, next, tapped);
  if (next.action !== null) return choose(taken, next.action, manner);
  const turns = manner.rotates !== undefined && [...next.lit].every((one) => roleOf(one) === manner.rotates);
  return turns && manner.confirms(next.first) ? propose(taken, next.first) : { choosing: taken };
}

/** Choose several picks at once, as if they were tapped one after the other; what was begun before is dropped. */
export function enter(choosing: ChoiceState, picks: string[], manner: ChoiceOptions): ChoiceStep {
  const next = pick(choosing.choices, picks);
  return next ? stepTo(choosing, next, picks, manner) : { choosing, why: picks };
}

/** Choose a complete action: play it, or show it first where it has to be confirmed. */
export const choose = (choosing: ChoiceState, action: string, { confirms }: ChoiceOptions): ChoiceStep =>
  confirms(action) ? propose(choosing, action) : { choosing, commit: action };

/** The next action about what was tapped: a rug turns about its square. The shown action, where there is no other. */
export function nextRotation({ choices, pending, picked, tapped }: ChoiceState) {
  const [about = picked[0]] = tapped;
  return pending === null || about === undefined ? pending : rotatedTo(choices, pending, about);
}

export function rotate(choosing: ChoiceState): ChoiceStep {
  const next = nextRotation(choosing);
  return next === null || next === choosing.pending ? { choosing } : propose(choosing, next);
}

/** Show an action on the board before it counts; another one can still be chosen. */
function propose(choosing: ChoiceState, action: string): ChoiceStep {
  const { picks, start } = choosing;
  const shown = { pending: action, preview: null, picked: picks[action] ?? [], lit: start.lit };
  return { choosing: { ...choosing, ...shown }, propose: action };
}

export const previewed = (choosing: ChoiceState, action: string, preview: Preview) =>
  choosing.pending === action ? { ...choosing, preview } : choosing;

export const explained = (choosing: ChoiceState, why: Sentence, tapped: string): ChoiceState => ({
  ...choosing,
  refusal: { ...why, pick: tapped },
});
