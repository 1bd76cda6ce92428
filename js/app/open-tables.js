// Opens games: new ones, stored ones, branches, and games taken over from another tab. Makes sure that one tab plays a
// game, and that it is stored before anyone sees it.
import { render } from "lit-html";
import { build } from "jemaa:build";
import { isWhole } from "../storage/store.js";
import { GameLock } from "../storage/game-lock.js";
import { tableScreen } from "../screens/table.js";
import { opens, publicView } from "../session/match.js";
import { rematch } from "../session/rematch.js";
import { begins, begunAgain, branchedOff, newRow } from "./new-rows.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("../table/types.js").Table} Table */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {Pick<Row, "sharing" | "seats">} Seating */

/**
 * @param {object} parts
 * @param {import("../engine/client.js").Engine} parts.engine
 * @param {import("../storage/store.js").Store} parts.store
 * @param {Promise<unknown>} parts.drawable settles when rendering may begin
 * @param {Pick<import("../i18n/catalogues.js").Languages, "loadFor">} parts.languages
 * @param {string[]} parts.games the games that this page can draw
 * @param {ReturnType<typeof import("./build-table.js").createLaying>} parts.lay builds its table
 * @param {() => Shell} parts.shell
 * @param {() => void} parts.onChange
 */
export function createOpening({ engine, store, drawable, languages, games, lay, shell, onChange }) {
  const lock = new GameLock(store, { lost, taken });
  /** Settles when the game has been taken up again. @type {Promise<void> | null} */
  let resuming = null;
  /** The session that is being left for another game. @type {Table["session"] | null} */
  let leaving = null;

  const opening = {
    /** @type {Table | null} */ table: null,
    /** the id of a stored game being opened */ coming: "",
    /** @type {{id: string, game: string} | null} the last open game */ left: null,
    /** @type {Row | null} the requested stored game, even if damaged */ asked: null,

    /**
     * Start a new game: store it and open its table.
     * @param {import("../types.js").Begin} asked
     * @param {Partial<Seating>} [seating]
     * @returns {Promise<Trouble | null>} why there is none
     */
    async begin(asked, seating) {
      const opened = await engine.ask(begins(asked)).catch((error) => ({ error }));
      if ("error" in opened) return opened.error;
      const row = newRow(opened, asked.bots, seating);
      await begun(row, { ...opened, entries: [] }, (address) => location.replace(address));
      return null;
    },

    /** Branch: play on from an earlier position in a new game. The old one stays as it is. @param {Table} table @param {number} ply */
    branch: ({ session }, ply) => leaveFor(session, async () => made(await branchedOff(engine, session.row, ply))),

    /** The same game again from its start, once it is over. @param {Table} table */
    again: ({ session }) => leaveFor(session, async () => made(await begunAgain(engine, session.row))),

    /** The same people play again; the next of them begins. @param {Table} table */
    rematch: ({ session }) =>
      leaveFor(session, async () => {
        const asked = rematch(session.row);
        const opened = await engine.ask(begins(asked));
        return { row: newRow(opened, asked.bots, session.row), opened: { ...opened, entries: [] } };
      }),

    /**
     * Store an imported game without opening it.
     * @param {import("../types.js").Found} found
     * @param {{undone?: unknown, bots?: unknown, title?: unknown}} beside checked by the engine as well
     */
    async keep(found, { undone, bots, title }) {
      const row = newRow(found, /** @type {Record<string, string>} */ (bots ?? {}));
      Object.assign(row, { undone: undone ?? [] }, title && { title });
      await store.put(row);
      return row;
    },

    /**
     * Open the table of a stored game; it only shows the stored view until the engine is ready.
     * @param {string} id
     * @param {() => boolean} wanted whether its address is still shown
     * @returns {Promise<Trouble | null>} why it cannot be opened
     */
    async fetch(id, wanted) {
      opening.coming = id;
      const mine = await lock.hold(id);
      const { held } = lock;
      const [row] = await Promise.all([store.get(id).then(spoken), drawable]);
      if (!wanted()) {
        if (mine && lock.held === held) lock.release(); // the table was closed meanwhile: nobody else would release it
        return null;
      }
      opening.coming = "";
      opening.asked = row ?? null;
      if (!row) return store.trouble ? { code: "unread" } : { code: "no-game" };
      if (!isWhole(row) || !games.includes(row.record.game)) return { code: "damaged" };
      const table = (opening.table = lay(row));
      Object.assign(table, { taken: !mine, paintable: canPaint(table) });
      return null;
    },

    /**
     * Open a table that is stored nowhere: a lesson.
     * @param {import("../types.js").Begin} asked
     * @param {Parameters<typeof lay>[1]} as
     * @param {() => boolean} wanted whether its address is still shown
     */
    async teach(asked, as, wanted) {
      const opened = await engine.ask(begins(asked));
      if (!wanted()) return;
      opening.table?.session.close();
      opening.table = lay(newRow(opened, asked.bots), as);
      await opening.table.session.open({ ...opened, entries: [] });
    },

    /** Take over a game from another tab. @param {string} id */
    async takeOver(id) {
      await lock.hold(id, true);
      opening.table = null;
      const row = await store.get(id);
      if (row) await again(row);
    },

    /** The page is left: another tab may play the game meanwhile. */
    pause: () => lock.release(),

    /** The page is seen again: go on with the game as it is by now, where nobody else plays it. */
    resume: () =>
      (resuming ??= takeUp().finally(() => {
        resuming = null;
      })),

    /** Close the table. */
    leave() {
      const { table } = opening;
      if (table && !table.lesson) opening.left = { id: table.session.row.id, game: table.session.row.record.game };
      table?.session.close();
      Object.assign(opening, { table: null, coming: "", asked: null });
      lock.release();
    },
  };

  /** Take up the game on the table after it may have been lost, and another tab may have played it. */
  async function takeUp() {
    const { table } = opening;
    if (!table || table.lesson) return;
    const { id } = table.session.row;
    const mine = await lock.hold(id);
    const overtaken = await store.overtaken(id);
    if (opening.table !== table || (mine !== table.taken && !overtaken)) return;
    const row = await store.get(id);
    if (opening.table !== table || !isWhole(row)) return;
    table.session.close();
    if (mine) return again(row);
    opening.table = Object.assign(lay(row), { taken: true });
    onChange();
  }

  /** A stored game, once the languages of its seats can be spoken. @param {Row | undefined} row */
  async function spoken(row) {
    if (isWhole(row)) await languages.loadFor(row.seats);
    return row;
  }

  /** Open the table of a game, and the match as soon as the engine is ready. @param {Row} row */
  async function again(row) {
    opening.table = lay(row);
    onChange();
    if (engine.state === "ready") await opening.table.session.open();
  }

  /** Open a game that was made from another one. @param {Row} row */
  async function made(row) {
    const opened = await engine.ask(opens(row));
    const { record } = opened;
    return { row: Object.assign(row, { view: publicView(opened), record, app: build.version }), opened };
  }

  /**
   * Leave a table for another game of the same people; a second tap does nothing.
   * @param {Table["session"]} session
   * @param {() => Promise<{row: Row, opened: import("../session/match.js").Opened}>} next opens that game
   */
  async function leaveFor(session, next) {
    if (leaving === session) return;
    leaving = session;
    session.close();
    try {
      const { row, opened } = await next();
      await begun(row, opened, (address) => {
        location.hash = address;
      });
    } catch {
      leaving = null;
      await again(session.row); // only a failing engine refuses its own record: return to the old game
    }
  }

  /**
   * Store a game that the engine has just opened, and open its table.
   * @param {Row} row
   * @param {import("../session/match.js").Opened} opened the engine's reply
   * @param {(address: string) => void} go
   */
  async function begun(row, opened, go) {
    await store.put(row);
    await lock.hold(row.id);
    const table = (opening.table = lay(row));
    go(`#/game/${row.id}`);
    await table.session.open(opened);
  }

  /**
   * Whether the stored view can be rendered, by trying it off the page. The engine's view replaces it soon.
   * @param {Table} table
   */
  function canPaint(table) {
    table.paintable = false; // tells `notDrawn` in main.js that a failure means a damaged view, not a defect of the game
    try {
      render(tableScreen(shell(), table), document.createElement("div")).setConnected(false); // nothing is rendered again
      return !table.undrawn;
    } catch {
      return false;
    } finally {
      table.undrawn = false; // the engine's view may be fine
    }
  }

  /** The lock is lost, to another tab or to the browser: then it is there to be taken again. @param {string} id */
  function lost(id) {
    taken(id);
    opening.resume();
  }

  /** Another tab has taken over this game. @param {string} id */
  function taken(id) {
    const { table } = opening;
    if (table?.session.row.id !== id) return;
    table.session.close();
    table.taken = true;
    onChange();
  }

  return opening;
}
