// Fetches parts of the page that its start can do without. Each is a file beside the page's own (js/build/app.mjs).
import { nameOfLanguage, sentencesAddress } from "../i18n/languages.js";
import { LazyModule } from "../platform/fetching.js";

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

/** The screen of a new game, with its styles. */
export const { load: fetchNewGame } = new LazyModule(
  beside("new-game.js"),
  /** @param {NewGame & {styles?: string}} module @returns {NewGame | undefined} */
  ({ styles, ...screen }) => {
    if (!styles) return undefined;
    wear(styles);
    return screen;
  },
);

/** The lessons of all games. */
export const { load: fetchLearn } = new LazyModule(beside("learn.js"), (/** @type {Learn} */ module) =>
  "createLearn" in module ? module : undefined,
);

/** The sentences of a language. @param {string} lang */
export const sentencesOf = (lang) =>
  new LazyModule(sentencesAddress(lang), (/** @type {{sentences?: Record<string, string>}} */ { sentences }) =>
    sentences?.[""]?.includes(`language-name = ${nameOfLanguage(lang)}\n`) ? sentences : undefined,
  );
