// History: which earlier position is requested and which is shown. One request at a time, so that dragging the slider
// does not queue them: the latest wish is requested next. After `back`, late replies are dropped.
import { observe } from "../base/observable.ts";
import type { At, Event, View } from "../engine/shapes.ts";

export type Past = { ply: number; view: View; events: Event[] };

export class History {
  /** The ply that somebody looks back to. */
  historyPly: number | null = null;
  lookedAt: Past | null = null;
  #load;
  /** Increases whenever somebody returns to now. */
  #epoch = 0;
  #loading = false;

  /** @param load a position; null after an error */
  constructor(load: (ply: number) => Promise<Pick<At, "view" | "events"> | null>) {
    this.#load = load;
    observe(this);
  }

  async at(ply: number) {
    this.historyPly = Math.max(0, ply);
    if (this.#loading) return;
    this.#loading = true;
    while (this.historyPly !== null && this.lookedAt?.ply !== this.historyPly) await this.#show(this.historyPly);
    this.#loading = false;
  }

  async #show(ply: number) {
    const epoch = this.#epoch;
    const reply = await this.#load(ply);
    if (epoch !== this.#epoch) return;
    if (reply) this.lookedAt = { ply, view: reply.view, events: reply.events };
    else this.back();
  }

  /** Show a position of a replay, which nobody looks back to; null: the present one. */
  replay(past: Past | null) {
    this.lookedAt = past;
  }

  /** Return to now. */
  back() {
    if (this.historyPly === null) return;
    this.#epoch += 1;
    Object.assign(this, { historyPly: null, lookedAt: null });
  }
}
