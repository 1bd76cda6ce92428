// One open game: its rooms, and what a person can do. A tap becomes a choice, a choice an action, and game-loop.ts does
// the rest. Each room writes what it shows, and is read only for all others. Never touches the DOM; knows no rule and no
// game by name.
import { undoLimitsOf, withSeat } from "../storage/seating.ts";
import { GameLoop } from "./game-loop.ts";
import { Handover } from "./handover.ts";
import { Help } from "./help/help.ts";
import { History } from "./history.ts";
import { Match, type Services } from "./match.ts";
import { Playback } from "./playback.ts";
import { Review, type Told } from "./review/review.ts";
import { State } from "./state.ts";
import { Taps } from "./taps.ts";
import type { View } from "../engine/shapes.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { Kind } from "./shown.ts";
import type { Board, Frame } from "../game-api/board.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Trouble } from "../base/trouble.ts";

interface Listeners extends Told {
  /** a reply is about to be rendered; with `ms`, the engine's share, it answers an action; settles once it is seen */
  answer: (ms?: number) => Promise<void> | void;
  /** the stored game cannot be opened */
  damaged: (error: Trouble) => void;
  /** a person plays an action at this view */
  play?: (view: View) => void;
  /** what is seen of the end */
  end?: (view: View) => Frame[];
  /** somebody else looks from now on, who may not know what was said to others */
  viewer?: () => void;
  /** a turn is over, and somebody elsewhere goes on */
  message?: () => void;
}
interface Laid extends Kind {
  /** the game's drawings: which forecasts it shows, how its events are animated */
  board: Board;
  clock: AnimationQueue;
}

export class Session {
  readonly state: State;
  readonly animations: AnimationQueue;
  readonly match: Readonly<Match>;
  readonly playback: Readonly<Playback>;
  readonly history: Readonly<History>;
  readonly handover: Readonly<Handover>;
  readonly loop: Readonly<GameLoop>;
  readonly taps: Readonly<Taps>;
  readonly help: Readonly<Help>;
  readonly review: Readonly<Review>;
  #board;
  #on;

  constructor(row: StoredGame, services: Services, { board, clock, ...kind }: Laid, on: Listeners) {
    this.animations = clock;
    this.#board = board;
    this.#on = on;
    const state = (this.state = new State(this, row, kind));
    this.match = new Match(state, services, { lost: this.#lost, damaged: on.damaged });
    this.playback = new Playback(state, board, clock, {
      view: this.#shown,
      answer: (ms) => void on.answer(ms),
      end: on.end ?? (() => []),
    });
    this.history = new History((ply) => this.match.ask({ do: "at", ply }));
    this.handover = new Handover(state, this.match, board, clock, this.#look);
    this.help = new Help(state, services, board, this.#failed);
    this.review = new Review(state, this.match, services, on);
    this.loop = new GameLoop(this, services, this.#failed);
    const { settings } = services;
    this.taps = new Taps(state, this.match, { clock, settings, play: this.#play, roll: this.roll }, board.rotates);
  }

  get row() {
    return this.state.row;
  }

  #play = (action: string) => {
    const { view } = this.state;
    if (view.private) this.#on.viewer?.(); // what was said of the choice names what was in hand
    const played = this.loop.play(action, Boolean(this.#board.confirming?.(action, view).rolls));
    this.#on.play?.(view); // the engine is at it meanwhile
    return played;
  };

  /** Show everything as whoever looks now; in most games all see the same. */
  #look = async () => {
    if (!this.state.view.private) return;
    this.#on.viewer?.();
    const seen = await this.match.look();
    if (seen) this.playback.show(seen.view, seen.entries);
  };

  /** What was told to one alone is told anew where others look on since. @param alone who was it before */
  share = async (alone?: number | null) => {
    const { requestContext, ready } = this.state;
    if (alone !== undefined && requestContext.viewer !== alone && ready) await this.#look();
  };

  #shown = (ms?: number) => {
    const { guide, view } = this.state;
    this.help.clear();
    this.review.analysis.reset();
    guide?.advanceTo(view.ply);
    this.taps.begin();
    const painted = this.#on.answer(ms);
    this.review.rolls.refresh();
    return painted;
  };

  message = () => this.#on.message?.();

  /** An opponent cannot go on; where the engine has failed, that has been told. */
  #failed = (error: unknown) => {
    if (this.state.ready) this.match.fail(error);
  };

  #lost = () => {
    this.loop.opponent.stop();
    this.history.back();
    this.help.advice.reset();
    this.review.analysis.reset();
    this.taps.begin();
  };

  roll = () => {
    const { guide } = this.state;
    if (this.animations.playing) return undefined;
    return this.loop.act(guide ? { do: "play", action: guide.face } : { do: "roll" });
  };

  /** What the engine says of a place; null: there is no such place; undefined: there was no answer. */
  inspect = async (about: string, of: string): Promise<unknown> =>
    (await this.match.ask({ do: "inspect", about, of }))?.facts;

  /** @param assent of everybody at the table */
  undo = (assent: boolean) => this.loop.changeFromNow({ do: "undo", assent });
  redo = () => this.loop.changeFromNow({ do: "redo" });

  /** In a lesson. */
  readOn = () => {
    const { guide, view } = this.state;
    if (this.animations.playing) return undefined;
    guide?.readOn();
    if (this.playback.readOn()) return undefined;
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
    if (this.state.yours) await this.help.load();
  };

  /** Change what only the table knows. It counts at once: what is chosen while it is stored stays. */
  update = (part: Partial<Pick<StoredGame, "sharing" | "seats">>) => {
    const { state, handover, match } = this;
    const { viewer } = state.requestContext;
    if (part.sharing) handover.acted(state.onTurn);
    const stored = match.update(part);
    this.taps.begin();
    this.help.clear();
    return Promise.all([stored, this.share(viewer).then(() => (state.yours ? this.help.load() : undefined))]);
  };

  acceptHandover = async () => {
    if (!(await this.handover.accept())) return;
    if (this.row.arrived) await this.match.update({ arrived: false });
    this.taps.begin();
    await this.loop.goOn();
  };

  close() {
    this.match.close();
    this.playback.close();
    this.help.advice.reset();
    this.review.analysis.reset();
    this.handover.close();
    this.taps.begin();
    this.loop.halt();
  }
}
