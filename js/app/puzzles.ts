// Puzzles: fetches what they need when a person asks for the first, and shows one on a table, or all of them.
import { observe } from "../base/observable.ts";
import { LazyModule, styledModule } from "../platform/fetching.ts";
import { dayOf, gameOf, numberOf } from "../storage/puzzle-days.ts";
import { failureOf } from "../base/file-check.ts";
import type { Translator, Say } from "../i18n/translate.ts";
import type { Today } from "../screens/puzzles/puzzle-list.ts";
import type * as puzzlesModule from "../screens/puzzles/puzzles.ts";
import type { TableOpener } from "./table-opener.ts";
import type { Visit } from "./visit/visit.ts";
import type { GameUi } from "../game-api/board.ts";
import type { PuzzleSet } from "../game-api/puzzles.ts";
import type { PageContext } from "../screens/page-context.ts";
import type { Trouble } from "../base/trouble.ts";

type PuzzleModule = typeof puzzlesModule;

const room = styledModule<PuzzleModule>(new URL("puzzles.js", import.meta.url).href);

const setAt = (address: string) => new LazyModule(address, ({ set }: { set?: PuzzleSet }) => set);

export class Puzzles {
  /** For which day all is shown. */
  day = dayOf();
  /** What the screen of all puzzles shows of the one of today. */
  today: Today | null = null;
  #sets;
  #parts;
  #module: PuzzleModule | null = null;
  #attempt: InstanceType<PuzzleModule["Attempt"]> | null = null;

  constructor(parts: {
    games: Record<string, Pick<GameUi, "board" | "puzzles">>;
    translator: Pick<Translator, "addSentences">;
    openTables: Pick<TableOpener, "openUnstored" | "table">;
    say: Say;
    fetchRoom?: () => Promise<PuzzleModule>;
    moduleAt?: (address: string) => Pick<ReturnType<typeof setAt>, "load">;
  }) {
    const { games, moduleAt = setAt } = parts;
    const all = Object.entries(games).flatMap(([game, { puzzles }]) =>
      puzzles ? [[game, moduleAt(puzzles)] as const] : [],
    );
    this.#sets = new Map(all);
    this.#parts = { fetchRoom: room.load, ...parts };
    observe(this, "day", "today");
  }

  /** On another day there is another puzzle of the day, unless something was tried. */
  async look(visit: Visit) {
    const today = dayOf();
    if (today === this.day) return;
    this.day = today;
    this.today = null;
    if (visit.puzzles) await this.#findToday();
    this.#attempt?.turnTo(today);
    if (visit.address.screen === "puzzle" && this.#attempt?.untouched) await this.#today(visit);
  }

  async #fetch(game: string): Promise<{ set: PuzzleSet; room: PuzzleModule } | Trouble> {
    const module = this.#sets.get(game);
    if (!module) return { code: "address" };
    try {
      const [found, set] = await Promise.all([this.#parts.fetchRoom(), module.load()]);
      if (!this.#module) this.#parts.translator.addSentences("", found.sentences);
      this.#module = found;
      return { set, room: found };
    } catch (failure) {
      return { code: "not-fetched", args: failureOf(failure) };
    }
  }

  /** Fetch the puzzle of today, and all others of its game. */
  async #daily() {
    const games = [...this.#sets.keys()];
    const day = dayOf();
    const game = gameOf(games, day) ?? "";
    const found = await this.#fetch(game);
    if ("code" in found) return found;
    return { found, game, day, number: numberOf(day, games.length, found.set.puzzles.length) };
  }

  #today = async (visit: Visit) => {
    const daily = await this.#daily();
    if ("code" in daily) return daily;
    return this.#lay(visit, daily.game, daily.found, daily.number, daily.day);
  };

  /** It is shown beside the shelf, which does not wait for it. */
  async #findToday() {
    const daily = await this.#daily();
    const board = "code" in daily ? null : this.#parts.games[daily.game]?.board;
    if (!("code" in daily) && board) this.today = { ...daily, set: daily.found.set, board };
  }

  /** Fetch all puzzles of the address's game, unless it names one. */
  #list = async (visit: Visit): Promise<Trouble | null> => {
    const { what, card } = visit.address;
    if (card) return null;
    const found = await this.#fetch(what);
    if ("code" in found) return found;
    visit.lay(found.set);
    this.#findToday();
    return null;
  };

  #begin = async (visit: Visit): Promise<Trouble | null> => {
    const { what, card } = visit.address;
    if (!card) return visit.puzzles ? null : this.#list(visit);
    const found = await this.#fetch(what);
    if ("code" in found) return found;
    const number = Number(card);
    return found.set.puzzles[number - 1] ? this.#lay(visit, what, found, number, null) : { code: "address" };
  };

  loaders = { puzzle: { ask: this.#today }, puzzles: { read: this.#list, ask: this.#begin } };

  /** `day`: whose puzzle it is. */
  async #lay(
    visit: Visit,
    game: string,
    found: { set: PuzzleSet; room: PuzzleModule },
    number: number,
    day: number | null,
  ) {
    if (!visit.current) return null;
    const { openTables, say } = this.#parts;
    const asked = { game, set: found.set, number, day, say };
    this.#attempt = new found.room.Attempt(asked, (begin, as) => {
      openTables.table?.session.close(); // an opponent who still thinks there would play in the next match
      return openTables.openUnstored(begin, as, () => visit.current);
    });
    await this.#attempt.begin();
    return null;
  }

  screen(shell: PageContext, { address: { what }, puzzles }: Visit) {
    if (!puzzles || !this.#module) return null;
    return this.#module.shelf(shell, what, puzzles, [...this.#sets.keys()], this.today);
  }
}
