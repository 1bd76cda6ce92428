// The game loop of a table: a change is stored, animated, and then whatever needs no person goes on: a hand-over, a
// roll, an opponent, forecasts, advice. All of that waits while somebody looks back.
import { observe } from "../base/observable.ts";
import { usesHandover } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import { Opponent } from "./opponent.ts";
import type { ChangeRequest, Opened, Services } from "./match.ts";
import type { Session } from "./session.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { Settings } from "../storage/settings.ts";

const PACES: Record<Settings["pace"], number> = { calm: 2, normal: 1, quick: 0.3 };

/** Milliseconds before a turn, before a further step of it, and of the last frame of a step. */
const TURN = 900;
const STEP = 350;
const HOLD = 600;

class OpponentPace {
  #animations;
  #settings;
  /** Who was on turn at the last step. */
  #before: unknown = null;

  constructor(clock: { pace: number }, settings: () => Pick<Settings, "pace">) {
    this.#animations = clock;
    this.#settings = settings;
  }

  /** Milliseconds before the next step of whoever is on turn: longer where a turn begins. */
  beat(turn: unknown) {
    const begins = turn !== this.#before;
    this.#before = turn;
    return (begins ? TURN : STEP) * PACES[this.#settings().pace] * this.#animations.pace;
  }

  /** Milliseconds that the last frame of an opponent's step stays; the clock shortens them as it does all frames. */
  get hold() {
    return HOLD * PACES[this.#settings().pace];
  }
}

export class GameLoop {
  /** The person whose time is up, so that the adviser plays this turn for them. */
  playedFor: number | null = null;
  readonly opponent: Readonly<Opponent>;
  #session;
  #state;
  #settings;
  #pace;
  /** Whether it waits for the end of looking back. */
  #held = false;
  /** Whether anything was played since the last message. */
  #played = false;

  constructor(session: Session, services: Services, onFailed: (error: unknown) => void) {
    this.#session = session;
    this.#state = session.state;
    this.#settings = services.settings;
    this.#pace = new OpponentPace(session.animations, services.settings);
    this.opponent = new Opponent(services, onFailed);
    observe(this, "playedFor");
  }

  /** Whether everything waits for a person. */
  get rests() {
    return this.#state.ready && !this.#session.match.changing && !this.#state.moving && !this.opponent.busy;
  }

  /** Whether the die rolls by itself: never where people roll physical dice, nor a person's here where a face was just undone. */
  get rollsItself() {
    const { dice, roll } = this.#settings();
    const { opponentOnTurn, onTurn, row, view } = this.#state;
    const forOthers = opponentOnTurn || row.seats[Number(onTurn)]?.elsewhere;
    return !dice && (forOthers || (roll && view.redo_to === null));
  }

  /** Fetch what the seated opponents need, as long as there is anything to decide. */
  #prepare() {
    const { view, row } = this.#state;
    if (view.to_act !== "over") this.opponent.prepare(row.seats.map(({ bot }) => bot));
  }

  /** What was played here since the last message goes to those who play elsewhere, once it is their turn. */
  #endTurn() {
    if (!this.#played || !this.#state.awaitsRemote) return;
    this.#played = false;
    this.#session.message();
  }

  /** Go on as far as possible without a person. */
  async goOn() {
    const { view, guide, puzzle, historyPly, needsHandover, onTurn, opponentOnTurn } = this.#state;
    const { match, handover, help, review } = this.#session;
    if (match.closed) return;
    if (this.playedFor !== onTurn) this.playedFor = null;
    this.#endTurn();
    if (view.to_act === "over") return review.ended();
    if (guide) return this.#lead(guide.due);
    if (puzzle?.rests) return;
    this.#held = historyPly !== null;
    if (this.#held || this.#state.awaitsRemote) return;
    if (needsHandover) return handover.offer(Number(onTurn));
    const beat = this.#pace.beat(onTurn);
    if (view.to_act === "chance") return this.rollsItself ? this.#roll(beat) : help.forecasts.load();
    return opponentOnTurn ? this.#playFor(view.to_act, beat) : help.load();
  }

  /** In a lesson: play what follows by itself, after a beat. */
  async #lead(action: string | null) {
    const { onTurn } = this.#state;
    if (action === null || this.#session.match.changing) return;
    const beat = this.#pace.beat(onTurn);
    if (beat > 0 && !(await this.opponent.wait(Number(onTurn), beat))) return;
    await this.act({ do: "play", action }, this.#pace.hold);
  }

  /** Roll the die, an opponent's after a beat. */
  async #roll(beat: number) {
    const { opponentOnTurn: theirs, onTurn } = this.#state;
    if (theirs && beat > 0 && !(await this.opponent.wait(Number(onTurn), beat))) return;
    if (this.rollsItself) await this.act({ do: "roll" }, theirs ? this.#pace.hold : 0);
    else await this.#session.help.forecasts.load(); // real dice have been chosen meanwhile
  }

  /** @param beat milliseconds that it takes at least */
  async #playFor(seat: number, beat: number) {
    const level = this.#state.row.seats[seat]?.bot ?? null;
    const thought = await this.opponent.think(seat, level, beat);
    if (thought) await this.act({ do: "play", action: thought.action }, this.#pace.hold, thought.reason);
  }

  /** Store a change, animate it, go on. @param hold milliseconds that its end stays seen @param reason an opponent's */
  async act(request: ChangeRequest, hold: number = 0, reason: Sentence | null = null) {
    const { match, handover, playback } = this.#session;
    const { viewer } = this.#state.requestContext;
    const change = await match.change(request, reason);
    if (!change) return;
    if (request.do === "seat") this.#prepare();
    this.#played ||= Boolean(change.reply.action);
    if (change.reply.action) handover.acted(this.#state.onTurn);
    const shown = await playback.move(change.reply, change.entries, hold);
    await playback.painted;
    if (this.#state.view !== shown) return;
    if (request.do === "seat") await this.#session.share(viewer);
    await this.goOn();
  }

  /**
   * Play a person's action, and where they throw the die with it, roll with the same request: the die is seen in half the
   * time. A lesson and a puzzle say by themselves what follows. @param rolls whether its button throws the die, too
   */
  play(action: string, rolls: boolean) {
    const { guide, puzzle, pending } = this.#state;
    const { roll: always, dice } = this.#settings();
    const roll = rolls && (always || action === pending) && !dice && !guide && !puzzle;
    return this.act({ do: "play", action, ...(roll && { roll }) });
  }

  /** Let the adviser play a person's turn to its end. */
  async playFor(seat: number) {
    const { match, taps, help } = this.#session;
    this.halt();
    await match.stored;
    this.playedFor = seat;
    taps.begin();
    help.clear();
    return this.goOn();
  }

  halt() {
    this.opponent.stop();
    this.#session.animations.finish();
  }

  /** Return to the current position, and go on if the loop has waited. */
  #backToNow() {
    this.#session.history.back();
    if (!this.#held) return undefined;
    this.#held = false;
    return this.goOn();
  }

  /** Try again what an opponent failed to do, or advice. */
  retry = () => {
    this.#session.match.clearError();
    if (this.rests && this.#state.opponentOnTurn) return this.goOn();
    this.#prepare();
    return this.#session.help.advice.retry();
  };

  /** @param reply where it is open already @param laid called once there is all to be seen, or it cannot be opened */
  open = async (reply?: Opened, laid: () => void = () => {}) => {
    const { match, handover, playback } = this.#session;
    const opened = await match.open(reply);
    if (!opened) return laid();
    handover.opened(opened.entries);
    const { view } = opened;
    const isTaken = view.private && usesHandover(this.#state.row) && !this.#state.needsHandoverTo(turnOf(view));
    const seen = (isTaken && (await match.look())) || opened; // somebody has the tablet whose hand is private
    if (match.closed) return;
    laid();
    match.begin();
    playback.show(seen.view, seen.entries, opened.ms);
    this.#prepare();
    await playback.painted;
    match.learn();
    await this.goOn();
  };

  /** Change the match from wherever people are looking: undo and redo. */
  changeFromNow(request: ChangeRequest) {
    this.#session.history.back();
    this.halt();
    return this.act(request);
  }

  /** Look at an earlier position; the current ply (or more) returns to now. */
  look = (ply: number) => {
    const { animations, history } = this.#session;
    animations.finish();
    if (ply >= this.#state.view.ply) return this.#backToNow();
    this.#held ||= this.opponent.busy;
    this.opponent.stop();
    return history.at(ply);
  };

  /** The settings have changed: a waiting die may now roll by itself. */
  settingsChanged = () => (this.rests && this.#state.view.to_act === "chance" ? this.goOn() : undefined);
}
