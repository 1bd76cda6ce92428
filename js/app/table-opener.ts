// Opens games: new ones, stored ones, branches, and games taken over from another tab. Makes sure that one tab plays a
// game, and that it is stored before anyone sees it.
import { navigate } from "../base/navigation.ts";
import { nothing, render, type RootPart } from "lit-html";
import { build } from "jemaa:build";
import { observe } from "../base/observable.ts";
import { GameLock } from "../storage/game-lock.ts";
import { publicView } from "../storage/stored-view.ts";
import { isWhole, type Store } from "../storage/store.ts";
import { tableScreen } from "../screens/table.ts";
import { openRequest, type Opened } from "../session/match.ts";
import { rematch } from "../session/rematch.ts";
import {
  withRemoteSeats,
  newGameRequest,
  restartedGame,
  branchedGame,
  newStoredGame,
  withFileExtras,
} from "./new-stored-games.ts";
import { Table, type As, type Services } from "./table.ts";
import type { ClockChoice } from "../storage/clock-choice.ts";
import type { FileExtras } from "../storage/shelf-file.ts";
import type { NewGameRequest } from "../engine/requests.ts";
import type { CheckedGame, StoredGame } from "../storage/stored-game.ts";
import type { PageContext } from "../screens/page-context.ts";
import type { Trouble } from "../base/trouble.ts";

/** with which clock, if any */
export type Timed = { clock?: ClockChoice | null };
export type Seating = Pick<StoredGame, "sharing" | "seats" | "title"> & Timed;
export interface Dependencies {
  /** for every table */
  services: Services;
  store: Store;
  /** settles when rendering may begin */
  drawable: Promise<unknown>;
  shell: () => PageContext;
}

export class TableOpener {
  /** The open table. */
  table: Table | null = null;
  /** The last open game. */
  left: { id: string; game: string } | null = null;
  /** The requested stored game, even if damaged. */
  requested: StoredGame | null = null;
  /** The id of a stored game being opened. */
  openingId = "";
  #parts;
  #tableOf;
  #engine;
  #lock;
  /** Settles when the game has been taken up again. */
  #resuming: Promise<void> | null = null;
  /** The table that is being laid. */
  #laying: Table | null = null;
  /** The session that is being left for another game. */
  #leaving: Table["session"] | null = null;

  /** @param tableOf builds the table of a row */
  constructor(
    parts: Dependencies,
    tableOf: (row: StoredGame, as?: As) => Table = (row, as) => new Table({ ...parts.services, tables: this }, row, as),
  ) {
    this.#parts = parts;
    this.#tableOf = tableOf;
    this.#engine = parts.services.supervision.engine;
    this.#lock = new GameLock(parts.store, { lost: this.#lost, taken: this.#taken });
    observe(this, "table", "left", "requested");
  }

  /** Start a new game: store it and open its table. @returns why there is none */
  async begin(asked: NewGameRequest, seating?: Partial<Seating>): Promise<Trouble | null> {
    const request = newGameRequest(asked);
    const opened = await this.#engine.ask(request).catch((error) => ({ error }));
    if ("error" in opened) return opened.error;
    const row = newStoredGame(opened, asked.bots, seating);
    if (seating?.title) row.title = seating.title;
    await this.#begun(row, { ...opened, entries: [] }, (address) => navigate(address, true));
    return null;
  }

  /** Branch: play on from an earlier position in a new game. The old one stays as it is. */
  branch({ session }: Table, ply: number) {
    return this.#leaveFor(session, async () => this.#made(await branchedGame(this.#engine, session.row, ply)));
  }

  /** The same game again from its start, once it is over. */
  again({ session }: Table) {
    return this.#leaveFor(session, async () => this.#made(await restartedGame(this.#engine, session.row)));
  }

