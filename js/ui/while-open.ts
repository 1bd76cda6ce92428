// What lies in a popover is rendered while it is open, not with everything around it.
import { nothing, type ChildPart } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";

class WhileOpen extends AsyncDirective {
  #popover: EventTarget | null = null;
  #open = false;
  #make: () => unknown = () => nothing;

  render(make: () => unknown) {
    this.#make = make;
    return this.#open ? make() : nothing;
  }

  override update({ parentNode }: ChildPart, [make]: [make: () => unknown]) {
    if (parentNode !== this.#popover) {
      this.#popover = parentNode;
      this.#open = !("popover" in parentNode); // a browser without popovers shows what is in them
      for (const toggled of ["beforetoggle", "toggle"]) parentNode.addEventListener(toggled, this.#toggled);
    }
    return this.render(make);
  }

  /** It is there before it is seen, and stays until the focus, which is in it, has been given back. */
  #toggled = (event: Event) => {
    const open = event instanceof ToggleEvent && event.newState === "open";
    if (open === this.#open || (!open && event.type === "beforetoggle")) return;
    this.#open = open;
    this.setValue(this.render(this.#make));
  };
}

/** `<div popover>${whileOpen(() => html`...`)}</div>` */
export const whileOpen = directive(WhileOpen);
