// The one clock: a queue of events, each with the frames that show it. Log, sound and announcer hear each event
// when its turn comes; a tap, the speed setting or reduced motion finishes everything at once.

/** @typedef {import("../types.js").Event} Event */
/** @typedef {{ms: number, frame: any}} Frame */
/** @typedef {{event: Event | null, frames: Frame[]}} Scene null: told before, only shown again */

/** Share of the drawn time that each speed takes; the page hands it to the stylesheet as `--pace`. @type {Record<import("../types.js").Settings["speed"], number>} */
export const PACE = { off: 0, fast: 0.5, normal: 1 };

/**
 * @param {object} parts
 * @param {(frame: any) => void} parts.show paint a frame (null: nothing moves)
 * @param {(event: Event, hurried: boolean) => void} parts.tell hear an event as it begins
 * @param {() => import("../types.js").Settings["speed"]} parts.speed
 */
export function createClock({ show, tell, speed }) {
  /** @type {Scene[]} */
  let queue = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Called when the last frame is over; null while nothing moves. @type {(() => void) | null} */
  let done = null;

  /** @param {Frame[]} frames */
  function playFrames(frames) {
    const [next, ...rest] = frames;
    if (!next) return playScene();
    show(next.frame);
    timer = setTimeout(playFrames, next.ms * PACE[speed()], rest);
  }

  function playScene() {
    const scene = queue.shift();
    if (!scene) return rest();
    if (scene.event) tell(scene.event, false);
    playFrames(scene.frames);
  }

  function rest() {
    const over = done;
    done = null;
    show(null);
    over?.();
  }

  /** Tell all that is left and show the end. */
  function finish() {
    if (!done) return;
    clearTimeout(timer);
    for (const { event } of queue.splice(0)) if (event) tell(event, true);
    rest();
  }

  return {
    finish,
    /** Whether nothing moves at all. */
    get still() { return PACE[speed()] === 0; },

    /** Show scenes one after another; resolves when the last is over. @param {Scene[]} scenes */
    play(scenes) {
      finish();
      if (PACE[speed()] === 0) {
        for (const { event } of scenes) if (event) tell(event, false);
        return Promise.resolve();
      }
      queue = [...scenes];
      return new Promise((resolve) => {
        done = () => resolve(undefined);
        playScene();
      });
    },
  };
}
