// Imports games: a record file, a file of all games, or a link. The engine checks each one; a refused game changes
// nothing and is reported with its reason. Renders nothing.
import { observe } from "../base/observable.ts";
import { deviceSecret } from "./settings.js";
import { LARGEST_FILE, LARGEST_RECORD, readResults, readShelf, titleOf } from "./shelf-file.js";

/** @typedef {import("../types.js").Found} Found */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./shelf-file.js").Packed} Packed */
/** @typedef {import("../types.js").Ask<"check">} Check */
/** @typedef {import("../shapes.js").AskCheck} Game as it was found */
/** @typedef {import("./shelf-file.js").Beside} Beside a row's fields beside its record */
/** @typedef {import("./arrivals.js").Arrived} Arrived */
/** @typedef {{imported: number, known: number, refused: number, refusals: {name: string, trouble: Trouble}[]}} Report */

/** How many refusals are listed one by one. */
const MOST_LISTED = 5;
/** Error codes of a failed engine: the current game is tried once more after its restart. */
const ENGINE_FAILED = new Set(["worker-died", "worker-silent", "restarted"]);
/** After this many engine failures the import is given up. */
const MOST_FAILURES = 10;

/** @typedef {{found: Found, short: string, others: string[]}} Read a game of a text, and the short forms of others in it */

/** @param {string} why @returns {Trouble} */
const bad = (why) => ({ code: "bad-record", args: { why } });

export class Imports {
  /** Progress in a file of several games. @type {{done: number, total: number} | null} */
  busy = null;
  /** Result of the last import. @type {Report | null} */
  report = null;
  #engine;
  #keep;
  #shelf;
  #addResults;
  #running = false;
  /** How often the engine failed during this import, and why the import was given up. */
  #failures = 0;
  /** @type {Trouble | null} */
  #givenUp = null;

  /**
   * @param {Pick<import("../engine/client.ts").Engine, "ask" | "state" | "ready" | "restart">} engine
   * @param {(found: Found, beside: Beside) => Promise<Arrived>} keep stores it, or goes on with the game that is here already
   * @param {Pick<import("./shelf.js").Shelf, "refresh">} shelf
   * @param {import("./results.js").Results["add"]} [addResults] keeps results of games
   */
  constructor(engine, keep, shelf, addResults = async () => {}) {
    this.#engine = engine;
    this.#keep = keep;
    this.#shelf = shelf;
    this.#addResults = addResults;
    observe(this, "busy", "report");
  }

