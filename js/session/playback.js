// Shows the changes of a match: events are animated through the clock, the log grows as each has been seen, and
// everything beside the board changes when the animation is over. Never touches the DOM; knows no game by name.
import { observe } from "../base/observable.js";
import { isComposed, reusing } from "../base/structural-sharing.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("./animation-clock.js").Scene} Scene */
/**
 * @typedef {{view: View, ms: number, events: Event[], action?: string, entries?: Entry[]}} Reply the engine's reply to
 *   a change
 */

/**
 * The same scenes, with the last frame of all kept in sight for longer.
 * @param {Scene[]} scenes
 * @param {number} ms
 */
function held(scenes, ms) {
  const last = scenes.findLast(({ frames }) => frames.length > 0);
  if (!last || !ms) return scenes;
  const frames = last.frames.map((frame, at) =>
    at < last.frames.length - 1 ? frame : { ...frame, ms: frame.ms + ms },
  );
  return scenes.map((scene) => (scene === last ? { ...scene, frames } : scene));
}

/**
 * What is different put into what was shown: of an object its keys, of a list its places, else all of it.
 * @template T
 * @param {T} shown stays as it is
 * @param {unknown} change
 * @returns {T}
 */
function merged(shown, change) {
  if (!isComposed(shown) || !isComposed(change) || Array.isArray(change)) return /** @type {T} */ (change);
  const now = /** @type {Record<string, unknown>} */ (Array.isArray(shown) ? [...shown] : { ...shown });
  for (const [key, part] of Object.entries(change)) now[key] = merged(now[key], part);
  return /** @type {T} */ (now);
}

/**
 * The frames of each event, with seats and board as it finds and as it leaves them; the panels show what it has left.
 * @param {import("../types.js").Board} board
 * @param {Event[]} events
 * @param {View} after
 * @param {View} before
 * @param {boolean} [proposed]
 * @param {Entry[]} [entries]
 */
export function framesOf(board, events, after, before, proposed, entries) {
  let found = before;
  return events.map((event) => {
    const left = merged(found, event.after ?? {});
    const { seats, board: lies } = left;
    const frames = board.frames(event, { ...after, seats, board: lies }, found, events, proposed, entries);
    found = left;
    return frames.map((shown) => ({ ...shown, frame: { purses: seats, .../** @type {object} */ (shown.frame) } }));
  });
}

/**
 * @param {object} parts
 * @param {View} parts.view the first view
 * @param {import("../types.js").Board} parts.board the game's drawings
 * @param {ReturnType<typeof import("./animation-clock.js").createClock>} parts.clock
 * @param {() => boolean} parts.unseen whether somebody looks at another position, so that animations are pointless
 * @param {(view: View) => import("../types.js").Frame[]} [parts.ending] what is seen of the end, once the last move has been
 * @param {(action?: string) => boolean} parts.proposed whether the board already shows an action as pending
 * @param {(ms?: number) => void} parts.onAnswer what answers a tap is about to be rendered; `ms` is the engine's share
 * @param {(ms?: number) => void} parts.onView called when another view is shown
 */
export function createMotion({ view: first, board, clock, ending, unseen, proposed, onAnswer, onView }) {
  const state = observe({ view: first, entries: /** @type {Entry[]} */ ([]), moving: false });
  let closed = false;

  /**
   * The scenes of a reply. Several entries at once (redo) and events while somebody looks back are announced without
   * animation.
   * @param {Reply} reply
   * @returns {Scene[]}
   */
  function scenesOf({ view: next, events, entries: several, action }) {
    const told = Boolean(several) || unseen();
    const frames = told ? [] : framesOf(board, events, next, state.view, proposed(action), state.entries);
    return events.map((event, at) => ({ event, frames: frames[at] ?? [] }));
  }

  /** Show a view with its entries as the current one. @param {View} next @param {Entry[]} story @param {number} [ms] */
  function show(next, story, ms) {
    Object.assign(state, { moving: false, entries: story });
    if (closed) return;
    state.view = reusing(state.view, next);
    onView(ms);
  }

  return {
    get view() {
      return state.view;
    },
    get entries() {
      return state.entries;
    },
    /** Whether an animation runs; nothing can be tapped then. */
    get moving() {
      return state.moving;
    },
    show,

    /**
     * Animate the events of a change; settles when the animation is over.
     * @param {Reply} reply
     * @param {Entry[]} story all entries after it
     * @param {number} [hold] milliseconds that its last frame stays for longer
     */
    async move(reply, story, hold = 0) {
      const scenes = held(scenesOf(reply), hold);
      const moves = !clock.still && scenes.some(({ frames }) => frames.length > 0);
      const [before, newest] = [story.slice(0, -1), /** @type {Entry} */ (story.at(-1))];
      const ends = reply.action && !reply.entries && reply.view.result && !unseen() && !clock.still;
      /** @type {Event[]} */
      const seen = [];
      if (moves) {
        state.moving = true;
        onAnswer(reply.ms); // the first frame answers the tap
      }
      await clock.play(scenes, {
        told(event) {
          if (!moves) return;
          seen.push(event);
          state.entries = [...before, { ...newest, events: [...seen] }];
        },
        rested() {
          show(reply.view, story, moves ? undefined : reply.ms);
          return ends && !closed && ending ? [{ event: null, frames: ending(reply.view) }] : [];
        },
      });
    },

    /** Show nothing new from now on. */
    close() {
      closed = true;
    },
  };
}
