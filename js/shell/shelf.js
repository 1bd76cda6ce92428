// The shelf of games: what is stored, in the order in which it was played last. Paints nothing.

/** @typedef {import("../types.js").Row} Row */
/** @typedef {ReturnType<typeof createShelf>} Shelf */

/** @param {{store: ReturnType<typeof import("./store.js").createStore>, onChange: () => void}} parts */
export function createShelf({ store, onChange }) {
  return {
    /** @type {Row[]} */ rows: [],
    /** what was removed last and can still be brought back @type {Row | null} */ removed: null,

    async refresh() {
      this.rows = await store.all();
      onChange();
    },

    /** @param {Row} row */
    async remove(row) {
      await store.remove(row.id);
      this.removed = row;
      await this.refresh();
    },

    async restore() {
      if (this.removed) await store.put(this.removed);
      this.removed = null;
      await this.refresh();
    },
  };
}
