// What is printed in place of an open game: the page for paper. Whoever prints before that has come waits for it.
import { render } from "lit-html";
import { latinKey } from "../i18n/letters.ts";
import type { Part } from "../platform/part.ts";
import type * as asidesModule from "./asides.ts";
import type { Table } from "../table/types.ts";

export class Paper {
  #table;
  #asides;
  #sheet = Object.assign(document.createElement("main"), { className: "paper in-names", translate: false });

  constructor(table: () => Table | null, asides: Part<typeof asidesModule>) {
    this.#table = table;
    this.#asides = asides;
    this.#sheet.dataset.paper = "";
    addEventListener("keydown", this.#asked);
    addEventListener("beforeprint", this.#fill);
    addEventListener("afterprint", () => this.#sheet.remove());
  }

  /** Browsers print at once when their key is pressed. */
  #asked = (event: KeyboardEvent) => {
    const prints = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event) === "p";
    if (!prints || !this.#table() || this.#asides.module) return;
    event.preventDefault();
    this.#print();
  };

  #print = async () => (await this.#asides.want()) && print();

  /** The browser is about to print what there is by the end of this event: from its menu it is asked once more. */
  #fill = () => {
    const { module } = this.#asides;
    const table = this.#table();
    if (!table) return;
    if (!module) return void this.#print();
    render(module.printPage(table), this.#sheet);
    document.body.prepend(this.#sheet);
  };
}
