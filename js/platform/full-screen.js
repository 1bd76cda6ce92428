// Full screen for the page.
import { observe } from "../base/observable.js";

export class FullScreen {
  on = document.fullscreenElement !== null;

  constructor() {
    observe(this, "on");
    document.addEventListener("fullscreenchange", () => {
      this.on = document.fullscreenElement !== null;
    });
  }

  /** A refusal needs no message: the person sees that nothing changed. */
  toggle = () => (this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
}
