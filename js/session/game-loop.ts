// The game loop of a table: a change is stored, animated, and then whatever needs no person goes on: a hand-over, a
// roll, an opponent, forecasts, advice. All of that waits while somebody looks back.
import { usesHandover } from "../storage/seating.ts";
import { turnOf } from "../wording/seat-language.ts";
import { OpponentPace } from "./opponent-pace.ts";
import type { ChangeRequest, Opened } from "./match.ts";
import type { Session } from "./session.ts";
import type { Sentence, View } from "../engine/shapes.ts";
import type { Settings } from "../storage/settings.ts";

export class GameLoop {
  #session;
  #state;
  #settings;
  #pace;
  /** Whether the loop waits for the end of looking back. */
  #held = false;
  /** Whether anything was played since the last message. */
  #played = false;
  /** Whether a person has thrown the die with the action that is played. */
  throws = false;

  constructor(session: Session, settings: () => Settings) {
    this.#session = session;
    this.#state = session.state;
    this.#settings = settings;
    this.#pace = new OpponentPace(session.animations, settings);
  }

  /** Whether everything waits for a person. */
  get rests() {
    const { match, opponent } = this.#session;
    return this.#state.ready && !match.changing && !this.#state.moving && !opponent.busy;
  }

  /** Whether the die rolls by itself: never where people roll physical dice, nor a person's here where a face was just undone. */
  get rollsItself() {
    const { dice, roll } = this.#settings();
    const { opponentOnTurn, onTurn, row, view } = this.#state;
    const forOthers = opponentOnTurn || row.seats[Number(onTurn)]?.elsewhere;
    return !dice && (forOthers || ((roll || this.throws) && view.redo_to === null));
  }

  /** Fetch what the seated opponents need, as long as there is anything to decide. */
  #prepare() {
    const { view, row } = this.#state;
    if (view.to_act !== "over") this.#session.opponent.prepare(row.seats.map(({ bot }) => bot));
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
    const { match, rolls, handover, forecasts, analysis } = this.#session;
    if (match.closed) return;
    if (this.#state.playedFor !== onTurn) this.#state.playedFor = null;
    this.#endTurn();
    if (view.to_act === "over") return Promise.all([rolls.loadLuck(), analysis.ended()]);
    if (guide) return this.#lead(guide.due);
    if (puzzle?.rests) return;
    this.#held = historyPly !== null;
    if (this.#held || this.#state.awaitsRemote) return;
    if (needsHandover) return handover.offer(Number(onTurn));
    const beat = this.#pace.beat(onTurn);
    if (view.to_act === "chance") return this.rollsItself ? this.#roll(beat) : forecasts.load();
    return opponentOnTurn ? this.#playFor(view.to_act, beat) : this.askPerson();
  }

  /** In a lesson: play what follows by itself, after a beat. */
  async #lead(action: string | null) {
    const { match, opponent } = this.#session;
    const { onTurn } = this.#state;
    if (action === null || match.changing) return;
    const beat = this.#pace.beat(onTurn);
    if (beat > 0 && !(await opponent.wait(Number(onTurn), beat))) return;
    await this.act({ do: "play", action }, this.#pace.hold);
  }

  /** A person is asked: load what the choices may bring, and then advice, for which nobody waits. */
  async askPerson() {
    await this.#session.forecasts.load();
    this.#session.advice.load();
  }

  /** Roll the die, an opponent's after a beat. */
  async #roll(beat: number) {
    const { opponent, forecasts } = this.#session;
    const { opponentOnTurn: theirs, onTurn } = this.#state;
    if (theirs && beat > 0 && !(await opponent.wait(Number(onTurn), beat))) return;
    if (this.rollsItself) await this.act({ do: "roll" }, theirs ? this.#pace.hold : 0);
    else await forecasts.load(); // real dice have been chosen meanwhile
  }

  /** Let an opponent decide. @param beat milliseconds that it takes at least */
  async #playFor(seat: number, beat: number) {
    const level = this.#state.row.seats[seat]?.bot ?? null;
    const thought = await this.#session.opponent.think(seat, level, beat);
    if (thought) await this.act({ do: "play", action: thought.action }, this.#pace.hold, thought.reason);
  }

  /**
   * Change the match: store the change, animate it, go on.
   * @param hold milliseconds that the end of the animation stays in sight
   * @param reason an opponent's
   */
  async act(request: ChangeRequest, hold: number = 0, reason: Sentence | null = null) {
    const { match, handover, playback } = this.#session;
    const change = await match.change(request, reason);
    if (request.do === "roll") this.throws = false;
    if (!change) return;
    if (request.do === "seat") this.#prepare();
    this.#played ||= Boolean(change.reply.action);
    if (change.reply.action) handover.acted(this.#state.onTurn);
    const shown = await playback.move(change.reply, change.entries, hold);
    await this.#session.painted;
    if (this.#state.view === shown) await this.goOn();
  }

  /** Stop the opponent and finish the animation. */
  halt() {
    this.#session.opponent.stop();
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
    return this.#session.advice.retry();
  };

  /**
   * Open the match and start the loop.
   * @param reply the engine's reply, where it is already open
   * @param laid called once there is all that is to be seen, or where it cannot be opened
   */
  open = async (reply?: Opened, laid: () => void = () => {}) => {
    const { match, handover, playback } = this.#session;
    const opened = await match.open(reply);
    if (!opened) return laid();
    handover.opened(opened.entries);
    const seen = (this.#isTaken(opened.view) && (await match.look())) || opened;
    if (match.closed) return;
    laid();
    match.begin();
    playback.show(seen.view, seen.entries, opened.ms);
    this.#prepare();
    await this.#session.painted;
    await this.goOn();
  };

  /** Whether somebody has the tablet whose hand is private. */
  #isTaken(view: View) {
    return view.private && usesHandover(this.#state.row) && !this.#state.needsHandoverTo(turnOf(view));
  }

  /** Change the match from wherever people are looking: undo and redo. */
  changeFromNow(request: ChangeRequest) {
    this.#session.history.back();
    this.halt();
    return this.act(request);
  }

  /** Look at an earlier position; the current ply (or more) returns to now. */
  look = (ply: number) => {
    const { animations, opponent, history } = this.#session;
    animations.finish();
    if (ply >= this.#state.view.ply) return this.#backToNow();
    this.#held ||= opponent.busy;
    opponent.stop();
    return history.at(ply);
  };

  /** The settings have changed: a waiting die may now roll by itself. */
  settingsChanged = () => (this.rests && this.#state.view.to_act === "chance" ? this.goOn() : undefined);
}
