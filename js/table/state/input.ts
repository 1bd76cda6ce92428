// How somebody is choosing at a table: where the focus is on the board, and how the choices are listed beside it.
import { observe } from "../../base/observable.ts";
import { focusHeading } from "../../ui/focus.ts";
import type { View } from "../../engine/shapes.ts";

export class Input {
  /** The grid's tab stop: the cell focused last. */
  place = "";
  /** The focused cell or handle. */
  focused = "";
  /** Whether the list of choices is unfolded. */
  unfolded = false;
  /** What is chosen in the short lists of a decision, and the view that they belong to. */
  parts: { view: View | null; chosen: string[] } = { view: null, chosen: [] };
  #begun = false;

  constructor() {
    observe(this);
  }

  /** The focus is on a cell, or on a handle. */
  focus = (pick: string, cell: boolean) => void Object.assign(this, { focused: pick, ...(cell && { place: pick }) });

  /** Change how the choices are listed. */
  list = (how: Partial<Pick<Input, "unfolded" | "parts">>) => void Object.assign(this, how);

  /** Move the focus to the question, the first time. */
  focusPrompt(root: HTMLElement) {
    if (!this.#begun) focusHeading(root);
    this.#begun = true;
  }
}
