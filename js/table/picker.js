// From taps to an action: the one small function that serves every game. Pure; knows no rule and no page.

/**
 * @typedef {object} Picked
 * @property {Set<string>} lit what may be tapped next
 * @property {string[]} picked everything chosen so far, tapped or forced
 * @property {string | null} action the action's text, once only one is left
 */

/** Keep the choices that contain everything tapped, in any order; take by itself what all of those share.
 * @param {Record<string, string[]>} choices picks by action text
 * @param {string[]} tapped
 * @returns {Picked | null} null when no choice contains all that was tapped
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

/** The next of the actions that hold something tapped and differ from the one that waits only in what is of its kind: a
 * rug turns about its square. The one that waits itself where there is no other.
 * @param {Record<string, string[]>} choices picks by action text
 * @param {string} pending the action that waits to be confirmed
 * @param {string} tapped one of its picks @returns {string} */
export function turnedTo(choices, pending, tapped) {
  const others = (/** @type {string[]} */ picks) => picks.filter((one) => role(one) !== role(tapped)).join();
  const waiting = others(choices[pending] ?? []);
  const alike = Object.entries(choices)
    .filter(([, picks]) => picks.includes(tapped) && others(picks) === waiting)
    .map(([action]) => action);
  return alike[(alike.indexOf(pending) + 1) % alike.length] ?? pending;
}
