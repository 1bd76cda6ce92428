// Read-only view of a game's state for the templates. Each part belongs to one module, named beside it, which alone
// changes it.

/** @typedef {ReturnType<typeof createState>} State */

/** Nothing is lit during an animation. @type {Set<string>} */
const NONE = new Set();

/**
 * @param {object} rooms
 * @param {import("./match.js").Match} rooms.match
 * @param {ReturnType<typeof import("./playback.js").createMotion>} rooms.motion
 * @param {() => import("./choices.js").Choosing} rooms.choosing
 * @param {ReturnType<typeof import("./forecasts.js").createForecasting>} rooms.forecasting
 * @param {ReturnType<typeof import("./advice.js").createAdvising>} rooms.advising
 * @param {ReturnType<typeof import("./opponent.js").createOpponent>} rooms.opponent
 * @param {ReturnType<typeof import("./history.js").createLooking>} rooms.looking
 * @param {ReturnType<typeof import("./handover.js").createHandover>} rooms.handover
 * @param {ReturnType<typeof import("./rolls.js").createRolls>} rooms.rolls
 * @param {ReturnType<typeof import("./rolls.js").createRolls>} rooms.luck
 */
export const createState = ({
  match,
  motion,
  choosing,
  forecasting,
  advising,
  opponent,
  looking,
  handover,
  rolls,
  luck,
}) => ({
  /** Whether the engine has opened the game. */
  get ready() {
    return match.ready;
  },
  /** Why something was refused, or that the engine is restarting. */
  get trouble() {
    return match.trouble;
  },

  /** The current position, as far as it has been shown. */
  get view() {
    return motion.view;
  },
  /** The entries up to there. */
  get entries() {
    return motion.entries;
  },
  get moving() {
    return motion.moving;
  },

  /** Whether a person may choose now. */
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
  /** Tapped picks, and picks that follow from them. */
  get picked() {
    return choosing().picked;
  },
  /** Picks that may be tapped next. */
  get lit() {
    return motion.moving ? NONE : choosing().lit;
  },
  /** The action that waits to be confirmed. */
  get pending() {
    return choosing().pending;
  },
  /** The preview of the pending action. */
  get preview() {
    return choosing().preview;
  },
  /** Why the last tap was refused. */
  get why() {
    return choosing().why;
  },

  /** Forecasts by action. */
  get forecasts() {
    return forecasting.forecasts;
  },
  /** The forecast of the next roll. */
  get forecast() {
    return forecasting.forecast;
  },

  /** Whether advice can be asked for now. */
  get advisable() {
    return advising.offered;
  },
  /** Whether advice is being thought about. */
  get advising() {
    return advising.thinking;
  },
  /** The advice for this decision; null: none was asked for, or it is not there yet. */
  get advice() {
    return advising.advice;
  },
  /** Whether each choice shows what it is expected to bring. */
  get judged() {
    return advising.all;
  },
  /** The picks of each action. */
  get picks() {
    return match.picks;
  },

  /** The seat of the opponent that is thinking. */
  get thinking() {
    return opponent.thinking;
  },
  /** The ply that somebody looks back to. */
  get wanted() {
    return looking.wanted;
  },
  /** The earlier position shown instead of the current one. */
  get past() {
    return looking.past ?? handover.past;
  },
  /** The current hand-over. */
  get handover() {
    return handover.current;
  },
  /** The rolls, while the dice statistics are open. */
  get rolls() {
    return rolls.counted;
  },
  /** The dice of a finished game, each roll with what it could have brought; none until they are loaded. */
  get luck() {
    return luck.counted?.dice ?? [];
  },
});
