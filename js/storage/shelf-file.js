// Reads and writes the file of all games (docs/records.md, "All games in one file"). Pure. A file is untrusted input.
import { partsOf } from "./json-text.js";
import { botsOf } from "./seating.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {{text: string, undone?: unknown, bots?: unknown, title?: unknown}} Packed one game of the file; `text` is
 * its record's source text */

const FORMAT = "jemaa-shelf";
const VERSION = 1;
// Limits of a file, for writing and reading alike.
/** Games in one file. */
export const MOST_GAMES = 1000;
/** Bytes of a file of games, and of a file with a single record. */
export const LARGEST_FILE = 20_000_000;
export const LARGEST_RECORD = 1_000_000;
const LONGEST_TITLE = 60;

/**
 * A title without control characters and repeated spaces, 1-60 characters; undefined where nothing is left.
 * @param {unknown} value
 * @returns {string | undefined}
 */
export function titleOf(value) {
  if (typeof value !== "string") return undefined;
  const seen = value
    .slice(0, 1000)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return [...seen].slice(0, LONGEST_TITLE).join("").trim() || undefined;
}

/** A row as JSON for the file; a damaged one is saved as it is. @param {Row} row @returns {string} */
export const packGame = ({ record, undone, seats, title }) =>
  JSON.stringify({ record, undone, bots: Array.isArray(seats) ? botsOf(seats) : undefined, title: title || undefined });

/** @param {string[]} games packed */
const textOf = (games) => `{"format":"${FORMAT}","version":${VERSION},"games":[\n${games.join(",\n")}\n]}\n`;
const encoder = new TextEncoder();
/** @param {string} text */
const bytes = (text) => encoder.encode(text).length;

/**
 * The texts of as few files as hold all games in their order: usually one.
 * @param {string[]} games packed
 * @returns {string[]}
 */
export function shelfTexts(games) {
  /** @type {string[][]} */
  const files = [[]];
  let room = 0;
  for (const game of games) {
    const size = bytes(game) + 2;
    if (room < size || files.at(-1)?.length === MOST_GAMES) {
      if (files.at(-1)?.length) files.push([]);
      room = LARGEST_FILE - bytes(textOf([]));
    }
    files.at(-1)?.push(game);
    room -= size;
  }
  return files.map(textOf);
}

/**
 * The games of a file, unchecked; null where it is no file of this kind.
 * @param {string} text
 * @returns {Packed[] | null}
 */
export function readShelf(text) {
  const file = parsed(text);
  const games = file?.format === FORMAT && file.version === VERSION ? file.games : null;
  if (!Array.isArray(games) || games.length > MOST_GAMES) return null;
  const texts = [...partsOf(textIn(text, "games"))].map((game) => textIn(game.text, "record"));
  return games.map((game, at) => ({
    undone: game?.undone,
    bots: game?.bots,
    title: game?.title,
    text: texts[at] ?? "null",
  }));
}

/**
 * The source text of a key's value; the last occurrence counts, as in JSON.parse.
 * @param {string} text
 * @param {string} wanted
 */
const textIn = (text, wanted) => [...partsOf(text)].findLast(({ key }) => key === wanted)?.text ?? "null";

/** @param {string} text @returns {{format?: unknown, version?: unknown, games?: unknown} | null} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
