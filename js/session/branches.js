// What a record says of where its rolls come from: branches, and physical dice. Records are untrusted input
// (docs/records.md).

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../shapes.js").Source} Source */

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
/** Whether a value is a commitment to a seed. @param {unknown} code */
const isCommitment = (code) => typeof code === "string" && /^[0-9a-f]{64}$/.test(code);
/** @param {unknown} one @returns {one is Source} */
function isSource(one) {
  const { ply, seed, commitment } = /** @type {Partial<Source>} */ (one ?? {});
  return isPly(ply) && (isSeed(seed) || isCommitment(commitment));
}
/** @param {unknown} value @returns {unknown[]} */
const list = (value) => (Array.isArray(value) ? value.slice(0, LONGEST_LOG) : []);

/** The record's branches by ascending ply, one for each. @param {GameRecord} record @returns {Source[]} */
export function branches({ branches: told }) {
  const sources = new Map(
    list(told)
      .filter(isSource)
      .reverse()
      .map(({ ply, seed, commitment }) => [ply, isSeed(seed) ? { ply, seed } : { ply, commitment }]),
  );
  return [...sources.values()].sort((one, other) => one.ply - other.ply).slice(0, MOST_STRETCHES);
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
