// Puts together what the page says: the language of the settings, its sentences, and those of other languages.
import { Translator } from "../i18n/translate.js";
import { Languages } from "../i18n/catalogues.js";
import { sentencesOf } from "./lazy.js";
import { createPreferences } from "./preferences.js";
import { createSaying } from "./page-sentences.js";

/**
 * @param {object} parts
 * @param {Record<string, import("../types.js").GameFace>} parts.games
 * @param {() => void} parts.onSettings called after a setting has changed
 */
export function createSpeech({ games, onSettings }) {
  const translator = new Translator(games);
  const { translate } = translator;
  const languages = new Languages(translator, sentencesOf);
  const preferences = createPreferences({ languages, onChange: onSettings });
  const settings = () => preferences.now;
  const saying = createSaying(translate, () => settings().language);
  return { translator, translate, languages, preferences, settings, saying };
}
