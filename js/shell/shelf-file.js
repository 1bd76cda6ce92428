// All games in one file, and back (docs/records.md, "All games in one file"). Pure. What is read is data from a stranger.
import { botsOf } from "./seating.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {{record: unknown, undone?: unknown, bots?: unknown, title?: unknown}} Packed one game of the file */

const FORMAT = "jemaa-shelf";
const VERSION = 1;
/** Games of one file. */
export const MOST_GAMES = 1000;
const LONGEST_TITLE = 60;

/** A title without what cannot be seen, 1-60 characters; nothing where none is left. @param {unknown} value @returns {string | undefined} */
export function titleOf(value) {
  if (typeof value !== "string") return undefined;
  const seen = value.slice(0, 1000).replace(/[\p{C}\s]+/gu, " ").trim();
  return [...seen].slice(0, LONGEST_TITLE).join("").trim() || undefined;
}

/** @param {Row} row @returns {Packed} */
const packed = ({ record, undone, seats, title }) => ({ record, undone, bots: Array.isArray(seats) ? botsOf(seats) : undefined, title });

/** The text of a file with all these games; a damaged one goes as it is. @param {Row[]} rows */
export const writeShelf = (rows) => `${JSON.stringify({ format: FORMAT, version: VERSION, games: rows.map(packed) }, null, 1)}\n`;

/** The games of a file's text, none of them checked; null where it is no file of this kind. @param {string} text @returns {Packed[] | null} */
export function readShelf(text) {
  const file = parsed(text);
  const fits = file?.format === FORMAT && file.version === VERSION && Array.isArray(file.games) && file.games.length <= MOST_GAMES;
  return fits ? file.games.map((/** @type {any} */ game) => (typeof game === "object" && game !== null ? game : { record: null })) : null;
}

/** @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
