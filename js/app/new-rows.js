// Rows of games that are stored nowhere yet: of a new game, and of one that the engine makes from another game's record.
import { build } from "jemaa:build";
import { hex } from "../base/hex.ts";
import { clockOf, withClock } from "../storage/clock-choice.ts";
import { notesBefore, publicView } from "../storage/rows.ts";
import { seatsFor, withHere } from "../storage/seating.ts";
import { deviceSecret } from "../storage/settings.ts";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").GameRecord} GameRecord */
/** @typedef {import("../types.js").Asker} Asker */

/** Devices at one game have numbers below this one. */
const DEVICES = 2 ** 40;

/** What only the page knows of a new record. */
const stamp = () => ({ started: new Date().toISOString(), app: build.version });

/** What tells a new game from all others, wherever it is played, and what this device draws in it from. */
const numbers = () => ({ game_id: hex(6), secret: deviceSecret() });

/**
 * A request for a new game as the engine is asked it: with a seed that follows from the device's secret, unless somebody
 * has typed one.
 * @param {import("../types.js").Begin} asked
 */
export const begins = (asked) => ({
  ...asked,
  ...stamp(),
  ...numbers(),
  ...(asked.seed ? { known_seed: true } : { seed: null }),
});

/**
 * @param {import("../types.js").Found} found the engine's reply
 * @param {Record<string, string>} bots
 * @param {Partial<Pick<Row, "sharing" | "seats"> & import("./open-tables.js").Timed>} [seating]
 * @returns {Row}
 */
export function newRow({ record, device, ...found }, bots, seating = {}) {
  const { sharing = "open", seats, clock } = seating;
  const [now, view] = [Date.now(), publicView(found)];
  return {
    id: idOf(record),
    ...numbered(device),
    record,
    undone: [],
    sharing,
    seats: seats ?? seatsFor(view.seats.length, bots),
    notes: {},
    view,
    created: now,
    changed: now,
    app: build.version,
    ...withClock(clock, view.seats.length),
  };
}

/** The number of this device, in a game that travels. @param {number | null | undefined} device */
const numbered = (device) => (typeof device === "number" ? { device } : {});

/** The id of a row: it begins with the number of its game, by which that is found. @param {GameRecord} record */
const idOf = ({ id = hex(6) }) => id + hex(10);

/** @param {unknown} value @returns {value is number} */
const isDevice = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < DEVICES;

/**
 * The same row with what a file has beside its record, as far as that is sound.
 * @param {Row} row
 * @param {import("../storage/shelf-file.ts").Beside} beside
 * @returns {Row}
 */
export const withBeside = (row, { undone, title, device, elsewhere, clock }) => ({
  ...row,
  undone: /** @type {string[]} */ (undone ?? []),
  ...(title ? { title: String(title) } : {}),
  ...(isDevice(device) ? { device } : {}),
  ...timed(clockOf(clock, row.seats.length)),
  ...(Array.isArray(elsewhere) ? apart(row, (seat) => !elsewhere.includes(seat)) : {}),
});

/** What is stored of a game that has come as it is: people play some seats here, and nothing of it is taken back. @param {Row} row @param {(seat: number) => boolean} here */
export const apart = ({ seats, record }, here) => ({ seats: withHere(seats, here), settled: record.log.length });

/** @param {Row["clock"] | null} clock */
const timed = (clock) => (clock ? { clock } : {});

/** The row of a game made from another one: the same seats, nothing undone or sent, the notes so far, and nothing spent of its clock. @param {Row} row @param {GameRecord} record @returns {Row} */
function madeFrom(row, record) {
  const now = Date.now();
  const notes = notesBefore(row.notes, record.log.length);
  const clock = withClock(row.clock, row.seats.length);
  const fresh = { undone: [], settled: undefined, arrived: false, created: now, changed: now };
  return { ...row, ...fresh, id: idOf(record), record, notes, ...clock };
}

/** A game that goes on from an earlier position of another one. @param {Asker} engine @param {Row} row @param {number} ply */
export async function branchedOff(engine, row, ply) {
  const asked = { record: row.record, ply, ...numbers(), ...stamp() };
  return madeFrom(row, (await engine.ask({ do: "branch", ...asked })).record);
}

/** A game of this device alone that goes on where another one ends. @param {Asker} engine @param {Row} row */
export async function setAside(engine, row) {
  const own = await branchedOff(engine, row, row.record.log.length);
  const { record, view } = await engine.ask({ do: "check", record: own.record });
  return { ...own, record, view: { ...view, choices: [] }, seats: withHere(own.seats, () => true) };
}

/** The same game from its start, once it is over. @param {Asker} engine @param {Row} row */
export async function begunAgain(engine, row) {
  const asked = { record: row.record, ...numbers(), ...stamp() };
  const { record, device } = await engine.ask({ do: "again", ...asked });
  return { ...madeFrom(row, record), ...numbered(device) };
}
