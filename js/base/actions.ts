// The texts of actions (`lay d5-d6`) and of picks, which are what can be tapped (`square:d5`).

export const verbOf = (action: string) => action.split(" ", 1)[0] ?? "";

/** Whether an action is the one that is meant, or begins with its words. */
export const isOf = (action: string, meant: string) =>
  action.startsWith(meant) && !/^\w/.test(action.slice(meant.length));

export const sortedByVerb = (actions: string[], verbs: string[]) =>
  [...actions].sort((one, other) => verbs.indexOf(verbOf(one)) - verbs.indexOf(verbOf(other)));

/** @returns the names of the picks of a role; their type is that of the game's picks of this role */
export function namesOf<Name extends string = string>(picks: Iterable<string>, role: string): Name[] {
  const start = `${role}:`;
  const names: Name[] = [];
  for (const pick of picks) if (pick.startsWith(start)) names.push(pick.slice(start.length) as Name); // as: only the game knows
  return names;
}
