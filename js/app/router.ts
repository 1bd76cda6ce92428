// Follows addresses: each has a visit, which holds what its screen shows; what is needed for that is read from the store
// at once, and asked of the engine when that is ready. What comes after the person has gone on is not shown.
import { navigate } from "../base/navigation.ts";
import { observe } from "../base/observable.ts";
import { markOnce } from "../base/paint.ts";
import { STOPPED } from "../engine/client.ts";
import { parse, type Address } from "./addresses.ts";
import { Visited, type Visit } from "./visit/visit.ts";
import type { PageParts } from "./page-parts.ts";
import type { HomeModel } from "./home/home-model.ts";
import type { Lessons } from "./lessons.ts";
import type { NewGames } from "./new-games.ts";
import type { TableOpener } from "./table-opener.ts";
import type { Rulebooks } from "./rulebooks.ts";
import type { Trouble } from "../base/trouble.ts";

/** Loads what a screen needs; resolves to a refusal where it cannot. */
type Load = ((visit: Visit) => Promise<Trouble | null>) | ((visit: Visit) => void);
interface Loader {
  /** when its address is followed */
  read?: Load;
  /** then at once: its request waits at the worker until that is ready */
  await?: Load;
  /** once the engine is ready */
  ask?: Load;
}

const STORED = ["home", "on", "game"];
/** The refusals where a part of the page could not be fetched: it may come the next time. */
const NOT_FETCHED = ["not-fetched", "no-lessons"];

export class Router {
  visit: Visit;
  #parts;

  constructor(parts: {
    games: string[];
    pageParts: Pick<PageParts, "load">;
    openTables: Pick<TableOpener, "table" | "openingId" | "open" | "leave">;
    supervision: { status: { state: string } };
    loaders: Record<Address["screen"], Loader>;
    drawable: Promise<unknown>;
    onLeave: () => void;
  }) {
    this.visit = new Visited(parse(location.hash, parts.games));
    this.#parts = parts;
    observe(this, "visit");
  }

  get showsStored() {
    return STORED.includes(this.visit.address.screen);
  }

  /** The open game, if there is anything of it to show. */
  get table() {
    const { table } = this.#parts.openTables;
    return table && !this.visit.errors.length && (table.session.state.opened || table.status.paintable) ? table : null;
  }

  /** Start following addresses. @returns settles when the first one's stored games are read */
  follow(): Promise<void> {
    addEventListener("hashchange", this.#arrive);
    return this.#arrive();
  }

  /** Ask the engine for what the address needs, once it is ready and the page can speak. */
  begin = async () => {
    await this.#parts.drawable;
    document.documentElement.dataset.ready = "engine";
    markOnce("jemaa:engine");
    const { visit } = this;
    await visit.read;
    await this.#ask(visit, "ask");
  };

  /** Where there is nothing to wait for, the engine's being ready at this moment must find nobody asking. */
  async #ask(visit: Visit, when: "await" | "ask") {
    const { openTables, loaders } = this.#parts;
    if (!openTables.table && !loaders[visit.address.screen][when]) return;
    await visit.ask(() => (openTables.table ? openTables.open() : this.#load(when)));
  }

  damaged(error: Trouble) {
    this.visit.refuse([{ code: "damaged" }, error]);
  }

  /** Other tabs may have changed what is stored: read what home shows again. */
  refresh() {
    if (this.visit.address.screen === "home") this.#load("read");
  }

  #arrive = async () => {
    const { games, openTables, onLeave } = this.#parts;
    const visit = new Visited(parse(location.hash, games));
    const { screen, what } = visit.address;
    const { table, openingId } = openTables;
    if (screen === "game" && [table?.session.row.id, openingId].includes(what)) return;
    openTables.leave();
    onLeave();
    this.visit.leave();
    this.visit = visit;
    scrollTo(0, 0);
    await this.#read();
  };

  async #read() {
    const { supervision, drawable } = this.#parts;
    const { visit } = this;
    await visit.reading(this.#load("read"));
    if (!visit.current) return;
    if (supervision.status.state === "ready") await this.begin();
    else drawable.then(() => this.#ask(visit, "await"));
  }

  async #load(when: keyof Loader) {
    const { visit } = this;
    const { pageParts, loaders } = this.#parts;
    const refusal = (await pageParts.load(visit.address)) ?? (await loaders[visit.address.screen][when]?.(visit));
    if (!refusal || STOPPED.has(refusal.code)) return; // the page tells that the engine has ended, and asks the next one
    visit.refuse([refusal], NOT_FETCHED.includes(refusal.code) ? this.#retry : null);
  }

  #retry = () => {
    this.visit.refuse([]);
    this.#read();
  };
}

/** What each screen needs before it can be shown; puzzles and late screens have loaders of their own. */
export const loadersOf = (parts: {
  atHome: () => {
    shelf: Pick<HomeModel["shelf"], "refresh"> & { list: Pick<HomeModel["shelf"]["list"], "top"> };
    importedGames: HomeModel["importedGames"];
  };
  openTables: Pick<TableOpener, "fetch">;
  rulebooks: Pick<Rulebooks, "show">;
  newGames: NewGames;
  lessons: Lessons;
}): Omit<Record<Address["screen"], Loader>, "puzzle" | "puzzles" | "people" | "luck"> => ({
  home: { read: () => parts.atHome().shelf.refresh(), ask: parts.newGames.prefetch },
  on: {
    async read(visit) {
      const { shelf } = parts.atHome();
      await shelf.refresh();
      const [newest] = shelf.list.top;
      if (visit.current) navigate(newest ? `#/game/${newest}` : "#/", true);
    },
  },
  game: { read: (visit) => parts.openTables.fetch(visit.address.what, () => visit.current) },
  new: { read: parts.newGames.prefetch, ask: parts.newGames.fillForm },
  play: { read: parts.newGames.prepare, await: parts.newGames.play, ask: parts.newGames.play },
  open: { ask: (visit) => parts.atHome().importedGames.readLink(visit) },
  learn: { ask: parts.lessons.begin },
  rules: {
    read(visit) {
      const { what, card, query } = visit.address;
      parts.rulebooks.show(what, card || (query.get("at") ?? ""), () => visit.current); // the screen itself says what is missing
    },
  },
  about: {},
  unknown: {},
});
