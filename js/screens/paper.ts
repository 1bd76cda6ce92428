// What is printed in place of an open game: the page for paper. Whoever prints before that has come waits for it.
import { render } from "lit-html";
import { latinKey } from "../i18n/letters.ts";
import type { Part } from "../platform/part.ts";
import type * as asidesModule from "./asides.ts";
import type { Table } from "../table/types.ts";

const prints = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && latinKey(event) === "p";

export function followPrinting(tableNow: () => Table | null, asides: Part<typeof asidesModule>) {
  const paper = Object.assign(document.createElement("main"), { className: "paper in-names", translate: false });
  paper.dataset.paper = "";
  const printOnceThere = async () => (await asides.want()) && print();

  addEventListener("keydown", (event) => {
    if (!prints(event) || !tableNow() || asides.module) return;
    event.preventDefault(); // browsers would print at once
    printOnceThere();
  });
  // the browser prints what there is by the end of this event: where that is not the page for paper, it is asked once more
  addEventListener("beforeprint", () => {
    const table = tableNow();
    if (!table) return;
    if (!asides.module) return void printOnceThere();
    render(asides.module.printPage(table), paper);
    document.body.prepend(paper);
  });
  addEventListener("afterprint", () => paper.remove());
}
