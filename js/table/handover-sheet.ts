// The hand-over sheet: whose turn it is, then the replay of the turns since their last one, seen at the table. A modal
// dialog, so that nothing beneath can be tapped until that person is there.
import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { icon, present } from "../ui/components.ts";
import { inLanguage } from "../i18n/lang.ts";
import { ofSeat } from "../base/lookup.ts";
import { retold } from "./director.ts";
import { avatarAt } from "./seats.ts";
import type { HandoverState as Handover } from "../session/handover.ts";
import type { Table } from "./types.ts";

const ASKED = ".prompt h2";

function sheet({ seat }: Handover, table: Table) {
  const { session, say } = table;
  const person = ofSeat(session.state.view.seats, seat);
  // the same tap must not skip the replay that it starts
  const take = (event: Event) => {
    event.stopPropagation();
    session.acceptHandover();
  };
  return html`<span class="emblem">${avatarAt(person, table)}</span>
    <h2 id="handover-title"><span class="handover-to">${say(session.row.arrived ? "handover-message" : "handover-to")}</span> <bdi>${person.name}</bdi></h2>
    <button type="button" class="button primary large" data-handover @click=${take}>${icon("play")}${say("handover-go")}</button>`;
}

/** The line at the table tells what is seen; here it is for whoever reads the page by ear or fingers. */
const replay = ({ stage }: Handover, table: Table) =>
  html`<div class="replay"><p class="hidden">${retold(table)?.words}</p><button type="button" class="button" data-skip aria-disabled=${stage === "calm" ? "true" : nothing}
    @click=${() => table.session.handover.skip()}>${icon("skip-forward")}${table.say("handover-skip")}</button></div>`;

/** Close the dialog before the table receives the focus; open it after its button is rendered, to focus that. */
function show(dialog: HTMLDialogElement, open: boolean) {
  if (!open && dialog.open)
    queueMicrotask(() => document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true }));
  if (!open) return present(dialog, false);
  queueMicrotask(() => {
    if (!dialog.isConnected) return;
    present(dialog, true);
    if (!dialog.contains(document.activeElement)) dialog.querySelector("button")?.focus();
  });
}

export function handoverSheet(table: Table) {
  const { session, lang, say } = table;
  const { handover } = session.state;
  const sheeted = handover?.stage === "sheet";
  const onward = (event: Pick<Event, "preventDefault">) => {
    event.preventDefault();
    if (sheeted) session.acceptHandover();
    else session.handover.skip();
  };
  return html`<dialog class="handover ${handover ? `handover-${handover.stage}` : ""}" data-stage=${handover?.stage ?? nothing} aria-label=${sheeted ? nothing : say("handover-since")} aria-labelledby=${sheeted ? "handover-title" : nothing} ${inLanguage(lang)}
    @cancel=${onward} @click=${() => session.handover.skip()} ${ref((element) => element instanceof HTMLDialogElement && show(element, handover !== null))}>
    ${sheeted ? sheet(handover, table) : handover && replay(handover, table)}</dialog>`;
}
