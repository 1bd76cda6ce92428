// Whether a table can be played and drawn here.
import { observe } from "../../base/observable.ts";

export class Status {
  openElsewhere;
  /** Whether the engine has yet to begin the game: then nothing of it is sure but who plays. */
  readonly coming;
  /** Whether the names of cells are left out: a hundred of them, for which the first picture does not wait. */
  silent = true;
  undrawn = false;
  /** Whether the stored view can be shown until the engine is ready. */
  paintable = true;

  constructor({ taken = false, coming = false }: { taken?: boolean; coming?: boolean } = {}) {
    this.openElsewhere = taken;
    this.coming = coming;
    observe(this);
  }

  lose() {
    this.openElsewhere = true;
  }

  hear() {
    this.silent = false;
  }

  miss() {
    this.undrawn = true;
  }

  distrust() {
    this.paintable = false;
  }
}
