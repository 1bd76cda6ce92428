// Does something with an element when it has come, and never again: the function of a `ref` is called once more whenever
// a render makes it anew.
import { noChange, type ElementPart } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

class Once extends Directive {
  #done = false;

  render(_begin: (element: HTMLElement) => void) {
    return noChange;
  }

  override update({ element }: ElementPart, [begin]: [begin: (element: HTMLElement) => void]) {
    if (!this.#done && element instanceof HTMLElement) begin(element);
    this.#done = true;
    return noChange;
  }
}

/** `<p ${once((element) => …)}>` */
export const once = directive(Once);
