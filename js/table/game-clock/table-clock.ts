// The game clock of a table: shown at the seats, paused under a cover, told, heard. A file of its own, fetched for a
// game that has a clock, whose imports from other folders are the page's (js/app/shared-exports.ts).
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { aloud } from "../../i18n/functions.ts";
import { inLanguage } from "../../i18n/lang.ts";
import { GameClock } from "../../session/game-clock/game-clock.ts";
import { isLocalPerson } from "../../storage/seating.ts";
import { icon, present } from "../../ui/components.ts";
import { edgeOf, inSeatLanguage, turnOf } from "../../wording/seat-language.ts";
import { ClockDisplays, clockDisplay, leftText } from "./display.ts";
import type { StoredClock } from "../../storage/clock-choice.ts";
import type { TableClock as Contract, Table } from "../types.ts";

interface Page {
  knock: () => void;
  keep: (clock: StoredClock) => void;
  kept: () => { spent?: unknown; turn?: unknown } | null;
  /** of the opponent that takes a seat; undefined: the game has none */
  level: () => string | undefined;
}

/** The mark at which it is heard, where sounds are on. */
const HEARD = 10_000;
const SECOND = 1000;

/** Open or close the cover, once it is on the page. */
function show(dialog: Element | undefined, open: boolean) {
  queueMicrotask(() => {
    if (dialog instanceof HTMLDialogElement && dialog.isConnected) present(dialog, open);
  });
}

export class TableClock implements Contract {
  #table;
  #page;
  #clock;
  #faces = new ClockDisplays();

  constructor(table: Table, stored: StoredClock, page: Page) {
    this.#table = table;
    this.#page = page;
    const around = { now: () => performance.now(), covered: () => document.querySelector("dialog[open]") !== null };
    this.#clock = new GameClock(table.session, stored, around, {
      tick: this.#faces.tick,
      mark: this.#marked,
      goOn: this.#goOn,
      keep: page.keep,
      kept: page.kept,
    });
    if (document.visibilityState === "hidden") this.#clock.hide();
    this.#clock.follow();
  }

  get up() {
    return this.#clock.up;
  }

  /** Whether the time of a seat that has run out is taken over by a computer player. */
  get #follows() {
    const { strict, per } = this.#clock.clock;
    if (!strict) return "nothing";
    return per === "game" || this.#table.session.state.view.advice ? per : "nothing";
  }

  upSentence: Contract["upSentence"] = (seat) => ({ key: "clock-up", args: { seat, who: this.#follows } });

  #marked = (mark: number, seat: number) => {
    const { say, lang } = inSeatLanguage(this.#table);
    const up = this.upSentence(seat);
    this.#table.announce(mark ? say("clock-mark", { seat, count: mark / SECOND }) : say(up.key, up.args), lang);
    if (mark === HEARD) this.#page.knock();
  };

  #goOn = (seat: number) => {
    const { session } = this.#table;
    const follows = this.#follows;
    if (follows === "turn") return session.loop.playFor(seat);
    const level = follows === "game" ? this.#page.level() : undefined;
    return level && session.seat(seat, level);
  };

  at: Contract["at"] = (seat, on) => {
    const { session, say } = this.#table;
    if (!isLocalPerson(session.row.seats[seat]) || session.state.view.result) return nothing;
    const shown = html`<b data-left dir="ltr" aria-hidden=${on ? "true" : nothing} ${clockDisplay(this.#faces, this.#clock, seat)}></b>`;
    if (on)
      return html`<button type="button" class="game-clock" data-clock=${seat} title=${say("clock-means")} @click=${this.#pause}><span class="hidden">${aloud(say("clock-pause", { seat }))}</span>${shown}</button>`;
    return this.#clock.clock.per === "game"
      ? html`<span class="game-clock" data-clock=${seat} role="timer" aria-label=${aloud(say("clock-of", { seat }))}>${shown}</span>`
      : nothing;
  };

  #pause = (event: Event) => {
    event.stopPropagation();
    this.#clock.pause(true);
  };

  #resume = () => {
    this.#clock.pause(false);
  };

  cover: Contract["cover"] = () => {
    const table = inSeatLanguage(this.#table);
    const { session, status, say, lang } = table;
    const { view } = session.state;
    const open = this.#clock.paused && !status.openElsewhere && view.to_act !== "over";
    const onward = (event: Event) => {
      event.preventDefault();
      this.#resume();
    };
    return html`<dialog class="paused from-${edgeOf(view, table)}" data-paused aria-labelledby="paused-title" ${inLanguage(lang)} @cancel=${onward}
      ${ref((element) => show(element, open))}><div><h2 id="paused-title">${say("clock-paused")}</h2>
      <button type="button" class="button primary large" data-go-on @click=${this.#resume}>${icon("play")}${say("clock-go-on")}</button></div></dialog>`;
  };

  answers: Contract["answers"] = ({ say, session }) => {
    const { per } = this.#clock.clock;
    const { view } = session.state;
    const asked = view.seats.filter(
      ({ seat }) => isLocalPerson(session.row.seats[seat]) && (per === "game" || seat === turnOf(view)),
    );
    return asked.map(({ seat }) => {
      const left = this.#clock.left(seat);
      const [minutes = 0, seconds = 0] = leftText(left).replace("+", "").split(":").map(Number);
      return say("clock-told", { seat, minutes, seconds, how: left < 0 ? "over" : "left" });
    });
  };

  hide = () => this.#clock.hide();
  show = () => this.#clock.show();
  end = () => this.#clock.end();
}
