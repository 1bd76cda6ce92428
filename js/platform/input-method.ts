// How whoever is at a table acts: by keys, or by touch and mouse. What lessons say follows it.
import { observe } from "../base/observable.ts";

export class InputMethod {
  /** A sentence selects by it. */
  how: "typed" | "tapped" = "tapped";

  constructor() {
    observe(this, "how");
    const capture = { capture: true };
    addEventListener("keydown", () => this.#use("typed"), capture);
    addEventListener("click", ({ detail }) => detail && this.#use("tapped"), capture); // a key's click counts none
  }

  #use(how: InputMethod["how"]) {
    this.how = how;
  }
}
