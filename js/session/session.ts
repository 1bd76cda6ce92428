// One open game: its rooms, and what a person can do. A tap becomes a choice, a choice an action, and game-loop.ts does
// the rest. Never touches the DOM; knows no rule and no game by name.
import { undoLimitsOf, withSeat } from "../storage/seating.ts";
import { Advice } from "./advice.ts";
import { Analysis } from "./analysis.ts";
import { Forecasts } from "./forecasts.ts";
import { GameLoop } from "./game-loop.ts";
import { Handover } from "./handover.ts";
import { History } from "./history.ts";
import { Match, type Services } from "./match.ts";
import { Opponent } from "./opponent.ts";
import { Playback } from "./playback.ts";
import { Rolls } from "./rolls.ts";
import { State } from "./state.ts";
import { Taps } from "./taps.ts";
import { TypedMoves } from "./typed-moves.ts";
import type { Die, Summary, View } from "../engine/shapes.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { LessonGuide } from "./lesson-guide.ts";
import type { Board, Frame } from "../game-api/board.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Trouble } from "../base/trouble.ts";

/** What happens at a table that the page wants to know. */
interface Listeners {
  /** a reply is about to be rendered; with `ms`, the engine's share of the time, it answers an action, and the promise settles once it is on screen */
  answer: (ms?: number) => Promise<void> | void;
  /** the stored game cannot be opened */
  damaged: (error: Trouble) => void;
  /** a person plays an action at this view */
  play?: (view: View) => void;
  /** what is seen of the end */
  end?: (view: View) => Frame[];
  /** all rolls of a game that is over are known */
  rolled?: (dice: Die[]) => void;
  /** it is known what decided the game */
  analysed?: (found: Summary) => void;
  /** a turn is over, and somebody elsewhere goes on */
  message?: () => void;
}

export class Session {
  state;
  animations;
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
  /** Settles once the current view is on screen. */
  painted: Promise<void> | void = undefined;

  constructor(
    row: StoredGame,
    services: Services,
    {
      board,
      clock,
      guide = null,
    }: {
      /** the game's drawings: which forecasts it shows, how its events are animated */ board: Board;
      clock: AnimationQueue;
      /** leads through a lesson */
      guide?: LessonGuide | null;
    },
    on: Listeners,
  ) {
    this.animations = clock;
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
    this.taps = new Taps(state, this.match, { clock, settings, play: this.#play, turns: board.rotates });
    this.#typed = new TypedMoves(this, settings);
  }

  get row() {
    return this.state.row;
  }

  /** Play a person's action. */
  #play = (action: string) => {
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

  /** Another view is shown. @param ms the engine's share of the waiting time */
  #shown = (ms?: number) => {
    const { state } = this;
    this.forecasts.clear();
    this.advice.reset();
    this.analysis.reset();
    state.guide?.advanceTo(state.view.ply);
    this.taps.begin();
    this.painted = this.#on.answer(ms);
    this.rolls.refresh();
  };

  message = () => this.#on.message?.();

  /** An opponent cannot go on; where the engine has failed, that has been told. */
  #failed = (error: unknown) => {
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
    if (this.animations.playing) return undefined;
    return this.loop.act(guide ? { do: "play", action: guide.face } : { do: "roll" });
  };

  /** Do what a text means. */
  type: TypedMoves["type"] = (text, namesOf) => this.#typed.type(text, namesOf);

  /**
   * Ask the engine about the position.
   * @param of the place
   * @returns null: there is no such place; undefined: there was no answer
   */
  inspect = async (about: string, of: string): Promise<unknown> =>
    (await this.match.ask({ do: "inspect", about, of }))?.facts;

  /** @param assent given by everybody at the table */
  undo = (assent: boolean) => this.loop.changeFromNow({ do: "undo", assent });
  redo = () => this.loop.changeFromNow({ do: "redo" });

  /** Read on in a lesson. */
  readOn = () => {
    const { guide, view } = this.state;
    if (this.animations.playing) return undefined;
    guide?.readOn();
    guide?.advanceTo(view.ply);
    this.taps.begin();
    return this.loop.goOn();
  };

  /** The engine has died: nothing can be played until the page reopens the game. */
  interrupted() {
    this.match.fail({ code: "worker-died" });
  }

  /** Give a seat to an opponent or to a person (null); a running opponent stops. */
  seat = async (seat: number, bot: string | null) => {
    this.loop.halt();
    do await this.match.stored;
    while (this.match.changing); // another seat was given away meanwhile
    await this.loop.act({ do: "seat", seat, bot });
    await this.#bound();
  };

  /** Give a seat to a person, on this device or elsewhere. */
  seatPerson = async (seat: number, elsewhere: boolean) => {
    await this.seat(seat, null);
    await this.update({ seats: withSeat(this.row.seats, seat, { elsewhere }) });
    await this.#bound();
    await this.loop.goOn();
  };

  /** The game as it stands was given to those who play elsewhere, or is about to be. */
  markSent = async () => {
    await this.match.update({ settled: this.row.record.log.length });
    await this.#bound();
  };

  /** Learn what can be undone now that others have more to say in it; where a change is on its way, it tells. */
  #bound = async () => {
    const { view } = this.state;
    if (!this.loop.rests || !Object.keys(undoLimitsOf(this.row)).length) return;
    const seen = await this.match.look();
    if (!seen || !this.loop.rests || this.state.view !== view) return;
    if (seen.view.undo_to === view.undo_to && seen.view.assent_to === view.assent_to) return;
    this.playback.show(seen.view, seen.entries);
    if (this.state.yours) await this.loop.askPerson();
  };

  /** Let the adviser play a person's turn to its end. */
  playFor = async (seat: number) => {
    this.loop.halt();
    await this.match.stored;
    this.state.playedFor = seat;
    this.taps.begin();
    this.forecasts.clear();
    this.advice.reset();
    return this.loop.goOn();
  };

  /**
   * Change and store settings that only the table knows. They count at once: what is chosen while they are stored stays.
   */
  update = (part: Partial<Pick<StoredGame, "sharing" | "seats">>) => {
    const { state, handover, match } = this;
    if (part.sharing) handover.acted(state.onTurn);
    const stored = match.update(part);
    this.taps.begin();
    this.forecasts.clear();
    this.advice.reset();
    return Promise.all([stored, state.yours && this.loop.askPerson()]);
  };

  /** The next person has taken the tablet. */
  acceptHandover = async () => {
    if (!(await this.handover.accept())) return;
    if (this.row.arrived) await this.match.update({ arrived: false });
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
