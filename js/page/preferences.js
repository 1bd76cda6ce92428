// The settings: language, theme, size of text and of signs, animation speed and habits. Stored, and applied to the document.
import { CHOICES } from "../shell/header.js";
import { bestLanguage, tag } from "../shell/i18n.js";
import { readSettings, writeSettings } from "../shell/settings.js";
import { PACE } from "../table/animate.js";

/** @typedef {import("../types.js").Settings} Settings */

/** @param {{onChange: () => void}} parts */
export function createPreferences({ onChange }) {
  let now = readSettings(
    {
      language: bestLanguage(navigator.languages),
      theme: "auto",
      text: "normal",
      signs: "normal",
      speed: "normal",
      pace: "normal",
      confirm: true,
      roll: false,
      dice: false,
      sound: true,
      ambience: false,
    },
    CHOICES,
  );

  /** Apply them to the document. */
  function dress() {
    const { language, theme, text, speed } = now;
    const { documentElement: root } = document;
    root.style.setProperty("--pace", String(PACE[speed]));
    root.lang = tag(language);
    root.dataset.text = text;
    if (theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = theme;
  }

  return {
    get now() {
      return now;
    },
    dress,

    /** @param {Partial<Settings>} part */
    change(part) {
      now = { ...now, ...part };
      writeSettings(now);
      dress();
      onChange();
    },
  };
}