  /** The same people play again; the next of them begins. */
  rematch({ session }: Table) {
    return this.#leaveFor(session, async () => {
      const asked = newGameRequest(rematch(session.row));
      const opened = await this.#engine.ask(asked);
      const { sharing, seats } = session.row;
      return { row: newStoredGame(opened, asked.bots, { sharing, seats }), opened: { ...opened, entries: [] } };
    });
  }

  /**
   * Store an imported game without opening it.
   * @param beside checked by the engine as well, as far as that knows it
   * @param here whether a person plays a seat on this device, where not all do
   */
  storeImported = async (found: CheckedGame, beside: FileExtras, here?: (seat: number) => boolean) => {
    const bots = (beside.bots ?? {}) as Record<string, string>; // as: the engine has checked them
    const row = withFileExtras(newStoredGame(found, bots), beside);
    if (here) Object.assign(row, withRemoteSeats(row, here), { arrived: true });
    await this.#parts.store.put(row);
    return row;
  };

  /**
   * Lay the table of a stored game. Where the engine is ready, it has opened the match by then; else the stored view is
   * shown until it is.
   * @param wanted whether its address is still shown
   * @returns why it cannot be opened
   */
  async fetch(id: string, wanted: () => boolean): Promise<Trouble | null> {
    this.openingId = id;
    const { store, drawable } = this.#parts;
    const mine = await this.#lock.hold(id);
    const { release } = this.#lock;
    const [row] = await Promise.all([store.get(id).then((stored) => this.#spoken(stored)), drawable]);
    const opened = mine && this.#engine.state === "ready" && isWhole(row) ? await this.#openedOf(row) : undefined;
    if (!wanted()) {
      if (mine && this.#lock.release === release) release(); // the table was closed meanwhile: nobody else would release it
      return null;
    }
    this.requested = row ?? null;
    const refused = this.#refusal(row);
    if (row && !refused) await this.#lay(this.#tableOf(row, { taken: !mine }), opened);
    this.openingId = "";
    return refused;
  }

  /** Why a stored game cannot be shown. */
  #refusal(row: StoredGame | undefined): Trouble | null {
    const { store, services } = this.#parts;
    if (!row) return store.trouble ? { code: "unread" } : { code: "no-game" };
    return isWhole(row) && services.games[row.record.game] ? null : { code: "damaged" };
  }

  /**
   * Lay a table. One whose match the engine has opened is drawn once, when all of it is there, and its game goes on by
   * itself; of any other the stored view is drawn.
   * @returns settles when it lies there
   */
  #lay(table: Table, opened: Opened | undefined): Promise<void> | undefined {
    this.#laying = table;
    if (opened) return new Promise((resolve) => table.session.loop.open(opened, () => resolve(this.#laid(table))));
    this.#laid(table);
    this.#rehearse(table);
  }

  /** A table is there, unless somebody has left it meanwhile. */
  #laid(table: Table) {
    if (this.#laying !== table) return table.session.close();
    this.table = table;
  }

  /**
   * Have the engine open a stored game, whose view is the engine's from then on.
   * @returns none where it refuses: the table asks again, and tells why
   */
  async #openedOf(row: StoredGame): Promise<Opened | undefined> {
    const opened = await this.#engine.ask(openRequest(row)).catch(() => undefined);
    if (opened) row.view = publicView(opened);
    return opened;
  }

  /** Open the match of the table, unless it is open, or another tab plays it. */
  async open() {
    const { table } = this;
    if (table && !table.status.openElsewhere && !table.session.state.ready) await table.session.loop.open();
  }

  /** A stored game, once the languages of its seats can be spoken. */
  async #spoken(row: StoredGame | undefined) {
    if (isWhole(row)) await this.#parts.services.languages.loadFor(row.seats);
    return row;
  }

  /** Try whether the stored view can be rendered. */
  #rehearse(table: Table) {
    const off = document.createElement("div");
    let part: RootPart | undefined;
    table.status.rehearse(() => {
      part = render(nothing, off);
      const screen = tableScreen(this.#parts.shell(), table, () => nothing);
      render(screen, off);
    });
    part?.setConnected(false); // none of its regions renders again
  }

  /**
   * Open a table that is stored nowhere: a lesson, a puzzle.
   * @param wanted whether its address is still shown
   * @returns null: it is not
   */
  async openUnstored(asked: NewGameRequest, as: As, wanted: () => boolean): Promise<Table | null> {
    const opened = await this.#engine.ask(newGameRequest(asked));
    if (!wanted()) return null;
    this.table?.session.close();
    const table = (this.table = this.#tableOf(newStoredGame(opened, asked.bots), as));
    await table.session.loop.open({ ...opened, entries: [] });
    return table;
  }

  /** Take over a game from another tab. */
  async takeOver(id: string) {
    await this.#lock.hold(id, true);
    this.table = null;
    const row = await this.#parts.store.get(id);
    if (row) await this.#reopen(row);
  }

  /** The page is out of sight. */
  hide = () => {
    this.table?.gameClock?.hide();
  };

  /** The page is left: another tab may play the game meanwhile. */
  pause = () => {
    this.hide();
    this.#lock.release();
  };

  /** The page is seen again: go on with the game as it is by now, where nobody else plays it. */
  resume = () => {
    this.table?.gameClock?.show();
    this.#resuming ??= this.#takeUp().finally(() => {
      this.#resuming = null;
    });
    return this.#resuming;
  };

  /** Take up the game on the table after it may have been lost, and another tab may have played it. */
  async #takeUp() {
    const { table } = this;
    const { store } = this.#parts;
    if (!table || table.unstored) return;
    const { id } = table.session.row;
    const mine = await this.#lock.hold(id);
    const overtaken = await store.overtaken(id);
    if (this.table !== table || (mine !== table.status.openElsewhere && !overtaken)) return;
    const row = await store.get(id);
    if (this.table !== table || !isWhole(row)) return;
    table.session.close();
    if (mine) return this.#reopen(row);
    this.table = this.#tableOf(row, { taken: true });
  }

  /** A game is given to those who play it elsewhere: what they have been sent stays. */
  markSent = (row: StoredGame) => {
    const { table } = this;
    const session = table && !table.status.openElsewhere && table.session.row.id === row.id ? table.session : null;
    return session ? session.markSent() : this.#parts.store.settle(row.id, row.record.log.length);
  };

  /** Close the table. */
  leave() {
    const { table } = this;
    this.hide();
    if (table && !table.unstored) this.left = { id: table.session.row.id, game: table.session.row.record.game };
    table?.session.close();
    Object.assign(this, { table: null, openingId: "", requested: null });
    this.#laying = null;
    this.#lock.release();
  }

  /** Open the table of a game, and the match as soon as the engine is ready. */
  async #reopen(row: StoredGame) {
    this.table = this.#tableOf(row);
    if (this.#engine.state === "ready") await this.table.session.loop.open();
  }

  /** Open a game that was made from another one. */
  async #made(row: StoredGame) {
    const opened = await this.#engine.ask(openRequest(row));
    const { record } = opened;
    return { row: Object.assign(row, { view: publicView(opened), record, app: build.version }), opened };
  }

  /** Leave a table for another game of the same people; a second tap does nothing. @param next opens that game */
  async #leaveFor(session: Table["session"], next: () => Promise<{ row: StoredGame; opened: Opened }>) {
    if (this.#leaving === session) return;
    this.#leaving = session;
    session.close();
    try {
      const { row, opened } = await next();
      await this.#begun(row, opened, navigate);
    } catch {
      this.#leaving = null;
      await this.#reopen(session.row); // only a failing engine refuses its own record: return to the old game
    }
  }

  /** Store a game that the engine has just opened, and open its table. @param opened the engine's reply */
  async #begun(row: StoredGame, opened: Opened, go: (address: string) => void) {
    await this.#parts.store.put(row);
    await this.#lock.hold(row.id);
    await this.#lay(this.#tableOf(row), opened);
    go(`#/game/${row.id}`);
  }

  /** The lock is lost, to another tab or to the browser: then it is there to be taken again. */
  #lost = (id: string) => {
    this.#taken(id);
    this.resume();
  };

  /** Another tab has taken over this game. */
  #taken = (id: string) => {
    const { table } = this;
    if (table?.session.row.id !== id) return;
    table.session.close();
    table.status.lose();
  };
}
