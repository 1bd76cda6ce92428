// How a game comes to the table: begun anew, taken from the shelf, or taken over from another tab. Sees to it that one
// tab plays a game, and that it is on disk before anyone sees it.
import { render } from "lit-html";
import { build } from "jemaa:build";
import { hex } from "../shell/hex.js";
import { placesFor } from "../shell/seating.js";
import { isWhole } from "../shell/store.js";
import { branchRow } from "./branch.js";
import { tableScreen } from "./screen.js";
import { opens } from "./match.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Shell} Shell */
/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {{sharing: Row["sharing"], edges: import("../types.js").Edge[]}} Seating */

/**
 * @param {object} parts
 * @param {import("../engine/client.js").Engine} parts.engine
 * @param {ReturnType<typeof import("../shell/store.js").createStore>} parts.store
 * @param {Promise<unknown>} parts.drawable settles once the page has the time to draw
 * @param {string[]} parts.games the games that this page can draw
 * @param {(row: Row) => Table} parts.lay puts a stored game on the table
 * @param {() => Shell} parts.shell
 * @param {() => void} parts.onChange
 */
export function createOpening({ engine, store, drawable, games, lay, shell, onChange }) {
  /** Lets go of the game that this tab plays. */
  let release = () => {};

  const opening = {
    /** @type {Table | null} */ table: null,
    /** the id of a stored game on its way to the table */ coming: "",
    /** @type {{id: string, game: string} | null} the game that was on the table last */ left: null,
    /** @type {Row | null} the stored game that was asked for, whatever is in it */ asked: null,

    /** Open a new game, keep it, and lay it on the table.
     * @param {import("../types.js").Begin} asked @param {Partial<Seating>} [seating] @returns {Promise<Trouble | null>} why there is none */
    async begin(asked, seating) {
      const opened = await engine.ask(asked).catch((error) => ({ error }));
      if ("error" in opened) return opened.error;
      await begun(newRow(opened, asked.bots, seating), { ...opened, entries: [] }, (address) =>
        location.replace(address),
      );
      return null;
    },

    /** Play on from an earlier position in a new game beside the one on the table, which stays as it is.
     * @param {Table} table @param {number} ply */
    async branch({ session }, ply) {
      session.close();
      const row = branchRow(session.row, ply, { id: hex(16), seed: hex(8) });
      try {
        const opened = await engine.ask(opens(row));
        Object.assign(row, { view: opened.view, record: opened.record, app: build.version });
        await begun(row, opened, (address) => {
          location.hash = address;
        });
      } catch {
        await again(session.row); // only a failing engine refuses what it has played: there it is as it was
      }
    },

    /** Keep a game that came from elsewhere, as it is; lay nothing on the table.
     * @param {import("../types.js").Found} found @param {{undone?: unknown, bots?: unknown, title?: unknown}} beside checked, too */
    async keep(found, { undone, bots, title }) {
      const row = newRow(found, /** @type {Record<string, string>} */ (bots ?? {}));
      Object.assign(row, { record: found.record, undone: undone ?? [] }, title && { title });
      await store.put(row);
      return row;
    },

    /** Lay a stored game on the table, to be looked at until the engine can open it.
     * @param {string} id @param {() => boolean} wanted whether the person is still waiting for it
     * @returns {Promise<Trouble | null>} why it cannot be laid there */
    async fetch(id, wanted) {
      opening.coming = id;
      const mine = await hold(id, false);
      const held = release;
      const [row] = await Promise.all([store.get(id), drawable]);
      if (!wanted()) {
        if (mine && release === held) release(); // it came after the table was cleared: nobody else would let go of it
        return null;
      }
      opening.coming = "";
      opening.asked = row ?? null;
      if (!isWhole(row) || !games.includes(row.record.game)) return row ? { code: "damaged" } : { code: "no-game" };
      const table = (opening.table = lay(row));
      Object.assign(table, { taken: !mine, paintable: canPaint(table) });
      return null;
    },

    /** Play here what another tab plays. @param {string} id */
    async takeOver(id) {
      await hold(id, true);
      opening.table = null;
      const row = await store.get(id);
      if (row) await again(row);
    },

    /** Clear the table. */
    leave() {
      const { table } = opening;
      if (table) opening.left = { id: table.session.row.id, game: table.session.row.record.game };
      table?.session.close();
      Object.assign(opening, { table: null, coming: "", asked: null });
      release();
      release = () => {};
    },
  };

  /** Lay a game on the table and open it as soon as the engine can. @param {Row} row */
  async function again(row) {
    opening.table = lay(row);
    onChange();
    if (engine.state === "ready") await opening.table.session.open();
  }

  /** Keep a game just opened, and lay it on the table. @param {Row} row @param {import("./match.js").Opened} opened the engine's reply @param {(address: string) => void} go */
  async function begun(row, opened, go) {
    await store.put(row);
    await hold(row.id, false);
    const table = (opening.table = lay(row));
    go(`#/game/${row.id}`);
    await table.session.open(opened);
  }

  /** Whether the view that was stored for the first glance can be shown; the engine's own replaces it soon.
   * @param {Table} table */
  function canPaint(table) {
    table.paintable = false; // nothing is wrong with the game where its drawings fail now
    try {
      render(tableScreen(shell(), table), document.createElement("div"));
      return !table.undrawn;
    } catch {
      return false;
    } finally {
      table.undrawn = false; // the engine's view is another one
    }
  }

  /** @param {string} id @param {boolean} steal */
  async function hold(id, steal) {
    const got = await store.hold(id, { steal, onLost: () => taken(id) });
    if (!got) return false;
    release();
    release = got;
    return true;
  }

  /** Another tab plays this game now. @param {string} id */
  function taken(id) {
    const { table } = opening;
    if (table?.session.row.id !== id) return;
    table.session.close();
    table.taken = true;
    onChange();
  }

  return opening;
}

/** @param {import("../types.js").Found} opened the engine's reply @param {Record<string, string>} bots @param {Partial<Seating>} [seating] @returns {Row} */
function newRow({ record, view }, bots, { sharing = "open", edges } = {}) {
  const now = Date.now();
  return {
    id: hex(16),
    record: { ...record, started: new Date(now).toISOString(), app: build.version },
    undone: [],
    sharing,
    seats: placesFor(view.seats.length, bots, edges),
    notes: {},
    view,
    created: now,
    changed: now,
    app: build.version,
  };
}
