// Fetches parts of the page that its start can do without. Each is a file beside the page's own (js/build/app.mjs).
import { sentencesAddress } from "../shell/languages.js";
import { createFetching } from "../shell/fetching.js";

/** @typedef {typeof import("../screens/new-game/new-game.js")} NewGame */
/** @typedef {typeof import("../screens/learn.js")} Learn */

/** @param {string} name */
const beside = (name) => new URL(name, import.meta.url).href;

/** Add a stylesheet to the page. @param {string} name @returns {Promise<void>} */
const styled = (name) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    link.href = beside(name);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`no ${name}`));
    };
    document.head.append(link);
  });

const newGame = createFetching(async (again) => {
  const [screen] = await Promise.all([import(beside(`new-game.js${again}`)), styled("new-game-style.css")]);
  return /** @type {NewGame} */ (screen);
});
/** The screen of a new game, with its styles. */
export const fetchNewGame = newGame.need;

/** @type {ReturnType<typeof createFetching<Learn>>} */
const learn = createFetching((again) => import(beside(`learn.js${again}`)));
/** The lessons of all games. */
export const fetchLearn = learn.need;

/** The sentences of a language. @param {string} lang @param {string} again @returns {Promise<Record<string, string>>} */
export async function fetchSentences(lang, again) {
  const { sentences } = await import(sentencesAddress(lang) + again);
  if (!sentences) throw new Error(`an empty file for ${lang}`); // cut on its way, or by a host
  return sentences;
}
