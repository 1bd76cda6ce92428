// History: which earlier position is requested and which is shown. One request at a time, so that dragging the slider
// does not queue them: the latest wish is requested next. After `back`, late replies are dropped.
import type { At, Event, View } from "../engine/shapes.ts";
import type { State } from "./state.ts";

export type Past = { ply: number; view: View; events: Event[] };

export class History {
  #state;
  #load;
  /** Increases whenever somebody returns to now. */
  #epoch = 0;
  #loading = false;

  /** @param load a position; null after an error */
  constructor(
    state: Pick<State, "historyPly" | "lookedAt">,
    load: (ply: number) => Promise<Pick<At, "view" | "events"> | null>,
  ) {
    this.#state = state;
    this.#load = load;
  }

  /** Look at an earlier position. */
  async at(ply: number) {
    const state = this.#state;
    state.historyPly = Math.max(0, ply);
    if (this.#loading) return;
    this.#loading = true;
    while (state.historyPly !== null && state.lookedAt?.ply !== state.historyPly) await this.#show(state.historyPly);
    this.#loading = false;
  }

  async #show(ply: number) {
    const epoch = this.#epoch;
    const reply = await this.#load(ply);
    if (epoch !== this.#epoch) return;
    if (reply) this.#state.lookedAt = { ply, view: reply.view, events: reply.events };
    else this.back();
  }

  /** Return to now. */
  back() {
    if (this.#state.historyPly === null) return;
    this.#epoch += 1;
    Object.assign(this.#state, { historyPly: null, lookedAt: null });
  }
}
