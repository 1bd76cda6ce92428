// What is left to a seat, as a text that changes by itself: the table is not rendered for it.
import { noChange, type ElementPart } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import type { GameClock } from "../../session/game-clock/game-clock.ts";

type Clock = Pick<GameClock, "left" | "hurries">;

const [SECOND, MINUTE] = [1000, 60];

const digits = (seconds: number) => `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;

/** What is left in milliseconds as m:ss; once nothing is, how much more was spent. */
export function leftText(left: number) {
  const over = Math.floor(-left / SECOND);
  return over > 0 ? `+${digits(over)}` : digits(Math.max(0, Math.ceil(left / SECOND)));
}

/** All texts to be changed at each tick. */
export class ClockDisplays {
  #all: Set<() => void> = new Set();

  add(draw: () => void) {
    this.#all.add(draw);
  }

  remove(draw: () => void) {
    this.#all.delete(draw);
  }

  tick = () => {
    for (const draw of this.#all) draw();
  };
}

class Face extends AsyncDirective {
  #element: Element | null = null;
  #faces: ClockDisplays | null = null;
  #clock: Clock | null = null;
  #seat = 0;

  render(_faces: ClockDisplays, _clock: Clock, _seat: number) {
    return noChange;
  }

  override update({ element }: ElementPart, [faces, clock, seat]: [ClockDisplays, Clock, number]) {
    this.#faces?.remove(this.#draw);
    this.#element = element;
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

  override disconnected() {
    this.#faces?.remove(this.#draw);
  }

  override reconnected() {
    if (this.isConnected) this.#faces?.add(this.#draw);
    this.#draw();
  }
}

export const clockDisplay = directive(Face);
