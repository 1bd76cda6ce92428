// The one clock: a queue of events, each with the frames that show it. An event is heard as it begins and told once it
// has been seen, so that no sentence is ahead of the picture; a tap, the speed setting or reduced motion finishes
// everything at once.

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {{event: Event | null, frames: Frame[]}} Scene null: told before, only shown again */
/**
 * @typedef {object} Listening what follows the clock besides the picture
 * @property {(event: Event) => void} [told] an event has been seen
 * @property {() => void} [rested] all of it has
 */

/** Share of the drawn time that each speed takes; the page hands it to the stylesheet as `--pace`. @type {Record<import("../types.js").Settings["speed"], number>} */
export const PACE = { off: 0, fast: 0.5, normal: 1 };

/**
 * @param {object} parts
 * @param {(frame: unknown) => void} parts.show paint a frame (null: nothing moves)
 * @param {(event: Event) => void} parts.sound an event begins to be seen; one that is hurried over makes no sound
 * @param {(event: Event) => void} parts.tell an event has been seen
 * @param {() => import("../types.js").Settings["speed"]} parts.speed
 */
export function createClock({ show, sound, tell, speed }) {
  /** @type {Scene[]} */
  let queue = [];
  /** The event that is being shown. @type {Event | null} */
  let shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Null while nothing moves. @type {Listening & {over: () => void} | null} */
  let listening = null;

  /** @param {Frame[]} frames */
  function playFrames(frames) {
    const [next, ...rest] = frames;
    if (!next) return playScene();
    show(next.frame);
    timer = setTimeout(playFrames, next.ms * PACE[speed()], rest);
  }

  function playScene() {
    saw(shown);
    const scene = queue.shift();
    shown = scene?.event ?? null;
    if (!scene) return rest();
    if (shown) sound(shown);
    playFrames(scene.frames);
  }

  /** @param {Event | null} event */
  function saw(event) {
    if (!event) return;
    listening?.told?.(event);
    tell(event);
  }

  /** What comes next is there before the last frame is gone: one painting shows both. */
  function rest() {
    const { rested, over } = listening ?? {};
    listening = null;
    rested?.();
    show(null);
    over?.();
  }

  /** Tell all that is left and show the end. @returns {boolean} whether anything was moving */
  function finish() {
    if (!listening) return false;
    clearTimeout(timer);
    for (const event of [shown, ...queue.splice(0).map((scene) => scene.event)]) saw(event);
    shown = null;
    rest();
    return true;
  }

  return {
    finish,
    /** Whether nothing moves at all. */
    get still() {
      return PACE[speed()] === 0;
    },

    /** Show scenes one after another; resolves when the last is over. @param {Scene[]} scenes @param {Listening} [heed] */
    play(scenes, heed = {}) {
      finish();
      return new Promise((/** @type {(nothing: void) => void} */ over) => {
        listening = { ...heed, over };
        queue = [...scenes];
        if (PACE[speed()] > 0) return playScene();
        for (const { event } of scenes) if (event) sound(event);
        finish();
      });
    },
  };
}
