// From taps to an action: the one function that serves every game. Pure; knows no rule and no page.

/**
 * @typedef {object} Picked
 * @property {Set<string>} lit what may be tapped next
 * @property {string[]} picked all picks so far, tapped or implied
 * @property {string | null} action the action, once only one is left
 */

/**
 * Keep the choices that contain everything tapped, in any order; add the picks that all of them share.
 * @param {Record<string, string[]>} choices picks by action text
 * @param {string[]} tapped
 * @returns {Picked | null} null when no choice contains everything tapped
 */
export function pick(choices, tapped) {
  const left = Object.entries(choices).filter(([, picks]) => tapped.every((one) => picks.includes(one)));
  const [one] = left;
  if (!one) return null;
  const [first, shared] = one;
  if (tapped.length && left.length === 1) return { lit: new Set(), picked: shared, action: first };
  const picked = tapped.length ? shared.filter((one) => left.every(([, picks]) => picks.includes(one))) : [];
  const open = left.flatMap(([, picks]) => picks).filter((one) => !picked.includes(one));
  return { lit: new Set(open), picked, action: null };
}

/** @param {string} pick */
const role = (pick) => pick.split(":", 1)[0];

/**
 * The next action that contains the tapped pick and differs from the pending one only in picks of the same role: so a
 * rug turns about its square. The pending action itself where there is no other.
 * @param {Record<string, string[]>} choices picks by action text
 * @param {string} pending the pending action
 * @param {string} tapped one of its picks
 * @returns {string}
 */
export function turnedTo(choices, pending, tapped) {
  const others = (/** @type {string[]} */ picks) => picks.filter((one) => role(one) !== role(tapped)).join();
  const waiting = others(choices[pending] ?? []);
  const alike = Object.entries(choices)
    .filter(([, picks]) => picks.includes(tapped) && others(picks) === waiting)
    .map(([action]) => action);
  return alike[(alike.indexOf(pending) + 1) % alike.length] ?? pending;
}
