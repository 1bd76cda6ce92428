// Handles taps: each is a step of choices.js; the engine provides the preview of a pending action and the reason for a
// refused tap. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.js";
import { begin, choose, enter, explained, previewed, tap } from "./choices.js";

/** @typedef {import("./choices.js").Step} Step */
/** @typedef {ReturnType<typeof import("./match.js").createMatch>} Match */

/**
 * @param {object} parts
 * @param {Match} parts.match
 * @param {() => import("../types.js").View} parts.view the view shown
 * @param {() => boolean} parts.unseen whether somebody looks at an earlier position
 * @param {() => boolean} parts.yours whether a person may choose now
 * @param {() => boolean} parts.advised whether the seat on turn has advice switched on
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {import("./lesson.js").Guide} [parts.guide] of a lesson: narrows what can be chosen
 * @param {{finish(): boolean}} parts.clock
 * @param {(action: string) => unknown} parts.play
 */
export function createTapping({ match, view, unseen, yours, advised, settings, guide, clock, play }) {
  const state = observe({ choosing: begin({ yours: false, open: [], picks: {} }) });

  /**
   * Whether an action has to be confirmed: placements (several picks) where the setting asks for it; anything else is
   * one undo away.
   * @param {string} action
   */
  const confirms = (action) => settings().confirm && (match.picks[action]?.length ?? 0) > 1;

  /** Start a new choice from the open actions. */
  function anew() {
    const asked = yours();
    const { choices } = view();
    const open = asked ? (guide?.open(choices) ?? choices) : [];
    state.choosing = begin({ yours: asked, open, picks: match.picks }, state.choosing);
  }

  /** @param {Step} step */
  function follow(step) {
    if (step.commit !== undefined) return play(step.commit); // what is seen changes with the reply
    state.choosing = step.choosing;
    return step.propose === undefined ? undefined : preview(step.propose);
  }

  /** Follow a step, or explain why there is none. @param {Step} step @param {string} tapped */
  const take = (step, tapped) => (step.why ? explain(step.why, tapped) : follow(step));

  /** Load the preview of a pending action. @param {string} action */
  async function preview(action) {
    const reply = await match.ask({ do: "preview", action });
    if (state.choosing.pending !== action || !reply) return;
    state.choosing = previewed(state.choosing, action, advised() ? reply : { ...reply, forecast: null });
  }

  /** Load the reason why a tap is refused. @param {string[]} picks @param {string} tapped */
  async function explain(picks, tapped) {
    const seen = view();
    const reply = await match.ask({ do: "why", picks });
    if (view() !== seen) return;
    const why = reply?.why ?? guide?.wrong;
    if (why) refuse(why, tapped);
  }

  /** @param {import("../types.js").Sentence} why @param {string} tapped */
  function refuse(why, tapped) {
    state.choosing = explained(state.choosing, why, tapped);
  }

  return {
    get choosing() {
      return state.choosing;
    },
    anew,

    /**
     * Handle a tap on a pick. During an animation a tap only finishes it: nobody can choose what they have not seen
     * yet.
     * @param {string} tapped
     */
    tap(tapped) {
      if (clock.finish() || unseen()) return undefined;
      if (!state.choosing.yours) return guide?.reads ? refuse(guide.wrong, tapped) : undefined;
      return take(tap(state.choosing, tapped, confirms), tapped);
    },
    /** Choose what was typed, in one go. @param {string[]} picks */
    enter: (picks) => take(enter(state.choosing, picks, confirms), picks[0] ?? ""),
    /** Choose an action from the list. @param {string} action */
    choose: (action) => (clock.finish() ? undefined : follow(choose(state.choosing, action, confirms))),
    confirm: () => (clock.finish() || state.choosing.pending === null ? undefined : play(state.choosing.pending)),
    cancel() {
      if (!clock.finish()) anew();
    },
  };
}
