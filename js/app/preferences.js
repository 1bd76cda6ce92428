// Changes the settings, stores them, and applies them to the document.
import { standIns } from "../i18n/languages.js";
import { applyToDocument, readSettings, writeSettings } from "../storage/settings.js";
import { PACE } from "../session/animation-clock.js";

/** @typedef {import("../types.js").Settings} Settings */

/** @param {{languages: Pick<import("../i18n/catalogues.js").Languages, "load" | "loadFirst" | "has" | "clearFailure">, onChange: () => void}} parts */
export function createPreferences({ languages, onChange }) {
  /** the language that was chosen last */
  let chosen = "";
  let now = readSettings();
  /** The language that is kept: one that stands in for it is not. */
  let kept = now.language;

  /** Apply them to the document. */
  function dress() {
    const { documentElement: root } = document;
    root.style.setProperty("--pace", String(PACE[now.speed]));
    root.dataset.text = now.text;
    applyToDocument(now);
  }

  return {
    get now() {
      return now;
    },
    dress,

    /** Speak the language of the settings, or one that stands in. @returns {Promise<boolean>} whether any can be spoken */
    async begin() {
      const spoken = await languages.loadFirst(standIns(now.language));
      now = { ...now, language: spoken ?? now.language };
      dress();
      return spoken !== null;
    },

    /** Change some of them; a language as soon as it can be spoken, if no other one was chosen since. @param {Partial<Settings>} part */
    async change(part) {
      const { language } = part;
      chosen = language ?? chosen;
      if (language && !languages.has(language)) {
        languages.clearFailure();
        const there = await languages.load(language);
        if (!there || chosen !== language) return;
      }
      now = { ...now, ...part };
      kept = language ?? kept;
      writeSettings({ ...now, language: kept });
      dress();
      onChange();
    },
  };
}
