// All that is painted of a game on the table. Whoever paints reads it here; each part is changed only by the room that owns
// it, which is the one named beside it.

/** @typedef {ReturnType<typeof createState>} State */

/** What cannot be tapped while things move. @type {Set<string>} */
const NONE = new Set();

/**
 * @param {object} rooms
 * @param {import("./match.js").Match} rooms.match
 * @param {ReturnType<typeof import("./motion.js").createMotion>} rooms.motion
 * @param {() => import("./choosing.js").Choosing} rooms.choosing
 * @param {ReturnType<typeof import("./foresight.js").createForesight>} rooms.foresight
 * @param {ReturnType<typeof import("./opponent.js").createOpponent>} rooms.opponent
 * @param {ReturnType<typeof import("./looking.js").createLooking>} rooms.looking
 * @param {ReturnType<typeof import("./handover.js").createHandover>} rooms.handover
 * @param {ReturnType<typeof import("./rolls.js").createRolls>} rooms.rolls
 */
export const createState = ({ match, motion, choosing, foresight, opponent, looking, handover, rolls }) => ({
  /** Whether the game can be played: the engine has opened it. */
  get ready() {
    return match.ready;
  },
  /** Why something was refused, or that the engine is starting anew. */
  get trouble() {
    return match.trouble;
  },

  /** The present position, as far as it has been seen. */
  get view() {
    return motion.view;
  },
  /** The story up to there. */
  get entries() {
    return motion.entries;
  },
  get moving() {
    return motion.moving;
  },

  /** Whether the person at the table may choose now. */
  get yours() {
    return choosing().yours;
  },
  /** The actions to choose from. */
  get open() {
    return choosing().open;
  },
  get tapped() {
    return choosing().tapped;
  },
  /** What was tapped, and what goes with it by itself. */
  get picked() {
    return choosing().picked;
  },
  /** What may be tapped next. */
  get lit() {
    return motion.moving ? NONE : choosing().lit;
  },
  /** The action that waits to be confirmed. */
  get pending() {
    return choosing().pending;
  },
  /** What it would bring. */
  get preview() {
    return choosing().preview;
  },
  /** Why the last tap led to nothing. */
  get why() {
    return choosing().why;
  },

  /** What actions may bring, by action. */
  get forecasts() {
    return foresight.forecasts;
  },
  /** What the next roll may bring. */
  get forecast() {
    return foresight.forecast;
  },
  /** Whether the choices may be written out. */
  get listed() {
    return foresight.listed;
  },

  /** The seat of an opponent at thought. */
  get thinking() {
    return opponent.thinking;
  },
  /** The ply that somebody wants to look back to. */
  get wanted() {
    return looking.wanted;
  },
  /** The earlier position that is seen instead of the present one. */
  get past() {
    return looking.past ?? handover.past;
  },
  /** The hand-over that is on. */
  get handover() {
    return handover.current;
  },
  /** How the dice fell, while somebody looks at that. */
  get rolls() {
    return rolls.counted;
  },
});
