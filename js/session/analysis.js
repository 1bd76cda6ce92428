// What decided a game that is over: found in slices, while the page stays answerable, and kept with the game, so that it
// goes on after a stop. Never touches the DOM; knows no rule and no game by name.
import { analyse } from "../engine/thinking.ts";

/** How often what was found is shown, and stored, in milliseconds: the engine waits for neither. */
const [SHOWS, STORES] = [250, 2000];

export class Analysis {
  #state;
  #match;
  #services;
  #onFound;
  /** Whether somebody wants to know. */
  #wanted = false;
  #stopping = new AbortController();

  /**
   * @param {import("./state.js").State} state
   * @param {Pick<import("./match.js").Match, "arrange">} match
   * @param {Pick<import("./match.js").Services, "engine" | "loadOpponents">} services
   * @param {(found: import("../shapes.js").Summary) => void} onFound it is known what decided the game, which was not known before
   */
  constructor(state, match, services, onFound) {
    this.#state = state;
    this.#match = match;
    this.#services = services;
    this.#onFound = onFound;
  }

  /** Another position is shown: what was found is not of it. */
  reset() {
    this.#stopping.abort();
    this.#wanted &&= this.#state.view.result !== null;
    this.#state.analysis = null;
  }

  /** The game is over, and the engine has it: find out what somebody wanted to know meanwhile. */
  ended() {
    return this.#wanted ? this.start() : undefined;
  }

  /** Find out, unless it is known or being found out; what failed is tried again. */
  async start() {
    const state = this.#state;
    this.#wanted = state.view.result !== null;
    if (!state.ready || !this.#wanted || (state.analysis && !state.analysis.trouble)) return;
    const { signal } = (this.#stopping = new AbortController());
    const { rows = [] } = state.row.analysis ?? {};
    state.analysis = { rows, progress: 0, found: null, trouble: null };
    try {
      await this.#services.loadOpponents();
      const found = await this.#find(signal);
      state.analysis = { ...state.analysis, progress: 1, found };
      this.#wanted = false;
      this.#onFound(found);
    } catch (error) {
      if (!signal.aborted) state.analysis = { ...state.analysis, trouble: /** @type {Trouble} */ (error) };
    }
  }

  /** @param {AbortSignal} signal */
  async #find(signal) {
    const { engine } = this.#services;
    /** @type {import("../engine/thinking.ts").Kept | undefined} */
    let found = this.#state.row.analysis;
    const [shows, stores] = [every(SHOWS), every(STORES)];
    const summary = await analyse(
      engine,
      found,
      (kept, progress) => {
        found = kept;
        if (!signal.aborted && shows()) this.#show(kept.rows, progress);
        if (!signal.aborted && stores()) this.#match.arrange({ analysis: kept });
      },
      { signal },
    );
    this.#show(found?.rows ?? [], 1);
    await this.#match.arrange({ analysis: found });
    return summary;
  }

  /** @param {import("../shapes.js").Judged[]} rows @param {number} progress */
  #show(rows, progress) {
    const { analysis } = this.#state;
    if (analysis) this.#state.analysis = { ...analysis, rows, progress };
  }
}

/** Returns a test that passes once in so many milliseconds. @param {number} ms */
function every(ms) {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

/** @typedef {import("../types.js").Trouble} Trouble */
/**
 * @typedef {object} Analysed
 * @property {import("../shapes.js").Judged[]} rows what was found of each ply so far
 * @property {number} progress from 0 to 1
 * @property {import("../shapes.js").Summary | null} found what all of it shows, at the end
 * @property {Trouble | null} trouble why it did not go on
 */
