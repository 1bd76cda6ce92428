// Playing on from the middle of a game, in a game of its own: what its record is, and what records tell of such games and
// of rolls with a die of wood. Pure; what a record carries beside the game is data from a stranger (docs/records.md).

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {{ply: number, seed: string}} Stretch the seed that the rolls before a ply come from */

/** Entries that a record holds at most, and letters of a seed (docs/records.md). */
const LONGEST_LOG = 5000;
const LONGEST_SEED = 200;
/** A game is never played on from so many others: whatever tells of more is cut short. */
const MOST_STRETCHES = 200;

/** A ply that there can be: of this log, or of what was undone of it. @param {unknown} ply @returns {ply is number} */
const isPly = (ply) => Number.isInteger(ply) && Number(ply) >= 0 && Number(ply) <= LONGEST_LOG;
/** Whether a die can be rolled from it: half of a letter cannot be hashed. @param {unknown} seed */
const isSeed = (seed) =>
  typeof seed === "string" && seed.length >= 1 && seed.length <= LONGEST_SEED && !/\p{Surrogate}/u.test(seed);
/** @param {unknown} one @returns {one is Stretch} */
function isStretch(one) {
  const { ply, seed } = /** @type {Partial<Stretch>} */ (one ?? {});
  return isPly(ply) && isSeed(seed);
}
/** @param {unknown} value @returns {unknown[]} */
const list = (value) => (Array.isArray(value) ? value.slice(0, LONGEST_LOG) : []);

/** The stretches by their plies, each once. @param {GameRecord} record @returns {Stretch[]} */
export function branches({ branches: told }) {
  const seeds = new Map(
    list(told)
      .filter(isStretch)
      .reverse()
      .map(({ ply, seed }) => [ply, seed]),
  );
  return [...seeds]
    .map(([ply, seed]) => ({ ply, seed }))
    .sort((one, other) => one.ply - other.ply)
    .slice(0, MOST_STRETCHES);
}

/** The ply at which a game was last branched off from another; null for one that was not. @param {GameRecord} record */
export const branchedAt = (record) => branches(record).at(-1)?.ply ?? null;

/** What a game is called: one that was branched off says so.
 * @param {string} name @param {number | null | undefined} at the ply where it was @param {import("../types.js").Say} say */
export const named = (name, at, say) => (typeof at === "number" ? say("branch-name", { name, ply: at }) : name);

/** The entries that were rolled with a die of wood, each once. @param {GameRecord} record @returns {number[]} */
export const byHand = ({ by_hand: told }) => [...new Set(list(told).filter(isPly))];

/** @param {GameRecord} record @param {number[]} hand @returns {GameRecord} */
function withHand({ by_hand: _, ...record }, hand) {
  return /** @type {GameRecord} */ (hand.length ? { ...record, by_hand: hand } : record);
}

/** The record with an entry marked, and what was marked of another story after it forgotten.
 * @param {GameRecord} record @param {number} ply @param {boolean} hand whether the entry was rolled with a die of wood */
export const marked = (record, ply, hand) =>
  withHand(record, [...byHand(record).filter((at) => at < ply), ...(hand ? [ply] : [])]);

/** The record by the rules that it goes on by; what was played by others is told apart. As the engine tells it.
 * @param {GameRecord} record @param {{rules?: number, other_rules?: unknown}} told what it leaves out stays as it is @returns {GameRecord} */
export function ruled(
  { other_rules: before, ...record },
  { rules = /** @type {number | undefined} */ (record.rules), other_rules: apart = before },
) {
  const stretches = list(apart);
  return {
    ...record,
    ...(rules === undefined ? {} : { rules }),
    ...(stretches.length ? { other_rules: stretches } : {}),
  };
}

/** The record of a game played on from a ply. Its seed is a new one: in the old game people have seen what the dice bring
 * next, and whoever branches would know it.
 * @param {GameRecord} record @param {number} ply @param {string} seed @returns {GameRecord} */
export function branch(record, ply, seed) {
  const before = branches(record);
  const old = before.find((one) => one.ply >= ply)?.seed ?? record.seed;
  const stretches = [
    ...before.filter((one) => one.ply < ply),
    ...(typeof old === "string" ? [{ ply, seed: old }] : []),
  ];
  return { ...marked(record, ply, false), log: record.log.slice(0, ply), seed, branches: stretches };
}

/** The stored row of a game played on from a ply: the same seats, nothing undone, the notes so far.
 * @param {Row} row @param {number} ply @param {{id: string, seed: string}} fresh @returns {Row} */
export function branchRow(row, ply, { id, seed }) {
  const now = Date.now();
  const notes = Object.fromEntries(Object.entries(row.notes).filter(([at]) => Number(at) < ply));
  return {
    ...row,
    id,
    record: { ...branch(row.record, ply, seed), started: new Date(now).toISOString() },
    undone: [],
    notes,
    created: now,
    changed: now,
  };
}
