// Whether a table can be played and drawn here.
import { observe } from "../../base/observable.ts";

export class Status {
  openElsewhere;
  undrawn = false;
  /** Whether the stored view can be shown until the engine is ready. */
  paintable = true;

  constructor(taken: boolean) {
    this.openElsewhere = taken;
    observe(this);
  }

  lose() {
    this.openElsewhere = true;
  }

  miss() {
    this.undrawn = true;
  }

  /** Draw the stored view off the page. If that fails, that view is damaged, and the engine's replaces it soon. */
  rehearse(draw: () => void) {
    this.paintable = false;
    try {
      draw();
      this.paintable = !this.undrawn;
    } catch {
      // the engine's view is waited for
    } finally {
      this.undrawn = false;
    }
  }
}
