// When the game clock looks: as soon as something that it has read is changed, and after as long as it wants.
import { Watcher } from "../../base/observable.ts";

export class Schedule {
  #look;
  #watcher;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(look: () => void) {
    this.#look = look;
    this.#watcher = new Watcher(() => queueMicrotask(this.now));
  }

  /** Look now, and not once more for what was waited for. */
  now = () => {
    clearTimeout(this.#timer);
    if (!this.#ended) this.#look();
  };

  watch<T>(read: () => T) {
    return this.#watcher.watch(read);
  }

  /** Look after so many milliseconds at the latest. */
  within(ms: number) {
    this.#timer = setTimeout(this.now, ms);
  }

  end() {
    this.#ended = true;
    this.#watcher.stop();
    clearTimeout(this.#timer);
  }
}
