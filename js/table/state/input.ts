// How somebody is choosing at a table: where the focus is on the board, and how the choices are listed beside it.
import { observe } from "../../base/observable.ts";
import { focusHeading } from "../../ui/focus.ts";
import type { View } from "../../engine/shapes.ts";

export class Input {
  /** The grid's tab stop: the cell focused last. */
  place = "";
  focused = "";
  unfolded = false;
  /** What is chosen in the short lists of a decision, and the view that they belong to. */
  parts: { view: View | null; chosen: string[] } = { view: null, chosen: [] };
  #begun = false;

  constructor() {
    observe(this);
  }

  focus = (pick: string, cell: boolean) => void Object.assign(this, { focused: pick, ...(cell && { place: pick }) });

  list = (how: Partial<Pick<Input, "unfolded" | "parts">>) => void Object.assign(this, how);

  focusPrompt(root: HTMLElement) {
    if (!this.#begun) focusHeading(root);
    this.#begun = true;
  }
}
