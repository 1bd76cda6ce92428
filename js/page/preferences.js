// Changes the settings, stores them, and applies them to the document.
import { dress as dressDocument, readSettings, writeSettings } from "../shell/settings.js";
import { PACE } from "../table/animate.js";

/** @typedef {import("../types.js").Settings} Settings */

/** @param {{languages: Pick<import("../shell/speech.js").Languages, "need" | "speaks">, onChange: () => void}} parts */
export function createPreferences({ languages, onChange }) {
  /** the language that was chosen last */
  let chosen = "";
  let now = readSettings();

  /** Apply them to the document. */
  function dress() {
    const { documentElement: root } = document;
    root.style.setProperty("--pace", String(PACE[now.speed]));
    root.dataset.text = now.text;
    dressDocument(now);
  }

  return {
    get now() {
      return now;
    },
    dress,

    /** Change some of them; a language as soon as it can be spoken, if no other one was chosen since. @param {Partial<Settings>} part */
    async change(part) {
      const { language } = part;
      chosen = language ?? chosen;
      if (language && !languages.speaks(language)) {
        const there = await languages.need(language);
        if (!there || chosen !== language) return;
      }
      now = { ...now, ...part };
      writeSettings(now);
      dress();
      onChange();
    },
  };
}
