// What one open game shows: the only state that its templates read. Each field is written by the room named beside it
// alone; whoever has read one renders again once it changes.
import { observe } from "../base/observable.ts";
import { adviceOf, boundsOf, isApart, isPassedOn, playsHere } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import { begin } from "./choices.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("./history.js").Past} Past */

/** Nothing is lit during an animation. @type {Set<string>} */
const NONE = new Set();

export class State {
  /** The stored game (match.js); only its seats, its sharing, and that a message has come are observed, all else changes with the view. */
  row;
  /** What leads through a lesson. @type {import("./lesson.js").Guide | null} */
  guide;
  /** A puzzle that is to be solved: whether somebody is asked, and whether enough has been seen of what follows. @type {{asks: boolean, rests: boolean} | null} */
  puzzle = null;

  // match.js
  /** Whether the engine has opened the game. */
  ready = false;
  /** Why something was refused. @type {import("../types.js").Trouble | null} */
  trouble = null;
  /** The picks of each action. @type {Record<string, string[]>} */
  picks = {};

  // playback.js
  /** Whether the view is the engine's, no longer the stored one. */
  opened = false;
  /** The current position, as far as it has been shown. @type {View} */
  view;
  /** The entries up to there. @type {Entry[]} */
  entries = [];
  /** Whether an animation runs: nothing can be tapped then. */
  moving = false;

  // taps.js
  choosing = begin({ yours: false, open: [], picks: {} });

  // forecasts.js
  /** Forecasts by action. @type {Record<string, unknown>} */
  forecasts = {};
  /** The forecast of the next roll. @type {unknown} */
  forecast = null;

  // advice.js
  /** The advice for this decision, once it is there. @type {import("../engine/thinking.ts").Advice | null} */
  advice = null;
  /** Whether advice is being thought about. */
  advising = false;
  /** Whether each choice shows what it is expected to bring. */
  judged = false;

  // game-clock/, game-loop.js
  /** The person whose time is up, so that the adviser plays this turn for them. @type {number | null} */
  playedFor = null;

  // opponent.js
  /** The seat that people see thinking, because it takes a while. @type {number | null} */
  thinking = null;

  // history.js
  /** The ply that somebody looks back to. @type {number | null} */
  wanted = null;
  /** The earlier position that they see. @type {Past | null} */
  lookedAt = null;

  // handover.js
  /** The current hand-over. @type {import("./handover.js").HandoverState | null} */
  handover = null;
  /** The position that its replay shows. @type {Past | null} */
  replayed = null;
  /** The seat that has the tablet; null before anybody has decided. @type {number | null} */
  holder = null;

  // analysis.js
  /** What decided the game, as far as that was found out; null before somebody wanted to know. @type {import("./analysis.js").Analysed | null} */
  analysis = null;

  // rolls.js
  /** The rolls, while the dice statistics are open. @type {import("../shapes.js").Rolls | null} */
  rolls = null;
  /** The dice of a finished game, each roll with what it could have brought. @type {import("../shapes.js").Die[]} */
  luck = [];

  /** @param {Row} row @param {import("./lesson.js").Guide | null} [guide] */
  constructor(row, guide = null) {
    this.row = observe(row, "seats", "sharing", "arrived");
    this.view = row.view;
    this.guide = guide;
    observe(this);
  }

  /** The seat whose turn it is, also at a roll; `over` at the end. */
  get onTurn() {
    return turnOf(this.view);
  }
  /** Whether an opponent plays that seat, or for its person; in a puzzle every seat, once an action was tried. */
  get opponentOnTurn() {
    const { row, onTurn, playedFor, puzzle } = this;
    return Boolean(row.seats[Number(onTurn)]?.bot) || playedFor === onTurn || puzzle?.asks === false;
  }
  /** When whoever is on turn wants advice. */
  get adviceWanted() {
    return adviceOf(this.row.seats[Number(this.onTurn)]);
  }
  /** Whether advice can be asked for now. */
  get advisable() {
    return this.asksPerson && !this.puzzle && this.view.advice && this.adviceWanted !== "never";
  }
  /** Whether a person may choose now. */
  get asksPerson() {
    if (!this.ready || this.guide) return this.ready && Boolean(this.guide?.asks);
    return !this.opponentOnTurn && !this.passesOn && !this.awaitsMessage;
  }

  /** Whether the seat on turn has to be handed the tablet before it is asked. */
  get passesOn() {
    const { row, view, onTurn } = this;
    const arrived = row.arrived === true && view.to_act !== "over" && playsHere(row.seats[Number(onTurn)]);
    return !this.awaitsMessage && (arrived || this.isDue(onTurn));
  }
  /** Whether what comes next is decided or rolled on another device, and comes as a message. */
  get awaitsMessage() {
    const { row, view } = this;
    if (view.to_act === "over" || !isApart(row.seats)) return false;
    const seat = row.seats[Number(view.to_act)]; // none at a roll
    if (seat?.bot === null) return seat.elsewhere === true;
    return !this.lastHere; // whoever decided also rolls, and lets opponents play
  }
  /** Whether the last entry was decided on this device; so it is before the first one. */
  get lastHere() {
    const { record, device } = this.row;
    const last = record.devices?.at(-1);
    return last === undefined || last.device === device;
  }
  /** The same of any seat. @param {View["to_act"]} seat */
  isDue(seat) {
    const { row, holder } = this;
    return isPassedOn(row) && playsHere(row.seats[Number(seat)]) && holder !== null && holder !== seat;
  }
  /** What goes with each request: who looks, and what people elsewhere have been sent. */
  get looks() {
    return { ...this.#viewer, ...boundsOf(this.row) };
  }
  /**
   * Who looks, where that is not whoever is asked: where hands are private and the tablet is passed on, whoever has it,
   * and nobody in particular while it is handed over.
   * @returns {{viewer?: number | null}}
   */
  get #viewer() {
    const { row, handover, holder, view } = this;
    if (view.private && this.awaitsMessage) return { viewer: null };
    if (!view.private || !isPassedOn(row) || (!handover && holder === null)) return {};
    return { viewer: handover ? null : holder };
  }

  /** Whether what was decided here last is for others to know: they go on, or the game is over. */
  get sends() {
    const { row, view } = this;
    return this.ready && this.lastHere && isApart(row.seats) && (this.awaitsMessage || view.to_act === "over");
  }

  /** The actions to choose from. */
  get open() {
    return this.choosing.open;
  }
  /** Whether a person was asked. */
  get yours() {
    return this.choosing.yours;
  }
  /** Those for which nothing on the board stands. */
  get bare() {
    return this.choosing.bare;
  }
  /** All others; none before their picks are loaded, and then none is bare, either. */
  get others() {
    return this.choosing.others;
  }
  get tapped() {
    return this.choosing.tapped;
  }
  /** Tapped picks, and picks that follow from them. */
  get picked() {
    return this.choosing.picked;
  }
  /** Picks that may be tapped next. */
  get lit() {
    return this.moving ? NONE : this.choosing.lit;
  }
  /** The action that waits to be confirmed. */
  get pending() {
    return this.choosing.pending;
  }
  /** Whether a choice is begun, or its action shown. */
  get begun() {
    return this.pending !== null || this.tapped.length > 0;
  }
  /** The preview of the pending action. */
  get preview() {
    return this.choosing.preview;
  }
  /** Why the last tap was refused. */
  get why() {
    return this.choosing.why;
  }

  /** The earlier position shown instead of the current one. */
  get past() {
    return this.lookedAt ?? this.replayed;
  }
}
