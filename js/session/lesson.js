// Where a lesson is: what its step says, which actions lead on, and what is played by itself. Follows the number of
// entries alone, so that a match that is opened again goes on where it was. Pure; knows no rule and no page.
import { observe } from "../base/observable.js";

/** @typedef {import("../table/types.js").Step} Step */
/** @typedef {ReturnType<typeof createGuide>} Guide */

/** Said about a tap that the rules allow, but the step does not want; and about one before it was read on. */
const NOT_LIT = { key: "lesson-not-lit", args: {} };
const READ_FIRST = { key: "lesson-read-first", args: {} };

/** Whether an action is the one that is wanted, or begins with its words. @param {string} action @param {string} wanted */
const isOf = (action, wanted) => action.startsWith(wanted) && !/^\w/.test(action.slice(wanted.length));

/** The entries of a step that the person makes. @param {Step} step */
const own = ({ want }) => (want ? 1 : 0);

/**
 * @param {Step[]} steps
 * @param {() => void} onEnd called once, after the last step
 */
export function createGuide(steps, onEnd) {
  /** Which step; the entries before it, and so far; whether it has been read. */
  const state = observe({ at: 0, from: 0, done: 0, read: false });
  /** The present step; the last one once all are over. */
  const now = () => /** @type {Step} */ (steps[Math.min(state.at, steps.length - 1)]);
  const over = () => state.at >= steps.length;
  const asks = () => !over() && Boolean(now().want) && state.done === state.from;
  const reads = () => !over() && !now().want && !state.read;

  /** The action that is played by itself now. */
  function due() {
    const { play = [] } = now();
    return over() || asks() || reads() ? null : (play[state.done - state.from - own(now())] ?? null);
  }

  return {
    /** The key of what is said. */
    get told() {
      return now().say;
    },
    /** Whether the person has to act. */
    get asks() {
      return asks();
    },
    /** Whether the person has to read on. */
    get reads() {
      return reads();
    },
    /** What is said about a tap that does not lead on, where the rules have no reason against it. */
    get wrong() {
      const { wrong } = now();
      if (reads()) return READ_FIRST;
      return wrong ? { key: wrong, args: {} } : NOT_LIT;
    },
    /** What a roll brings. */
    get face() {
      return String(now().want?.[0]);
    },

    /** The choices that lead on. @param {string[]} choices */
    open: (choices) => choices.filter((choice) => now().want?.some((wanted) => isOf(choice, wanted))),

    /** The action that is played by itself now; null where the person goes on. */
    due,

    /** The match has so many entries. @param {number} entries */
    arrive(entries) {
      state.done = entries;
      while (!over() && !asks() && !reads() && due() === null) {
        Object.assign(state, { at: state.at + 1, from: state.done, read: false });
        if (over()) onEnd();
      }
    },

    /** The person has read this step. */
    readOn() {
      state.read = true;
    },
  };
}
