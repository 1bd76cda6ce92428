// Full screen for the page.
import { observe } from "../base/observable.ts";

export class FullScreen {
  on = document.fullscreenElement !== null;

  constructor() {
    observe(this, "on");
    document.addEventListener("fullscreenchange", () => {
      this.on = document.fullscreenElement !== null;
    });
  }

  toggle = async () => {
    try {
      await (this.on ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      // a refusal needs no message: the person sees that nothing changed
    }
  };
}
