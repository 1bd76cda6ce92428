// Schedules rendering: one render for all changes of a task; afterwards the table announces what is new. While somebody
// types it does so a moment ahead: a screen reader that gets a change of each cell of a board at once drops some of
// them, the announcement among them. Nothing is rendered before `begin`, so that the worker starts first.
import { scheduleRegions } from "../ui/region.ts";
import { markOnce, nextPaint } from "../base/paint.ts";
import type { Table } from "../table/types.ts";

/** `from`: when a person tapped, 0 if nobody did; `ms`: the engine's share. */
function measure(from: number, ms: number) {
  markOnce("jemaa:first-move");
  if (!from) return;
  performance.measure("jemaa:move", { start: from, detail: { ms } });
  performance.clearMeasures("jemaa:move"); // whoever observes has it; kept, an evening's taps would fill the page
}

/** How far what is said is ahead of what is shown, in milliseconds: a screen reader has taken it in by then. */
const LEAD = 150;

export class RenderScheduler {
  #draw;
  #table;
  #onRendered;
  /** Whether a render is scheduled; true until `begin`, so that all of them wait. */
  #scheduled = true;
  #announcing = false;
  #tappedAt = 0;
  #settle = (_shown: Promise<void>) => {};
  /** Settles once the render that is scheduled, or was the last one, is on screen. */
  #shown = this.#promised();

  constructor(draw: () => void, table: () => Table | null, onRendered: () => void) {
    this.#draw = draw;
    this.#table = table;
    this.#onRendered = onRendered;
    addEventListener("click", this.#tapped, { capture: true });
    scheduleRegions(() => this.#schedule());
  }

  #tapped = () => {
    this.#tappedAt = performance.now();
  };

  #promised(): Promise<void> {
    return new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#shown = this.#promised();
    queueMicrotask(this.#sayAndRender);
  }

  /** Where something was said, look again before the render: what comes meanwhile is said first, too. */
  #sayAndRender = () => {
    let said = false;
    try {
      const typing = document.activeElement?.matches("[data-command]") ?? false;
      said = typing && (this.#table()?.announceChanges() ?? false);
    } finally {
      if (said) setTimeout(this.#sayAndRender, LEAD);
      else this.#render();
    }
  };

  #render = () => {
    this.#scheduled = false;
    this.#settle(nextPaint());
    this.#draw();
    const table = this.#table();
    queueMicrotask(() => table?.focusQuestion()); // after a closing dialog has returned the focus
    if (table) this.#announce(table);
    this.#onRendered();
  };

  /** Let the table announce what is new once the render is on screen and the wait for it measured. */
  async #announce(table: Table) {
    if (this.#announcing) return;
    this.#announcing = true;
    for (let last = null; last !== this.#shown; await last) last = this.#shown; // of several renders the last one
    this.#announcing = false;
    if (this.#table() === table) table.announceChanges();
  }

  /** Render; with `ms`, the engine's share of a reply, measure how long the person waited until it is on screen. */
  answer = (ms?: number): Promise<void> | void => {
    this.#schedule();
    const from = this.#tappedAt;
    return ms === undefined ? undefined : this.#shown.then(() => measure(from, ms));
  };

  /** A part of a game failed to draw: its table says so once. */
  failed(error: unknown) {
    console.error("drawing:", error);
    this.#table()?.status.miss();
  }

  begin() {
    queueMicrotask(this.#sayAndRender);
  }
}
