// A second tap where the first one was: what has appeared there meanwhile takes no tap before its person can have seen
// it. Only for pointers: keys, scripts and assistive technology click without one, and are never held up.
import type { Table } from "../table/types.ts";

/** What lies under a spot: its control, and what that means now. */
type There = { control: HTMLElement | null; means: string };
/** A tap: where, when, in which turn and how far in it, what was near, what was tapped, and since when something else lies there. */
interface Spot {
  x: number;
  y: number;
  at: number;
  turn: object;
  step: object;
  near: object;
  chose: boolean;
  there: There;
  since: number;
}

/** How long what belongs to another question, or takes what is shown, takes no tap after it appeared; and what else a first tap has brought, in milliseconds. */
const UNSEEN = 500;
const SEEN = 150;
/** How far a second tap slips, in pixels: a fingertip. */
const FINGER = 40;
/** How many hands may tap in turns. */
const HANDS = 3;

const CONTROL = "button, a, summary, label, input, select, dialog, [data-asking]";
/** What answers a question: attributes of the page's contract, absent while nothing can be answered. */
const ANSWERS = ["pick", "action", "confirm", "cancel", "roll", "next", "handover", "skip"];
/** What only tells why it leads nowhere. */
const IDLE = "[data-cell]";

const answerOf = (control: HTMLElement | null) => {
  const dataset = control?.dataset ?? {};
  const name = ANSWERS.find((answer) => answer in dataset);
  return name && `${name} ${dataset[name]}`;
};

function meaning(control: HTMLElement | null) {
  const answer = answerOf(control);
  if (answer || !control || control.matches(`dialog, ${IDLE}`)) return answer ?? "";
  return control.getAttribute("aria-label") ?? control.textContent ?? "";
}

const controlOf = (what: unknown) => (what instanceof Element ? what.closest<HTMLElement>(CONTROL) : null);

function controlAt({ x, y }: { x: number; y: number }): There {
  const control = controlOf(document.elementFromPoint(x, y));
  return { control, means: meaning(control) };
}

const near = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y) <= FINGER;

export class DoubleTaps {
  #table;
  #spots: Spot[] = [];
  /** The pointer that is down, until its click. */
  #press: Spot | null = null;
  /** When the page was rendered last, and whether it is looked at in the next frame. */
  #rendered = -UNSEEN;
  #queued = false;
  /** The question, and how far its answer is: since when. */
  #turn = { of: "", since: -UNSEEN };
  #step = { of: "", since: -UNSEEN };
  /** The part of the board that somebody has opened. */
  #near: { of: unknown; since: number } = { of: undefined, since: -UNSEEN };

  constructor(table: () => Table | null) {
    this.#table = table;
    addEventListener("pointerdown", (event) => this.#pressed(event), { capture: true });
    addEventListener("click", (event) => this.#clicked(event), { capture: true });
  }

  rendered() {
    const [now, before] = [performance.now(), this.#rendered];
    for (const change of [this.#turn, this.#step, this.#near]) if (change.since > before) change.since = now; // a tap had met it undrawn
    this.#rendered = now;
    if (!this.#spots.length && !this.#press) return;
    this.#ask(now);
    if (this.#queued) return;
    this.#queued = true;
    requestAnimationFrame(() => {
      this.#queued = false;
      this.#look();
    });
  }

  /** Another question is asked, or its answer has gone further: with a render, or with a tap that meets it before. */
  #ask(now: number) {
    const { session, input } = this.#table() ?? {};
    const { view, handover, guide, moving, tapped, pending } = session?.state ?? {};
    const asked = JSON.stringify([session?.row.id, view?.ply, handover?.seat, handover?.stage, guide?.says]);
    const answered = JSON.stringify([asked, moving, tapped, pending]);
    if (asked !== this.#turn.of) this.#turn = { of: asked, since: now };
    if (answered !== this.#step.of) this.#step = { of: answered, since: now };
    const opened = input?.looked?.area ?? undefined;
    if (opened !== this.#near.of) this.#near = { of: opened, since: now };
  }

  /** See what lies where taps were. */
  #look() {
    for (const spot of this.#press ? [this.#press, ...this.#spots] : this.#spots) {
      const there = controlAt(spot);
      if (there.control !== spot.there.control || there.means !== spot.there.means) spot.since = this.#rendered;
      spot.there = there;
    }
  }

  #pressed({ clientX: x, clientY: y, target }: PointerEvent) {
    const at = performance.now();
    this.#ask(at);
    this.#look();
    const chose = answerOf(controlOf(target)) !== undefined;
    const [turn, step, near] = [this.#turn, this.#step, this.#near];
    this.#press = { x, y, at, turn, step, near, chose, there: controlAt({ x, y }), since: -UNSEEN };
  }

  #clicked(event: MouseEvent) {
    const tap = this.#press;
    if (!tap || event.detail === 0) return;
    this.#ask(performance.now());
    this.#look();
    this.#press = null;
    const control = controlOf(event.target); // its place is rounded, and may be beside it
    const before = this.#spots.filter((spot) => near(spot, tap));
    if ([tap, ...before].some((spot) => tap.at < this.#heldUntil(spot, control))) {
      event.stopPropagation();
      event.preventDefault();
      if (!answerOf(control)) for (const spot of before) spot.since = tap.at; // who hammers at the end wants no rematch
    } else this.#spots = [tap, ...this.#spots.filter((spot) => !before.includes(spot))].slice(0, HANDS);
  }

  /** Whether a control takes the action that is shown: what one tap has shown another one may do, no stray one. */
  #takes(control: HTMLElement | null) {
    const { pending = null, picked = [] } = this.#table()?.session.state ?? {};
    const { confirm, roll, pick } = control?.dataset ?? {};
    return pending !== null && (confirm !== undefined || roll !== undefined || picked.includes(pick ?? ""));
  }

  /** The moment until which a control takes no tap of whoever has tapped at this spot. */
  #heldUntil({ turn, step, near, chose, since }: Spot, control: HTMLElement | null) {
    if (near !== this.#near) return this.#near.since + UNSEEN; // what lies there now was far a moment ago
    const answered = step !== this.#step ? this.#step.since : -UNSEEN;
    if (answerOf(control)) {
      const passed = turn !== this.#turn;
      const wait = chose && !passed && !this.#takes(control) ? SEEN : UNSEEN;
      return Math.max(since, passed ? this.#turn.since : -UNSEEN, answered) + wait;
    }
    if (control && !control.matches(IDLE)) return since + UNSEEN;
    return Math.max(since, answered) + SEEN; // there it only ends an animation
  }
}
