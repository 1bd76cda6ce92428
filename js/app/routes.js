// Follows addresses: each has a visit, which holds what its screen shows; what is needed for that is read from the store
// at once, and asked of the engine when that is ready. What comes after the person has gone on is not shown.
import { goTo } from "../base/going.ts";
import { observe } from "../base/observable.ts";
import { parse } from "./addresses.js";

/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./addresses.js").Address} Address */
/** @typedef {import("./new-games.js").Form} Form */
/** @typedef {import("./open-tables.js").OpenTables} OpenTables */
/** Loads what a screen needs. @typedef {(visit: Visit) => Promise<Trouble | null | void> | void} Load a refusal where it cannot */
/**
 * @typedef {object} Loader
 * @property {Load} [read] when its address is followed
 * @property {Load} [ask] once the engine is ready
 */

/** Screens that show stored games. */
const STORED = ["home", "on", "game"];
/** The refusals where a part of the page could not be fetched: it may come the next time. */
const NOT_FETCHED = ["not-fetched", "no-lessons"];

/** An address that was followed, and what is shown of it. */
export class Visit {
  /** The form of a new game. @type {Form | null} */
  form = null;
  /** Why the form's game could not be started. @type {Trouble | null} */
  trouble = null;
  /** The game in the address's link. @type {import("../types.js").Found | null} */
  found = null;
  /** The games in the address's text, where it has several. @type {import("../storage/imports.ts").Read[] | null} */
  several = null;
  /** What that is to those of this device. @type {import("../storage/messages.ts").Met | null} */
  met = null;
  /** Why there is nothing to show. @type {Trouble[]} */
  errors = [];
  /** What may bring it all the same. @type {(() => void) | null} */
  retry = null;
  /** All puzzles of the address's game. @type {import("../types.js").PuzzleSet | null} */
  puzzles = null;
  /** What a screen of its own file shows. @type {import("../screens/late-screen.ts").Room | null} */
  room = null;
  /** The games played last, read while the engine starts. @type {Promise<import("../types.js").Row[]> | null} */
  recent = null;
  /** Whether it is still shown. */
  current = true;
  /** Settles when what is stored of it has been read. @type {Promise<void>} */
  read = Promise.resolve();
  /** Whether the engine is being asked for it: a start that ends while the visit is read would ask twice. */
  asking = false;

  /** @param {Address} address */
  constructor(address) {
    this.address = address;
    observe(this, "form", "trouble", "found", "several", "met", "errors", "retry", "puzzles", "room");
  }
}

export class Routes {
  #games;
  #openTables;
  #engine;
  #loaders;
  #drawable;
  #onLeave;

  /**
   * @param {object} parts
   * @param {string[]} parts.games names of all games
   * @param {Pick<OpenTables, "table" | "coming" | "open" | "leave">} parts.openTables
   * @param {{state: string}} parts.engine
   * @param {Record<Address["screen"], Loader>} parts.loaders
   * @param {Promise<unknown>} parts.drawable settles when rendering may begin
   * @param {() => void} parts.onLeave called before another address is shown
   */
  constructor({ games, openTables, engine, loaders, drawable, onLeave }) {
    this.visit = new Visit(parse(location.hash, games));
    this.#games = games;
    this.#openTables = openTables;
    this.#engine = engine;
    this.#loaders = loaders;
    this.#drawable = drawable;
    this.#onLeave = onLeave;
    observe(this, "visit");
  }

  /** Whether the address shows stored games. */
  get showsStored() {
    return STORED.includes(this.visit.address.screen);
  }

  /** The open game, if there is anything of it to show. */
  get table() {
    const { table } = this.#openTables;
    return table && !this.visit.errors.length && (table.session.state.opened || table.paintable) ? table : null;
  }

  /** Start following addresses. @returns {Promise<void>} settles when the first one's stored games are read */
  follow() {
    addEventListener("hashchange", this.#arrive);
    return this.#arrive();
  }

  /** Ask the engine for what the address needs, once it is ready and the page can speak. */
  begin = async () => {
    await this.#drawable;
    document.documentElement.dataset.ready = "engine";
    performance.mark("jemaa:engine");
    const { visit } = this;
    await visit.read;
    if (!visit.current || visit.asking) return;
    visit.asking = true;
    try {
      if (!this.#openTables.table) await this.#load("ask");
      else await this.#openTables.open();
    } finally {
      visit.asking = false;
    }
  };

  /** A stored game cannot be opened: say why. It stays stored as it is. @param {Trouble} error */
  damaged(error) {
    this.visit.errors = [{ code: "damaged" }, error];
  }

  /** Other tabs may have changed what is stored: read what home shows again. */
  refresh() {
    if (this.visit.address.screen === "home") this.#load("read");
  }

  /** Show the new address. */
  #arrive = async () => {
    const visit = new Visit(parse(location.hash, this.#games));
    const { screen, what } = visit.address;
    const { table, coming } = this.#openTables;
    if (screen === "game" && [table?.session.row.id, coming].includes(what)) return;
    this.#openTables.leave();
    this.#onLeave();
    this.visit.current = false;
    this.visit = visit;
    scrollTo(0, 0);
    visit.read = this.#load("read");
    await visit.read;
    if (visit.current && this.#engine.state === "ready") await this.begin();
  };

  /** Load what the screen needs, or say why it is not there. @param {keyof Loader} when */
  async #load(when) {
    const { visit } = this;
    const refusal = await this.#loaders[visit.address.screen][when]?.(visit);
    if (!refusal) return;
    visit.errors = [refusal];
    if (NOT_FETCHED.includes(refusal.code)) visit.retry = this.#retry;
  }

  #retry = () => {
    this.visit.errors = [];
    this.visit.retry = null;
    this.begin();
  };
}

/**
 * What each screen needs before it can be shown; puzzles and late screens have loaders of their own.
 * @param {object} parts
 * @param {Pick<import("../storage/shelf.ts").Shelf, "refresh" | "top">} parts.shelf
 * @param {Pick<OpenTables, "fetch">} parts.openTables
 * @param {Pick<import("./rulebooks.js").Rulebooks, "show">} parts.rulebooks
 * @param {import("./new-games.js").NewGames} parts.newGames
 * @param {import("./imported-games.js").ImportedGames} parts.importedGames
 * @param {import("./lessons.js").Lessons} parts.lessons
 * @returns {Omit<Record<Address["screen"], Loader>, "puzzle" | "puzzles" | "people" | "luck">}
 */
export const loadersOf = ({ shelf, openTables, rulebooks, newGames, importedGames, lessons }) => ({
  home: { read: () => shelf.refresh(), ask: newGames.prefetch },
  on: {
    async read(visit) {
      await shelf.refresh();
      const [newest] = shelf.top;
      if (visit.current) goTo(newest ? `#/game/${newest}` : "#/", true);
    },
  },
  game: { read: (visit) => openTables.fetch(visit.address.what, () => visit.current) },
  new: { read: newGames.prepare, ask: newGames.fillForm },
  play: { read: newGames.prepare, ask: newGames.play },
  open: { ask: importedGames.readLink },
  learn: { ask: lessons.begin },
  rules: {
    read(visit) {
      const { what, card, query } = visit.address;
      rulebooks.show(what, card || (query.get("at") ?? ""), () => visit.current); // the screen itself says what is missing
    },
  },
  about: {},
  unknown: {},
});
