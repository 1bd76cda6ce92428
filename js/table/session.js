// One game on the table: its rooms put together, and what a person can do to it. A tap becomes a choice, a choice an
// action, and the flow does the rest. Touches no page; knows no rule and no game by name.
import { branches } from "./branch.js";
import { begin, choose, explained, previewed, tap } from "./choosing.js";
import { createFlow } from "./flow.js";
import { createForesight } from "./foresight.js";
import { createHandover } from "./handover.js";
import { createLooking } from "./looking.js";
import { createMatch } from "./match.js";
import { createMotion } from "./motion.js";
import { createOpponent } from "./opponent.js";
import { createRolls } from "./rolls.js";
import { createState } from "./state.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Settings} Settings */
/** @typedef {import("./choosing.js").Step} Step */
/** @typedef {ReturnType<typeof createSession>} Session */

/**
 * @param {object} parts
 * @param {import("../engine/thinking.js").Asker} parts.engine
 * @param {{put(row: Row): Promise<void>}} parts.store
 * @param {Row} parts.row
 * @param {import("../types.js").Board} parts.board the game's drawings: which actions it wants foreseen, how its events move
 * @param {() => Settings} parts.settings
 * @param {ReturnType<typeof import("./animate.js").createClock>} parts.clock
 * @param {() => Promise<import("../shapes.js").Actions>} parts.actions the game's actions with their picks
 * @param {(ms?: number) => Promise<void> | void} parts.onChange paint again; `ms`, the engine's part, comes with a reply
 *   to an action, and then the promise settles once it is painted
 * @param {(error: import("../types.js").Trouble) => void} parts.onDamaged the stored game cannot be opened
 */
export function createSession({ engine, store, row, board, settings, clock, actions, onChange, onDamaged }) {
  let choosing = begin({ yours: false, open: [], picks: {} });
  /** @type {Promise<void> | void} */
  let painted;

  const match = createMatch({ engine, store, row, actions, onRefused: () => onChange(), onLost, onDamaged });
  const looking = createLooking({ ask: (ply) => match.ask({ do: "at", ply }), onChange });
  const opponent = createOpponent({ engine, onFailed: match.fail });
  const motion = createMotion({ view: row.view, board, clock, onChange, onView, unseen: () => looking.wanted !== null,
    proposed: (action) => choosing.preview !== null && action === choosing.pending });
  const foresight = createForesight({ engine, board, onChange, advised, view: () => motion.view });
  const handover = createHandover({ ask: match.ask, entries: () => motion.entries, row, board, clock, onChange });
  const rolls = createRolls({ ask: () => match.ask({ do: "rolls", earlier: branches(row.record) }), ply: () => motion.view.ply, onChange });
  const flow = createFlow({ match, motion, foresight, opponent, looking, handover, clock, settings, painted: () => painted });
  const state = createState({ match, motion, choosing: () => choosing, foresight, opponent, looking, handover, rolls });

  /** Whether the seat on turn wants to know what its choices may bring. */
  function advised() { return row.seats[Number(flow.onTurn())]?.advice ?? true; }

  /** A placement is confirmed where people want that; a turn or an answer is not, and undo is a tap away.
   * @param {string} action */
  const confirms = (action) => settings().confirm && match.picks[action].length > 1;

  /** Begin to choose from what is open now. */
  function chooseAnew() {
    const yours = match.ready && !flow.opponentOnTurn() && !handover.due(flow.onTurn());
    choosing = begin({ yours, open: yours ? motion.view.choices : [], picks: match.picks }, choosing);
  }

  /** Another view is seen. @param {number} [ms] the engine's part */
  function onView(ms) {
    foresight.renew();
    chooseAnew();
    painted = onChange(ms);
    rolls.refresh();
  }

  function onLost() {
    looking.back();
    chooseAnew();
    onChange();
  }

  /** @param {Step} step */
  function follow(step) {
    choosing = step.choosing;
    if (step.commit !== undefined) return flow.act({ do: "play", action: step.commit });
    onChange();
    return step.propose === undefined ? undefined : preview(step.propose);
  }

  /** Ask what an action that waits would bring. @param {string} action */
  async function preview(action) {
    const reply = await match.ask({ do: "preview", action });
    if (choosing.pending !== action || !reply) return;
    choosing = previewed(choosing, action, advised() ? reply : { ...reply, forecast: null });
    onChange();
  }

  /** Ask why a tap leads to nothing. @param {string[]} picks @param {string} tapped */
  async function explain(picks, tapped) {
    const { view } = motion;
    const reply = await match.ask({ do: "why", picks });
    if (motion.view !== view) return;
    if (reply?.why) choosing = explained(choosing, reply.why, tapped);
    onChange();
  }

  return {
    state,
    row,
    open: flow.open,
    look: flow.look,
    rethink: flow.rethink,
    skip: handover.skip,
    /** Let whatever moves be over. */
    hurry: clock.finish,

    /** Tap something: a step towards an action, or the reason why it leads to none. While things move a tap only ends
     * that: nobody chooses what they could not see yet. @param {string} tapped */
    tap(tapped) {
      if (clock.finish() || !choosing.yours || looking.wanted !== null) return undefined;
      const step = tap(choosing, tapped, confirms);
      return step.why ? explain(step.why, tapped) : follow(step);
    },
    /** An action from the list of choices. @param {string} action */
    choose: (action) => (clock.finish() ? undefined : follow(choose(choosing, action, confirms))),
    confirm: () => (clock.finish() || choosing.pending === null ? undefined : flow.act({ do: "play", action: choosing.pending })),
    cancel() {
      if (clock.finish()) return;
      chooseAnew();
      onChange();
    },
    roll: () => (clock.finish() ? undefined : flow.act({ do: "roll" })),
    /** @param {boolean} assent of everybody at the table */
    undo: (assent) => flow.turnTo({ do: "undo", assent }),
    redo: () => flow.turnTo({ do: "redo" }),

    /** Begin, or stop, to count the rolls. @param {boolean} on */
    count: (on) => rolls.count(on, match.ready),
    /** The engine has died: nothing can be played until the page opens the game anew. */
    interrupted: () => match.fail({ code: "worker-died" }),

    /** Give a seat to an opponent or to a person (null); a thought that was begun stops.
     * @param {number} seat @param {string | null} bot */
    async seat(seat, bot) {
      flow.halt();
      await match.settled;
      return flow.act({ do: "seat", seat, bot });
    },

    /** Change what only the table knows, kept before it is seen. @param {Partial<Pick<Row, "sharing" | "seats">>} part */
    async arrange(part) {
      if (part.sharing) handover.acted(flow.onTurn());
      await match.arrange(part);
      if (match.closed) return;
      foresight.forget();
      onChange();
      if (choosing.yours) await foresight.foresee();
    },

    /** Whoever the tablet was handed to is there. */
    async take() {
      if (!(await handover.take())) return;
      chooseAnew();
      onChange();
      await flow.goOn();
    },

    close() {
      match.close();
      motion.close();
      handover.close();
      chooseAnew();
      flow.halt();
    },
  };
}
