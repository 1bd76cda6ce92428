// One open game: connects its parts and exposes what a person can do. A tap becomes a choice, a choice an action, and
// flow.js does the rest. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.js";
import { adviceOf } from "../storage/seating.js";
import { createAdvising } from "./advice.js";
import { createFlow } from "./flow.js";
import { createForecasting } from "./forecasts.js";
import { createHandover } from "./handover.js";
import { createLooking } from "./history.js";
import { createMatch } from "./match.js";
import { createMotion } from "./playback.js";
import { createOpponent } from "./opponent.js";
import { createRolls } from "./rolls.js";
import { createState } from "./state.js";
import { createTapping } from "./taps.js";
import { createTyping } from "./typed-moves.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Settings} Settings */
/** @typedef {ReturnType<typeof createSession>} Session */

/**
 * @typedef {object} Parts
 * @property {import("../engine/thinking.js").Asker} engine
 * @property {() => Promise<void>} [need] brings the engine what opponents need, where that is more than it has
 * @property {{put(row: Row): Promise<void>}} store
 * @property {Row} row
 * @property {import("../types.js").Board} board the game's drawings: which forecasts it shows, how its events are
 *   animated
 * @property {() => Settings} settings
 * @property {import("./lesson.js").Guide} [guide] leads through a lesson
 * @property {ReturnType<typeof import("./animation-clock.js").createClock>} clock
 * @property {(view: import("../types.js").View) => import("../types.js").Frame[]} [ending] what is seen of the end
 * @property {(view: import("../types.js").View) => void} [onPlay] a person plays an action at this view
 * @property {() => Promise<import("../shapes.js").Actions>} actions loads the game's actions with their picks
 * @property {(ms?: number) => Promise<void> | void} onAnswer a reply is about to be rendered; with `ms`, the engine's
 *   share of the time, it answers an action, and the promise settles once it is on screen
 * @property {(error: import("../types.js").Trouble) => void} onDamaged the stored game cannot be opened
 */

const nothing = async () => {};

/** Create the parts of a game and connect them. @param {Parts} parts */
function createRooms({
  engine,
  need = nothing,
  store,
  row,
  board,
  settings,
  guide,
  clock,
  ending,
  onPlay,
  actions,
  onAnswer,
  onDamaged,
}) {
  /** @type {Promise<void> | void} */
  let painted;
  const looks = () => (view().private ? handover.looks : {});
  const match = createMatch({ engine, store, row, actions, looks, onLost, onDamaged });
  const looking = createLooking({ ask: (ply) => match.ask({ do: "at", ply }) });
  const opponent = createOpponent({ engine, need, onFailed });
  const unseen = () => looking.wanted !== null;
  const motion = createMotion({ view: row.view, board, clock, ending, onAnswer, onView, unseen, proposed });
  const view = () => motion.view;
  const forecasting = createForecasting({ engine, board, advised, view });
  const handover = createHandover({ ask: match.ask, entries: () => motion.entries, row, board, clock, look });
  const advising = createAdvising({ engine, need, view, yours, wanted, onFailed });
  const rolled = (/** @type {boolean} */ forecasts) =>
    createRolls({ ask: () => match.ask({ do: "rolls", forecasts }), ply: () => view().ply });
  const [rolls, luck] = [rolled(false), rolled(true)];
  const rooms = { match, motion, forecasting, advising, opponent, looking, handover };
  const flow = createFlow({ ...rooms, guide, clock, settings, painted: () => painted, over });
  /** Play a person's action. @param {string} action */
  function play(action) {
    onPlay?.(view());
    return flow.play(action);
  }
  const tapping = createTapping({ match, view, unseen, yours, advised, settings, guide, clock, play });
  const state = createState({ ...rooms, rolls, luck, choosing: () => tapping.choosing });

  /** Show everything as whoever looks now; in most games all see the same. */
  async function look() {
    if (!view().private) return;
    const seen = await match.look();
    if (seen) motion.show(seen.view, seen.entries);
  }

  /** The game has ended: load what its rolls could have brought. */
  function over() {
    return luck.count(true, match.ready);
  }

  /** Whether a person may choose now. */
  function yours() {
    const theirs = guide ? guide.asks : !flow.opponentOnTurn() && !handover.due(flow.onTurn());
    return match.ready && theirs;
  }

  /** When the seat on turn wants advice. */
  function wanted() {
    return adviceOf(row.seats[Number(flow.onTurn())]);
  }

  /** Whether it wants to know what its choices may bring. */
  function advised() {
    return wanted() !== "never";
  }

  /** Whether the board already shows this action as pending. @param {string} [action] */
  function proposed(action) {
    return tapping.choosing.preview !== null && action === tapping.choosing.pending;
  }

  /** Another view is shown. @param {number} [ms] the engine's share of the waiting time */
  function onView(ms) {
    forecasting.clear();
    advising.reset();
    guide?.arrive(view().ply);
    tapping.anew();
    painted = onAnswer(ms);
    rolls.refresh();
  }

  /** An opponent cannot go on; where the engine has failed, that has been told. @param {unknown} error */
  function onFailed(error) {
    if (match.ready) match.fail(error);
  }

  function onLost() {
    opponent.stop();
    looking.back();
    advising.reset();
    tapping.anew();
  }

  return { ...rooms, rolls, flow, tapping, state };
}

