// Regions: parts of a template that render again by themselves once an observable field that they have read has
// changed.
import { noChange } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import { Watcher } from "../base/observable.ts";
import { afterPaint } from "../base/paint.ts";

const stale: Set<Region> = new Set();
let schedule = () => queueMicrotask(renderStale);

/** Let somebody else decide when regions are rendered again. @param when calls `renderStale` */
export function scheduleRegions(when: () => void) {
  schedule = when;
}

/** Render stale regions until none is left, outer ones first: that may remove those inside. */
export function renderStale() {
  while (stale.size)
    for (const each of [...stale].sort((one, other) => one.made - other.made)) if (stale.has(each)) each.run();
}

let count = 0;

class Region extends AsyncDirective {
  /** An outer region is made before those inside it. */
  made = (count += 1);
  #make: () => unknown = () => noChange;
  #mend = () => false;
  #watcher = new Watcher(() => this.due());

  /** Whatever is read meanwhile is watched: also what lit renders later of repeated templates. */
  #commit = () => this.setValue(this.#make());

  /** @param mend changes what it reads after a failure, if that helps; then it is made once more */
  render(make: () => unknown, mend = () => false) {
    this.#make = make;
    this.#mend = mend;
    this.begin();
    return noChange;
  }

  begin() {
    this.run();
  }

  due() {
    stale.add(this);
    schedule();
  }

  run() {
    stale.delete(this);
    if (!this.isConnected) return;
    try {
      this.#watcher.watch(this.#commit);
    } catch (error) {
      if (!this.#mend()) throw error;
      this.#watcher.watch(this.#commit);
    }
  }

  override disconnected() {
    this.#watcher.stop();
    stale.delete(this);
  }

  override reconnected() {
    this.run();
  }
}

/** For what matters less than the rest: it is rendered once the rest is on screen. */
class LateRegion extends Region {
  #waiting = false;

  override begin() {
    this.due();
  }

  override due() {
    if (this.#waiting) return;
    this.#waiting = true;
    afterPaint().then(() => {
      this.#waiting = false;
      super.due();
    });
  }
}

/** `${region(() => html`...`)}` */
export const region = directive(Region);
export const deferredRegion = directive(LateRegion);
