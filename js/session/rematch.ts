// Another game of the same people: what is asked of the engine for it, from the stored row of the one before. Pure;
// names no game. Records are untrusted input (docs/records.md).
import { botsOf } from "../storage/seating.ts";
import { fieldsOf } from "../base/lookup.ts";
import type { NewGameRequest } from "../engine/requests.ts";
import type { GameRecord, StoredGame } from "../storage/stored-game.ts";

/** Whoever sits clockwise after the one who began; undefined where nobody knows who that was. */
export function nextFirst({ setup, players }: GameRecord): number | undefined {
  const { first } = fieldsOf(setup);
  return Number.isInteger(first) ? (Number(first) + 1) % players.length : undefined;
}

/** @param rows the newest first */
export const lastOf = (rows: StoredGame[], game: string) => rows.find(({ record }) => record.game === game) ?? null;

/** The request for a new game with the same players, options and opponents. */
export function rematch({ record, seats }: StoredGame): NewGameRequest {
  const { game, players, options } = record;
  const first = nextFirst(record);
  const chosen = { ...(options && { options }), ...(first !== undefined && { first }) };
  return { do: "new", game, players, bots: botsOf(seats), ...chosen };
}
