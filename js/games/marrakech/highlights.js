// What is worth remembering of a game: its highest rent, and who collected most.

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("./shapes.js").Paid} Paid */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** @param {{events: Event[]}[]} entries @returns {Sentence[]} */
export function highlights(entries) {
  const paid = entries.flatMap(({ events }) => events.filter((event) => event.type === "paid"));
  const [first, ...others] = paid;
  if (!first) return [];
  const { from, to, amount } = others.reduce((most, one) => (one.amount > most.amount ? one : most), first);
  return [{ key: "highlight-rent", args: { from, to, amount } }, collected(paid)];
}

/** Who collected most rent in all. @param {Paid[]} paid @returns {Sentence} */
function collected(paid) {
  /** @type {Map<number, number>} */
  const sums = new Map();
  for (const { to, amount } of paid) sums.set(to, (sums.get(to) ?? 0) + amount);
  const [[seat, amount] = [0, 0]] = [...sums].sort(([, one], [, other]) => other - one);
  return { key: "highlight-collected", args: { seat, amount } };
}
