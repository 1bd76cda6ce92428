// Whether a table can be played and drawn here.
import { observe } from "../../base/observable.ts";

export class Status {
  /** Whether another tab plays this game. */
  openElsewhere;
  /** Whether a part of it failed to draw. */
  undrawn = false;
  /** Whether the stored view can be shown until the engine is ready. */
  paintable = true;

  constructor(taken: boolean) {
    this.openElsewhere = taken;
    observe(this);
  }

  /** Another tab has taken it over. */
  lose() {
    this.openElsewhere = true;
  }

  /** A part failed to draw. */
  miss() {
    this.undrawn = true;
  }

  /**
   * Try to draw the stored view off the page. What fails there is a damaged view, not a defect of the game, and the
   * engine's view replaces it soon.
   */
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