  /**
   * Import files that a person has chosen.
   * @param {Iterable<File>} files
   * @returns {Promise<string | null>} the id of the game, if it is a single one, and nothing has to be told of it
   */
  async take(files) {
    if (this.#running) return null;
    this.#running = true;
    this.#forgetFailures();
    /** @type {Report} */
    const report = { imported: 0, known: 0, refused: 0, refusals: [] };
    let last = null;
    try {
      for (const file of [...files]) last = (await this.#takeFile(file, report)) ?? last;
      await this.#shelf.refresh(); // before the report, so that the list does not move under a finger
    } finally {
      this.#running = false;
      this.busy = null;
    }
    const single = report.imported + report.known === 1 && report.refused === 0 ? last : null;
    this.report = single ? null : report;
    return single;
  }

  /**
   * Decode and check a link's short form.
   * @param {string} short
   * @returns {Promise<Read | {trouble: Trouble}>}
   */
  async read(short) {
    this.#forgetFailures();
    try {
      const { record, bots, ...texts } = await this.#engine.ask({ do: "decode", short });
      const checked = await this.#check({ record });
      return "trouble" in checked ? checked : { found: { ...checked.found, bots }, ...texts };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /**
   * The short form of the game in a file, if that is a message: a game with a number, and without a seed.
   * @param {File} file
   * @returns {Promise<string | null>} null where it is none, or has no short form
   */
  async shortOf(file) {
    if (file.size > LARGEST_RECORD) return null;
    try {
      const record = JSON.parse(await file.text());
      if (record.id === undefined || record.seed !== undefined) return null;
      return (await this.#engine.ask({ do: "encode", record, bots: record.bots })).short;
    } catch {
      return null; // what it is instead is found out when it is imported
    }
  }

  dismissReport() {
    this.report = null;
  }

  /** @param {File} file @param {Report} report @returns {Promise<string | null>} */
  async #takeFile(file, report) {
    const text = file.size > LARGEST_FILE ? null : await file.text().catch(() => "");
    if (text === null) return refuse(report, file.name, bad("too-large"));
    const games = readShelf(text);
    if (games) {
      const beside = readResults(text);
      if (beside) await this.#addResults(beside.results, beside.forgotten);
      else refuse(report, file.name, { code: "bad-results" });
      return this.#takeGames(games, report);
    }
    if (file.size > LARGEST_RECORD) return refuse(report, file.name, bad("too-large"));
    return this.#takeGame({ text }, {}, file.name, report);
  }

  /** @param {Packed[]} games @param {Report} report */
  async #takeGames(games, report) {
    let last = null;
    for (const [index, { text, ...beside }] of games.entries()) {
      this.busy = { done: index, total: games.length };
      const { undone, bots, title } = beside;
      const name = titleOf(title) ?? String(index + 1);
      last = (await this.#takeGame({ text, undone, bots }, beside, name, report)) ?? last;
    }
    return last;
  }

  /** @param {Game} game @param {Beside} beside @param {string} name @param {Report} report */
  async #takeGame(game, beside, name, report) {
    const checked = await this.#check(game);
    if ("trouble" in checked) return refuse(report, name, checked.trouble);
    const kept = await this.#keep(checked.found, { ...beside, title: titleOf(beside.title) }).catch(refused);
    if ("trouble" in kept) return refuse(report, name, kept.trouble);
    const { how, id } = kept;
    if (how === "held") return refuse(report, name, { code: "held" });
    report[how === "new" || how === "ahead" ? "imported" : "known"] += 1;
    return how === "behind" ? null : id;
  }

  /** @param {Game} game @returns {Promise<{found: Found} | {trouble: Trouble}>} */
  async #check(game) {
    if (this.#givenUp) return { trouble: this.#givenUp };
    /** @type {Check} */
    const request = { do: "check", secret: deviceSecret(), ...game };
    try {
      const { record, view, device } = await this.#engine.ask(request).catch((error) => this.#askAgain(request, error));
      return { found: { record, view, device } };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /** Wait for the engine to restart, then ask once more. @param {Check} request @param {Trouble} error */
  async #askAgain(request, error) {
    if (!ENGINE_FAILED.has(error.code)) throw error;
    this.#failures += 1;
    try {
      if (this.#failures > MOST_FAILURES) throw error;
      await (this.#engine.state === "failed" ? this.#engine.restart() : this.#engine.ready);
    } catch (failure) {
      this.#givenUp = troubleOf(failure);
      throw failure;
    }
    return this.#engine.ask(request);
  }

  #forgetFailures() {
    this.#failures = 0;
    this.#givenUp = null;
  }
}

/** What the engine says of a game that it cannot compare. @param {unknown} error @returns {{trouble: Trouble}} */
function refused(error) {
  if (typeof (/** @type {Partial<Trouble>} */ (error).code) !== "string") throw error;
  return { trouble: troubleOf(error) };
}

/** @param {Report} report @param {string} name @param {Trouble} trouble */
function refuse(report, name, trouble) {
  report.refused += 1;
  if (report.refusals.length < MOST_LISTED) report.refusals.push({ name, trouble });
  return null;
}

/**
 * The sentence for an error. A request that could not be serialised (nested too deep) means that the text is no game.
 * @param {unknown} error
 * @returns {Trouble}
 */
function troubleOf(error) {
  const { code, args } = /** @type {Partial<Trouble>} */ (error);
  return typeof code !== "string" || code === "bad-request" ? bad("not-json") : { code, args };
}
