// Handles taps: each is a step of choices.js; the engine provides the preview of a pending action and the reason for a
// refused tap. Never touches the DOM; knows no rule and no game by name.
import { begin, choose, enter, explained, isBare, previewed, tap, turn } from "./choices.js";

/** @typedef {import("./choices.js").Step} Step */

export class Taps {
  #state;
  #match;
  #clock;
  #settings;
  #play;
  #manner;

  /**
   * @param {import("./state.js").State} state
   * @param {import("./match.js").Match} match
   * @param {Pick<import("./animation-clock.js").Clock, "moves">} clock
   * @param {() => import("../types.js").Settings} settings
   * @param {(action: string) => unknown} play
   * @param {string} [turns] the role of the picks about which an action of this game turns
   */
  constructor(state, match, clock, settings, play, turns) {
    this.#state = state;
    this.#match = match;
    this.#clock = clock;
    this.#settings = settings;
    this.#play = play;
    this.#manner = { confirms: this.#confirms, turns };
  }

  /** Whether the board can show an action before it counts; a face that somebody has rolled counts at once. @param {string} action */
  #canShow = (action) => {
    const { picks, guide, view } = this.#state;
    const own = picks[action] ?? [];
    return view.to_act !== "chance" && !isBare(action, own) && (guide === null || own.length > 1);
  };

  /** Whether an action is shown before it counts, where the setting asks for it. @param {string} action */
  #confirms = (action) => this.#settings().confirm && this.#canShow(action);

  /** Start a new choice from the open actions; a lesson narrows them. */
  begin() {
    const state = this.#state;
    const { asksPerson: yours, guide, picks } = state;
    const { choices } = state.view;
    const open = yours ? (guide?.open(choices) ?? choices) : [];
    state.choosing = begin({ yours, open, picks }, state.choosing);
  }

  /** @param {Step} step */
  #follow({ choosing, commit, propose }) {
    if (commit !== undefined) return this.#play(commit); // what is seen changes with the reply
    this.#state.choosing = choosing;
    return propose === undefined ? undefined : this.#preview(propose);
  }

  /** Follow a step, or explain why there is none. @param {Step} step @param {string} tapped */
  #take(step, tapped) {
    if (!step.why) return this.#follow(step);
    this.#state.choosing = step.choosing;
    return this.#explain(step.why, tapped);
  }

  /** Load the preview of a pending action. @param {string} action */
  async #preview(action) {
    const reply = await this.#match.ask({ do: "preview", action });
    const state = this.#state;
    if (state.pending !== action || !reply) return;
    const advised = state.adviceWanted !== "never";
    state.choosing = previewed(state.choosing, action, advised ? reply : { ...reply, forecast: null });
  }

  /** Load the reason why a tap is refused. @param {string[]} picks @param {string} tapped */
  async #explain(picks, tapped) {
    const { view, guide } = this.#state;
    const reply = await this.#match.ask({ do: "why", picks });
    if (this.#state.view !== view) return;
    const why = reply?.why ?? guide?.wrong;
    if (why) this.#refuse(why, tapped);
  }

  /** @param {import("../types.js").Sentence} why @param {string} tapped */
  #refuse(why, tapped) {
    this.#state.choosing = explained(this.#state.choosing, why, tapped);
  }

  /**
   * Handle a tap on a pick. During an animation nobody can choose what they have not seen yet: a tap belongs to the
   * clock then.
   * @param {string} tapped
   */
  tap = (tapped) => {
    const { choosing, wanted, guide } = this.#state;
    if (this.#clock.moves || wanted !== null) return undefined;
    if (choosing.yours) return this.#take(tap(choosing, tapped, this.#manner), tapped);
    return guide?.reads ? this.#refuse(guide.wrong, tapped) : undefined;
  };

  /**
   * Show what a tap would do, while a finger rests there: for whoever has nothing shown first.
   * @param {string} tapped
   * @returns {boolean} whether something is shown
   */
  rest(tapped) {
    const { choosing, wanted, moving } = this.#state;
    if (this.#settings().confirm || wanted !== null || moving || !choosing.lit.has(tapped)) return false;
    const step = tap(choosing, tapped, { ...this.#manner, confirms: this.#canShow });
    if (step.propose === undefined) return false;
    this.#follow(step);
    return true;
  }

  /** Choose what was typed, in one go. @param {string[]} picks */
  enter(picks) {
    return this.#take(enter(this.#state.choosing, picks, this.#manner), picks[0] ?? "");
  }

  /** Choose an action from the list. @param {string} action */
  choose = (action) =>
    this.#clock.moves ? undefined : this.#follow(choose(this.#state.choosing, action, this.#manner));

  confirm = () => {
    const { pending } = this.#state;
    return this.#clock.moves || pending === null ? undefined : this.#play(pending);
  };

  /** Turn the action that is shown. */
  turn = () => (this.#clock.moves ? undefined : this.#follow(turn(this.#state.choosing)));

  cancel = () => {
    if (!this.#clock.moves) this.begin();
  };
}
