// How fast opponents go on, so that people can follow: a beat before each of their steps, and how long what they did
// stays in sight. Both follow the speed of the animations, and are nothing where those are off.

/** Factors by the setting. @type {Record<import("../types.js").Settings["pace"], number>} */
export const PACES = { calm: 2, normal: 1, quick: 0.3 };

/** Milliseconds before a turn, before a further step of it, and of the last frame of a step. */
const TURN = 900;
const STEP = 350;
const HOLD = 600;

/**
 * @param {object} parts
 * @param {{pace: number}} parts.clock
 * @param {() => import("../types.js").Settings} parts.settings
 */
export function createPace({ clock, settings }) {
  /** Who was on turn at the last step. @type {unknown} */
  let before = null;

  return {
    /** Milliseconds before the next step of whoever is on turn: longer where a turn begins. @param {unknown} turn */
    beat(turn) {
      const begins = turn !== before;
      before = turn;
      return (begins ? TURN : STEP) * PACES[settings().pace] * clock.pace;
    },
    /** Milliseconds that the last frame of an opponent's step stays; the clock shortens them as it does all frames. */
    get hold() {
      return HOLD * PACES[settings().pace];
    },
  };
}
