// Games that come in from elsewhere: a record's file, a file of all games, a link. The engine checks each; what is
// refused changes nothing, and says why. Paints nothing.
import { LARGEST_FILE, LARGEST_RECORD, readShelf, titleOf } from "./shelf-file.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Found} Found */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./shelf-file.js").Packed} Packed */
/** @typedef {ReturnType<typeof createIntake>} Intake */
/** @typedef {import("../types.js").Ask<"check">} Check */
/** @typedef {import("../shapes.js").AskCheck} Asked */
/** @typedef {{undone?: unknown, bots?: unknown, title?: unknown}} Beside what a row keeps beside its record */

/** Refusals that are told one by one. */
const MOST_TOLD = 5;
/** What is answered when the engine itself has failed: the game at hand is asked about once more when it is back. */
const ENGINE_FAILED = new Set(["worker-died", "worker-silent", "restarted"]);
/** Failures after which the files at hand are not worth another one. */
const MOST_FAILURES = 10;

/** @param {string} why @returns {Trouble} */
const bad = (why) => ({ code: "bad-record", args: { why } });

/**
 * @param {object} parts
 * @param {Pick<import("../engine/client.js").Engine, "ask" | "state" | "ready" | "restart">} parts.engine
 * @param {(found: Found, beside: Beside) => Promise<Row>} parts.keep makes a stored game of it
 * @param {() => Promise<void>} parts.shelve shows the stored games anew
 * @param {() => string} parts.seed a fresh one, for the rolls of a game that brings none
 * @param {() => void} parts.onChange
 */
export function createIntake({ engine, keep, shelve, seed, onChange }) {
  /** @typedef {{came: number, refused: number, told: {name: string, trouble: Trouble}[]}} Report */
  /** How often the engine has failed over the files at hand, and why it is asked no longer. @type {{failures: number, given: Trouble | null}} */
  const patience = { failures: 0, given: null };
  const beginAnew = () => Object.assign(patience, { failures: 0, given: null });

  const intake = {
    /** how far it is @type {{done: number, total: number} | null} */ busy: null,
    /** what the last files brought @type {Report | null} */ report: null,

    /** Take in files that a person has chosen. @param {Iterable<File>} files @returns {Promise<Row | null>} the game, if it is a single one */
    async take(files) {
      if (intake.busy) return null;
      intake.busy = { done: 0, total: 0 };
      beginAnew();
      /** @type {Report} */
      const report = { came: 0, refused: 0, told: [] };
      let last = null;
      try {
        for (const file of [...files]) last = (await takeFile(file, report)) ?? last;
        await shelve(); // before the report that speaks of them: nothing moves under a finger then
      } finally {
        intake.busy = null;
      }
      const single = report.came === 1 && report.refused === 0;
      intake.report = single ? null : report;
      onChange();
      return single ? last : null;
    },

    /** What a link's short form holds. @param {string} short @returns {Promise<{found: Found} | {trouble: Trouble}>} */
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
    if (patience.given) return { trouble: patience.given };
    /** @type {Check} */
    const request = { do: "check", seed: seed(), ...asked };
    try {
      const { record, view } = await engine.ask(request).catch((error) => again(request, error));
      return { found: { record, view } };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /** Ask once more, of an engine that is back. @param {Check} request @param {Trouble} error */
  async function again(request, error) {
    if (!ENGINE_FAILED.has(error.code)) throw error;
    patience.failures += 1;
    try {
      if (patience.failures > MOST_FAILURES) throw error;
      await (engine.state === "failed" ? engine.restart() : engine.ready);
    } catch (failure) {
      patience.given = troubleOf(failure);
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

/** What cannot even be put as a question is no game: too deep for JSON, or not what a record is made of.
 * @param {unknown} error @returns {Trouble} */
function troubleOf(error) {
  const { code, args } = /** @type {Partial<Trouble>} */ (error);
  return typeof code !== "string" || code === "bad-request" ? bad("not-json") : { code, args };
}
