// Reads and writes the file of all games (docs/records.md, "All games in one file"). Pure. A file is untrusted input.
import { clockOf } from "./clock-choice.js";
import { partsOf } from "./json-text.js";
import { resultIn } from "./result.js";
import { areSeats, botsOf, elsewhereOf, isApart } from "./seating.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./result.js").Kept} Kept */
/** @typedef {{undone?: unknown, bots?: unknown, title?: unknown, device?: unknown, elsewhere?: unknown, clock?: unknown}} Beside what a file
 * has beside a record, unchecked */
/** @typedef {Beside & {text: string}} Packed one game of the file; `text` is its record's source text */

const FORMAT = "jemaa-shelf";
const VERSION = 1;
// Limits of a file, for writing and reading alike.
/** Games in one file; and results. */
export const MOST_GAMES = 1000;
/** Bytes of a file of games, and of a file with a single record. */
export const LARGEST_FILE = 20_000_000;
export const LARGEST_RECORD = 1_000_000;
/** Characters of a title. */
export const LONGEST_TITLE = 60;

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
export const packGame = ({ record, undone, seats, title, device, clock }) =>
  JSON.stringify({
    ...{ record, undone, title: title || undefined, clock: clockOf(clock, seats?.length) ?? undefined },
    ...(Array.isArray(seats) && { bots: botsOf(seats) }),
    ...(areSeats(seats, seats?.length) && isApart(seats) && { device, elsewhere: elsewhereOf(seats) }),
  });

/** @param {string[]} games packed @param {Kept[]} [results] */
const textOf = (games, results = []) =>
  `{"format":"${FORMAT}","version":${VERSION},"games":[\n${games.join(",\n")}\n]${resultsText(results)}}\n`;
/** @param {Kept[]} results */
const resultsText = (results) =>
  results.length ? `,"results":[\n${results.map((each) => JSON.stringify(each)).join(",\n")}\n]` : "";
const encoder = new TextEncoder();
/** @param {string} text */
const bytes = (text) => encoder.encode(text).length;

/**
 * The texts of as few files as hold all games in their order, and all results: usually one.
 * @param {string[]} games packed
 * @param {Kept[]} [results]
 * @returns {string[]}
 */
export function shelfTexts(games, results = []) {
  /** What a file has of the results. @param {number} file */
  const partOf = (file) => results.slice(file * MOST_GAMES, (file + 1) * MOST_GAMES);
  /** @type {string[][]} */
  const files = [[]];
  let room = 0;
  for (const game of games) {
    const size = bytes(game) + 2;
    if (room < size || files.at(-1)?.length === MOST_GAMES) {
      if (files.at(-1)?.length) files.push([]);
      room = LARGEST_FILE - bytes(textOf([], partOf(files.length - 1)));
    }
    files.at(-1)?.push(game);
    room -= size;
  }
  while (files.length * MOST_GAMES < results.length) files.push([]);
  return files.map((each, at) => textOf(each, partOf(at)));
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
    device: game?.device,
    elsewhere: game?.elsewhere,
    clock: game?.clock,
    text: texts[at] ?? "null",
  }));
}

/**
 * The results of a file of games; null where what stands there is none.
 * @param {string} text
 * @returns {Kept[] | null}
 */
export function readResults(text) {
  const { results = [] } = parsed(text) ?? {};
  if (!Array.isArray(results) || results.length > MOST_GAMES) return null;
  const found = Array.from(results, resultIn);
  return found.includes(null) ? null : /** @type {Kept[]} */ (found);
}

/**
 * The source text of a key's value; the last occurrence counts, as in JSON.parse.
 * @param {string} text
 * @param {string} wanted
 */
const textIn = (text, wanted) => [...partsOf(text)].findLast(({ key }) => key === wanted)?.text ?? "null";

/** @param {string} text @returns {{format?: unknown, version?: unknown, games?: unknown, results?: unknown} | null} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
