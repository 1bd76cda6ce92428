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
export class ClockDisplays extends Set<() => void> {
  tick = () => {
    for (const draw of this) draw();
  };
}

class Face extends AsyncDirective {
  #faces: ClockDisplays | undefined;
  #draw = () => {};

  render(_faces: ClockDisplays, _clock: Clock, _seat: number) {
    return noChange;
  }

  override update({ element }: ElementPart, [faces, clock, seat]: [ClockDisplays, Clock, number]) {
    this.disconnected();
    this.#faces = faces;
    this.#draw = () => {
      const text = leftText(clock.left(seat));
      if (element.textContent !== text) element.textContent = text;
      element.toggleAttribute("data-hurry", clock.hurries(seat));
    };
    this.reconnected();
    return noChange;
  }

  override disconnected() {
    this.#faces?.delete(this.#draw);
  }

  override reconnected() {
    if (this.isConnected) this.#faces?.add(this.#draw);
    this.#draw();
  }
}

export const clockDisplay = directive(Face);
