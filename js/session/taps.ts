// Handles taps: each is a step of choices.ts; the engine provides the preview of a pending action and the reason for a
// refused tap. Never touches the DOM; knows no rule and no game by name.
import { observe } from "../base/observable.ts";
import { begin, choose, enter, explained, isBare, previewed, tap, rotate, type ChoiceStep } from "./choices.ts";
import { TypedMoves } from "./typed-moves.ts";
import type { AnimationQueue } from "./animation-queue.ts";
import type { Match } from "./match.ts";
import type { State } from "./state.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { Settings } from "../storage/settings.ts";

interface Needs {
  clock: Pick<AnimationQueue, "playing">;
  settings: () => Settings;
  play: (action: string) => unknown;
  roll: () => unknown;
}

export class Taps {
  choosing = begin({ yours: false, open: [], picks: {} });
  #state;
  #match;
  #animations;
  #settings;
  #play;
  #manner;
  #typed;

  /** @param rotates the role of the picks about which an action of this game turns */
  constructor(state: State, match: Pick<Match, "ask">, { clock, settings, play, roll }: Needs, rotates?: string) {
    this.#state = state;
    this.#match = match;
    this.#animations = clock;
    this.#settings = settings;
    this.#play = play;
    this.#manner = { confirms: this.#confirms, rotates };
    this.#typed = new TypedMoves({ state, match, taps: this, roll }, settings);
    observe(this, "choosing");
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
    const { asksPerson: yours, guide, picks, view } = this.#state;
    const { choices } = view;
    const open = yours ? (guide?.open(choices) ?? choices) : [];
    this.choosing = begin({ yours, open, picks }, this.choosing);
  }

  #follow({ choosing, commit, propose }: ChoiceStep) {
    if (commit !== undefined) return this.#play(commit); // what is seen changes with the reply
    this.choosing = choosing;
    return propose === undefined ? undefined : this.#preview(propose);
  }

  /** Follow a step, or explain why there is none. */
  #take(step: ChoiceStep, tapped: string) {
    if (!step.why) return this.#follow(step);
    this.choosing = step.choosing;
    return this.#explain(step.why, tapped);
  }

  async #preview(action: string) {
    const reply = await this.#match.ask({ do: "preview", action });
    if (this.choosing.pending !== action || !reply) return;
    const advised = this.#state.adviceWanted !== "never";
    this.choosing = previewed(this.choosing, action, advised ? reply : { ...reply, forecast: null });
  }

  async #explain(picks: string[], tapped: string) {
    const { view, guide } = this.#state;
    const reply = await this.#match.ask({ do: "why", picks });
    if (this.#state.view !== view) return;
    const why = reply?.why ?? guide?.wrong;
    if (why) this.#refuse(why, tapped);
  }

  #refuse(why: Sentence, tapped: string) {
    this.choosing = explained(this.choosing, why, tapped);
  }

  /** During an animation nobody can choose what they have not seen yet: a tap belongs to the clock then. */
  tap = (tapped: string) => {
    const { choosing } = this;
    const { historyPly, guide } = this.#state;
    if (this.#animations.playing || historyPly !== null) return undefined;
    if (choosing.yours) return this.#take(tap(choosing, tapped, this.#manner), tapped);
    return guide?.reads ? this.#refuse(guide.wrong, tapped) : undefined;
  };

  /** Show what a tap would do, while a finger rests there, unless that is shown first anyway. @returns whether it is */
  rest(tapped: string): boolean {
    const { choosing } = this;
    const { historyPly, moving } = this.#state;
    if (this.#settings().confirm || historyPly !== null || moving || !choosing.lit.has(tapped)) return false;
    const step = tap(choosing, tapped, { ...this.#manner, confirms: this.#canShow });
    if (step.propose === undefined) return false;
    this.#follow(step);
    return true;
  }

  type: TypedMoves["type"] = (text, namesOf) => this.#typed.type(text, namesOf);

  enter(picks: string[]) {
    return this.#take(enter(this.choosing, picks, this.#manner), picks[0] ?? "");
  }

  choose = (action: string) =>
    this.#animations.playing ? undefined : this.#follow(choose(this.choosing, action, this.#manner));

  confirm = () => {
    const { pending } = this.choosing;
    return this.#animations.playing || pending === null ? undefined : this.#play(pending);
  };

  rotate = () => (this.#animations.playing ? undefined : this.#follow(rotate(this.choosing)));

  cancel = () => {
    if (!this.#animations.playing) this.begin();
  };
}
