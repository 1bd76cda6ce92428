// The film of a game that is over: the whole of it in twenty seconds, seen at its table, then its end. What it shows
// depends on the time alone, so that it is neither late nor early. Fetched when somebody wants to see it.
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { observe } from "../../base/observable.ts";
import { nextPaint } from "../../base/paint.ts";
import { reusing } from "../../base/structural-sharing.ts";
import { aloud } from "../../i18n/functions.ts";
import { listed } from "../../i18n/translate.ts";
import { icon, present } from "../../ui/components.ts";
import { END, scenesOf, WHOLE } from "./scenes.ts";
import type { View } from "../../engine/shapes.ts";
import type { FilmPage, Table, TableFilm } from "../types.ts";

export { pliesOf } from "./scenes.ts";

export class Film implements TableFilm {
  /** The picture that is seen. */
  at = 0;
  playing = false;
  /** What is said of a step that somebody has tapped. */
  said = "";
  #table;
  #page;
  #views;
  #scenes;
  #scene = 0;
  /** How far it is while it is paused, and when it would have begun, had it never been. */
  #time = 0;
  #began = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param views of the plies that are shown */
  constructor(table: Table, views: View[], page: FilmPage) {
    const { view } = table.session.state;
    this.#table = table;
    this.#page = page;
    this.#views = [...views, { ...view, result: null }];
    this.#views.reduce((before, each) => reusing(before, each));
    this.#scenes = scenesOf(this.#views.length, this.#still ? [{ ms: END, frame: null }] : page.end(view));
    observe(this, "at", "playing", "said");
    this.#show(0);
    if (!this.#still) this.#begin();
  }

  /** Nothing moves by itself. */
  get #still() {
    return this.#table.session.animations.off;
  }

  #show(scene: number) {
    const { at, frame } = this.#scenes[scene] ?? { at: 0, frame: null };
    const view = this.#views[at];
    this.#scene = scene;
    this.at = at;
    this.#table.session.history.replay(view ? { ply: view.ply, view, events: [] } : null);
    this.#table.stage.show(frame?.frame ?? null);
    if (frame && this.playing) this.#page.sound(frame);
  }

  /** Play once the first picture is seen: a slow device takes a while to paint it. */
  async #begin() {
    this.playing = true;
    await nextPaint();
    if (this.playing && this.#timer === undefined) this.#play();
  }

  #play() {
    this.playing = true;
    this.#began = performance.now() - this.#time;
    this.#tick();
  }

  /** Show what is due, and wait for what follows. */
  #tick() {
    const time = performance.now() - this.#began;
    const due = this.#scenes.findLastIndex(({ from }) => from <= time);
    if (this.#table.session.match.closed) return; // the table was left
    if (time >= WHOLE) return this.close(true);
    if (due !== this.#scene) this.#show(due);
    this.#timer = setTimeout(() => this.#tick(), Math.ceil((this.#scenes[due + 1]?.from ?? WHOLE) - time));
  }

  #pause() {
    clearTimeout(this.#timer);
    if (this.playing) this.#time = performance.now() - this.#began;
    this.playing = false;
  }

  /** Pause, or go on; where nothing moves by itself, the next picture. */
  #tap = () => {
    if (this.playing) this.#pause();
    else if (!this.#still) this.#play();
    else if (this.at === this.#views.length) this.close(true);
    else this.#look(this.at + 1, true);
  };

  #look(at: number, tells: boolean) {
    this.#pause();
    this.#show(this.#scenes.findIndex((scene) => scene.at === at));
    this.#time = this.#scenes[this.#scene]?.from ?? 0;
    this.said = tells ? this.#words() : "";
  }

  /** @param whole whether it was seen to its end */
  close(whole: boolean) {
    this.#pause();
    this.#table.session.history.replay(null);
    this.#table.stage.show(null);
    this.#page.over(whole);
  }

  #words() {
    const { say, lang, session } = this.#table;
    const { seats } = this.#views[this.at] ?? session.state.view;
    const scores = listed(
      seats.map(({ name, score }) => `${name} ${score}`),
      lang,
    );
    return say("film-step", { at: this.at + 1, count: this.#views.length + 1, scores });
  }

  #key = (event: KeyboardEvent) => {
    if (event.key !== " " || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    this.#tap();
  };

  /** Over the table, which it shows; a tap beside its controls pauses, too. */
  shown() {
    const { say } = this.#table;
    const onward = this.#still
      ? { picture: "chevron-right", words: say("film-next") }
      : { picture: "play", words: say("film-play") };
    const { picture, words } = this.playing ? { picture: "pause", words: say("film-pause") } : onward;
    return html`<dialog class="handover" data-film=${this.at} aria-label=${say("film")} @keydown=${this.#key}
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.close(false);
      }}
      @click=${({ target, currentTarget }: Event) => target === currentTarget && this.#tap()} ${ref((element) => element instanceof HTMLDialogElement && queueMicrotask(() => element.isConnected && present(element, true)))}>
      <div class="replay"><div class="film"><button type="button" class="icon-button" data-pause aria-label=${words} @click=${this.#tap}>${icon(picture)}</button>
      <input class="scrub" type="range" autofocus min="0" max=${this.#views.length} .value=${live(String(this.at))} aria-label=${say("film")} aria-valuetext=${aloud(this.#words())}
        @input=${({ target }: { target: HTMLInputElement }) => this.#look(Number(target.value), false)} />
      <button type="button" class="icon-button" data-close aria-label=${say("close")} @click=${() => this.close(false)}>${icon("x")}</button></div>
      <p class="hidden" role="status">${this.said}</p></div></dialog>`;
  }
}
