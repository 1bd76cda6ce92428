// Handles taps: each is a step of choices.ts; the engine provides the preview of a pending action and the reason for a
// refused tap. Never touches the DOM; knows no rule and no game by name.
import { begin, choose, enter, explained, isBare, previewed, tap, rotate, type ChoiceStep } from "./choices.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { Match } from "./match.ts";
import type { State } from "./state.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { Settings } from "../storage/settings.ts";

export class Taps {
  #state;
  #match;
  #animations;
  #settings;
  #play;
  #manner;

  constructor(
    state: State,
    match: Match,
    {
      clock,
      settings,
      play,
      turns,
    }: {
      clock: Pick<AnimationQueue, "playing">;
      settings: () => Settings;
      play: (action: string) => unknown;
      /** the role of the picks about which an action of this game turns */
      turns: string | undefined;
    },
  ) {
    this.#state = state;
    this.#match = match;
    this.#animations = clock;
    this.#settings = settings;
    this.#play = play;
    this.#manner = { confirms: this.#confirms, turns };
  }

  /** Whether the board can show an action before it counts; a face that somebody has rolled counts at once. */
  #canShow = (action: string) => {
    const { picks, guide, view } = this.#state;
    const own = picks[action] ?? [];
    return view.to_act !== "chance" && !isBare(action, own) && (guide === null || own.length > 1);
  };

  /** Whether an action is shown before it counts, where the setting asks for it. */
  #confirms = (action: string) => this.#settings().confirm && this.#canShow(action);

  /** Start a new choice from the open actions; a lesson narrows them. */
  begin() {
    const state = this.#state;
    const { asksPerson: yours, guide, picks } = state;
    const { choices } = state.view;
    const open = yours ? (guide?.open(choices) ?? choices) : [];
    state.choosing = begin({ yours, open, picks }, state.choosing);
  }

  #follow({ choosing, commit, propose }: ChoiceStep) {
    if (commit !== undefined) return this.#play(commit); // what is seen changes with the reply
    this.#state.choosing = choosing;
    return propose === undefined ? undefined : this.#preview(propose);
  }

  /** Follow a step, or explain why there is none. */
  #take(step: ChoiceStep, tapped: string) {
    if (!step.why) return this.#follow(step);
    this.#state.choosing = step.choosing;
    return this.#explain(step.why, tapped);
  }

  /** Load the preview of a pending action. */
  async #preview(action: string) {
    const reply = await this.#match.ask({ do: "preview", action });
    const state = this.#state;
    if (state.pending !== action || !reply) return;
    const advised = state.adviceWanted !== "never";
    state.choosing = previewed(state.choosing, action, advised ? reply : { ...reply, forecast: null });
  }

  /** Load the reason why a tap is refused. */
  async #explain(picks: string[], tapped: string) {
    const { view, guide } = this.#state;
    const reply = await this.#match.ask({ do: "why", picks });
    if (this.#state.view !== view) return;
    const why = reply?.why ?? guide?.wrong;
    if (why) this.#refuse(why, tapped);
  }

  #refuse(why: Sentence, tapped: string) {
    this.#state.choosing = explained(this.#state.choosing, why, tapped);
  }

  /**
   * Handle a tap on a pick. During an animation nobody can choose what they have not seen yet: a tap belongs to the
   * clock then.
   */
  tap = (tapped: string) => {
    const { choosing, historyPly, guide } = this.#state;
    if (this.#animations.playing || historyPly !== null) return undefined;
    if (choosing.yours) return this.#take(tap(choosing, tapped, this.#manner), tapped);
    return guide?.reads ? this.#refuse(guide.wrong, tapped) : undefined;
  };

  /**
   * Show what a tap would do, while a finger rests there: for whoever has nothing shown first.
   * @returns whether something is shown
   */
  rest(tapped: string): boolean {
    const { choosing, historyPly, moving } = this.#state;
    if (this.#settings().confirm || historyPly !== null || moving || !choosing.lit.has(tapped)) return false;
    const step = tap(choosing, tapped, { ...this.#manner, confirms: this.#canShow });
    if (step.propose === undefined) return false;
    this.#follow(step);
    return true;
  }

  /** Choose what was typed, in one go. */
  enter(picks: string[]) {
    return this.#take(enter(this.#state.choosing, picks, this.#manner), picks[0] ?? "");
  }

  /** Choose an action from the list. */
  choose = (action: string) =>
    this.#animations.playing ? undefined : this.#follow(choose(this.#state.choosing, action, this.#manner));

  confirm = () => {
    const { pending } = this.#state;
    return this.#animations.playing || pending === null ? undefined : this.#play(pending);
  };

  /** Turn the action that is shown. */
  rotate = () => (this.#animations.playing ? undefined : this.#follow(rotate(this.#state.choosing)));

  cancel = () => {
    if (!this.#animations.playing) this.begin();
  };
}
