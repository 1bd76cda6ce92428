// Reads and writes the file of all games (docs/records.md, "All games in one file"). Pure. A file is untrusted input.
import { personOf } from "../base/names.ts";
import { fieldsOf } from "../base/lookup.ts";
import { tried } from "../base/optional.ts";
import { clockOf } from "./clock-choice.ts";
import { isName, isTombstone, resultIn, type StoredResult } from "./result.ts";
import type { Called } from "./called.ts";
import { areSeats, botsOf, remoteSeatsOf, hasRemoteSeats } from "./seating.ts";
import type { StoredGame } from "./stored-game.ts";

/** Structural characters; within a string only its end and a backslash count. */
const SIGNS = /["\\[\]{},:]/g;
const STEPS: Record<string, number> = { "[": 1, "{": 1, "]": -1, "}": -1 };

/** The structural characters of JSON outside strings, with their depth and position. */
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
      const step = STEPS[sign] ?? 0;
      depth += Math.max(step, 0);
      yield { sign, depth, at: found.index };
      depth += Math.min(step, 0);
    }
  }
}

/** The parts of valid JSON as source text, with their keys; linear in its length, at any depth. */
function* partsOf(text: string): Generator<{ key: string; text: string }> {
  let key = "";
  let from = 0;
  for (const { sign, depth, at } of signsOf(text)) {
    if (depth !== 1) continue;
    const part = text.slice(from, at).trim();
    if (sign === ":") key = JSON.parse(part);
    else if (part && STEPS[sign] !== 1) yield { key, text: part };
    from = at + 1;
  }
}

/** what a file has beside a record, unchecked */
export type FileExtras = Partial<Record<"undone" | "bots" | "title" | "device" | "elsewhere" | "clock", unknown>>;
/** one game of the file; `text` is its record's source text */
export type Packed = FileExtras & { text: string };

const FORMAT = "jemaa-shelf";
const VERSION = 1;
/** In one file; as many results, marks of those who were forgotten, and names that were given to spellings. */
export const MOST_GAMES = 1000;
/** Bytes of a file of games, and of a file with a single record. */
export const LARGEST_FILE = 20_000_000;
export const LARGEST_RECORD = 1_000_000;
/** A row as JSON for the file; a damaged one is saved as it is. */
export const packGame = ({ record, undone, seats, title, device, clock }: StoredGame): string =>
  JSON.stringify({
    ...{ record, undone, title: title || undefined, clock: clockOf(clock, seats?.length) ?? undefined },
    ...(Array.isArray(seats) && { bots: botsOf(seats) }),
    ...(areSeats(seats, seats?.length) && hasRemoteSeats(seats) && { device, elsewhere: remoteSeatsOf(seats) }),
  });

const toJson = (value: unknown) => JSON.stringify(value);
/** What stands beside the games of a file. */
type Beside = { results: StoredResult[]; forgotten: string[]; called: [spelling: string, name: string][] };

function textOf(games: string[], beside: Beside) {
  const besides = Object.entries(beside).map(([key, items]): [string, string[]] => [key, items.map(toJson)]);
  const lists: [string, string[]][] = [["games", games], ...besides];
  const shown = lists.filter(([key, items]) => key === "games" || items.length);
  const texts = shown.map(([key, items]) => `"${key}":[\n${items.join(",\n")}\n]`);
  return `{"format":"${FORMAT}","version":${VERSION},${texts.join(",")}}\n`;
}
const encoder = new TextEncoder();
const bytes = (text: string) => encoder.encode(text).length;

/**
 * The texts of as few files as hold all games in their order, and all results and marks: usually one.
 * @param games packed
 * @param forgotten marks
 */
export function shelfTexts(
  games: string[],
  results: StoredResult[] = [],
  forgotten: string[] = [],
  called: Called = new Map(),
) {
  const names = [...called];
  const fileOf = (file: number, own: string[]) => {
    const [from, to] = [file * MOST_GAMES, (file + 1) * MOST_GAMES];
    const some = { results: results.slice(from, to), forgotten: forgotten.slice(from, to) };
    return textOf(own, { ...some, called: names.slice(from, to) });
  };
  const files: string[][] = [[]];
  let room = 0;
  for (const game of games) {
    const size = bytes(game) + 2;
    if (room < size || files.at(-1)?.length === MOST_GAMES) {
      if (files.at(-1)?.length) files.push([]);
      room = LARGEST_FILE - bytes(fileOf(files.length - 1, []));
    }
    files.at(-1)?.push(game);
    room -= size;
  }
  while (files.length * MOST_GAMES < Math.max(results.length, forgotten.length, names.length)) files.push([]);
  return files.map((each, at) => fileOf(at, each));
}

/** The games of a file, unchecked; null where it is no file of this kind. */
export function readShelf(text: string): Packed[] | null {
  const file = parsed(text);
  const games = file?.format === FORMAT && file.version === VERSION ? file.games : null;
  if (!Array.isArray(games) || games.length > MOST_GAMES) return null;
  const texts = [...partsOf(textIn(text, "games"))].map((game) => textIn(game.text, "record"));
  return games.map((game, at) => {
    const { undone, bots, title, device, elsewhere, clock } = fieldsOf<keyof FileExtras>(game);
    return { undone, bots, title, device, elsewhere, clock, text: texts[at] ?? "null" };
  });
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length <= MOST_GAMES;

/** A name that was given to a spelling, which stands there as its key. */
const isCalled = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every(isName) && personOf(value[0] ?? "") === value[0];

/** What a file of games has of people; null where what stands there is nothing of that. */
export function readResults(text: string): { results: StoredResult[]; forgotten: string[]; called: Called } | null {
  const { results = [], forgotten = [], called = [] } = parsed(text) ?? {};
  if (!isList(results) || !isList(forgotten) || !isList(called)) return null;
  const found = results.map(resultIn);
  const sound = found.every((each) => each !== null) && forgotten.every(isTombstone) && called.every(isCalled);
  return sound ? { results: found, forgotten, called: new Map(called) } : null;
}

/** The source text of a key's value; the last occurrence counts, as in JSON.parse. */
const textIn = (text: string, wanted: string) =>
  [...partsOf(text)].findLast(({ key }) => key === wanted)?.text ?? "null";

type Parsed = Partial<Record<"format" | "version" | "games" | "results" | "forgotten" | "called", unknown>> | null;
const parsed = (text: string) => tried((): Parsed => JSON.parse(text));
