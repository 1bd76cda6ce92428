// Branches: a new game played on from an earlier position. Also what a record stores about branches and about rolls of
// physical dice. Pure; records are untrusted input (docs/records.md).

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {{ply: number, seed: string}} Stretch the seed of the rolls before a ply */

/** Most log entries of a record, and most characters of a seed (docs/records.md). */
const LONGEST_LOG = 5000;
const LONGEST_SEED = 200;
/** Most branches read from a record; no real game has so many. */
const MOST_STRETCHES = 200;

/** Whether a value is a possible ply. @param {unknown} ply @returns {ply is number} */
const isPly = (ply) => Number.isInteger(ply) && Number(ply) >= 0 && Number(ply) <= LONGEST_LOG;
/** Whether a value is a usable seed: lone surrogates cannot be hashed. @param {unknown} seed */
const isSeed = (seed) =>
  typeof seed === "string" && seed.length >= 1 && seed.length <= LONGEST_SEED && !/\p{Surrogate}/u.test(seed);
/** @param {unknown} one @returns {one is Stretch} */
function isStretch(one) {
  const { ply, seed } = /** @type {Partial<Stretch>} */ (one ?? {});
  return isPly(ply) && isSeed(seed);
}
/** @param {unknown} value @returns {unknown[]} */
const list = (value) => (Array.isArray(value) ? value.slice(0, LONGEST_LOG) : []);

/** The record's branches by ascending ply, one for each. @param {GameRecord} record @returns {Stretch[]} */
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

/** The seed of what was rolled up to a ply; undefined where there is none. @param {GameRecord} record @param {number} ply */
export function seedAt(record, ply) {
  const seed = branches(record).find((one) => one.ply >= ply)?.seed ?? record.seed;
  return typeof seed === "string" ? seed : undefined;
}

/** The ply at which a game was last branched off; null for a game that was not. @param {GameRecord} record */
export const branchedAt = (record) => branches(record).at(-1)?.ply ?? null;

/**
 * The game's name; a branch says where it begins.
 * @param {string} name
 * @param {number | null | undefined} at the ply of the branch
 * @param {import("../types.js").Say} say
 */
export const named = (name, at, say) => (typeof at === "number" ? say("branch-name", { name, ply: at }) : name);

/** The log entries that were rolled with physical dice, each once. @param {GameRecord} record @returns {number[]} */
export const byHand = ({ by_hand: told }) => [...new Set(list(told).filter(isPly))];

/** @param {GameRecord} record @param {number[]} hand @returns {GameRecord} */
function withHand({ by_hand: _, ...record }, hand) {
  return /** @type {GameRecord} */ (hand.length ? { ...record, by_hand: hand } : record);
}

/**
 * Mark a new entry as rolled by hand or not, and drop the marks of entries that it replaces.
 * @param {GameRecord} record
 * @param {number} ply
 * @param {boolean} hand whether the entry was rolled with a physical die
 */
export const marked = (record, ply, hand) =>
  withHand(record, [...byHand(record).filter((at) => at < ply), ...(hand ? [ply] : [])]);

/**
 * The record with the engine's answer about who and what plays: `rules` for what comes next, `other_rules` for earlier
 * entries, `opponents` for who decided which.
 * @param {GameRecord} record
 * @param {{rules?: number, other_rules?: unknown, opponents?: unknown}} told missing keys leave the record as it is
 * @returns {GameRecord}
 */
export function ruled({ other_rules: apart, opponents: seated, ...record }, told) {
  const { rules = /** @type {number | undefined} */ (record.rules), other_rules = apart, opponents = seated } = told;
  return {
    ...record,
    ...(rules === undefined ? {} : { rules }),
    ...Object.fromEntries(Object.entries({ other_rules, opponents }).filter(([, parts]) => list(parts).length)),
  };
}

/**
 * The record of a branch. Its seed is new: in the old game people may have seen the coming rolls. From the very start,
 * nothing is left of the old one's rolls.
 * @param {GameRecord} record
 * @param {number} ply
 * @param {string} seed
 * @returns {GameRecord}
 */
export function branch(record, ply, seed) {
  const before = branches(record);
  const old = seedAt(record, ply);
  const stretches = [
    ...before.filter((one) => one.ply < ply),
    ...(old !== undefined && ply ? [{ ply, seed: old }] : []),
  ];
  return { ...marked(record, ply, false), log: record.log.slice(0, ply), seed, branches: stretches };
}

/**
 * The stored row of a branch: the same seats, nothing undone, the notes up to there.
 * @param {Row} row
 * @param {number} ply
 * @param {{id: string, seed: string}} fresh
 * @returns {Row}
 */
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
