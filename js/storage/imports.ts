// Imports games: a record file, a file of all games, or a link. The engine checks each one; a refused game changes
// nothing and is reported with its reason. Renders nothing.
import { titleOf } from "../base/names.ts";
import { observe } from "../base/observable.ts";
import { isTrouble, type Trouble } from "../base/trouble.ts";
import { deviceSecret } from "./settings.ts";
import { LARGEST_FILE, LARGEST_RECORD, readResults, readShelf, type FileExtras, type Packed } from "./shelf-file.ts";
import type { Engine } from "../engine/client.ts";
import type { AskCheck as Game } from "../engine/shapes.ts";
import type { Incoming } from "./incoming-games.ts";
import type { Results } from "./results.ts";
import type { Shelf } from "./shelf/shelf.ts";
import type { EngineRequest } from "../engine/requests.ts";
import type { CheckedGame } from "./stored-game.ts";

type Check = EngineRequest<"check">;
type Report = { imported: number; known: number; refused: number; refusals: { name: string; trouble: Trouble }[] };

/** How many refusals are listed one by one. */
const MOST_LISTED = 5;
/** After these the current game is tried once more. */
const ENGINE_FAILED = new Set(["worker-died", "worker-silent", "restarted"]);
/** After this many of them the import is given up. */
const MOST_FAILURES = 10;

/** a game of a text, and the short forms of others in it */
export type Read = { found: CheckedGame; short: string; others: string[] };

const bad = (why: string): Trouble => ({ code: "bad-record", args: { why } });

export class Imports {
  /** Progress in a file of several games. */
  busy: { done: number; total: number } | null = null;
  report: Report | null = null;
  #engine;
  #keep;
  #shelf;
  #addResults;
  #running = false;
  /** How often the engine failed during this import, and why the import was given up. */
  #failures = 0;
  #givenUp: Trouble | null = null;

  /** @param keep stores it, or goes on with the game that is here already */
  constructor(
    engine: Pick<Engine, "ask" | "state" | "ready" | "restart">,
    keep: (found: CheckedGame, beside: FileExtras) => Promise<Incoming>,
    shelf: Pick<Shelf, "refresh">,
    addResults: Results["add"] = async () => {},
  ) {
    this.#engine = engine;
    this.#keep = keep;
    this.#shelf = shelf;
    this.#addResults = addResults;
    observe(this, "busy", "report");
  }

  /** Import files; resolves to the id of the game, if it is a single one, and nothing has to be told of it. */
  async take(files: Iterable<File>): Promise<string | null> {
    if (this.#running) return null;
    this.#running = true;
    this.#forgetFailures();
    const report: Report = { imported: 0, known: 0, refused: 0, refusals: [] };
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

  async read(short: string): Promise<Read | { trouble: Trouble }> {
    this.#forgetFailures();
    try {
      const { record, bots, ...texts } = await this.#engine.ask({ do: "decode", short });
      const checked = await this.#check({ record });
      return "trouble" in checked ? checked : { found: { ...checked.found, bots }, ...texts };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /** The short form of the game in a file, if that is a message: a game with a number, and without a seed. */
  async shortOf(file: File): Promise<string | null> {
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

  async #takeFile(file: File, report: Report): Promise<string | null> {
    if (file.size > LARGEST_FILE) return refuse(report, file.name, bad("too-large"));
    const text = await file.text().catch(() => "");
    const games = readShelf(text);
    if (games) {
      const beside = readResults(text);
      if (beside) await this.#addResults(beside.results, beside.forgotten, beside.called);
      else refuse(report, file.name, { code: "bad-results" });
      return this.#takeGames(games, report);
    }
    if (file.size > LARGEST_RECORD) return refuse(report, file.name, bad("too-large"));
    return this.#takeGame({ text }, {}, file.name, report);
  }

  async #takeGames(games: Packed[], report: Report) {
    let last = null;
    for (const [index, { text, ...beside }] of games.entries()) {
      this.busy = { done: index, total: games.length };
      const { undone, bots, title } = beside;
      const name = titleOf(title) ?? String(index + 1);
      last = (await this.#takeGame({ text, undone, bots }, beside, name, report)) ?? last;
    }
    return last;
  }

  async #takeGame(game: Game, beside: FileExtras, name: string, report: Report) {
    const checked = await this.#check(game);
    if ("trouble" in checked) return refuse(report, name, checked.trouble);
    const kept = await this.#keep(checked.found, { ...beside, title: titleOf(beside.title) }).catch(refused);
    if ("trouble" in kept) return refuse(report, name, kept.trouble);
    const { how, id } = kept;
    if (how === "held") return refuse(report, name, { code: "held" });
    report[how === "new" || how === "ahead" ? "imported" : "known"] += 1;
    return how === "behind" ? null : id;
  }

  async #check(game: Game): Promise<{ found: CheckedGame } | { trouble: Trouble }> {
    if (this.#givenUp) return { trouble: this.#givenUp };
    const request: Check = { do: "check", secret: deviceSecret(), ...game };
    try {
      const { record, view, device } = await this.#engine.ask(request).catch((error) => this.#askAgain(request, error));
      return { found: { record, view, device } };
    } catch (error) {
      return { trouble: troubleOf(error) };
    }
  }

  /** Wait for the engine to restart, then ask once more. */
  async #askAgain(request: Check, error: Trouble) {
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

/** What the engine says of a game that it cannot compare. */
function refused(error: unknown): { trouble: Trouble } {
  if (!isTrouble(error)) throw error;
  return { trouble: troubleOf(error) };
}

function refuse(report: Report, name: string, trouble: Trouble) {
  report.refused += 1;
  if (report.refusals.length < MOST_LISTED) report.refusals.push({ name, trouble });
  return null;
}

/** A request that could not be serialised (nested too deep) means that the text is no game. */
function troubleOf(error: unknown): Trouble {
  return isTrouble(error) && error.code !== "bad-request" ? { code: error.code, args: error.args } : bad("not-json");
}
