// Branches: a new game played on from an earlier position. Also what a record stores about branches and about rolls of
// physical dice. Records are untrusted input (docs/records.md); what a new one hides is up to the engine.
import { freshSeed, hex } from "../base/hex.js";

/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../shapes.js").Source} Source */
/** @typedef {Pick<import("../shapes.js").Branched, "commitment"> & {record: GameRecord}} Made by the engine */

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

/**
 * The stretches of the entries before a ply.
 * @param {Source[]} all
 * @param {number} ply
 */
const upTo = (all, ply) =>
  all.filter((_, at) => ply > (all[at - 1]?.ply ?? 0)).map((one) => ({ ...one, ply: Math.min(one.ply, ply) }));

/** The seed of what was rolled first; undefined where there is none, or nobody may know it. @param {GameRecord} record */
export function firstSeed(record) {
  const { seed } = branches(record)[0] ?? record;
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
 * The record of a branch, as the engine has made it, and where the rolls of its entries come from: nobody may know the
 * seed of a game that goes on.
 * @param {GameRecord} record
 * @param {number} ply
 * @param {Made} made
 * @returns {GameRecord}
 */
export function branch(record, ply, { record: made, commitment }) {
  const seed = isSeed(record.seed) ? String(record.seed) : null;
  const own = commitment ? { commitment } : seed && { seed };
  const all = [...branches(record), ...(own ? [{ ply: LONGEST_LOG, ...own }] : [])];
  const { known_seed: _, ...rest } = made;
  return withHand(
    { ...rest, branches: upTo(all, ply) },
    byHand(made).filter((at) => at < ply),
  );
}

/** The notes on the entries before a ply. @param {Row["notes"]} notes @param {number} ply @returns {Row["notes"]} */
export const notesBefore = (notes, ply) => Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) < ply));

/**
 * The stored row of a game made from another one: the same seats, nothing undone, the notes up to there.
 * @param {Row} row
 * @param {GameRecord} record
 * @returns {Row}
 */
export function madeFrom(row, record) {
  const now = Date.now();
  return {
    ...row,
    id: hex(16),
    record: { ...record, started: new Date(now).toISOString() },
    undone: [],
    notes: notesBefore(row.notes, record.log.length),
    created: now,
    changed: now,
  };
}

/**
 * Play on from an earlier position: a row that is stored nowhere yet.
 * @param {import("../types.js").Asker} engine
 * @param {Row} row
 * @param {number} ply
 */
export async function branchedOff(engine, row, ply) {
  const { record } = row;
  const made = await engine.ask({ do: "branch", record, ply, seed: freshSeed() });
  return madeFrom(row, branch(record, ply, made));
}

/**
 * The same game from its start, with the dice where they are known: those of a game that came by a link are not.
 * @param {import("../types.js").Asker} engine
 * @param {Row} row
 */
export async function begunAgain(engine, row) {
  const known = firstSeed(row.record);
  const { record } = await engine.ask({ do: "again", record: row.record, seed: known ?? freshSeed() });
  const again = branch(row.record, 0, { record, commitment: null });
  return madeFrom(row, { ...again, ...(known !== undefined && { known_seed: true }) });
}
