// Reads and writes the file of all games (docs/records.md, "All games in one file"). Pure. A file is untrusted input.
import { cutTo } from "../base/names.ts";
import { clockOf } from "./clock-choice.js";
import { partsOf } from "./json-text.js";
import { isMark, resultIn } from "./result.js";
import { areSeats, botsOf, elsewhereOf, isApart } from "./seating.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("./result.js").Kept} Kept */
/** @typedef {{undone?: unknown, bots?: unknown, title?: unknown, device?: unknown, elsewhere?: unknown, clock?: unknown}} Beside what a file
 * has beside a record, unchecked */
/** @typedef {Beside & {text: string}} Packed one game of the file; `text` is its record's source text */

const FORMAT = "jemaa-shelf";
const VERSION = 1;
// Limits of a file, for writing and reading alike.
/** Games in one file; results; and marks of those who were forgotten. */
export const MOST_GAMES = 1000;
/** Bytes of a file of games, and of a file with a single record. */
export const LARGEST_FILE = 20_000_000;
export const LARGEST_RECORD = 1_000_000;
/** Characters of a title, as an engine counts those of names. */
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
  return cutTo(seen, LONGEST_TITLE).trim() || undefined;
}

/** A row as JSON for the file; a damaged one is saved as it is. @param {Row} row @returns {string} */
export const packGame = ({ record, undone, seats, title, device, clock }) =>
  JSON.stringify({
    ...{ record, undone, title: title || undefined, clock: clockOf(clock, seats?.length) ?? undefined },
    ...(Array.isArray(seats) && { bots: botsOf(seats) }),
    ...(areSeats(seats, seats?.length) && isApart(seats) && { device, elsewhere: elsewhereOf(seats) }),
  });

/** @param {string} key @param {string[]} items as text */
const listText = (key, items) => `"${key}":[\n${items.join(",\n")}\n]`;
/** @param {string[]} games packed @param {Record<string, unknown[]>} beside the games */
function textOf(games, beside) {
  const others = Object.entries(beside).filter(([, items]) => items.length);
  const lists = others.map(([key, items]) =>
    listText(
      key,
      items.map((each) => JSON.stringify(each)),
    ),
  );
  return `{"format":"${FORMAT}","version":${VERSION},${[listText("games", games), ...lists].join(",")}}\n`;
}
const encoder = new TextEncoder();
/** @param {string} text */
const bytes = (text) => encoder.encode(text).length;

/**
 * The texts of as few files as hold all games in their order, and all results and marks: usually one.
 * @param {string[]} games packed
 * @param {Kept[]} [results]
 * @param {string[]} [forgotten] marks of those who were forgotten
 * @returns {string[]}
 */
export function shelfTexts(games, results = [], forgotten = []) {
  /** What a file has beside its games. @param {number} file */
  function partOf(file) {
    const [from, to] = [file * MOST_GAMES, (file + 1) * MOST_GAMES];
    return { results: results.slice(from, to), forgotten: forgotten.slice(from, to) };
  }
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
  while (files.length * MOST_GAMES < Math.max(results.length, forgotten.length)) files.push([]);
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
 * The results of a file of games, and who was forgotten; null where what stands there is neither.
 * @param {string} text
 * @returns {{results: Kept[], forgotten: string[]} | null}
 */
export function readResults(text) {
  const { results = [], forgotten = [] } = parsed(text) ?? {};
  if (![results, forgotten].every((list) => Array.isArray(list) && list.length <= MOST_GAMES)) return null;
  const [found, marks] = [
    Array.from(/** @type {unknown[]} */ (results), resultIn),
    /** @type {unknown[]} */ (forgotten),
  ];
  if (found.includes(null) || !Array.from(marks).every(isMark)) return null;
  return { results: /** @type {Kept[]} */ (found), forgotten: /** @type {string[]} */ (marks) };
}

/**
 * The source text of a key's value; the last occurrence counts, as in JSON.parse.
 * @param {string} text
 * @param {string} wanted
 */
const textIn = (text, wanted) => [...partsOf(text)].findLast(({ key }) => key === wanted)?.text ?? "null";

/** @param {string} text @returns {{format?: unknown, version?: unknown, games?: unknown, results?: unknown, forgotten?: unknown} | null} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
