// Changes the settings, stores them, and applies them to the document.
import { speakIn } from "../shell/languages.js";
import { readSettings, writeSettings } from "../shell/settings.js";
import { PACE } from "../table/animate.js";

/** @typedef {import("../types.js").Settings} Settings */

/** @param {{languages: Pick<import("../shell/speech.js").Languages, "need" | "speaks">, onChange: () => void}} parts */
export function createPreferences({ languages, onChange }) {
  /** the language that was chosen last */
  let chosen = "";
  let now = readSettings();

  /** Apply them to the document. */
  function dress() {
    const { language, theme, text, speed } = now;
    const { documentElement: root } = document;
    root.style.setProperty("--pace", String(PACE[speed]));
    speakIn(root, language);
    root.dataset.text = text;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
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
