// How fast opponents go on, so that people can follow: a beat before each of their steps, and how long what they did
// stays in sight. Both follow the speed of the animations, and are nothing where those are off.
import type { Settings } from "../storage/settings.ts";

/** Factors by the setting. */
export const PACES: Record<Settings["pace"], number> = { calm: 2, normal: 1, quick: 0.3 };

/** Milliseconds before a turn, before a further step of it, and of the last frame of a step. */
const TURN = 900;
const STEP = 350;
const HOLD = 600;

export class OpponentPace {
  #animations;
  #settings;
  /** Who was on turn at the last step. */
  #before: unknown = null;

  constructor(clock: { pace: number }, settings: () => Pick<Settings, "pace">) {
    this.#animations = clock;
    this.#settings = settings;
  }

  /** Milliseconds before the next step of whoever is on turn: longer where a turn begins. */
  beat(turn: unknown) {
    const begins = turn !== this.#before;
    this.#before = turn;
    return (begins ? TURN : STEP) * PACES[this.#settings().pace] * this.#animations.pace;
  }

  /** Milliseconds that the last frame of an opponent's step stays; the clock shortens them as it does all frames. */
  get hold() {
    return HOLD * PACES[this.#settings().pace];
  }
}
