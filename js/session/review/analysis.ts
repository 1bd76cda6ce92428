// What decided a game that is over: found in slices, while the page stays answerable, and kept with the game, so that it
// goes on after a stop. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../../base/observable.ts";
import { isTrouble, type Trouble } from "../../base/trouble.ts";
import { analyse, type StoredAnalysis } from "../../engine/thinking.ts";
import type { Judged, Summary, View } from "../../engine/shapes.ts";
import type { Match, Services } from "../match.ts";
import type { State } from "../state.ts";

/** How often what was found is shown, and stored, in milliseconds: the engine waits for neither. */
const [SHOWS, STORES] = [250, 2000];

export class Analysis {
  /** Null before somebody wanted to know. */
  found: Analysed | null = null;
  #state;
  #match;
  #services;
  #onFound;
  /** Whether somebody wants to know. */
  #wanted = false;
  #stopping = new AbortController();

  /** @param onFound it is known what decided the game, which was not known before */
  constructor(
    state: State,
    match: Pick<Match, "ask" | "update">,
    services: Pick<Services, "engine" | "loadOpponents">,
    onFound: (found: Summary) => void,
  ) {
    this.#state = state;
    this.#match = match;
    this.#services = services;
    this.#onFound = onFound;
    observe(this, "found");
  }

  /** Another position is shown: what was found is not of it. */
  reset() {
    this.#stopping.abort();
    this.#wanted &&= this.#state.view.result !== null;
    this.found = null;
  }

  /** The game is over, and the engine has it: find out what somebody wanted to know meanwhile. */
  ended() {
    return this.#wanted ? this.start() : undefined;
  }

  /** Find out, unless it is known or being found out; what failed is tried again. */
  async start() {
    const state = this.#state;
    this.#wanted = state.view.result !== null;
    if (!state.ready || !this.#wanted || (this.found && !this.found.trouble)) return;
    const { signal } = (this.#stopping = new AbortController());
    const { rows = [] } = state.row.analysis ?? {};
    this.found = { rows, views: {}, progress: 0, found: null, trouble: null };
    try {
      await this.#services.loadOpponents();
      const found = await this.#find(signal);
      this.found = { ...this.found, progress: 1, found };
      this.#wanted = false;
      this.#onFound(found);
      await this.#see(found, signal);
    } catch (error) {
      if (!signal.aborted) this.found = { ...this.found, trouble: isTrouble(error) ? error : { code: "internal" } };
    }
  }

  async #find(signal: AbortSignal) {
    let found: StoredAnalysis | undefined = this.#state.row.analysis;
    const [shows, stores] = [every(SHOWS), every(STORES)];
    const onRows = (kept: StoredAnalysis, progress: number) => {
      found = kept;
      if (!signal.aborted && shows()) this.#show(kept.rows, progress);
      if (!signal.aborted && stores()) this.#match.update({ analysis: kept });
    };
    const summary = await analyse(this.#services.engine, found, onRows, { signal });
    this.#show(found?.rows ?? [], 1);
    await this.#match.update({ analysis: found });
    return summary;
  }

  /** What each turning point has made of the board. */
  async #see({ moments }: Summary, signal: AbortSignal) {
    if (!moments.length) return;
    const seen = await this.#match.ask({ do: "views", plies: moments.map(({ ply }) => ply + 1) });
    if (signal.aborted || !this.found || !seen) return;
    this.found = { ...this.found, views: Object.fromEntries(seen.views.map((view) => [view.ply - 1, view])) };
  }

  #show(rows: Judged[], progress: number) {
    if (this.found) this.found = { ...this.found, rows, progress };
  }
}

/** Returns a test that passes once in so many milliseconds. */
function every(ms: number) {
  let last = performance.now();
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

export interface Analysed {
  /** by ply */
  rows: Judged[];
  /** what the board shows after each turning point that has been looked at, by its ply */
  views: Record<number, View>;
  /** from 0 to 1 */
  progress: number;
  /** what all of it shows, at the end */
  found: Summary | null;
  /** why it did not go on */
  trouble: Trouble | null;
}
