// Fetches parts of the page that its start can do without. Each is a file beside the page's own (js/build/app.mjs).
import { nameOfLanguage, sentencesAddress } from "../i18n/languages.js";
import { createFetching } from "../platform/fetching.js";

/** @typedef {typeof import("../screens/new-game/new-game.js")} NewGame */
/** @typedef {typeof import("../screens/learn.js")} Learn */

/** @param {string} name */
const beside = (name) => new URL(name, import.meta.url).href;

/** Add a stylesheet to the page. @param {string} text */
function wear(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}

const newGame = createFetching({
  address: beside("new-game.js"),
  /** @param {NewGame & {styles?: string}} came @returns {NewGame | undefined} */
  whole({ styles, ...screen }) {
    if (!styles) return undefined;
    wear(styles);
    return screen;
  },
});
/** The screen of a new game, with its styles. */
export const fetchNewGame = newGame.need;

const learn = createFetching({
  address: beside("learn.js"),
  whole: (/** @type {Learn} */ came) => ("createLearn" in came ? came : undefined),
});
/** The lessons of all games. */
export const fetchLearn = learn.need;

/** The sentences of a language. @param {string} lang */
export const createSentences = (lang) =>
  createFetching({
    address: sentencesAddress(lang),
    /** @param {{sentences?: Record<string, string>}} came */
    whole: ({ sentences }) =>
      sentences?.[""]?.includes(`language-name = ${nameOfLanguage(lang)}\n`) ? sentences : undefined,
  });
