// The settings, and other small data in localStorage: dismissed notices, the number of stored games. Where storage is
// blocked, all of it lasts until the page is closed; the store of games reports that.
import { hex } from "../base/hex.ts";
import { optional, tried } from "../base/optional.ts";
import { bestLanguage, setLanguage, KNOWN_LANGUAGES } from "../i18n/languages.ts";
import { withSavedSpent, type StoredClock } from "./clock-choice.ts";
import { storageName } from "./names.ts";

/** Each with all that it can be, in the order in which that is shown, and what it is at first. */
export const SETTINGS = {
  language: {
    values: KNOWN_LANGUAGES,
    get initial() {
      return bestLanguage(navigator.languages);
    },
  },
  theme: { values: ["auto", "light", "dark"], initial: "auto" },
  text: { values: ["normal", "large"], initial: "normal" },
  signs: { values: ["normal", "large"], initial: "normal" },
  /** of animations */
  speed: { values: ["normal", "fast", "off"], initial: "normal" },
  /** how fast opponents go on */
  pace: { values: ["calm", "normal", "quick"], initial: "normal" },
  /** how much of what happens is said aloud */
  telling: { values: ["brief", "full"], initial: "brief" },
  /** whether each action waits to be confirmed */
  confirm: { values: [true, false], initial: true },
  /** whether the die rolls by itself, unless people roll a real one */
  roll: { values: [false, true], initial: false },
  sound: { values: [true, false], initial: true },
  /** whether the square is heard around the table */
  ambience: { values: [true, false], initial: false },
  /** whether people roll a real die */
  dice: { values: [false, true], initial: false },
  /** whether single keys ask about the board */
  keys: { values: [true, false], initial: true },
} as const;
export type Settings = { -readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]["values"][number] };

const STORED = "settings";
const COUNT = "count";
/** Prefix of what was spent of a game's clock; its id follows. */
const SPENT = "clock";
const PROGRESS = "puzzles";
const SECRET = "secret";
/** Prefix of the lesson that a game goes on with; its name follows. */
const LESSON = "lesson-";
/** Prefix of dismissed notices, and of how often one was followed; the notice's name follows. */
const DISMISSED = "told-";

const read = (what: string) => tried(() => optional("localStorage")?.getItem(storageName(what))) ?? null;

/** Where storage is blocked or full, the value lasts until the page is closed. */
const write = (what: string, value: string): void =>
  tried(() => optional("localStorage")?.setItem(storageName(what), value));

/** An object, or null. */
const parsed = (text: string | null) => tried(() => JSON.parse(text ?? "")) ?? null;

/** Those that are stored, as far as they are possible, else as they are at first. */
export function readSettings() {
  const stored = parsed(read(STORED));
  const now = Object.entries(SETTINGS).map(([name, { values, initial }]) => {
    const value = stored?.[name];
    return [name, values.some((each) => each === value) ? value : initial];
  });
  return Object.fromEntries(now) as Settings; // as: a list of entries forgets which key has which
}

export function applyToDocument({ language, theme }: Pick<Settings, "language" | "theme">) {
  const { documentElement: root } = document;
  setLanguage(root, language);
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

export const writeSettings = (settings: Settings) => write(STORED, JSON.stringify(settings));

/** Whether a notice was dismissed. */
export const isDismissed = (what: string) => read(DISMISSED + what) !== null;
export const dismiss = (what: string) => write(DISMISSED + what, "");

/** How often somebody has done what a notice says. */
export const timesFollowed = (what: string) => Number(read(DISMISSED + what) ?? 0);
export const countFollowed = (what: string) => write(DISMISSED + what, String(timesFollowed(what) + 1));

/** Remove values whose names begin alike. @param gone by what follows the prefix */
function forget(prefix: string, gone: (rest: string) => boolean) {
  const [start = "", page = ""] = storageName(`${prefix}\n`).split("\n");
  const storage = optional("localStorage");
  const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
  for (const name of names.filter((each) => each.startsWith(start) && each.endsWith(page)))
    if (gone(name.slice(start.length, -page.length))) storage?.removeItem(name);
}

/** Show a notice again, and those whose names go on from it. */
export const restoreNotice = (what: string) => forget(DISMISSED + what, (rest) => rest === "" || rest.startsWith("-"));

/** The lesson with which a game goes on; empty or null: its first one. */
export const savedLesson = (game: string) => read(LESSON + game);
export const saveLesson = (game: string, name: string) => write(LESSON + game, name);

type Numbers = Record<string, number[]>;
/** What was tried of the puzzle of a day. */
type Tries = { day: number; actions: string[] };
/** The last day whose puzzle was solved, how many in a row that makes, and which were solved or tried, by game. */
export type Progress = { day: number; streak: number; solved: Numbers; tried: Numbers; tries: Tries };

export function readProgress(): Progress {
  const { day, streak, solved, tried, tries } = parsed(read(PROGRESS)) ?? {};
  const known = (some?: Numbers) =>
    Object.fromEntries(Object.entries(some ?? {}).filter(([, numbers]) => Array.isArray(numbers)));
  const [last = 0, inRow = 0] = [day, streak].map((each) => (Number.isSafeInteger(each) && each > 0 ? each : 0));
  const actions = Array.isArray(tries?.actions) ? tries.actions.map(String) : [];
  return { day: last, streak: inRow, solved: known(solved), tried: known(tried), tries: { day: tries?.day, actions } };
}

export const writeProgress = (progress: Progress) => write(PROGRESS, JSON.stringify(progress));

/**
 * Keep what was spent of a game's clock, unless more is kept, by another tab: at once, because a page that is left must
 * begin nothing in the database, and in a place of its own for each game, because several tabs do so.
 */
export function saveSpent(id: string, clock: StoredClock) {
  const { spent, turn } = clock;
  if (withSavedSpent(clock, savedSpent(id)) === clock) write(SPENT + id, JSON.stringify({ spent, turn }));
}

/** What was kept of a game's clock, unchecked. */
export const savedSpent = (id: string): { spent?: unknown; turn?: unknown } | null => parsed(read(SPENT + id));

export const dropSpent = (gone: (id: string) => boolean) => forget(SPENT, gone);

/** The device's secret where storage is blocked. */
let passing = "";

/**
 * What this device draws its rolls from, with the number of each game. It is drawn once, outlives removed games, and is in
 * no file, link or picture: whoever had it would know all rolls to come.
 */
export function deviceSecret() {
  const stored = read(SECRET) ?? "";
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  passing ||= hex(32);
  write(SECRET, passing);
  return passing;
}

/** How many games should be stored; null before the first count. A browser drops a damaged database silently, so this
 * count lives elsewhere. */
export function countedGames() {
  const count = Number.parseInt(read(COUNT) ?? "", 10);
  return count >= 0 ? count : null;
}

export const countGames = (count: number) => write(COUNT, String(count));

export function countMore(by: number) {
  const counted = countedGames();
  if (counted !== null) countGames(Math.max(0, counted + by));
}
