// One open game: its rooms, and what a person can do. A tap becomes a choice, a choice an action, and game-loop.js does
// the rest. Never touches the DOM; knows no rule and no game by name.
import { boundsOf, withSeat } from "../storage/seating.ts";
import { Advice } from "./advice.js";
import { Analysis } from "./analysis.js";
import { Forecasts } from "./forecasts.js";
import { GameLoop } from "./game-loop.js";
import { Handover } from "./handover.js";
import { History } from "./history.js";
import { Match } from "./match.js";
import { Opponent } from "./opponent.js";
import { Playback } from "./playback.js";
import { Rolls } from "./rolls.js";
import { State } from "./state.js";
import { Taps } from "./taps.js";
import { TypedMoves } from "./typed-moves.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").View} View */
/**
 * What happens at a table that the page wants to know.
 * @typedef {object} Listeners
 * @property {(ms?: number) => Promise<void> | void} answer a reply is about to be rendered; with `ms`, the engine's
 *   share of the time, it answers an action, and the promise settles once it is on screen
 * @property {(error: import("../types.js").Trouble) => void} damaged the stored game cannot be opened
 * @property {(view: View) => void} [play] a person plays an action at this view
 * @property {(view: View) => import("../types.js").Frame[]} [end] what is seen of the end
 * @property {(dice: import("../shapes.js").Die[]) => void} [rolled] all rolls of a game that is over are known
 * @property {(found: import("../shapes.js").Summary) => void} [analysed] it is known what decided the game
 * @property {() => void} [message] a turn is over, and somebody elsewhere goes on
 */

export class Session {
  state;
  clock;
  match;
  playback;
  history;
  opponent;
  forecasts;
  advice;
  analysis;
  handover;
  rolls;
  loop;
  taps;
  #board;
  #typed;
  #on;
  /** Settles once the current view is on screen. @type {Promise<void> | void} */
  painted = undefined;

