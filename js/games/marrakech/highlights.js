// What is worth remembering of a game: its highest rent, who collected most, and the roll that saved most.

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("./shapes.js").Paid} Paid */
/** @typedef {import("./shapes.js").RollForecast} RollForecast */
/** @typedef {import("../../shapes.js").Die} Die */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** @param {{events: Event[]}[]} entries @param {Die[]} dice @returns {Sentence[]} */
export function highlights(entries, dice) {
  const paid = entries.flatMap(({ events }) => events.filter((event) => event.type === "paid"));
  const [highest] = [...paid].sort((one, other) => other.amount - one.amount);
  if (!highest) return [];
  const { from, to, amount } = highest;
  return [{ key: "highlight-rent", args: { from, to, amount } }, collected(paid), ...luckiest(dice)];
}

/** The roll that cost least against what it would have cost on average. @param {Die[]} dice @returns {Sentence[]} */
function luckiest(dice) {
  const rolls = dice.flatMap((die) => die.rolls.flatMap(weighed));
  const [best] = rolls.sort((one, other) => other.rent - other.owed - (one.rent - one.owed));
  return best && best.rent > best.owed ? [{ key: "highlight-luck", args: best }] : [];
}

/** @param {Die["rolls"][number]} roll */
function weighed({ seat, action, forecast }) {
  if (!forecast) return [];
  const { faces, rent } = /** @type {RollForecast} */ (forecast);
  const face = faces.find((one) => one.action === action);
  return face ? [{ seat, owed: face.owed, rent: rent.sum / rent.of }] : [];
}

/** Who collected most rent in all. @param {Paid[]} paid @returns {Sentence} */
function collected(paid) {
  /** @type {Map<number, number>} */
  const sums = new Map();
  for (const { to, amount } of paid) sums.set(to, (sums.get(to) ?? 0) + amount);
  const [[seat, amount] = [0, 0]] = [...sums].sort(([, one], [, other]) => other - one);
  return { key: "highlight-collected", args: { seat, amount } };
}
