// Passing the tablet on: who gets it, a replay of what happened since their last turn, and half a second in which stray
// taps do nothing. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.js";
import { isPassedOn } from "../storage/seating.js";
import { framesOf } from "./playback.js";

/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./animation-clock.js").Frame} Frame */
/** @typedef {import("./history.js").Past} Past */
/**
 * An entry in the replay: what lies on the board meanwhile, and in each scene what is told by then (null: as before).
 * @typedef {{lies: View, scenes: {told: Event[] | null, frames: Frame[]}[], events: Event[]}} Step
 */
/**
 * @typedef {object} Handover
 * @property {number} seat who gets the tablet
 * @property {"sheet" | "replay" | "calm"} stage the sheet with their name; the replay; taps ignored
 * @property {Event[]} told what the replay has shown of an entry
 */

/** Milliseconds of a whole replay, of an entry without animation, and of ignored taps after it. */
const STORY = 5000;
const REST = 450;
const CALM = 500;

/**
 * The first entry after a seat's last decision.
 * @param {Entry[]} entries
 * @param {number} seat
 * @returns {number} its index
 */
export const since = (entries, seat) => entries.findLastIndex(({ actor }) => actor === seat) + 1;

/**
 * The seat of the person who decided last; null where nobody has.
 * @param {Entry[]} entries
 * @param {Row["seats"]} seats
 */
export function lastPerson(entries, seats) {
  const entry = entries.findLast(({ actor }) => actor !== "chance" && seats[actor]?.bot === null);
  return entry ? Number(entry.actor) : null;
}

/**
 * Shorten the frames of a replay that would take too long.
 * @param {Frame[]} frames
 * @param {number} whole total milliseconds of the replay
 */
export const paced = (frames, whole) => frames.map(({ ms, frame }) => ({ ms: ms * Math.min(1, STORY / whole), frame }));

/**
 * @param {object} parts
 * @param {import("./match.js").Match["ask"]} parts.ask null where there is no answer
 * @param {() => Entry[]} parts.entries all entries so far
 * @param {Row} parts.row
 * @param {import("../types.js").Board} parts.board the game's drawings
 * @param {ReturnType<typeof import("./animation-clock.js").createClock>} parts.clock
 * @param {() => Promise<void>} parts.look shows everything as whoever looks now
 */
export function createHandover({ ask, entries, row, board, clock, look }) {
  /** The hand-over, and the position shown by its replay. */
  const state = observe({
    current: /** @type {Handover | null} */ (null),
    past: /** @type {Past | null} */ (null),
  });
  /** The seat that has the tablet; null before anybody has decided. @type {number | null} */
  let holder = null;
  /** Ends the current pause. */
  let wake = () => {};
  let skipped = false;
  /** @type {Promise<Step[]>} */
  let story = Promise.resolve([]);

  /** @param {number} ms @returns {Promise<void>} */
  const pause = (ms) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /**
   * An entry as it is replayed: over what lay there before it, where anything moves.
   * @param {Entry} entry
   * @param {View} after
   * @param {View} before
   * @returns {Step}
   */
  function stepOf({ events }, after, before) {
    const scenes = framesOf(board, events, after, before).map((frames, at) => ({
      told: at ? events.slice(0, at) : null,
      frames,
    }));
    return scenes.some(({ frames }) => frames.length)
      ? { lies: before, scenes, events }
      : { lies: after, scenes: [{ told: events, frames: [{ ms: REST, frame: null }] }], events };
  }

  /**
   * Load every position of the replay, and the one before it, as a seat sees them.
   * @param {number} first
   * @param {number} seat
   * @returns {Promise<Step[]>}
   */
  async function remember(first, seat) {
    const { views = [], entries: told = [] } = (await ask({ do: "since", ply: first, viewer: seat })) ?? {};
    return told.flatMap((entry, index) => {
      const [before, view] = views.slice(index, index + 2);
      return before && view ? [stepOf(entry, view, before)] : [];
    });
  }

  /** Replay step by step, through the animation clock: each event is told once it has been seen. @param {Handover} mine */
  async function retell(mine) {
    const steps = await story;
    const whole = steps
      .flatMap(({ scenes }) => scenes.flatMap(({ frames }) => frames))
      .reduce((sum, { ms }) => sum + ms, 0);
    for (const { lies, scenes, events } of steps) {
      state.past = { ply: lies.ply, view: lies, events };
      for (const { told, frames } of scenes) {
        if (skipped || state.current !== mine) return;
        mine.told = told ?? mine.told;
        await clock.play([{ event: null, frames: paced(frames, whole) }]);
      }
      mine.told = events;
    }
  }

  /** With animations off, show the entries as text. @param {Handover} mine */
  function write(mine) {
    mine.told = entries()
      .slice(since(entries(), mine.seat))
      .flatMap(({ events }) => events);
    return mine.told.length ? pause(STORY) : undefined;
  }

  /** @param {Handover} mine */
  async function settle(mine) {
    mine.stage = "calm";
    state.past = null;
    await pause(CALM);
  }

  return {
    /** The current hand-over, or null. */
    get current() {
      return state.current;
    },
    /** The position shown by the replay; null: the current one. */
    get past() {
      return state.past;
    },

    /**
     * Who looks: where the tablet is passed on, whoever has it, and nobody in particular while it is handed over.
     * @returns {import("./match.js").Looks}
     */
    get looks() {
      if (!isPassedOn(row) || (!state.current && holder === null)) return {};
      return { viewer: state.current ? null : holder };
    },

    /** A game was opened: whoever decided last has the tablet. @param {Entry[]} story */
    opened(story) {
      holder = lastPerson(story, row.seats);
    },
    /** A person has acted: they have the tablet. @param {unknown} seat */
    acted(seat) {
      if (typeof seat === "number" && row.seats[seat]?.bot === null) holder = seat;
    },

    /** Whether a seat has to be handed the tablet before it is asked. @param {unknown} seat */
    due: (seat) =>
      isPassedOn(row) &&
      typeof seat === "number" &&
      row.seats[seat]?.bot === null &&
      holder !== null &&
      holder !== seat,

    /**
     * Show the sheet with the next person's name, and behind it what everybody may see; the replay is loaded meanwhile.
     * @param {number} seat
     */
    offer(seat) {
      state.current = observe(/** @type {Handover} */ ({ seat, stage: "sheet", told: [] }));
      story = remember(since(entries(), seat), seat);
      return look();
    },

    /**
     * The person has taken the tablet: replay, pause, and let them play.
     * @returns {Promise<boolean>} whether they may play now
     */
    async take() {
      const mine = state.current;
      if (mine?.stage !== "sheet") return false;
      skipped = false;
      mine.stage = "replay";
      await (clock.still ? write(mine) : retell(mine));
      if (state.current !== mine) return false;
      await settle(mine);
      if (state.current !== mine) return false;
      holder = mine.seat;
      state.current = null;
      await look();
      return true;
    },

    /** Skip the rest of the replay. */
    skip() {
      if (state.current?.stage !== "replay") return;
      skipped = true;
      clock.finish();
      wake();
    },

    close() {
      state.current = null;
      clock.finish();
      wake();
    },
  };
}
