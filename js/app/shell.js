// What every screen receives besides its own data: made once. Each field is read when a template wants it, so that the
// region that has read it renders again when it changes.
import { goTo } from "../base/going.ts";
import { retryOrReload } from "../platform/load-fallback.ts";

/** @typedef {import("../types.js").Shell} ForScreens */

/** @implements {ForScreens} */
export class Shell {
  #preferences;

  /**
   * @param {object} parts
   * @param {import("./page-language.js").PageLanguage} parts.language
   * @param {import("./preferences.js").Preferences} parts.preferences
   * @param {import("../engine/supervision.ts").Supervision} parts.supervision
   * @param {ForScreens["offline"]} parts.offline
   * @param {import("./explain-mode.js").ExplainMode} parts.explainMode
   * @param {ForScreens["announce"]} parts.announce
   */
  constructor({ language, preferences, supervision, offline, explainMode, announce }) {
    this.#preferences = preferences;
    this.say = language.say;
    this.sayOf = language.sayOf;
    this.trouble = language.trouble;
    this.languages = language.languages;
    this.change = preferences.change;
    this.engine = supervision.status;
    this.retry = () => retryOrReload(supervision.retry);
    this.offline = offline;
    this.explainMode = explainMode;
    this.announce = announce;
  }

  get settings() {
    return this.#preferences.now;
  }

  /** Show another address. @param {string} address */
  go(address) {
    goTo(address);
  }
}
