// Reads and writes the file of all games (docs/records.md, "All games in one file"). Pure. A file is untrusted input.
import { cutTo } from "../base/names.ts";
import { clockOf } from "./clock-choice.ts";
import { isTombstone, resultIn, type StoredResult } from "./result.ts";
import { areSeats, botsOf, remoteSeatsOf, hasRemoteSeats } from "./seating.ts";
import type { StoredGame } from "./stored-game.ts";

/** Structural characters; within a string only its end and a backslash count. */
const SIGNS = /["\\[\]{},:]/g;
const STEPS = new Map([
  ["[", 1],
  ["{", 1],
  ["]", -1],
  ["}", -1],
]);

/** The structural characters outside strings, with their depth and position. @param text JSON */
function* signsOf(text: string): Generator<{ sign: string; depth: number; at: number }> {
  const signs = new RegExp(SIGNS);
  let depth = 0;
  let quoted = false;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    const sign = found[0];
    if (sign === "\\")
      signs.lastIndex += 1; // the escaped character belongs to the string
    else if (sign === '"') quoted = !quoted;
    else if (!quoted) {
      const step = STEPS.get(sign) ?? 0;
      depth += Math.max(step, 0);
      yield { sign, depth, at: found.index };
      depth += Math.min(step, 0);
    }
  }
}

/**
 * The parts of an object or a list, each as source text, with its key if it has one. Linear in the length of the text,
 * at any depth.
 * @param text JSON that a parser has accepted
 */
function* partsOf(text: string): Generator<{ key: string; text: string }> {
  let key = "";
  let from = 0;
  for (const { sign, depth, at } of signsOf(text)) {
    if (depth !== 1) continue;
    const part = text.slice(from, at).trim();
    if (sign === ":") key = JSON.parse(part);
    else if (part && STEPS.get(sign) !== 1) yield { key, text: part };
    from = at + 1;
  }
}

/** what a file has beside a record, unchecked */
export interface FileExtras {
  undone?: unknown;
  bots?: unknown;
  title?: unknown;
  device?: unknown;
  elsewhere?: unknown;
  clock?: unknown;
}
/** one game of the file; `text` is its record's source text */
export type Packed = FileExtras & { text: string };

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

/** A title without control characters and repeated spaces, 1-60 characters; undefined where nothing is left. */
export function titleOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const seen = value
    .slice(0, 1000)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return cutTo(seen, LONGEST_TITLE).trim() || undefined;
}

/** A row as JSON for the file; a damaged one is saved as it is. */
export const packGame = ({ record, undone, seats, title, device, clock }: StoredGame): string =>
  JSON.stringify({
    ...{ record, undone, title: title || undefined, clock: clockOf(clock, seats?.length) ?? undefined },
    ...(Array.isArray(seats) && { bots: botsOf(seats) }),
    ...(areSeats(seats, seats?.length) && hasRemoteSeats(seats) && { device, elsewhere: remoteSeatsOf(seats) }),
  });

/** @param items as text */
const listText = (key: string, items: string[]) => `"${key}":[\n${items.join(",\n")}\n]`;
/** @param games packed @param beside the games */
function textOf(games: string[], beside: Record<string, unknown[]>) {
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
const bytes = (text: string) => encoder.encode(text).length;

/**
 * The texts of as few files as hold all games in their order, and all results and marks: usually one.
 * @param games packed
 * @param forgotten marks of those who were forgotten
 */
export function shelfTexts(games: string[], results: StoredResult[] = [], forgotten: string[] = []): string[] {
  /** What a file has beside its games. */
  function partOf(file: number) {
    const [from, to] = [file * MOST_GAMES, (file + 1) * MOST_GAMES];
    return { results: results.slice(from, to), forgotten: forgotten.slice(from, to) };
  }
  const files: string[][] = [[]];
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

/** The games of a file, unchecked; null where it is no file of this kind. */
export function readShelf(text: string): Packed[] | null {
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

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MOST_GAMES;

/** The results of a file of games, and who was forgotten; null where what stands there is neither. */
export function readResults(text: string): { results: StoredResult[]; forgotten: string[] } | null {
  const { results = [], forgotten = [] } = parsed(text) ?? {};
  if (!isList(results) || !isList(forgotten)) return null;
  const found = results.map(resultIn);
  return found.every((each) => each !== null) && forgotten.every(isTombstone) ? { results: found, forgotten } : null;
}

/** The source text of a key's value; the last occurrence counts, as in JSON.parse. */
const textIn = (text: string, wanted: string) =>
  [...partsOf(text)].findLast(({ key }) => key === wanted)?.text ?? "null";

function parsed(
  text: string,
): { format?: unknown; version?: unknown; games?: unknown; results?: unknown; forgotten?: unknown } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
