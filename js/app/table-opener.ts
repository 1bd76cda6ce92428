// Opens games: new ones, stored ones, branches, and games taken over from another tab. Makes sure that one tab plays a
// game, and that it is stored before anyone sees it.
import { navigate } from "../base/navigation.ts";
import { build } from "jemaa:build";
import { observe } from "../base/observable.ts";
import { GameLock } from "../storage/game-lock.ts";
import { publicView } from "../storage/stored-view.ts";
import { isWhole, type Store } from "../storage/store.ts";
import { openRequest, type Opened } from "../session/match.ts";
import { rematch } from "../session/rematch.ts";
import {
  withRemoteSeats,
  comingGame,
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
import type { Trouble } from "../base/trouble.ts";

export type Timed = { clock?: ClockChoice | null };
export type Seating = Pick<StoredGame, "sharing" | "seats" | "title"> & Timed;
export interface Dependencies {
  services: Services;
  store: Store;
  /** settles when rendering may begin */
  drawable: Promise<unknown>;
}

export class TableOpener {
  table: Table | null = null;
  /** The table of the game that the engine is about to begin, once it has started. */
  coming: Table | null = null;
  left: { id: string; game: string } | null = null;
  /** The requested stored game, even if damaged. */
  requested: StoredGame | null = null;
  openingId = "";
  #parts;
  #tableOf;
  #engine;
  #lock;
  #resuming: Promise<void> | null = null;
  #laying: Table | null = null;
  /** The session that is being left for another game. */
  #leaving: Table["session"] | null = null;

  constructor(
    parts: Dependencies,
    tableOf: (row: StoredGame, as?: As) => Table = (row, as) => new Table({ ...parts.services, tables: this }, row, as),
  ) {
    this.#parts = parts;
    this.#tableOf = tableOf;
    this.#engine = parts.services.supervision.engine;
    this.#lock = new GameLock(parts.store, { lost: this.#lost, taken: this.#taken });
    observe(this, "table", "coming", "left", "requested");
  }

  async begin(asked: NewGameRequest, wanted: () => boolean, seating?: Partial<Seating>): Promise<Trouble | null> {
    this.#expect(asked, seating);
    const begun = await this.#started(asked, seating).catch((error) => ({ error }));
    if ("error" in begun) return begun.error;
    if (!wanted()) return null; // somebody has left while the engine started
    if (seating?.title) begun.row.title = seating.title;
    await this.#begun(begun.row, begun.opened, (address) => navigate(address, true));
    return null;
  }

  /** Show who will play while the engine starts; around a table whoever begins has the tools. */
  #expect(asked: NewGameRequest, seating?: Partial<Seating>) {
    const { services } = this.#parts;
    const face = services.games[asked.game];
    if (this.#engine.state === "ready" || !face || seating?.sharing === "around") return;
    const row = comingGame(asked, face.begun, seating);
    this.coming = row && this.#tableOf(row, { coming: true });
  }

  branch({ session }: Table, ply: number) {
    return this.#leaveFor(session, async () => this.#made(await branchedGame(this.#engine, session.row, ply)));
  }

  again({ session }: Table) {
    return this.#leaveFor(session, async () => this.#made(await restartedGame(this.#engine, session.row)));
  }

  rematch({ session }: Table) {
    const { sharing, seats } = session.row;
    return this.#leaveFor(session, () => this.#started(rematch(session.row), { sharing, seats }));
  }

  async #started(asked: NewGameRequest, seating?: Partial<Seating>) {
    const opened = await this.#engine.ask(newGameRequest(asked));
    return { row: newStoredGame(opened, asked.bots, seating), opened: { ...opened, entries: [] } };
  }

  /** Store an imported game, unopened; `here`: whether a person plays a seat on this device, where not all do. */
  storeImported = async (found: CheckedGame, beside: FileExtras, here?: (seat: number) => boolean) => {
    const bots = (beside.bots ?? {}) as Record<string, string>; // as: the engine has checked them
    const row = withFileExtras(newStoredGame(found, bots), beside);
    if (here) Object.assign(row, withRemoteSeats(row, here), { arrived: true });
    await this.#parts.store.put(row);
    return row;
  };

  /** Lay the table of a stored game: opened, where the engine is ready; else its stored view is shown until it is. */
  async fetch(id: string, wanted: () => boolean): Promise<Trouble | null> {
    this.openingId = id;
    const { services, store, drawable } = this.#parts;
    const mine = await this.#lock.hold(id);
    const { release } = this.#lock;
    const row = await store.get(id);
    const [missing] = isWhole(row)
      ? await Promise.all([services.pageParts.loadFor(row), services.languages.loadFor(row.seats), drawable])
      : [null, await drawable];
    const opened =
      mine && !missing && this.#engine.state === "ready" && isWhole(row) ? await this.#openedOf(row) : undefined;
    if (!wanted()) {
      if (mine && this.#lock.release === release) release(); // the table was closed meanwhile: nobody else would release it
      return null;
    }
    this.requested = row ?? null;
    const refused = missing ?? this.#refusal(row);
    if (row && !refused) await this.#lay(this.#tableOf(row, { taken: !mine }), opened);
    this.openingId = "";
    return refused;
  }

  #refusal(row: StoredGame | undefined): Trouble | null {
    const { store, services } = this.#parts;
    if (!row) return store.trouble ? { code: "unread" } : { code: "no-game" };
    return isWhole(row) && services.games[row.record.game] ? null : { code: "damaged" };
  }

  /** A match that the engine has opened is drawn once all of it is there, and goes on; else the stored view is. */
  #lay(table: Table, opened: Opened | undefined): Promise<void> | undefined {
    this.#laying = table;
    if (opened) return new Promise((resolve) => table.session.loop.open(opened, () => resolve(this.#laid(table))));
    this.#laid(table);
  }

  /** A table is there, unless somebody has left it meanwhile. */
  #laid(table: Table) {
    if (this.#laying !== table) return table.session.close();
    Object.assign(this, { table, coming: null });
  }

  /** None where the engine refuses: the table asks again, and tells why. */
  async #openedOf(row: StoredGame): Promise<Opened | undefined> {
    const opened = await this.#engine.ask(openRequest(row)).catch(() => undefined);
    if (opened) row.view = publicView(opened);
    return opened;
  }

  async open() {
    const { table } = this;
    if (table && !table.status.openElsewhere && !table.session.state.ready) await table.session.loop.open();
  }

  /** What was drawn failed. A stored view may be damaged: then the engine's is waited for. @returns whether it was one */
  distrust = () => {
    const { table } = this;
    if (!table?.status.paintable || table.session.state.opened) return false;
    table.status.distrust();
    return true;
  };

  /** Open a lesson or a puzzle; null: its address is no longer wanted. */
  async openUnstored(asked: NewGameRequest, as: As, wanted: () => boolean): Promise<Table | null> {
    const { row, opened } = await this.#started(asked);
    if (!wanted()) return null;
    this.table?.session.close();
    const table = (this.table = this.#tableOf(row, as));
    await table.session.loop.open(opened);
    return table;
  }

  async takeOver(id: string) {
    await this.#lock.hold(id, true);
    this.table = null;
    const row = await this.#parts.store.get(id);
    if (row) await this.#reopen(row);
  }

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

  leave() {
    const { table } = this;
    this.hide();
    if (table && !table.unstored) this.left = { id: table.session.row.id, game: table.session.row.record.game };
    table?.session.close();
    Object.assign(this, { table: null, coming: null, openingId: "", requested: null });
    this.#laying = null;
    this.#lock.release();
  }

  async #reopen(row: StoredGame) {
    this.table = this.#tableOf(row);
    if (this.#engine.state === "ready") await this.table.session.loop.open();
  }

  async #made(row: StoredGame) {
    const opened = await this.#engine.ask(openRequest(row));
    const { record } = opened;
    return { row: Object.assign(row, { view: publicView(opened), record, app: build.version }), opened };
  }

  /** Leave a table for another game of the same people, which `next` opens; a second tap does nothing. */
  async #leaveFor(session: Table["session"], next: () => Promise<{ row: StoredGame; opened: Opened }>) {
    if (this.#leaving === session) return;
    this.#leaving = session;
    session.close();
    try {
      const { row, opened } = await next();
      await this.#begun(row, opened, navigate);
    } catch {
      await this.#reopen(session.row); // only a failing engine refuses its own record: return to the old game
    } finally {
      this.#leaving = null;
    }
  }

  async #begun(row: StoredGame, opened: Opened, go: (address: string) => void) {
    const { services, store } = this.#parts;
    await Promise.all([store.put(row), services.pageParts.loadFor(row), this.#lock.hold(row.id)]);
    await this.#lay(this.#tableOf(row), opened);
    go(`#/game/${row.id}`);
  }

  /** The lock is lost, to another tab or to the browser: then it is there to be taken again. */
  #lost = (id: string) => {
    this.#taken(id);
    this.resume();
  };

  #taken = (id: string) => {
    const { table } = this;
    if (table?.session.row.id !== id) return;
    table.session.close();
    table.status.lose();
  };
}
