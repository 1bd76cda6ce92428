// How somebody is choosing at a table: where the focus is on the board, and how the choices are listed beside it.
import { observe } from "../../base/observable.ts";
import { focusHeading } from "../../ui/focus.ts";
import type { Area } from "../../game-api/board.ts";
import type { View } from "../../engine/shapes.ts";

export class Input {
  /** The grid's tab stop: the cell focused last. */
  place = "";
  focused = "";
  unfolded = false;
  /** What is chosen in the short lists of a decision, and the view that they belong to. */
  parts: { view: View | null; chosen: string[] } = { view: null, chosen: [] };
  /** How wide the board is, in pixels. */
  across = Infinity;
  /** The area of a view that somebody has opened, null where they have gone back to all of it. */
  looked: { view: View; area: Area | null } | null = null;
  #begun = false;

  constructor() {
    observe(this);
  }

  focus = (pick: string, cell: boolean) => void Object.assign(this, { focused: pick, ...(cell && { place: pick }) });

  measure = (across: number) => void Object.assign(this, { across });

  look = (looked: Input["looked"]) => void Object.assign(this, { looked });

  list = (how: Partial<Pick<Input, "unfolded" | "parts">>) => void Object.assign(this, how);

  focusPrompt(root: HTMLElement) {
    if (!this.#begun) focusHeading(root);
    this.#begun = true;
  }
}
