// Languages that are fetched when somebody wants to read them: the page's before it is rendered, another one when it is
// chosen, those of seats when their game is opened.
import { cached } from "../base/cache.ts";
import { observe } from "../base/observable.ts";

/** @typedef {import("../base/file-check.ts").FetchFailure} FetchFailure */
/** @typedef {Pick<import("../platform/fetching.js").LazyModule<Record<string, string>>, "load">} Sentences of a language */

export class Languages {
  /** The language that could not be fetched last, and why. @type {{language: string, missed: FetchFailure} | null} */
  failed = null;
  #translator;
  #sentencesOf;
  /** @type {Map<string, Sentences>} */
  #sentences = new Map();

  /**
   * @param {Pick<import("./translate.js").Translator, "has" | "addLanguage">} translator
   * @param {(lang: string) => Sentences} sentencesOf
   */
  constructor(translator, sentencesOf) {
    this.#translator = translator;
    this.#sentencesOf = sentencesOf;
    observe(this, "failed");
  }

  /** Whether the sentences of a language are here. @param {string} lang */
  has(lang) {
    return this.#translator.has(lang);
  }

  /**
   * Make sure that the sentences of a language are here.
   * @param {string} lang
   * @returns {Promise<boolean>} whether they are; never rejects
   */
  async load(lang) {
    if (this.has(lang)) return true;
    try {
      const texts = await cached(this.#sentences, lang, () => this.#sentencesOf(lang)).load();
      if (!this.has(lang)) this.#translator.addLanguage(lang, texts);
      if (this.failed?.language === lang) this.clearFailure();
    } catch (missed) {
      this.failed = { language: lang, missed: /** @type {FetchFailure} */ (missed) };
    }
    return this.has(lang);
  }

  /**
   * The same for the first of some languages that can be had; that it stands in for the first one is told.
   * @param {string[]} wanted
   * @returns {Promise<string | null>} null where there is none
   */
  async loadFirst([lang = "", ...others]) {
    if (!lang || (await this.load(lang))) return lang || null;
    const { failed } = this;
    const loaded = await this.loadFirst(others);
    this.failed = failed;
    return loaded;
  }

  /** The same for the languages of seats. @param {import("../types.js").StoredSeat[]} seats */
  loadFor(seats) {
    return Promise.all(seats.flatMap(({ language }) => (language ? [this.load(language)] : [])));
  }

  /** No longer tell that one could not be fetched. */
  clearFailure() {
    this.failed = null;
  }
}
