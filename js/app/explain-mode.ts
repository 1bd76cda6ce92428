// What a thing is: asked with the tool "Explain" and a tap or a key, by a finger that rests on it, or by a mouse that rests
// over the board. Where nothing is shown before it counts, a finger that rests shows that instead, and lifting it takes it.
// Names are those that screen readers hear; what a picture means is told by the game (docs/games.md).

import { observe } from "../base/observable.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import { targetOf } from "../ui/target.ts";
import type { Table } from "../table/types.ts";
import type { Rulebooks } from "./rulebooks.ts";

/** What is asked about: its name, the key of what it means, and where the bubble points. */
type Asked = { name: string; means: string | null; x: number; y: number; rail: string | undefined };

/** How long it takes until something rests, in milliseconds. */
const REST: Record<string, number> = { mouse: 900, touch: 500, pen: 500 };
/** How far it may slip meanwhile, in pixels. */
const SLIP = 10;

/** The menu that the tool is taken from: tapped meanwhile, the tool is put away. */
const FROM = "[data-opens=help]";
/** What has a name of its own, wherever that stands. */
const NAMED = "[data-cell], [title], button, a, summary, input, select, [data-score] .score";
/** What has the keys that would ask for itself: they make no click. */
const FIELD = "input, select";
const ASKING = ["Enter", " "];
/** What catches the tap that asks; what is open over everything else goes on as always. */
const APART = "[data-asking], dialog";
/** What means the same in all games. */
const SHARED = { "[data-clock]": "clock-means" };
/** Where the mouse asks: elsewhere browsers show titles by themselves. */
const DRAWN = "[data-game], [data-hand]";

/** The topmost element, or what holds it, that fits. */
const nearest = (under: Element[], selector: string) =>
  under.map((element) => element.closest<HTMLElement>(selector)).find((found) => found !== null);

