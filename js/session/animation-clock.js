// The animation clock: plays a queue of events, each with its frames. A frame sounds as it begins (an event without
// sounding frames as a whole), and an event is announced once it has been seen, so that no sentence is ahead of the picture. A tap, the speed setting or reduced motion
// finishes everything at once.

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {{event: Event | null, frames: Frame[]}} Scene event null: a replay of an event announced before */
/**
 * @typedef {object} Listening callbacks of one animation
 * @property {(event: Event) => void} [told] called when an event has been seen
 * @property {() => Scene[] | void} [rested] called when all events have been seen; returns what is played next, with
 *   nothing painted in between
 */

/**
 * Factor on the frames' durations by speed; the page passes it to the stylesheet as `--pace`.
 * @type {Record<import("../types.js").Settings["speed"], number>}
 */
export const PACE = { off: 0, fast: 0.5, normal: 1 };

/**
 * @param {object} parts
 * @param {(frame: unknown) => void} parts.show renders a frame (null: nothing moves)
 * @param {(event: Event) => void} parts.sound plays the sound of an event that begins; skipped events stay silent
 * @param {(frame: Frame) => void} [parts.ring] plays the sound of a frame
 * @param {(event: Event) => void} parts.tell announces an event that has been seen
 * @param {() => import("../types.js").Settings["speed"]} parts.speed
 */
export function createClock({ show, sound, ring, tell, speed }) {
  /** @type {Scene[]} */
  let queue = [];
  /** The event being shown. @type {Event | null} */
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
    ring?.(next);
    timer = setTimeout(playFrames, next.ms * PACE[speed()], rest);
  }

  function playScene() {
    saw(shown);
    const scene = queue.shift();
    shown = scene?.event ?? null;
    if (!scene) return rest();
    if (shown && !scene.frames.some(({ tone }) => tone)) sound(shown);
    playFrames(scene.frames);
  }

  /** @param {Event | null} event */
  function saw(event) {
    if (!event) return;
    listening?.told?.(event);
    tell(event);
  }

  /** Call `rested` before the last frame is removed, so that one render shows both changes. */
  function rest() {
    const { rested, over } = listening ?? {};
    listening = null;
    const next = rested?.() ?? [];
    if (next.length) play(next);
    else show(null);
    over?.();
  }

  /**
   * Play scenes one after another; resolves after the last.
   * @param {Scene[]} scenes
   * @param {Listening} [listeners]
   */
  function play(scenes, listeners = {}) {
    finish();
    return new Promise((/** @type {(nothing: void) => void} */ over) => {
      listening = { ...listeners, over };
      queue = [...scenes];
      if (PACE[speed()] > 0) return playScene();
      for (const { event } of scenes) if (event) sound(event);
      finish();
    });
  }

  /** Announce all remaining events and show the end. @returns {boolean} whether an animation was running */
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
    play,
    /** The factor on all durations; 0: animations are off. */
    get pace() {
      return PACE[speed()];
    },
    /** Whether animations are off. */
    get still() {
      return PACE[speed()] === 0;
    },
  };
}
