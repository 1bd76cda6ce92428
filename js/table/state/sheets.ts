// What lies over a table: a sheet beside the board, or the picture of the end; and where the focus was before.
import { observe } from "../../base/observable.ts";
import { focusFirst } from "../../ui/focus.ts";
import type { View } from "../../engine/shapes.ts";

/** What has the focus once a sheet is shut, where what opened it is gone: the way to the result, else to the story. */
const AFTERWARDS = ["[data-outcome]", "[data-story]"];
const SHEET = ".sheet";

/** The step that is seen, in the story. */
export function scrollToCurrent() {
  document.querySelector(".log > .linked")?.scrollIntoView({ block: "nearest" });
}

/** Scroll the board into view, where a small window hides it behind the sheet. */
export function showBoard() {
  const [board, sheet] = [".board", ".sheet"].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  );
  if (!board) return;
  const floor = sheet && sheet.left < board.right && board.left < sheet.right ? sheet.top : innerHeight;
  if (board.top < 0 || board.bottom > floor) document.querySelector(".board")?.scrollIntoView({ block: "start" });
}

const inSheet = (element: Element | null) => Boolean(element?.closest(SHEET));

export class Sheets {
  /** The open one: `log`, `fairness`, `seats`, `analysis` or none. */
  open: string | null = null;
  /** The result whose picture is put away, so that the board is seen. */
  uncovered: View["result"] = null;
  #opener: Element | null = null;

  constructor() {
    observe(this);
  }

  /** Whether one lies beside the board: that of the seats is a dialog. */
  get beside() {
    return this.open !== null && this.open !== "seats";
  }

  show(sheet: string | null) {
    const { activeElement } = document;
    const within = inSheet(activeElement);
    if (sheet && !within) this.#opener = activeElement;
    this.open = sheet;
    if (!sheet && within) queueMicrotask(this.#leave); // rendered by then: what lies below a sheet takes no focus
  }

  /** Once the open one is rendered: what lies below it has lost the focus, and no key would be heard. */
  enter() {
    if (this.open === null) return;
    scrollToCurrent();
    focusFirst(document, [`${SHEET} h2`]);
  }

  uncover(result: View["result"]) {
    this.uncovered = result;
  }

  #leave = () => {
    const opener = this.#opener;
    if (opener instanceof HTMLElement && opener.matches("button") && opener.getClientRects().length)
      opener.focus({ preventScroll: true });
    else focusFirst(document, AFTERWARDS);
  };
}
