// The texts of actions (`lay d5-d6`) and of picks, which are what can be tapped (`square:d5`).

/** The first word of an action. @param {string} action */
export const verbOf = (action) => action.split(" ", 1)[0] ?? "";

/** Whether an action is the one that is meant, or begins with its words. @param {string} action @param {string} meant */
export const isOf = (action, meant) => action.startsWith(meant) && !/^\w/.test(action.slice(meant.length));

/** @param {string[]} actions @param {string[]} verbs in the order that is wanted */
export const sortedByVerb = (actions, verbs) =>
  [...actions].sort((one, other) => verbs.indexOf(verbOf(one)) - verbs.indexOf(verbOf(other)));

/** @param {Iterable<string>} picks @param {string} role @returns {string[]} the names of the picks of a role */
export function namesOf(picks, role) {
  const [start, names] = [`${role}:`, /** @type {string[]} */ ([])];
  for (const pick of picks) if (pick.startsWith(start)) names.push(pick.slice(start.length));
  return names;
}