function consume(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function nameOf(named: HTMLElement | undefined) {
  const words = named?.closest("label")?.querySelector("span") ?? named;
  return (named?.getAttribute("aria-label") || named?.title || words?.textContent || "").replace(/\s+/g, " ").trim();
}

/** `under`: what lies there, the topmost first; `meanings`: by selector. Null: nothing with a name or a meaning. */
function thingAt(under: Element[], x: number, y: number, meanings: Record<string, string>): Asked | null {
  const told = under.flatMap((element) =>
    Object.entries(meanings).flatMap(([selector, means]) => (element.closest(selector) ? means : [])),
  );
  const [means = null] = told;
  const name = nameOf(nearest(under, NAMED));
  const rail = nearest(under, "[data-rail]")?.dataset.rail;
  return name || means ? { name, means, x, y, rail } : null;
}

export class ExplainMode {
  /** Whether the next tap asks. */
  on = false;
  /** Whether the last tap that asked met nothing. */
  missed = false;
  shown: Asked | null = null;
  #table;
  #rulebooks;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 };
  /** Whether a finger has asked: the click that ends its rest is no tap. */
  #held = false;
  /** What a finger that rests shows is taken as it lifts. */
  #shows = false;

  constructor(table: () => Table | null, rulebooks: Pick<Rulebooks, "load">) {
    observe(this, "on", "missed", "shown");
    this.#table = table;
    this.#rulebooks = rulebooks;
    for (const [type, listener] of Object.entries(this.#listeners))
      addEventListener(type, listener as EventListener, { capture: true }); // as: a list of entries forgets which key has which
  }

  #listeners = {
    pointerdown: (event: PointerEvent) => {
      const { pointerType, isPrimary } = event;
      this.#held = false;
      this.#shows = false;
      clearTimeout(this.#resting);
      this.#show(this.on, null);
      if (!isPrimary || pointerType === "mouse" || this.on) return; // two fingers zoom
      if (targetOf(event)?.closest("main.table")) this.#rest(event);
    },
    pointermove: (event: PointerEvent) => {
      const { pointerType, clientX, clientY } = event;
      if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) <= SLIP) return;
      clearTimeout(this.#resting);
      if (this.#shows) this.#table()?.session.taps.cancel(); // it has slipped away
      this.#shows = false;
      if (pointerType !== "mouse" || this.on) return;
      this.#show(false, null);
      if (targetOf(event)?.closest(DRAWN)) this.#rest(event);
    },
    pointerup: () => {
      clearTimeout(this.#resting);
      if (this.#shows) this.#table()?.session.taps.confirm();
    },
    pointercancel: () => clearTimeout(this.#resting),
    pointerout: ({ relatedTarget }: PointerEvent) => {
      if (!relatedTarget) clearTimeout(this.#resting); // the mouse leaves the window
    },
    contextmenu: (event: MouseEvent) => {
      if (this.#held) event.preventDefault(); // some systems open a menu where a finger rests
    },
    click: (event: MouseEvent) => {
      const target = targetOf(event);
      if (this.on && target && !target.closest(APART)) this.#askOf(target, event);
      else if (this.#held && event.detail) consume(event); // a key's click counts none
      this.#held = false;
    },
    keydown: (event: KeyboardEvent) => {
      const target = targetOf(event);
      if (event.key === "Escape") this.#show(false, null);
      if (this.on && ASKING.includes(event.key) && target?.matches(FIELD) && !target.closest(APART))
        this.#askOf(target, event);
    },
    focusout: () => {
      if (this.shown) this.#show(false, null); // somebody goes on
    },
  };

  /** What has the focus is asked about by a key, by a screen reader or a switch, and does nothing. */
  #askOf(element: Element, event: Event) {
    consume(event);
    const { left, top, width, height } = element.getBoundingClientRect();
    this.#ask({ clientX: left + width / 2, clientY: top + height / 2 }, element);
  }

  toggle = () => {
    this.#show(!this.on, null);
    const table = this.#table();
    if (this.on && table) table.announce(table.say("explain-ask"));
  };

  tapped = (event: MouseEvent) => this.#ask(event);

  leave() {
    clearTimeout(this.#resting);
    this.on = false;
    this.shown = null;
  }

  #show(on: boolean, asked: Asked | null) {
    if (this.on === on && this.shown === asked) return;
    Object.assign(this, { on, missed: false, shown: asked });
  }

  /** `element`: what is asked about, if not what lies there. */
  async #ask({ clientX: x, clientY: y }: { clientX: number; clientY: number }, element?: Element) {
    const table = this.#table();
    const lying = document.elementsFromPoint(x, y).filter((each) => !each.matches("[data-asking]"));
    const under = element ? [element, ...lying] : lying;
    const again = this.on && under.some((each) => each.matches(FROM));
    const asked = table && !again ? thingAt(under, x, y, { ...table.board.meanings, ...SHARED }) : null;
    if (table && this.on && !asked && !again) {
      this.missed = true;
      return table.announce(table.say("explain-gap"));
    }
    this.#show(false, asked);
    if (!asked || !table) return;
    if (asked.means) await this.#rulebooks.load(table.session.row.record.game);
    const means = asked.means && inSeatLanguage(table).say(asked.means);
    if (this.shown === asked) table.announce([asked.name, means].filter(Boolean).join(". "));
  }

  #rest({ pointerType, clientX, clientY }: PointerEvent) {
    clearTimeout(this.#resting);
    this.#from = { x: clientX, y: clientY };
    this.#resting = setTimeout(() => {
      this.#held = pointerType !== "mouse";
      const under = this.#held ? document.elementsFromPoint(clientX, clientY) : [];
      const pick = nearest(under, "[data-pick]")?.dataset.pick;
      this.#shows = pick !== undefined && this.#table()?.session.taps.rest(pick) === true;
      if (!this.#shows) this.#ask({ clientX, clientY });
    }, REST[pointerType]);
  }
}
