// Games by message: what a game that has come is to those that this device has, and joining it. The engine compares them.
import { hold } from "./locks.js";
import { isWhole } from "./store.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Found} Found */
/** @typedef {import("../shapes.js").Replies["join"]} Joined */
/**
 * What a game that has come is to one of this device.
 * @typedef {object} Met
 * @property {Joined["how"] | "held"} how `held`: another tab plays it
 * @property {string} id of the game that this device has
 */

/** Of several games with one number: the one that goes on, else the one that is as far, and so on. @type {Joined["how"][]} */
const BEST = ["ahead", "same", "behind", "apart"];

export class Messages {
  #engine;
  #store;

  /** @param {import("../types.js").Asker} engine @param {Pick<import("./store.js").Store, "ofGame" | "get" | "put">} store */
  constructor(engine, store) {
    this.#engine = engine;
    this.#store = store;
  }

  /**
   * Find the game of a message among those of this device; one that goes on where it ended is joined.
   * @param {Found} found
   * @returns {Promise<Met | null>} null where it is new here
   */
  async meet(found) {
    const { id } = found.record;
    if (id === undefined) return null;
    const rows = (await this.#store.ofGame(id)).filter(isWhole);
    const all = await Promise.all(rows.map(async (row) => ({ row, ...(await this.#compare(row, found)) })));
    const [best] = all
      .filter(({ how }) => BEST.includes(how))
      .sort((one, other) => BEST.indexOf(one.how) - BEST.indexOf(other.how));
    if (!best) return null;
    const how = best.how === "ahead" ? await this.#join(best.row.id, found) : best.how;
    return { how, id: best.row.id };
  }

  /** @param {Row} row @param {Found} found */
  #compare({ record }, { record: other }) {
    return this.#engine.ask({ do: "join", record, other });
  }

  /**
   * Go on with a game as it has come, unless another tab plays it: that tab has to be closed, or the message opened there.
   * @param {string} id
   * @param {Found} found
   * @returns {Promise<Met["how"] | "held">}
   */
  async #join(id, found) {
    const release = await hold(id, { onLost() {} });
    if (!release) return "held";
    try {
      const row = await this.#store.get(id);
      if (!isWhole(row)) return "other";
      const { how, record } = await this.#compare(row, found);
      if (how !== "ahead" || !record) return how;
      delete row.analysis; // it was of another course
      const view = { ...(found.public ?? found.view), choices: [] };
      await this.#store.put(Object.assign(row, { record, undone: [], view, arrived: true }));
      return how;
    } finally {
      release();
    }
  }
}
