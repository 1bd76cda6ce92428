// Lessons: fetches them when a person asks for the first, and lets the table show them.
import { LazyModule } from "../platform/fetching.ts";

/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./routes.js").Visit} Visit */
/** @typedef {typeof import("../screens/learn.ts")} Learn */

/** The lessons of all games, a file of its own. */
const { load: fetchLearn } = new LazyModule(new URL("learn.js", import.meta.url).href, (/** @type {Learn} */ module) =>
  "Course" in module ? module : undefined,
);

export class Lessons {
  #games;
  #translator;
  #openTables;
  /** The games whose sentences were added. @type {Set<string>} */
  #known = new Set();

  /**
   * @param {object} parts
   * @param {Record<string, import("../types.js").GameFace>} parts.games
   * @param {Pick<import("../i18n/translate.ts").Translator, "addSentences">} parts.translator takes in their sentences
   * @param {Pick<import("./open-tables.js").OpenTables, "teach">} parts.openTables
   */
  constructor({ games, translator, openTables }) {
    this.#games = games;
    this.#translator = translator;
    this.#openTables = openTables;
  }

  /** Begin the lessons of the address's game. @param {Visit} visit @returns {Promise<Trouble | null>} why there are none */
  begin = async (visit) => {
    const game = visit.address.what;
    if (!this.#games[game]?.lessons) return { code: "address" };
    /** @type {Learn} */
    let learn;
    try {
      learn = await fetchLearn();
    } catch (failure) {
      return { code: "no-lessons", args: /** @type {import("../base/file-check.ts").FetchFailure} */ (failure) };
    }
    if (!visit.current) return null;
    if (!this.#known.has(game)) this.#translator.addSentences(game, learn.sentencesOf(game));
    this.#known.add(game);
    await new learn.Course(game, (asked, as) => this.#openTables.teach(asked, as, () => visit.current)).begin();
    return null;
  };
}
