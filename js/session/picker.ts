// From taps to an action: the one function that serves every game. Pure; knows no rule and no page.

export type Choice = [action: string, picks: string[]];
export interface Picked {
  /** what may be tapped next */
  lit: Set<string>;
  /** all so far, tapped or implied */
  picked: string[];
  /** the action, once only one is left */
  action: string | null;
  /** the first of those that are left */
  first: string;
}

/** Keep the choices that contain everything tapped, in any order; add the picks that all share. Null where none does. */
export function pick(choices: Choice[], tapped: string[]): Picked | null {
  const left = tapped.reduce((rest, one) => rest.filter(([, picks]) => picks.includes(one)), choices);
  const [one] = left;
  if (!one) return null;
  const [first, shared] = one;
  if (tapped.length && left.length === 1) return { lit: new Set(), picked: shared, action: first, first };
  const picked = tapped.length ? shared.filter((one) => left.every(([, picks]) => picks.includes(one))) : [];
  const lit: Set<string> = new Set();
  for (const [, picks] of left) for (const pick of picks) lit.add(pick); // up to 840 choices: no list of all their picks
  for (const pick of picked) lit.delete(pick);
  return { lit, picked, action: null, first };
}

/** What is picked, for sentences: the `space` of `space:d3.nw`. */
export const byRole = (picked: string[]): Record<string, string> =>
  Object.fromEntries(picked.filter((pick) => pick.includes(":")).map((pick) => pick.split(":")));

export const roleOf = (pick: string) => pick.split(":", 1)[0];

/**
 * The next action that contains the tapped pick and differs from the pending one only in picks of the same role: so a
 * rug turns about its square. The pending action itself where there is no other.
 */
export function rotatedTo(choices: Choice[], pending: string, tapped: string): string {
  const others = (picks: string[]) => picks.filter((one) => roleOf(one) !== roleOf(tapped)).join();
  const waiting = others(choices.find(([action]) => action === pending)?.[1] ?? []);
  const found = choices.filter(([, picks]) => picks.includes(tapped) && others(picks) === waiting);
  const alike = found.map(([action]) => action);
  return alike[(alike.indexOf(pending) + 1) % alike.length] ?? pending;
}
