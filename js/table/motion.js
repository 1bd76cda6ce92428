// What is seen of a match, and how a change comes to be seen: its events move over the board through the one clock, the
// story grows as each has been seen, and what lies beside the board stays as it was until the clock rests. Touches no
// page; knows no game by name.
import { reusing } from "./reuse.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("./animate.js").Scene} Scene */
/** @typedef {{view: View, ms: number, events: Event[], action?: string, entries?: Entry[]}} Reply the engine's, to a change */

/**
 * @param {object} parts
 * @param {View} parts.view what is seen at first
 * @param {import("../types.js").Board} parts.board the game's drawings
 * @param {ReturnType<typeof import("./animate.js").createClock>} parts.clock
 * @param {() => boolean} parts.unseen whether somebody looks at another position
 * @param {(action?: string) => boolean} parts.proposed whether an action has been seen in place before it counted
 * @param {(ms?: number) => void} parts.onChange paint; `ms`, the engine's part, comes with the answer to a tap
 * @param {(ms?: number) => void} parts.onView another view is seen
 */
export function createMotion({ view: first, board, clock, unseen, proposed, onChange, onView }) {
  let view = first;
  /** @type {Entry[]} */
  let entries = [];
  let moving = false;
  let closed = false;

  /** The scenes of a reply; several entries done again at once are only told, and so is what happens while somebody looks
   * back. What was seen in place before it counted stays there. @param {Reply} reply @returns {Scene[]} */
  function scenesOf({ view: next, events, entries: several, action }) {
    const told = Boolean(several) || unseen();
    const placed = proposed(action);
    return events.map((event) => ({ event, frames: told ? [] : board.frames(event, next, view, events, placed) }));
  }

  /** Take a view and its story as the present. @param {View} next @param {Entry[]} story @param {number} [ms] */
  function show(next, story, ms) {
    moving = false;
    entries = story;
    if (closed) return;
    view = reusing(view, next);
    onView(ms);
  }

  return {
    get view() {
      return view;
    },
    get entries() {
      return entries;
    },
    /** Nothing can be tapped while things move: what a tap would lead to is not there yet. */
    get moving() {
      return moving;
    },
    show,

    /** Let the events of a change happen; settles when they are over. @param {Reply} reply @param {Entry[]} story with it */
    move(reply, story) {
      const scenes = scenesOf(reply);
      const moves = !clock.still && scenes.some(({ frames }) => frames.length > 0);
      const [before, newest] = [story.slice(0, -1), /** @type {Entry} */ (story.at(-1))];
      /** @type {Event[]} */
      const seen = [];
      if (moves) {
        moving = true;
        onChange(reply.ms); // the first frame is the answer to the tap
      }
      return clock.play(scenes, {
        told(event) {
          if (!moves) return;
          seen.push(event);
          entries = [...before, { ...newest, events: [...seen] }];
          onChange();
        },
        rested: () => show(reply.view, story, moves ? undefined : reply.ms),
      });
    },

    /** What is seen stays. */
    close() {
      closed = true;
    },
  };
}