/** @param {Parts} parts */
export function createSession(parts) {
  const { clock, guide, settings } = parts;
  const row = observe(parts.row, "seats", "sharing");
  const { match, motion, forecasting, advising, opponent, handover, rolls, flow, tapping, state } = createRooms({
    ...parts,
    row,
  });
  const roll = () =>
    clock.finish() ? undefined : flow.act(guide ? { do: "play", action: guide.face } : { do: "roll" });

  return {
    state,
    row,
    open: flow.open,
    look: flow.look,
    settingsChanged: flow.settingsChanged,
    skip: handover.skip,
    /** Finish the animation. */
    finishAnimation: clock.finish,
    /** End the beat before an opponent's step. */
    hurry: opponent.hurry,
    /** Try again what an opponent failed to do, or advice. */
    retry: flow.retry,

    tap: tapping.tap,
    choose: tapping.choose,
    confirm: tapping.confirm,
    cancel: tapping.cancel,
    roll,
    type: createTyping({ match, tapping, settings, view: () => motion.view, roll }),
    /**
     * Ask the engine about the position.
     * @param {string} about
     * @param {string} of the place
     * @returns {Promise<unknown>} null: there is no such place; undefined: there was no answer
     */
    inspect: async (about, of) => (await match.ask({ do: "inspect", about, of }))?.facts,
    /** @param {boolean} assent given by everybody at the table */
    undo: (assent) => flow.turnTo({ do: "undo", assent }),
    redo: () => flow.turnTo({ do: "redo" }),

    /** Read on in a lesson. */
    readOn() {
      if (clock.finish()) return undefined;
      guide?.readOn();
      guide?.arrive(state.view.ply);
      tapping.anew();
      return flow.goOn();
    },

    /** Ask for advice, or put it away. */
    advise: advising.toggle,
    /** Show what each choice is expected to bring, or no longer. */
    adviseAll: advising.toggleAll,

    /** Start or stop the dice statistics. @param {boolean} on */
    count: (on) => rolls.count(on, match.ready),
    /** The engine has died: nothing can be played until the page reopens the game. */
    interrupted: () => match.fail({ code: "worker-died" }),

    /**
     * Give a seat to an opponent or to a person (null); a running opponent stops.
     * @param {number} seat
     * @param {string | null} bot
     */
    async seat(seat, bot) {
      flow.halt();
      await match.settled;
      return flow.act({ do: "seat", seat, bot });
    },

    /** Change and store settings that only the table knows. @param {Partial<Pick<Row, "sharing" | "seats">>} part */
    async arrange(part) {
      if (part.sharing) handover.acted(flow.onTurn());
      await match.arrange(part);
      if (match.closed) return;
      forecasting.clear();
      advising.reset();
      if (tapping.choosing.yours) await flow.question();
    },

    /** The next person has taken the tablet. */
    async take() {
      if (!(await handover.take())) return;
      tapping.anew();
      await flow.goOn();
    },

    close() {
      match.close();
      motion.close();
      advising.reset();
      handover.close();
      tapping.anew();
      flow.halt();
    },
  };
}
