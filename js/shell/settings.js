// Small data in localStorage: settings, dismissed notices, the number of stored games. Where storage is blocked, all of
// it lasts until the page is closed; the store of games reports that.
import { bestLanguage, SPOKEN } from "./languages.js";
import { named } from "./place.js";

/** @typedef {import("../types.js").Settings} Settings */

const SETTINGS = "settings";
const COUNT = "count";
/** Prefix of the lesson that a game goes on with; its name follows. */
const LESSON = "lesson-";
/** Prefix of dismissed notices; the notice's name follows. */
const TOLD = "told-";

/**
 * Read a value; older versions stored it without the page's path in the name.
 * @param {string} what
 * @returns {string | null}
 */
function read(what) {
  try {
    return localStorage.getItem(named(what)) ?? localStorage.getItem(`jemaa-${what}`);
  } catch {
    return null;
  }
}

/** @param {string} what @param {string} value */
function write(what, value) {
  try {
    localStorage.setItem(named(what), value);
  } catch {
    // blocked or full: the value lasts until the page is closed
  }
}

/**
 * All settings, or some of them.
 * @template {Partial<Settings>} Wanted
 * @param {Wanted} defaults
 * @param {Record<string, readonly unknown[]>} choices allowed values of some
 * @returns {Wanted}
 */
export function readSettings(defaults, choices) {
  try {
    const stored = JSON.parse(read(SETTINGS) ?? "{}");
    const known = Object.entries(defaults).filter(
      ([key, value]) => typeof stored[key] === typeof value && (choices[key]?.includes(stored[key]) ?? true),
    );
    return { ...defaults, ...Object.fromEntries(known.map(([key]) => [key, stored[key]])) };
  } catch {
    return defaults;
  }
}

/** The language in which the page begins. */
export const firstLanguage = () =>
  readSettings({ language: bestLanguage(navigator.languages) }, { language: SPOKEN }).language;

/** @param {Settings} settings */
export const writeSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** Whether a notice was dismissed. @param {string} what */
export const isTold = (what) => read(TOLD + what) !== null;

/** Dismiss a notice for good. @param {string} what */
export const setTold = (what) => write(TOLD + what, "");

/** Show a notice again. @param {string} what */
export function forgetTold(what) {
  try {
    for (const name of [named(TOLD + what), `jemaa-${TOLD}${what}`]) localStorage.removeItem(name);
  } catch {
    // blocked: it comes again by itself
  }
}

/** The lesson with which a game goes on; empty or null: its first. @param {string} game */
export const lessonKept = (game) => read(LESSON + game);

/** @param {string} game @param {string} name */
export const keepLesson = (game, name) => write(LESSON + game, name);

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