  /**
   * @param {Row} row
   * @param {import("./match.js").Services} services
   * @param {object} how
   * @param {import("../types.js").Board} how.board the game's drawings: which forecasts it shows, how its events are
   *   animated
   * @param {import("./animation-clock.js").Clock} how.clock
   * @param {import("./lesson.js").Guide | null} [how.guide] leads through a lesson
   * @param {Listeners} on
   */
  constructor(row, services, { board, clock, guide = null }, on) {
    this.clock = clock;
    this.#board = board;
    this.#on = on;
    const state = (this.state = new State(row, guide));
    const { engine, settings } = services;
    this.match = new Match(state, services, { lost: this.#lost, damaged: on.damaged });
    this.history = new History(state, (ply) => this.match.ask({ do: "at", ply }));
    this.opponent = new Opponent(state, services, this.#failed);
    this.forecasts = new Forecasts(state, engine, board);
    this.advice = new Advice(state, services, this.#failed);
    this.analysis = new Analysis(state, this.match, services, (found) => on.analysed?.(found));
    this.handover = new Handover(state, this.match, board, clock, this.#look);
    this.rolls = new Rolls(state, this.match, (dice) => on.rolled?.(dice));
    this.playback = new Playback(state, board, clock, {
      view: this.#shown,
      answer: (ms) => void on.answer(ms),
      end: on.end ?? (() => []),
    });
    this.loop = new GameLoop(this, settings);
    this.taps = new Taps(state, this.match, clock, settings, this.#play, board.turns);
    this.#typed = new TypedMoves(this, settings);
  }

  get row() {
    return this.state.row;
  }

  /** Play a person's action. @param {string} action */
  #play = (action) => {
    const { view, pending } = this.state;
    this.#on.play?.(view);
    this.loop.throws = action === pending && Boolean(this.#board.confirming?.(action, view).rolls);
    return this.loop.act({ do: "play", action });
  };

  /** Show everything as whoever looks now; in most games all see the same. */
  #look = async () => {
    const seen = this.state.view.private ? await this.match.look() : null;
    if (seen) this.playback.show(seen.view, seen.entries);
  };

  /** Another view is shown. @param {number} [ms] the engine's share of the waiting time */
  #shown = (ms) => {
    const { state } = this;
    this.forecasts.clear();
    this.advice.reset();
    this.analysis.reset();
    state.guide?.arrive(state.view.ply);
    this.taps.begin();
    this.painted = this.#on.answer(ms);
    this.rolls.refresh();
  };

  message = () => this.#on.message?.();

  /** An opponent cannot go on; where the engine has failed, that has been told. @param {unknown} error */
  #failed = (error) => {
    if (this.state.ready) this.match.fail(error);
  };

  #lost = () => {
    this.opponent.stop();
    this.history.back();
    this.advice.reset();
    this.analysis.reset();
    this.taps.begin();
  };

  roll = () => {
    const { guide } = this.state;
    if (this.clock.moves) return undefined;
    return this.loop.act(guide ? { do: "play", action: guide.face } : { do: "roll" });
  };

  /** Do what a text means. @type {TypedMoves["type"]} */
  type = (text, namesOf) => this.#typed.type(text, namesOf);

  /**
   * Ask the engine about the position.
   * @param {string} about
   * @param {string} of the place
   * @returns {Promise<unknown>} null: there is no such place; undefined: there was no answer
   */
  inspect = async (about, of) => (await this.match.ask({ do: "inspect", about, of }))?.facts;

  /** @param {boolean} assent given by everybody at the table */
  undo = (assent) => this.loop.turnTo({ do: "undo", assent });
  redo = () => this.loop.turnTo({ do: "redo" });

  /** Read on in a lesson. */
  readOn = () => {
    const { guide, view } = this.state;
    if (this.clock.moves) return undefined;
    guide?.readOn();
    guide?.arrive(view.ply);
    this.taps.begin();
    return this.loop.goOn();
  };

  /** The engine has died: nothing can be played until the page reopens the game. */
  interrupted() {
    this.match.fail({ code: "worker-died" });
  }

  /**
   * Give a seat to an opponent or to a person (null); a running opponent stops.
   * @param {number} seat
   * @param {string | null} bot
   */
  seat = async (seat, bot) => {
    this.loop.halt();
    do await this.match.settled;
    while (this.match.changing); // another seat was given away meanwhile
    await this.loop.act({ do: "seat", seat, bot });
    await this.#bound();
  };

  /** Give a seat to a person, on this device or elsewhere. @param {number} seat @param {boolean} elsewhere */
  seatPerson = async (seat, elsewhere) => {
    await this.seat(seat, null);
    await this.arrange({ seats: withSeat(this.row.seats, seat, { elsewhere }) });
    await this.#bound();
    await this.loop.goOn();
  };

  /** The game as it stands was given to those who play elsewhere, or is about to be. */
  handOn = async () => {
    await this.match.arrange({ settled: this.row.record.log.length });
    await this.#bound();
  };

  /** Learn what can be undone now that others have more to say in it; where a change is on its way, it tells. */
  #bound = async () => {
    const { view } = this.state;
    if (!this.loop.rests || !Object.keys(boundsOf(this.row)).length) return;
    const seen = await this.match.look();
    if (!seen || !this.loop.rests || this.state.view !== view) return;
    if (seen.view.undo_to === view.undo_to && seen.view.assent_to === view.assent_to) return;
    this.playback.show(seen.view, seen.entries);
    if (this.state.yours) await this.loop.question();
  };

  /** Let the adviser play a person's turn to its end. @param {number} seat */
  playFor = async (seat) => {
    this.loop.halt();
    await this.match.settled;
    this.state.playedFor = seat;
    this.taps.begin();
    this.forecasts.clear();
    this.advice.reset();
    return this.loop.goOn();
  };

  /**
   * Change and store settings that only the table knows. They count at once: what is chosen while they are stored stays.
   * @param {Partial<Pick<Row, "sharing" | "seats">>} part
   */
  arrange = (part) => {
    const { state, handover, match } = this;
    if (part.sharing) handover.acted(state.onTurn);
    const stored = match.arrange(part);
    this.taps.begin();
    this.forecasts.clear();
    this.advice.reset();
    return Promise.all([stored, state.yours && this.loop.question()]);
  };

  /** The next person has taken the tablet. */
  take = async () => {
    if (!(await this.handover.take())) return;
    if (this.row.arrived) await this.match.arrange({ arrived: false });
    this.taps.begin();
    await this.loop.goOn();
  };

  close() {
    this.match.close();
    this.playback.close();
    this.advice.reset();
    this.analysis.reset();
    this.handover.close();
    this.taps.begin();
    this.loop.halt();
  }
}
