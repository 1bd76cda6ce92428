// Passing the tablet on: whom it goes to, what they are shown of what happened since their last turn, and the half
// second in which a stray tap does nothing. Touches no page; knows no rule and no game by name.
import { persons } from "../shell/seating.js";

/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("./animate.js").Frame} Frame */
/** @typedef {import("./looking.js").Past} Past */
/** @typedef {{ply: number, view: View, entry: Entry, frames: Frame[]}} Step */
/**
 * @typedef {object} Handover
 * @property {number} seat whom the tablet goes to
 * @property {"sheet" | "replay" | "calm"} stage their name; what happened; hands off
 * @property {Entry[]} told what is being retold
 */

/** Milliseconds of the whole story, of an entry that moves nothing, and of hands off at its end. */
const STORY = 5000;
const REST = 450;
const CALM = 500;
/** The story of a very long absence is that of its end; the engine tells no longer one. */
export const MOST_ENTRIES = 40;

/** What happened since a seat's last decision. @param {Entry[]} entries @param {number} seat @returns {number} the first such entry */
export const since = (entries, seat) =>
  Math.max(entries.findLastIndex(({ actor }) => actor === seat) + 1, entries.length - MOST_ENTRIES);

/** The person who decided last, null where nobody has. @param {Entry[]} entries @param {Row["seats"]} seats */
export function lastPerson(entries, seats) {
  const entry = entries.findLast(({ actor }) => actor !== "chance" && seats[actor]?.bot === null);
  return entry ? Number(entry.actor) : null;
}

/** Shorten the frames of a story that would last too long. @param {Frame[]} frames @param {number} whole milliseconds of all steps */
export const paced = (frames, whole) => frames.map(({ ms, frame }) => ({ ms: ms * Math.min(1, STORY / whole), frame }));

/**
 * @param {object} parts
 * @param {import("./match.js").Match["ask"]} parts.ask null where there is no answer
 * @param {() => Entry[]} parts.entries all of the story so far
 * @param {Row} parts.row
 * @param {import("../types.js").Board} parts.board the game's drawings
 * @param {ReturnType<typeof import("./animate.js").createClock>} parts.clock
 * @param {() => void} parts.onChange
 */
export function createHandover({ ask, entries, row, board, clock, onChange }) {
  /** @type {Handover | null} */
  let current = null;
  /** The position that the story is at. @type {Past | null} */
  let past = null;
  /** Whoever has the tablet; null before anybody has decided anything. @type {number | null} */
  let holder = null;
  /** Ends the pause that is on. */
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

  /** The frames of an entry. @param {Entry} entry @param {View} after @param {View} before */
  function framesOf({ events }, after, before) {
    const frames = events.flatMap((event) => board.frames(event, after, before, events));
    return frames.length ? frames : [{ ms: REST, frame: null }];
  }

  /** Ask for every position of the story, and for the one before it. @param {number} first @returns {Promise<Step[]>} */
  async function remember(first) {
    const told = entries().slice(first);
    /** @type {View[]} */
    const views = (await ask({ do: "since", ply: first }))?.views ?? [];
    return told.flatMap((entry, index) => {
      const [before, view] = views.slice(index, index + 2);
      return before && view ? [{ ply: view.ply, view, entry, frames: framesOf(entry, view, before) }] : [];
    });
  }

  /** Show step after step, through the one clock. @param {Handover} mine */
  async function retell(mine) {
    const steps = await story;
    const whole = steps.flatMap(({ frames }) => frames).reduce((sum, { ms }) => sum + ms, 0);
    for (const { ply, view, entry, frames } of steps) {
      if (skipped || current !== mine) return;
      mine.told = [entry];
      past = { ply, view, events: entry.events };
      onChange();
      await clock.play([{ event: null, frames: paced(frames, whole) }]);
    }
  }

  /** Where nothing moves the story stands written. @param {Handover} mine */
  function write(mine) {
    mine.told = entries().slice(since(entries(), mine.seat));
    onChange();
    return mine.told.length ? pause(STORY) : undefined;
  }

  /** @param {Handover} mine */
  async function settle(mine) {
    mine.stage = "calm";
    past = null;
    onChange();
    await pause(CALM);
  }

  return {
    /** The hand-over that is on; null: there is none. */
    get current() {
      return current;
    },
    /** The earlier position that is seen while the story is told; null: the present one. */
    get past() {
      return past;
    },

    /** A game is laid open: whoever decided last has the tablet. @param {Entry[]} story */
    opened(story) {
      holder = lastPerson(story, row.seats);
    },
    /** A person decided, or is the one who looks on. @param {unknown} seat */
    acted(seat) {
      if (typeof seat === "number" && row.seats[seat]?.bot === null) holder = seat;
    },

    /** Whether a seat that is asked now has to be handed the tablet first. @param {unknown} seat */
    due: (seat) =>
      row.sharing === "pass" &&
      typeof seat === "number" &&
      row.seats[seat]?.bot === null &&
      persons(row.seats) > 1 &&
      holder !== null &&
      holder !== seat,

    /** Cover the table with a name; the story is fetched while the tablet goes from hand to hand. @param {number} seat */
    offer(seat) {
      current = { seat, stage: "sheet", told: [] };
      story = remember(since(entries(), seat));
      onChange();
    },

    /** The person is there: tell the story, wait for quiet, leave the table to them.
     * @returns {Promise<boolean>} whether it is theirs now */
    async take() {
      const mine = current;
      if (mine?.stage !== "sheet") return false;
      skipped = false;
      mine.stage = "replay";
      await (clock.still ? write(mine) : retell(mine));
      if (current !== mine) return false;
      await settle(mine);
      if (current !== mine) return false;
      holder = mine.seat;
      current = null;
      return true;
    },

    /** Enough of the story. */
    skip() {
      if (current?.stage !== "replay") return;
      skipped = true;
      clock.finish();
      wake();
    },

    close() {
      current = null;
      clock.finish();
      wake();
    },
  };
}
