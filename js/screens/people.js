// The screen of people: fetches what it needs when somebody asks for it, and shows it.
import { styledModule } from "../platform/fetching.js";

/** @typedef {import("../app/routes.js").Visit} Visit */
/** @typedef {typeof import("./people/people.js")} Module */

/** The screen with its styles and sentences, a file of its own. */
const module = /** @type {import("../platform/fetching.js").LazyModule<Module>} */ (
  styledModule(new URL("people.js", import.meta.url).href)
);

export class People {
  #games;
  #translator;
  #results;
  #fetch;
  /** @type {Module | null} */
  #module = null;

  /**
   * @param {object} parts
   * @param {object} parts.games by name
   * @param {Pick<import("../i18n/translate.js").Translator, "addSentences">} parts.translator takes in its sentences
   * @param {import("./people/room.js").Memory} parts.results
   * @param {() => Promise<Module>} [parts.fetch]
   */
  constructor({ games, translator, results, fetch = module.load }) {
    this.#games = Object.keys(games);
    this.#translator = translator;
    this.#results = results;
    this.#fetch = fetch;
  }

  /** What is loaded for its address. */
  get loader() {
    return { read: this.#read, ask: this.#read };
  }

  /** @param {Visit} visit @returns {Promise<import("../types.js").Trouble | null>} why it cannot be shown */
  #read = async (visit) => {
    if (visit.people) return null;
    try {
      const found = await this.#fetch();
      if (!this.#module) this.#translator.addSentences("", found.sentences);
      this.#module = found;
      const room = new found.Room(this.#results, this.#games);
      await room.read();
      visit.people ??= room;
      return null;
    } catch (failure) {
      return { code: "not-fetched", args: /** @type {import("../base/file-check.js").FetchFailure} */ (failure) };
    }
  };

  /** @param {import("../types.js").Shell} shell @param {Visit} visit */
  screen(shell, { people }) {
    return people && this.#module ? this.#module.screen(shell, people) : null;
  }
}
