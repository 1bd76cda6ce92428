// Another game of the same people: what is asked of the engine for it, from the stored row of the one before. Pure;
// names no game. Records are untrusted input (docs/records.md).
import { botsOf } from "../storage/seating.ts";

/** @typedef {import("../types.js").GameRecord} GameRecord */

/**
 * Who begins the next game: whoever sits clockwise after the one who began this one. Undefined where nobody knows who
 * that was.
 * @param {GameRecord} record
 * @returns {number | undefined}
 */
export function nextFirst({ setup, players }) {
  const { first } = /** @type {{first?: unknown}} */ (setup ?? {});
  return Number.isInteger(first) ? (Number(first) + 1) % players.length : undefined;
}

/**
 * The last table of a game.
 * @param {import("../types.js").Row[]} rows the newest first
 * @param {string} game
 */
export const lastOf = (rows, game) => rows.find(({ record }) => record.game === game) ?? null;

/**
 * The request for a new game with the same players, options and opponents.
 * @param {import("../types.js").Row} row
 * @returns {import("../types.js").Begin}
 */
export function rematch({ record, seats }) {
  const { game, players, options } = record;
  const first = nextFirst(record);
  return {
    do: "new",
    game,
    players,
    bots: botsOf(seats),
    ...(options ? { options: /** @type {import("../shapes.js").Options} */ (options) } : {}),
    ...(first === undefined ? {} : { first }),
  };
}
