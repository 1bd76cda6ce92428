// What a person taps while they are asked: each tap is a step of choosing, and the engine tells what a waiting action
// would bring and why a tap leads to nothing. Touches no page; knows no rule and no game by name.
import { begin, choose, explained, previewed, tap } from "./choosing.js";

/** @typedef {import("./choosing.js").Step} Step */
/** @typedef {ReturnType<typeof import("./match.js").createMatch>} Match */

/**
 * @param {object} parts
 * @param {Match} parts.match
 * @param {() => import("../types.js").View} parts.view what is seen now
 * @param {() => boolean} parts.unseen whether an earlier position is looked at instead
 * @param {() => boolean} parts.yours whether the person at the table is asked
 * @param {() => boolean} parts.advised whether they want to know what their choices may bring
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {{finish(): boolean}} parts.clock
 * @param {(action: string) => unknown} parts.play
 * @param {() => void} parts.onChange
 */
export function createTapping({ match, view, unseen, yours, advised, settings, clock, play, onChange }) {
  let choosing = begin({ yours: false, open: [], picks: {} });

  /** A placement is confirmed where people want that; a turn or an answer is not, and undo is a tap away.
   * @param {string} action */
  const confirms = (action) => settings().confirm && (match.picks[action]?.length ?? 0) > 1;

  /** Begin to choose from what is open now. */
  function anew() {
    const asked = yours();
    choosing = begin({ yours: asked, open: asked ? view().choices : [], picks: match.picks }, choosing);
  }

  /** @param {Step} step */
  function follow(step) {
    choosing = step.choosing;
    if (step.commit !== undefined) return play(step.commit);
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
    const seen = view();
    const reply = await match.ask({ do: "why", picks });
    if (view() !== seen) return;
    if (reply?.why) choosing = explained(choosing, reply.why, tapped);
    onChange();
  }

  return {
    get choosing() {
      return choosing;
    },
    anew,

    /** Tap something: a step towards an action, or the reason why it leads to none. While things move a tap only ends
     * that: nobody chooses what they could not see yet. @param {string} tapped */
    tap(tapped) {
      if (clock.finish() || !choosing.yours || unseen()) return undefined;
      const step = tap(choosing, tapped, confirms);
      return step.why ? explain(step.why, tapped) : follow(step);
    },
    /** An action from the list of choices. @param {string} action */
    choose: (action) => (clock.finish() ? undefined : follow(choose(choosing, action, confirms))),
    confirm: () => (clock.finish() || choosing.pending === null ? undefined : play(choosing.pending)),
    cancel() {
      if (clock.finish()) return;
      anew();
      onChange();
    },
  };
}
