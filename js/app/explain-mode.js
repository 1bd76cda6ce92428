// What a thing is: asked with the tool "Explain" and a tap, by a finger that rests on it, or by a mouse that rests over the
// board. Where nothing is shown before it counts, a finger that rests shows that instead, and lifting it takes it. Names
// are those that screen readers hear; what a picture means is told by the game (docs/games.md).

import { observe } from "../base/observable.js";
import { inSeatLanguage } from "../wording/seat-language.js";

/** @typedef {import("../table/types.js").Table} Table */
/** What is asked about: its name, the key of what it means, and where the bubble points. @typedef {{name: string, means: string | null, x: number, y: number, rail: string | undefined}} Asked */

/** How long it takes until something rests, in milliseconds. @type {Record<string, number>} */
const REST = { mouse: 900, touch: 500, pen: 500 };
/** How far it may slip meanwhile, in pixels. */
const SLIP = 10;

/** The menu that the tool is taken from: tapped meanwhile, the tool is put away. */
const FROM = "[data-opens=help]";
/** What has a name of its own, wherever that stands. */
const NAMED = "[data-cell], [title], button, a, summary, [data-score] .score";
/** What means the same in all games. */
const SHARED = { "[data-clock]": "clock-means" };
/** Cells that a picture with `data-over` hides. */
const COVERED = "[data-cell]:not([data-pick])";
/** Where the mouse asks: elsewhere browsers show titles by themselves. */
const DRAWN = "[data-game], [data-hand]";

/** The topmost element, or what holds it, that fits. @param {Element[]} under @param {string} selector */
const nearest = (under, selector) =>
  /** @type {HTMLElement | undefined} */ (under.map((element) => element.closest(selector)).find((found) => found));

/** @param {HTMLElement | undefined} named */
const nameOf = (named) =>
  (named?.getAttribute("aria-label") || named?.title || named?.textContent || "").replace(/\s+/g, " ").trim();

/**
 * What lies at a point of the window, the topmost first.
 * @param {number} x
 * @param {number} y
 * @param {Record<string, string>} meanings what the game's pictures mean, by selector
 * @returns {Asked | null} null: nothing with a name or a meaning
 */
function thingAt(x, y, meanings) {
  const under = document.elementsFromPoint(x, y).filter((element) => !element.matches("[data-asking]"));
  const pictures = under.flatMap((element) =>
    Object.entries(meanings).map(([selector, means]) => ({ picture: element.closest(selector), means })),
  );
  const { picture, means } = pictures.find((each) => each.picture) ?? { picture: null, means: null };
  const named = nearest(under, NAMED);
  const name = picture?.closest("[data-over]") && named?.matches(COVERED) ? "" : nameOf(named);
  const rail = nearest(under, "[data-rail]")?.dataset.rail;
  return name || means ? { name, means, x, y, rail } : null;
}

export class ExplainMode {
  /** Whether the next tap asks. */
  on = false;
  /** Whether the last tap that asked met nothing. */
  missed = false;
  /** What is explained now. @type {Asked | null} */
  shown = null;
  #table;
  #rulebooks;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  #from = { x: 0, y: 0 };
  /** Whether a finger has asked: the click that ends its rest is no tap. */
  #held = false;
  /** What a finger that rests shows is taken as it lifts. */
  #shows = false;

