// A second tap where the first one was: what has appeared there meanwhile takes no tap before its person can have seen
// it. Only for pointers: keys, scripts and assistive technology click without one, and are never held up.

/** @typedef {import("../table/types.js").Table} Table */
/** What lies under a spot: its control, and what that means now. @typedef {{control: Element | null, means: string}} There */
/**
 * A tap: where, when, in which turn and how far in it, what was tapped, and since when something else lies there.
 * @typedef {{x: number, y: number, at: number, turn: object, step: object, chose: boolean, there: There, since: number}} Spot
 */

/** How long what belongs to another question takes no tap after it appeared, and what its own first tap has shown, in milliseconds. */
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

/** @param {Element | null} control */
const answerOf = (control) => {
  const dataset = /** @type {HTMLElement | null} */ (control)?.dataset ?? {};
  const name = ANSWERS.find((answer) => answer in dataset);
  return name && `${name} ${dataset[name]}`;
};

/** @param {Element | null} control */
function meaning(control) {
  const answer = answerOf(control);
  if (answer || !control || control.matches(`dialog, ${IDLE}`)) return answer ?? "";
  return control.getAttribute("aria-label") ?? control.textContent ?? "";
}

/** @param {unknown} what */
const controlOf = (what) => (what instanceof Element ? what.closest(CONTROL) : null);

/** @param {{x: number, y: number}} spot @returns {There} */
function lyingAt({ x, y }) {
  const control = controlOf(document.elementFromPoint(x, y));
  return { control, means: meaning(control) };
}

/** @param {{x: number, y: number}} one @param {{x: number, y: number}} other */
const near = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) <= FINGER;

/** @param {() => Table | null} table the open game */
export function createDoubleTaps(table) {
  /** @type {Spot[]} */
  let spots = [];
  /** The pointer that is down, until its click. @type {Spot | null} */
  let press = null;
  let [painted, queued] = [-UNSEEN, false];
  let [turn, step] = [
    { of: "", since: -UNSEEN },
    { of: "", since: -UNSEEN },
  ];

  /**
   * See what has changed since: by a render, or by what it began.
   * @param {number} seen when another question came: a tap may meet it before its render
   */
  function look(seen) {
    const { session, lesson } = table() ?? {};
    const { view, handover, moving, tapped, pending } = session?.state ?? {};
    const asked = JSON.stringify([session?.row.id, view?.ply, handover?.seat, handover?.stage, lesson?.told]);
    const answered = JSON.stringify([asked, moving, tapped, pending]);
    if (asked !== turn.of) turn = { of: asked, since: seen };
    if (answered !== step.of) step = { of: answered, since: seen };
    for (const spot of press ? [press, ...spots] : spots) {
      const there = lyingAt(spot);
      if (there.control !== spot.there.control || there.means !== spot.there.means) spot.since = painted;
      spot.there = there;
    }
  }

  /**
   * For how long after which moment a control takes no tap of whoever has tapped at this spot.
   * @param {Spot} spot
   * @param {Element | null} control
   */
  function held({ turn: asked, step: answered, chose, since }, control) {
    if (answerOf(control)) {
      const [passed, wait] = [asked !== turn, chose && asked === turn ? SEEN : UNSEEN];
      return Math.max(since, passed ? turn.since : -UNSEEN, answered !== step ? step.since : -UNSEEN) + wait;
    }
    if (control && !control.matches(IDLE)) return since + UNSEEN;
    return Math.max(since, answered !== step ? step.since : -UNSEEN) + SEEN; // there it only ends an animation
  }

  /** @param {PointerEvent} event */
  function pressed({ clientX: x, clientY: y, target }) {
    look(performance.now());
    const there = lyingAt({ x, y });
    const chose = answerOf(controlOf(target)) !== undefined;
    press = { x, y, at: performance.now(), turn, step, chose, there, since: -UNSEEN };
  }

  /** @param {MouseEvent} event */
  function clicked(event) {
    if (!press || event.detail === 0) return;
    look(performance.now());
    const tap = press;
    press = null;
    const control = controlOf(event.target); // its place is rounded, and may be beside it
    const before = spots.filter((spot) => near(spot, tap));
    if ([tap, ...before].some((spot) => tap.at < held(spot, control))) {
      event.stopPropagation();
      event.preventDefault();
    } else spots = [tap, ...spots.filter((spot) => !before.includes(spot))].slice(0, HANDS);
  }

  addEventListener("pointerdown", pressed, { capture: true });
  addEventListener("click", clicked, { capture: true });

  return {
    /** Something was rendered. */
    painted() {
      const [now, before] = [performance.now(), painted];
      for (const change of [turn, step]) if (change.since > before) change.since = now; // a tap had met it undrawn
      painted = now;
      if (queued || (!spots.length && !press)) return;
      queued = true;
      requestAnimationFrame(() => {
        queued = false;
        look(painted);
      });
    },
  };
}
