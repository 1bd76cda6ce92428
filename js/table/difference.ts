// By how much a number at a seat has just changed: it stays readable for a moment after the movement.
import { html, noChange, nothing } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";
import { keyed } from "lit-html/directives/keyed.js";
import { withSign } from "../i18n/translate.ts";

/** Changes closer together than this are one, in milliseconds: coins are counted one by one. */
const TOGETHER = 1000;

class Difference extends Directive {
  #value: number | undefined;
  #sum = 0;
  #at = 0;
  #count = 0;

  render(value: number, lang: string) {
    const before = this.#value;
    this.#value = value;
    if (before === undefined) return nothing;
    if (before === value) return noChange;
    const now = performance.now();
    this.#sum = value - before + (now - this.#at < TOGETHER ? this.#sum : 0);
    this.#at = now;
    this.#count += 1;
    if (this.#sum === 0) return nothing;
    return keyed(
      this.#count,
      html`<i class="difference ${this.#sum < 0 ? "less" : ""}" data-by=${withSign(this.#sum, lang)}></i>`,
    );
  }
}

/** `${difference(seat.dirhams, lang)}` */
export const difference = directive(Difference);
