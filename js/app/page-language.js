// What the page says: the sentences of the language that is chosen in the settings, and those of seats and rules.
import { Languages } from "../i18n/catalogues.ts";
import { nameOfLanguage, sentencesAddress } from "../i18n/languages.ts";
import { LazyModule } from "../platform/fetching.ts";

/** @typedef {import("../types.js").Say} Say */

/** The sentences of a language, a file of their own. @param {string} lang */
const sentencesOf = (lang) =>
  new LazyModule(sentencesAddress(lang), (/** @type {{sentences?: Record<string, string>}} */ { sentences }) =>
    sentences?.[""]?.includes(`language-name = ${nameOfLanguage(lang)}\n`) ? sentences : undefined,
  );

export class PageLanguage {
  #settings;

  /**
   * @param {import("../i18n/translate.ts").Translator} translator
   * @param {() => Pick<import("../types.js").Settings, "language">} settings
   */
  constructor(translator, settings) {
    this.translator = translator;
    this.languages = new Languages(translator, sentencesOf);
    this.#settings = settings;
  }

  /** @type {Say} */
  say = (key, args) => this.sayOf()(key, args);

  /** The same with a game's own sentences. @param {string} [game] @returns {Say} */
  sayOf = (game) => (key, args) => this.translator.translate(this.#settings().language, key, args, game);

  /** Why something was refused, and which file is the cause; a game's own sentence comes first. @param {import("../types.js").Trouble} error */
  trouble = ({ code, args = {} }) => {
    if (code !== "bad-record")
      return [this.say(`error-${code}`), ...(args.file ? [this.say("unfetched", args)] : [])].join(" ");
    const say = this.sayOf(/** @type {string | undefined} */ (args.game));
    return say(`bad-record-${args.why}`, { entry: args.entry ?? 0, text: args.text ?? "" });
  };
}
