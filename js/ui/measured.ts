// How wide an element is, told whenever that changes, without asking for a layout.
import { noChange } from "lit-html";
import { Directive, directive, type ElementPart } from "lit-html/directive.js";

type Told = (width: number) => void;

class Measured extends Directive {
  #tell: Told | undefined;
  #observer: ResizeObserver | undefined;

  render(_tell?: Told) {
    return noChange;
  }

  override update({ element }: ElementPart, [tell]: [tell?: Told]) {
    if (this.#tell === tell) return noChange;
    this.#tell = tell;
    this.#observer?.disconnect();
    this.#observer = new ResizeObserver(([box]) => this.#tell?.(box?.contentRect.width ?? 0));
    this.#observer.observe(element);
    return noChange;
  }
}

export const measured = directive(Measured);
