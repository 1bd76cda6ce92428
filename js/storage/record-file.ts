// The file of one stored game.
import { nameFor, save, TYPE } from "../platform/downloads.ts";
import { areSeats, botsOf, hasRemoteSeats } from "./seating.ts";
import type { StoredGame } from "./stored-game.ts";

/**
 * A stored game's record as a file; a damaged row is saved as it is. Where people play elsewhere, the file is a message
 * to them: without the seed, for each device rolls by its own, and with the levels of opponents, as a link has them.
 */
export function recordFile(row: StoredGame) {
  const { record = row, seats } = row;
  const isMessage = areSeats(seats, seats?.length) && hasRemoteSeats(seats);
  const text = JSON.stringify(isMessage ? { ...record, seed: undefined, bots: botsOf(seats) } : record);
  return new File([`${text}\n`], nameFor(row, ".jemaa.json"), { type: TYPE });
}

export const saveRecord = (row: StoredGame) => save(recordFile(row));
