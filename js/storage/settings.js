// The settings, and other small data in localStorage: dismissed notices, the number of stored games. Where storage is
// blocked, all of it lasts until the page is closed; the store of games reports that.
import { hex } from "../base/hex.js";
import { required } from "../base/lookup.js";
import { optional } from "../base/optional.js";
import { bestLanguage, setLanguage, KNOWN_LANGUAGES } from "../i18n/languages.js";
import { storageName } from "./names.js";

/**
 * All settings, in the order in which they are shown: what each can be, what it is at first, whether it only matters in
 * games with dice, and the other setting that rules it out. Those that can be true or false are shown as switches, the
 * others as lists.
 */
export const SETTINGS = /** @type {const} */ ({
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
  confirm: { values: [false, true], initial: true },
  /** whether the die rolls by itself */
  roll: { values: [false, true], initial: false, dice: true, unless: "dice" },
  sound: { values: [false, true], initial: true },
  /** whether the square is heard around the table */
  ambience: { values: [false, true], initial: false },
  /** whether people roll a real die */
  dice: { values: [false, true], initial: false, dice: true },
  /** whether single keys ask about the board */
  keys: { values: [false, true], initial: true },
});
/** @typedef {{-readonly [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name]["values"][number]}} Settings */

const STORED = "settings";
const COUNT = "count";
const SPENT = "clock";
const PROGRESS = "puzzles";
const SECRET = "secret";
/** Bytes of it. */
const SECRET_BYTES = 32;
/** Prefix of the lesson that a game goes on with; its name follows. */
const LESSON = "lesson-";
/** Prefix of dismissed notices, and of how often one was followed; the notice's name follows. */
const DISMISSED = "told-";

/**
 * Read a value; older versions stored it without the page's path in the name.
 * @param {string} what
 * @returns {string | null}
 */
function read(what) {
  try {
    const storage = optional("localStorage");
    return storage?.getItem(storageName(what)) ?? storage?.getItem(`jemaa-${what}`) ?? null;
  } catch {
    return null;
  }
}

/** @param {string} what @param {string} value */
function write(what, value) {
  try {
    optional("localStorage")?.setItem(storageName(what), value);
  } catch {
    // blocked or full: the value lasts until the page is closed
  }
}

/** What a stored text says: an object, or null. @param {string | null} text */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** All settings: those that are stored, as far as they are possible, else as they are at first. */
export function readSettings() {
  const stored = parsed(read(STORED));
  const now = Object.entries(SETTINGS).map(([name, { values, initial }]) => {
    const value = stored?.[name];
    return [name, /** @type {readonly unknown[]} */ (values).includes(value) ? value : initial];
  });
  return /** @type {Settings} */ (Object.fromEntries(now));
}

/** Give the document a language and a theme. @param {Pick<Settings, "language" | "theme">} look */
export function applyToDocument({ language, theme }) {
  const { documentElement: root } = document;
  setLanguage(root, language);
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** @param {Settings} settings */
export const writeSettings = (settings) => write(STORED, JSON.stringify(settings));

/** Whether a notice was dismissed. @param {string} what */
export const isDismissed = (what) => read(DISMISSED + what) !== null;

/** Dismiss a notice for good. @param {string} what */
export const dismiss = (what) => write(DISMISSED + what, "");

/** How often somebody has done what a notice says. @param {string} what */
export const timesFollowed = (what) => Number(read(DISMISSED + what) ?? 0);

/** Somebody has done so once more. @param {string} what */
export const countFollowed = (what) => write(DISMISSED + what, String(timesFollowed(what) + 1));

/** Show a notice again, and those whose names go on from it. @param {string} what */
export function restoreNotice(what) {
  try {
    const [older, page] = [`jemaa-${DISMISSED}${what}`, storageName("").replace("jemaa-", "")];
    const storage = required(optional("localStorage"), "storage");
    const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    for (const name of names)
      if (name === older || name === older + page || (name.startsWith(`${older}-`) && name.endsWith(page)))
        storage.removeItem(name);
  } catch {
    // blocked: it comes again by itself
  }
}

/** The lesson with which a game goes on; empty or null: its first one. @param {string} game */
export const savedLesson = (game) => read(LESSON + game);

/** @param {string} game @param {string} name */
export const saveLesson = (game, name) => write(LESSON + game, name);

/**
 * What a device knows of its puzzles: the last day whose puzzle was solved, how many in a row that makes, and the numbers
 * of all that were solved, by game.
 * @typedef {{day: number, streak: number, solved: Record<string, number[]>}} Progress
 */

/** @returns {Progress} */
export function readProgress() {
  const stored = parsed(read(PROGRESS)) ?? {};
  const { day, streak, solved } = stored;
  const known = Object.entries(solved ?? {}).filter(([, numbers]) => Array.isArray(numbers));
  const [last = 0, inRow = 0] = [day, streak].map((each) => (Number.isSafeInteger(each) && each > 0 ? each : 0));
  return { day: last, streak: inRow, solved: Object.fromEntries(known) };
}

/** @param {Progress} progress */
export const writeProgress = (progress) => write(PROGRESS, JSON.stringify(progress));

/**
 * Keep what was spent of a game's clock when the page is left, until the game is stored next: at once, because a page
 * that is left must begin nothing in the database.
 * @param {string} id of the game
 * @param {Pick<import("./clock-choice.js").StoredClock, "spent" | "turn">} clock
 */
export const keepSpent = (id, { spent, turn }) => write(SPENT, JSON.stringify({ id, spent, turn }));

/** What was kept of a game's clock, unchecked. @param {string} id @returns {{spent?: unknown, turn?: unknown} | null} */
export function keptSpent(id) {
  const kept = parsed(read(SPENT));
  return kept?.id === id ? kept : null;
}

/** The device's secret where storage is blocked. */
let passing = "";

/**
 * What this device draws its rolls from, with the number of each game. It is drawn once, outlives removed games, and is in
 * no file, link or picture: whoever had it would know all rolls to come.
 */
export function deviceSecret() {
  const stored = read(SECRET) ?? "";
  if (/^[0-9a-f]{64}$/.test(stored)) return stored;
  passing ||= hex(SECRET_BYTES);
  write(SECRET, passing);
  return passing;
}

/** How many games should be stored; null before the first count. A browser drops a damaged database silently, so this
 * count lives elsewhere. */
export function countedGames() {
  const count = Number.parseInt(read(COUNT) ?? "", 10);
  return count >= 0 ? count : null;
}

/** @param {number} count */
export const countGames = (count) => write(COUNT, String(count));

/** @param {number} by */
export function countMore(by) {
  const counted = countedGames();
  if (counted !== null) countGames(Math.max(0, counted + by));
}
