// Does something with an element when it has come, and never again: the function of a `ref` is called once more whenever
// a render makes it anew.
import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

class Once extends Directive {
  #done = false;

  /** @param {(element: HTMLElement) => void} _begin */
  render(_begin) {
    return noChange;
  }

  /** @override @param {import("lit-html").ElementPart} part @param {[begin: (element: HTMLElement) => void]} given */
  update({ element }, [begin]) {
    if (!this.#done) begin(/** @type {HTMLElement} */ (element));
    this.#done = true;
    return noChange;
  }
}

/** `<p ${once((element) => …)}>` */
export const once = directive(Once);