  /**
   * @param {() => Table | null} table the open game
   * @param {Pick<import("./rulebooks.js").Rulebooks, "load">} rulebooks they bring the sentences
   */
  constructor(table, rulebooks) {
    observe(this, "on", "missed", "shown");
    this.#table = table;
    this.#rulebooks = rulebooks;
    for (const [type, listener] of Object.entries(this.#listeners))
      addEventListener(type, /** @type {EventListener} */ (listener), { capture: true });
  }

  #listeners = {
    pointerdown: (/** @type {PointerEvent} */ event) => {
      const { target, pointerType, isPrimary } = event;
      this.#held = false;
      this.#shows = false;
      clearTimeout(this.#resting);
      this.#show(this.on, null);
      if (!isPrimary || pointerType === "mouse" || this.on) return; // two fingers zoom
      if (/** @type {Element} */ (target).closest?.("main.table")) this.#rest(event);
    },
    pointermove: (/** @type {PointerEvent} */ event) => {
      const { target, pointerType, clientX, clientY } = event;
      if (Math.hypot(clientX - this.#from.x, clientY - this.#from.y) <= SLIP) return;
      clearTimeout(this.#resting);
      if (this.#shows) this.#table()?.session.taps.cancel(); // it has slipped away
      this.#shows = false;
      if (pointerType !== "mouse" || this.on) return;
      this.#show(false, null);
      if (/** @type {Element} */ (target).closest?.(DRAWN)) this.#rest(event);
    },
    pointerup: () => {
      clearTimeout(this.#resting);
      if (this.#shows) this.#table()?.session.taps.confirm();
    },
    pointercancel: () => clearTimeout(this.#resting),
    pointerout: (/** @type {PointerEvent} */ { relatedTarget }) => {
      if (!relatedTarget) clearTimeout(this.#resting); // the mouse leaves the window
    },
    contextmenu: (/** @type {MouseEvent} */ event) => {
      if (this.#held) event.preventDefault(); // some systems open a menu where a finger rests
    },
    click: (/** @type {MouseEvent} */ event) => {
      if (this.#held) {
        event.stopPropagation();
        event.preventDefault();
      }
      this.#held = false;
    },
    keydown: (/** @type {KeyboardEvent} */ { key }) => {
      if (key === "Escape") this.#show(false, null);
    },
  };

  /** The tool: the next tap asks, or no longer. */
  toggle = () => {
    this.#show(!this.on, null);
    const table = this.#table();
    if (this.on && table) table.announce(table.say("explain-ask"));
  };

  /** The tap that asks. @param {MouseEvent} event */
  tapped = ({ clientX, clientY }) => this.#ask(clientX, clientY);

  /** Another screen is shown. */
  leave() {
    clearTimeout(this.#resting);
    this.on = false;
    this.shown = null;
  }

  /** @param {boolean} on @param {Asked | null} asked */
  #show(on, asked) {
    if (this.on === on && this.shown === asked) return;
    Object.assign(this, { on, missed: false, shown: asked });
  }

  /** @param {number} x @param {number} y */
  async #ask(x, y) {
    const table = this.#table();
    const again = this.on && document.elementsFromPoint(x, y).some((element) => element.matches(FROM));
    const asked = table && !again ? thingAt(x, y, { ...table.board.meanings, ...SHARED }) : null;
    if (table && this.on && !asked && !again) return this.#miss(table);
    this.#show(false, asked);
    if (!asked || !table) return;
    if (asked.means) await this.#rulebooks.load(table.session.row.record.game);
    const means = asked.means && inSeatLanguage(table).say(asked.means);
    if (this.shown === asked) table.announce([asked.name, means].filter(Boolean).join(". "));
  }

  /** There is nothing at that point: another one can be tapped. @param {Table} table */
  #miss(table) {
    this.missed = true;
    table.announce(table.say("explain-gap"));
  }

  /** @param {PointerEvent} event */
  #rest({ pointerType, clientX: x, clientY: y }) {
    clearTimeout(this.#resting);
    this.#from = { x, y };
    this.#resting = setTimeout(() => {
      this.#held = pointerType !== "mouse";
      const pick = this.#held ? nearest(document.elementsFromPoint(x, y), "[data-pick]")?.dataset.pick : undefined;
      this.#shows = pick !== undefined && this.#table()?.session.taps.rest(pick) === true;
      if (!this.#shows) this.#ask(x, y);
    }, REST[pointerType]);
  }
}
