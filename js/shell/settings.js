// What the page keeps beside the games, in localStorage: settings, what was told once, how many games there should be.
// Where storage is blocked all of it holds until the page is closed, and the store of games tells.
import { named } from "./place.js";

/** @typedef {import("../types.js").Settings} Settings */

const SETTINGS = "settings";
const COUNT = "count";
/** What was told once and put away begins with this; its name follows. */
const TOLD = "told-";

/** What is kept under a name; before names told the path of the page they were without it.
 * @param {string} what @returns {string | null} */
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
    // blocked or full
  }
}

/** @param {Settings} defaults @param {Record<string, readonly unknown[]>} choices what some of them may be @returns {Settings} */
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

/** @param {Settings} settings */
export const writeSettings = (settings) => write(SETTINGS, JSON.stringify(settings));

/** Whether something that is told once has been put away. @param {string} what */
export const isTold = (what) => read(TOLD + what) !== null;

/** Put away something that is told once. @param {string} what */
export const setTold = (what) => write(TOLD + what, "");

/** How many games should be stored: a browser that finds its database damaged drops it without a word, and this is kept
 * elsewhere. Null where nothing was counted yet. */
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
