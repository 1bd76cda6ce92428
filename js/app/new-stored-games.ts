// Rows of games that are stored nowhere yet: of a new game, and of one that the engine makes from another game's record.
import { build } from "jemaa:build";
import { hex } from "../base/hex.ts";
import { alike, fieldsOf, ofSeat } from "../base/lookup.ts";
import { clockOf, withClock } from "../storage/clock-choice.ts";
import { notesBefore, publicView } from "../storage/stored-view.ts";
import { seatsFor, usualSharing, withHere } from "../storage/seating.ts";
import { deviceSecret } from "../storage/settings.ts";
import type { FileExtras } from "../storage/shelf-file.ts";
import type { Seating } from "./table-opener.ts";
import type { GameUi } from "../game-api/board.ts";
import type { EngineClient, NewGameRequest } from "../engine/requests.ts";
import type { CheckedGame, GameRecord, StoredGame } from "../storage/stored-game.ts";

/** Devices at one game have numbers below this one. */
const DEVICES = 2 ** 40;

/** What only the page knows of a new record. */
const stamp = () => ({ started: new Date().toISOString(), app: build.version });

/** What tells a new game from all others, wherever it is played, and what this device draws in it from. */
const numbers = () => ({ game_id: hex(6), secret: deviceSecret() });

/** As the engine is asked: with a seed that follows from the device's secret, unless somebody has typed one. */
export const newGameRequest = (asked: NewGameRequest) => ({
  ...asked,
  ...stamp(),
  ...numbers(),
  ...(asked.seed ? { known_seed: true } : { seed: null }),
});

export function newStoredGame(
  { record, device, ...found }: CheckedGame,
  bots: Record<string, string>,
  { sharing, seats, clock }: Partial<Seating> = {},
): StoredGame {
  const [now, view] = [Date.now(), publicView(found)];
  return {
    id: idOf(record),
    ...numbered(device),
    record,
    undone: [],
    sharing: sharing ?? usualSharing(view.private),
    seats: seats ?? seatsFor(view.seats.length, bots),
    notes: {},
    view,
    created: now,
    changed: now,
    app: build.version,
    ...withClock(clock, view.seats.length),
  };
}

/** A game that the engine is about to begin: its seats are known, all else is as in any such game. */
export function comingGame(asked: NewGameRequest, { view, seats }: GameUi["begun"], how?: Partial<Seating>) {
  const { game, players, bots } = asked;
  const usual = seats[players.length] ?? [];
  const colors = usual.map((seat) => fieldsOf(seat).colors);
  const fits = players.map(({ color }) => [color].flat());
  if (!alike(fits, colors)) return null; // what they have would be of other colours
  const named = usual.map((seat) => ({ ...seat, name: ofSeat(players, seat.seat).name }));
  const record = { format: "", version: 0, game, players, log: [] }; // stored nowhere
  return newStoredGame({ record, view: { ...view, seats: named, choices: [], outcomes: [] } }, bots, how);
}

/** The number of this device, in a game that travels. */
const numbered = (device: number | null | undefined) => (typeof device === "number" ? { device } : {});

/** The id of a row: it begins with the number of its game, by which that is found. */
const idOf = ({ id = hex(6) }: GameRecord) => id + hex(10);

const isDevice = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < DEVICES;

/** The same row with what a file has beside its record, as far as that is sound. */
export const withFileExtras = (
  row: StoredGame,
  { undone, title, device, elsewhere, clock }: FileExtras,
): StoredGame => ({
  ...row,
  undone: Array.isArray(undone) ? undone : [],
  ...(title ? { title: String(title) } : {}),
  ...(isDevice(device) ? { device } : {}),
  ...timed(clockOf(clock, row.seats.length)),
  ...(Array.isArray(elsewhere) ? withRemoteSeats(row, (seat) => !elsewhere.includes(seat)) : {}),
});

/** What is stored of a game that has come as it is: people play some seats here, and nothing of it is taken back. */
export const withRemoteSeats = ({ seats, record }: StoredGame, here: (seat: number) => boolean) => ({
  seats: withHere(seats, here),
  settled: record.log.length,
});

const timed = (clock: StoredGame["clock"] | null) => (clock ? { clock } : {});

/** Made from another game: the same seats, nothing undone or sent, the notes so far, nothing spent of its clock. */
function madeFrom(row: StoredGame, record: GameRecord): StoredGame {
  const now = Date.now();
  const notes = notesBefore(row.notes, record.log.length);
  const clock = withClock(row.clock, row.seats.length);
  const fresh = { undone: [], settled: undefined, arrived: false, created: now, changed: now };
  return { ...row, ...fresh, id: idOf(record), record, notes, ...clock };
}

export async function branchedGame(engine: EngineClient, row: StoredGame, ply: number) {
  const asked = { record: row.record, ply, ...numbers(), ...stamp() };
  return madeFrom(row, (await engine.ask({ do: "branch", ...asked })).record);
}

/** A game of this device alone that goes on where another one ends. */
export async function localCopy(engine: EngineClient, row: StoredGame) {
  const own = await branchedGame(engine, row, row.record.log.length);
  const { record, view } = await engine.ask({ do: "check", record: own.record });
  return { ...own, record, view: { ...view, choices: [] }, seats: withHere(own.seats, () => true) };
}

export async function restartedGame(engine: EngineClient, row: StoredGame) {
  const asked = { record: row.record, ...numbers(), ...stamp() };
  const { record, device } = await engine.ask({ do: "again", ...asked });
  return { ...madeFrom(row, record), ...numbered(device) };
}
