// Puts together what the page says: the language of the settings, its sentences, and those of other languages.
import { createTranslate } from "../i18n/translate.js";
import { createLanguages } from "../i18n/catalogues.js";
import { createSentences } from "./lazy.js";
import { createPreferences } from "./preferences.js";
import { createSaying } from "./page-sentences.js";

/**
 * @param {object} parts
 * @param {Record<string, import("../types.js").GameFace>} parts.games
 * @param {() => void} parts.onChange
 * @param {() => void} parts.onSettings called after a setting has changed
 */
export function createSpeech({ games, onChange, onSettings }) {
  const translate = createTranslate(games);
  const languages = createLanguages({ translate, fetching: createSentences, onChange });
  const preferences = createPreferences({ languages, onChange: onSettings });
  const settings = () => preferences.now;
  const saying = createSaying(translate, () => settings().language);
  return { translate, languages, preferences, settings, saying };
}
