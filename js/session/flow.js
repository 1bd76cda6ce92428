// The game loop of a table: a change is stored, animated, and then whatever needs no person goes on: a hand-over, a
// roll, an opponent, forecasts, advice. All of that waits while somebody looks back.
import { isPassedOn } from "../storage/seating.js";
import { createPace } from "./opponent-pace.js";
import { turnOf } from "../wording/seat-language.js";

/**
 * @param {object} rooms
 * @param {import("./match.js").Match} rooms.match
 * @param {ReturnType<typeof import("./playback.js").createMotion>} rooms.motion
 * @param {ReturnType<typeof import("./forecasts.js").createForecasting>} rooms.forecasting
 * @param {ReturnType<typeof import("./advice.js").createAdvising>} rooms.advising
 * @param {ReturnType<typeof import("./opponent.js").createOpponent>} rooms.opponent
 * @param {ReturnType<typeof import("./history.js").createLooking>} rooms.looking
 * @param {ReturnType<typeof import("./handover.js").createHandover>} rooms.handover
 * @param {ReturnType<typeof import("./animation-clock.js").createClock>} rooms.clock
 * @param {() => import("../types.js").Settings} rooms.settings
 * @param {import("./lesson.js").Guide} [rooms.guide] of a lesson: says what is played by itself
 * @param {() => Promise<void> | void} rooms.painted settles once the current view is on screen
 * @param {() => unknown} rooms.over the game has ended: what only then is told is loaded
 */
export function createFlow(rooms) {
  const { match, motion, forecasting, advising, opponent, looking, handover, guide, clock, settings, painted, over } =
    rooms;
  /** Whether the loop waits for the end of looking back. */
  let held = false;
  const pace = createPace({ clock, settings });

  /** The seat whose turn it is, also at a roll; `over` at the end. */
  const onTurn = () => turnOf(motion.view);
  const opponentOnTurn = () => Boolean(match.row.seats[Number(onTurn())]?.bot);
  /** Whether everything waits for a person. */
  const resting = () => match.ready && !match.asking && !motion.moving && !opponent.busy;
  /** Fetch what the seated opponents need, as long as there is anything to decide. */
  const prepare = () => {
    if (motion.view.to_act !== "over") opponent.prepare(match.row.seats.map(({ bot }) => bot));
  };

  /** Whether the die rolls by itself: never where people roll physical dice, nor a person's where a face was just undone. */
  const rollsItself = () => !settings().dice && (opponentOnTurn() || (settings().roll && motion.view.redo_to === null));

  /** Go on as far as possible without a person. */
  async function goOn() {
    const { to_act } = motion.view;
    if (match.closed) return;
    if (to_act === "over") return over();
    if (guide) return led(guide.due());
    held = looking.wanted !== null;
    if (held) return;
    if (handover.due(onTurn())) return handover.offer(Number(onTurn()));
    const beat = pace.beat(onTurn());
    if (to_act === "chance") return rollsItself() ? roll(beat) : forecasting.load();
    return opponentOnTurn() ? playFor(to_act, beat) : question();
  }

  /** In a lesson: play what follows by itself, after a beat. @param {string | null} action */
  async function led(action) {
    if (action === null || match.asking) return;
    const beat = pace.beat(onTurn());
    if (beat > 0 && !(await opponent.wait(Number(onTurn()), beat))) return;
    await act({ do: "play", action }, pace.hold);
  }

  /** A person is asked: load what the choices may bring, and then advice, for which nobody waits. */
  async function question() {
    await forecasting.load();
    advising.load();
  }

  /** Roll the die, an opponent's after a beat. @param {number} beat */
  async function roll(beat) {
    const theirs = opponentOnTurn();
    if (theirs && beat > 0 && !(await opponent.wait(Number(onTurn()), beat))) return;
    if (rollsItself()) await act({ do: "roll" }, theirs ? pace.hold : 0);
    else await forecasting.load(); // real dice have been chosen meanwhile
  }

  /** Let an opponent decide. @param {number} seat @param {number} beat milliseconds that it takes at least */
  async function playFor(seat, beat) {
    const thought = await opponent.think(seat, String(match.row.seats[seat]?.bot), beat);
    if (!thought) return;
    await act({ do: "play", action: thought.action }, pace.hold, thought.reason);
  }

  /**
   * Change the match: store the change, animate it, go on.
   * @param {import("./match.js").Doing} request
   * @param {number} [hold] milliseconds that the end of the animation stays in sight
   * @param {import("../types.js").Sentence | null} [reason] an opponent's
   */
  async function act(request, hold = 0, reason = null) {
    const change = await match.change(request, reason);
    if (!change) return;
    if (request.do === "seat") prepare();
    if (change.reply.action) handover.acted(onTurn());
    await motion.move(change.reply, change.story, hold);
    await painted();
    if (motion.view === change.reply.view) await goOn();
  }

  /** Stop the opponent and finish the animation. */
  function halt() {
    opponent.stop();
    clock.finish();
  }

  /** Return to the current position, and go on if the loop has waited. */
  function backToNow() {
    looking.back();
    if (!held) return;
    held = false;
    return goOn();
  }

  return {
    opponentOnTurn,
    onTurn,
    goOn,
    question,
    halt,
    act,

    /** Play a person's action. @param {string} action */
    play: (action) => act({ do: "play", action }),

    /** Try again what an opponent failed to do, or advice. */
    retry() {
      match.forgive();
      if (resting() && opponentOnTurn()) return goOn();
      prepare();
      return advising.again();
    },

    /**
     * Open the match and start the loop.
     * @param {import("./match.js").Opened} [reply] the engine's reply, where it is already open
     */
    async open(reply) {
      const opened = await match.open(reply);
      if (!opened) return;
      handover.opened(opened.entries);
      const { private: secret } = opened.view;
      const taken = secret && isPassedOn(match.row) && !handover.due(turnOf(opened.view));
      const seen = (taken && (await match.look())) || opened;
      motion.show(seen.view, seen.entries, opened.ms);
      prepare();
      await painted();
      await goOn();
    },

    /** Change the match from wherever people are looking: undo and redo. @param {import("./match.js").Doing} request */
    turnTo(request) {
      looking.back();
      halt();
      return act(request);
    },

    /** Look at an earlier position; the current ply (or more) returns to now. @param {number} ply */
    look(ply) {
      clock.finish();
      if (ply >= motion.view.ply) return backToNow();
      held ||= opponent.busy;
      opponent.stop();
      return looking.at(ply);
    },

    /** The settings have changed: a waiting die may now roll by itself. */
    settingsChanged: () => (resting() && motion.view.to_act === "chance" ? goOn() : undefined),
  };
}
