// What lies in a popover is rendered while it is open, not with everything around it.
import { nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";

class WhileOpen extends AsyncDirective {
  /** @type {EventTarget | null} */
  #popover = null;
  #open = false;
  /** @type {() => unknown} */
  #make = () => nothing;

  /** @param {() => unknown} make */
  render(make) {
    this.#make = make;
    return this.#open ? make() : nothing;
  }

  /** @override @param {import("lit-html").ChildPart} part @param {[make: () => unknown]} given */
  update({ parentNode }, [make]) {
    if (parentNode !== this.#popover) {
      this.#popover = parentNode;
      parentNode.addEventListener("beforetoggle", this.#toggle);
    }
    return this.render(make);
  }

  #toggle = (/** @type {Event} */ event) => {
    this.#open = /** @type {ToggleEvent} */ (event).newState === "open";
    this.setValue(this.render(this.#make));
  };
}

/** `<div popover>${whileOpen(() => html`...`)}</div>` */
export const whileOpen = directive(WhileOpen);
