// History: which earlier position is requested and which is shown. One request at a time, so that dragging the slider
// does not queue them: the latest wish is requested next. After `back`, late replies are dropped.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ply: number, view: View, events: Event[]}} Past */

export class History {
  #state;
  #load;
  /** Increases whenever somebody returns to now. */
  #epoch = 0;
  #loading = false;

  /**
   * @param {Pick<import("./state.js").State, "wanted" | "lookedAt">} state
   * @param {(ply: number) => Promise<Pick<import("../shapes.js").At, "view" | "events"> | null>} load a position; null
   *   after an error
   */
  constructor(state, load) {
    this.#state = state;
    this.#load = load;
  }

  /** Look at an earlier position. @param {number} ply */
  async at(ply) {
    const state = this.#state;
    state.wanted = Math.max(0, ply);
    if (this.#loading) return;
    this.#loading = true;
    while (state.wanted !== null && state.lookedAt?.ply !== state.wanted) await this.#show(state.wanted);
    this.#loading = false;
  }

  /** @param {number} ply */
  async #show(ply) {
    const epoch = this.#epoch;
    const reply = await this.#load(ply);
    if (epoch !== this.#epoch) return;
    if (reply) this.#state.lookedAt = { ply, view: reply.view, events: reply.events };
    else this.back();
  }

  /** Return to now. */
  back() {
    if (this.#state.wanted === null) return;
    this.#epoch += 1;
    Object.assign(this.#state, { wanted: null, lookedAt: null });
  }
}
