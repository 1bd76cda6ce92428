// What is worth remembering of a game: the stall that brought somebody most, and the longest chain of closings.

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("../../types.js").Sentence} Sentence */
/** What a stall brought a seat, in points. @typedef {{seat: number, stall: string, amount: number}} Brought */

/** Rewards and juice, by seat and stall. @param {Event[]} events @returns {Brought[]} */
function broughtBy(events) {
  /** @type {Map<string, Brought>} */
  const sums = new Map();
  for (const event of events) {
    if (event.type !== "rewarded" && event.type !== "juice_taken") continue;
    const { seat, stall } = event;
    const before = sums.get(`${seat} ${stall}`)?.amount ?? 0;
    const more = event.type === "rewarded" ? event.vp : event.amount;
    sums.set(`${seat} ${stall}`, { seat, stall, amount: before + more });
  }
  return [...sums.values()];
}

/**
 * The stalls that one placement closed, one after another.
 * @param {Event[]} events
 * @returns {{seat: number, count: number}[]}
 */
function chains(events) {
  const found = [];
  for (const event of events) {
    if (event.type === "placed") found.push({ seat: event.seat, count: 0 });
    const chain = found.at(-1);
    if (event.type === "closing_began" && chain) chain.count += 1;
  }
  return found;
}

/** @param {{events: Event[]}[]} entries @returns {Sentence[]} */
export function highlights(entries) {
  const events = entries.flatMap((entry) => entry.events);
  const [best] = broughtBy(events).sort((one, other) => other.amount - one.amount);
  const [longest] = chains(events).sort((one, other) => other.count - one.count);
  return [
    ...(best ? [{ key: "highlight-stall", args: { ...best } }] : []),
    ...(longest && longest.count > 1 ? [{ key: "highlight-chain", args: longest }] : []),
  ];
}
