// Puzzles: fetches what they need when a person asks for the first, and shows one on a table, or all of them.
import { observe } from "../base/observable.ts";
import { LazyModule, styledModule } from "../platform/fetching.ts";
import { dayOf, gameOf, numberOf } from "../storage/puzzle-days.ts";

/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("../types.js").PuzzleSet} PuzzleSet */
/** @typedef {import("./routes.js").Visit} Visit */
/** @typedef {typeof import("../screens/puzzles/puzzles.ts")} Room */

/** What all puzzles share. */
const room = /** @type {import("../platform/fetching.ts").LazyModule<Room>} */ (
  styledModule(new URL("puzzles.js", import.meta.url).href)
);

/** The puzzles at an address. @param {string} address */
const setAt = (address) => new LazyModule(address, (/** @type {{set?: PuzzleSet}} */ { set }) => set);

export class Puzzles {
  /** For which day all is shown. */
  day = dayOf();
  #sets;
  #translator;
  #openTables;
  #say;
  #fetchRoom;
  /** What all share, once it is there. @type {Room | null} */
  #room = null;
  /** The last one that was laid. @type {InstanceType<Room["Attempt"]> | null} */
  #attempt = null;

  /**
   * @param {object} parts
   * @param {Record<string, Pick<import("../types.js").GameFace, "puzzles">>} parts.games
   * @param {Pick<import("../i18n/translate.ts").Translator, "addSentences">} parts.translator takes in their sentences
   * @param {Pick<import("./open-tables.js").OpenTables, "teach" | "table">} parts.openTables
   * @param {import("../types.js").Say} parts.say
   * @param {() => Promise<Room>} [parts.fetchRoom]
   * @param {(address: string) => Pick<ReturnType<typeof setAt>, "load">} [parts.moduleAt]
   */
  constructor({ games, translator, openTables, say, fetchRoom = room.load, moduleAt = setAt }) {
    const all = Object.entries(games).flatMap(([game, { puzzles }]) => (puzzles ? [[game, moduleAt(puzzles)]] : []));
    this.#sets = /** @type {Map<string, ReturnType<typeof moduleAt>>} */ (new Map(/** @type {never} */ (all)));
    this.#translator = translator;
    this.#openTables = openTables;
    this.#say = say;
    this.#fetchRoom = fetchRoom;
    observe(this, "day");
  }

  /**
   * Look at the calendar: on another day there is another puzzle of the day, unless something was tried.
   * @param {Visit} visit what is shown
   */
  async look(visit) {
    const today = dayOf();
    if (today === this.day) return;
    this.day = today;
    this.#attempt?.turnTo(today);
    if (visit.address.screen === "puzzle" && this.#attempt?.untouched) await this.#today(visit);
  }

  /**
   * Fetch what a game's puzzles need.
   * @param {string} game
   * @returns {Promise<{set: PuzzleSet, room: Room} | Trouble>} a refusal where it cannot be had
   */
  async #fetch(game) {
    const module = this.#sets.get(game);
    if (!module) return { code: "address" };
    try {
      const [found, set] = await Promise.all([this.#fetchRoom(), module.load()]);
      if (!this.#room) this.#translator.addSentences("", found.sentences);
      this.#room = found;
      return { set, room: found };
    } catch (failure) {
      return { code: "not-fetched", args: /** @type {import("../base/file-check.ts").FetchFailure} */ (failure) };
    }
  }

  /** What is loaded for their addresses. */
  get loaders() {
    return { puzzle: { ask: this.#today }, puzzles: { read: this.#list, ask: this.#begin } };
  }

  /** Show the puzzle of the day. @param {Visit} visit */
  #today = async (visit) => {
    const games = [...this.#sets.keys()];
    const today = dayOf();
    const game = gameOf(games, today) ?? "";
    const found = await this.#fetch(game);
    if ("code" in found) return found;
    return this.#lay(visit, game, found, numberOf(today, games.length, found.set.puzzles.length), today);
  };

  /** Fetch all puzzles of the address's game, unless it names one. @param {Visit} visit @returns {Promise<Trouble | null>} */
  #list = async (visit) => {
    const { what, card } = visit.address;
    if (card) return null;
    const found = await this.#fetch(what);
    if ("code" in found) return found;
    visit.puzzles = found.set;
    return null;
  };

  /** Show the puzzle that the address names. @param {Visit} visit @returns {Promise<Trouble | null>} */
  #begin = async (visit) => {
    const { what, card } = visit.address;
    if (!card) return visit.puzzles ? null : this.#list(visit);
    const found = await this.#fetch(what);
    if ("code" in found) return found;
    const number = Number(card);
    return found.set.puzzles[number - 1] ? this.#lay(visit, what, found, number, null) : { code: "address" };
  };

  /**
   * @param {Visit} visit
   * @param {string} game
   * @param {{set: PuzzleSet, room: Room}} found
   * @param {number} number
   * @param {number | null} day whose puzzle it is
   */
  async #lay(visit, game, found, number, day) {
    const {
      set,
      room: { Attempt },
    } = found;
    const wanted = () => visit.current;
    const asked = { game, set, number, day, say: this.#say };
    /** @type {ConstructorParameters<typeof Attempt>[1]} */
    const show = (begin, as) => {
      this.#openTables.table?.session.close(); // an opponent who still thinks there would play in the next match
      return this.#openTables.teach(begin, as, wanted);
    };
    if (!wanted()) return null;
    this.#attempt = new Attempt(asked, show);
    await this.#attempt.begin();
    return null;
  }

  /** All puzzles of the address's game; null: they are not there yet. @param {import("../types.js").Shell} shell @param {Visit} visit */
  screen(shell, { address: { what }, puzzles }) {
    const others = [...this.#sets.keys()].filter((game) => game !== what);
    return this.day && puzzles && this.#room ? this.#room.shelf(shell, what, puzzles, others) : null;
  }
}
