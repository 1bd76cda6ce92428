// Imports games: a record file, a file of all games, or a link. The engine checks each one; a refused game changes
// nothing and is reported with its reason. Renders nothing.
import { LARGEST_FILE, LARGEST_RECORD, readShelf, titleOf } from "./shelf-file.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Found} Found */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./shelf-file.js").Packed} Packed */
/** @typedef {ReturnType<typeof createIntake>} Intake */
/** @typedef {import("../types.js").Ask<"check">} Check */
/** @typedef {import("../shapes.js").AskCheck} Asked */
/** @typedef {{undone?: unknown, bots?: unknown, title?: unknown}} Beside a row's fields beside its record */

/** How many refusals are listed one by one. */
const MOST_TOLD = 5;
/** Error codes of a failed engine: the current game is tried once more after its restart. */
const ENGINE_FAILED = new Set(["worker-died", "worker-silent", "restarted"]);
/** After this many engine failures the import is given up. */
const MOST_FAILURES = 10;

/** @param {string} why @returns {Trouble} */
const bad = (why) => ({ code: "bad-record", args: { why } });

/**
 * @param {object} parts
 * @param {Pick<import("../engine/client.js").Engine, "ask" | "state" | "ready" | "restart">} parts.engine
 * @param {(found: Found, beside: Beside) => Promise<Row>} parts.keep stores it
 * @param {() => Promise<void>} parts.shelve refreshes the list of stored games
 * @param {() => string} parts.seed a random seed for games without one
 * @param {() => void} parts.onChange
 */
export function createIntake({ engine, keep, shelve, seed, onChange }) {
  /** @typedef {{came: number, refused: number, told: {name: string, trouble: Trouble}[]}} Report */
  /**
   * How often the engine failed during this import, and why the import was given up.
   * @type {{failures: number, reason: Trouble | null}}
   */
  const outage = { failures: 0, reason: null };
  const beginAnew = () => Object.assign(outage, { failures: 0, reason: null });

  const intake = {
    /** progress @type {{done: number, total: number} | null} */ busy: null,
    /** result of the last import @type {Report | null} */ report: null,

    /**
     * Import files that a person has chosen.
     * @param {Iterable<File>} files
     * @returns {Promise<Row | null>} the game, if it is a single one
     */
    async take(files) {
      if (intake.busy) return null;
      intake.busy = { done: 0, total: 0 };
      beginAnew();
      /** @type {Report} */
      const report = { came: 0, refused: 0, told: [] };
      let last = null;
      try {
        for (const file of [...files]) last = (await takeFile(file, report)) ?? last;
        await shelve(); // before the report, so that the list does not move under a finger
      } finally {
        intake.busy = null;
      }
      const single = report.came === 1 && report.refused === 0;
      intake.report = single ? null : report;
      onChange();
      return single ? last : null;
    },

    /**
     * Decode and check a link's short form.
     * @param {string} short
     * @returns {Promise<{found: Found} | {trouble: Trouble}>}
     */
    async read(short) {
      beginAnew();
      try {
        const { record } = await engine.ask({ do: "decode", short });
        return await checked({ record });
      } catch (error) {
        return { trouble: troubleOf(error) };
      }
    },

    forget() {
      intake.report = null;
      onChange();
    },
  };

  /** @param {File} file @param {Report} report @returns {Promise<Row | null>} */
  async function takeFile(file, report) {
    const text = file.size > LARGEST_FILE ? null : await file.text().catch(() => "");
    if (text === null) return refuse(report, file.name, bad("too-large"));
    const games = readShelf(text);
    if (games) return takeGames(games, report);
    if (file.size > LARGEST_RECORD) return refuse(report, file.name, bad("too-large"));
    return takeIn({ text }, {}, file.name, report);
  }

  /** @param {Packed[]} games @param {Report} report */
  async function takeGames(games, report) {
    let last = null;
    for (const [index, { text, ...beside }] of games.entries()) {
      intake.busy = { done: index, total: games.length };
      onChange();
      const { undone, bots } = beside;
      last = (await takeIn({ text, undone, bots }, beside, titleOf(beside.title) ?? String(index + 1), report)) ?? last;
    }
    return last;
  }

  /** @param {Asked} asked @param {Beside} beside @param {string} name @param {Report} report */
  async function takeIn(asked, beside, name, report) {
    const answer = await checked(asked);
    if ("trouble" in answer) return refuse(report, name, answer.trouble);
    report.came += 1;
    return keep(answer.found, { ...beside, title: titleOf(beside.title) });
  }

  /** @param {Asked} asked @returns {Promise<{found: Found} | {trouble: Trouble}>} */
  async function checked(asked) {
    if (outage.reason) return { trouble: outage.reason };
    /** @type {Check} */
    const request = { do: "check", seed: seed(), ...asked };
    try {
      const { record, view } = await engine.ask(request).catch((error) => again(request, error));
      return { found: { record, view } };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /** Wait for the engine to restart, then ask once more. @param {Check} request @param {Trouble} error */
  async function again(request, error) {
    if (!ENGINE_FAILED.has(error.code)) throw error;
    outage.failures += 1;
    try {
      if (outage.failures > MOST_FAILURES) throw error;
      await (engine.state === "failed" ? engine.restart() : engine.ready);
    } catch (failure) {
      outage.reason = troubleOf(failure);
      throw failure;
    }
    return engine.ask(request);
  }

  /** @param {Report} report @param {string} name @param {Trouble} trouble */
  function refuse(report, name, trouble) {
    report.refused += 1;
    if (report.told.length < MOST_TOLD) report.told.push({ name, trouble });
    return null;
  }

  return intake;
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
