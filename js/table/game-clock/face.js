// What is left to a seat, as a text that changes by itself: the table is not rendered for it.
import { noChange } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";

/** @typedef {Pick<import("../../session/game-clock/game-clock.ts").GameClock, "left" | "hurries">} Clock */

const [SECOND, MINUTE] = [1000, 60];

/** Seconds as m:ss. @param {number} seconds */
const digits = (seconds) => `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;

/** What is left in milliseconds as m:ss; once nothing is, how much more was spent. @param {number} left */
export function leftText(left) {
  const over = Math.floor(-left / SECOND);
  return over > 0 ? `+${digits(over)}` : digits(Math.max(0, Math.ceil(left / SECOND)));
}

/** All texts to be changed at each tick. */
export class Faces {
  /** @type {Set<() => void>} */
  #all = new Set();

  /** @param {() => void} draw */
  add(draw) {
    this.#all.add(draw);
  }

  /** @param {() => void} draw */
  remove(draw) {
    this.#all.delete(draw);
  }

  tick = () => {
    for (const draw of this.#all) draw();
  };
}

class Face extends AsyncDirective {
  /** @type {HTMLElement | null} */
  #element = null;
  /** @type {Faces | null} */
  #faces = null;
  /** @type {Clock | null} */
  #clock = null;
  #seat = 0;

  /** @param {Faces} _faces @param {Clock} _clock @param {number} _seat */
  render(_faces, _clock, _seat) {
    return noChange;
  }

  /** @override @param {import("lit-html").ElementPart} part @param {[Faces, Clock, number]} given */
  update({ element }, [faces, clock, seat]) {
    this.#faces?.remove(this.#draw);
    this.#element = /** @type {HTMLElement} */ (element);
    this.#faces = faces;
    this.#clock = clock;
    this.#seat = seat;
    this.reconnected();
    return noChange;
  }

  #draw = () => {
    const [element, clock] = [this.#element, this.#clock];
    if (!element || !clock) return;
    const text = leftText(clock.left(this.#seat));
    if (element.textContent !== text) element.textContent = text;
    element.toggleAttribute("data-hurry", clock.hurries(this.#seat));
  };

  /** @override */
  disconnected() {
    this.#faces?.remove(this.#draw);
  }

  /** @override */
  reconnected() {
    if (this.isConnected) this.#faces?.add(this.#draw);
    this.#draw();
  }
}

/** `<b ${face(faces, clock, seat)}></b>` */
export const face = directive(Face);
