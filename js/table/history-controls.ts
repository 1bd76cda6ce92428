// The controls for looking back: a slider over all steps, step buttons, and a button that branches off a new game.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../ui/components.ts";
import { aloud } from "../i18n/functions.ts";
import { sentence } from "../wording/event-sentences.ts";
import type { Table } from "./types.ts";

export function entryText(ply: number, table: Pick<Table, "lang" | "say" | "session">) {
  if (ply === 0) return table.say("log-start");
  return (table.session.state.entries[ply - 1]?.events ?? []).map((event) => sentence(event, table)).join(" ");
}

const step = (ply: number, table: Pick<Table, "lang" | "say" | "session">) =>
  table.say("scrub-step", { ply, count: table.session.state.view.ply, text: entryText(ply, table) });

const STEPS = {
  first: { picture: "skip-back", to: () => 0 },
  back: { picture: "chevron-left", to: (at) => Math.max(at - 1, 0) },
  forward: { picture: "chevron-right", to: (at, now) => Math.min(at + 1, now) },
  now: { picture: "skip-forward", to: (_, now) => now },
} satisfies Record<string, { picture: string; to(at: number, now: number): number }>;

/** A button at the end of its range is only `aria-disabled`: it must keep the focus. */
function button(name: keyof typeof STEPS, at: number, table: Table) {
  const { picture, to } = STEPS[name];
  const ply = to(at, table.session.state.view.ply);
  const go = () => {
    if (ply === at) return;
    table.look(ply);
    table.announce(step(ply, table));
  };
  return html`<button type="button" class="icon-button scrub-step ${ply === at ? "idle" : ""}" data-step=${name} data-now=${name === "now" ? "" : nothing} aria-label=${table.say(`scrub-${name}`)}
    aria-disabled=${ply === at ? "true" : nothing} @click=${go}>${icon(picture)}</button>`;
}

export function scrubber(table: Table) {
  const { entries, view, historyPly, past } = table.session.state;
  if (!entries.length) return nothing;
  const at = historyPly ?? view.ply;
  return html`<div class="scrubber" role="group" aria-label=${table.say("scrub")}>
    ${button("first", at, table)}${button("back", at, table)}
    <input class="scrub" type="range" min="0" max=${view.ply} step="1" .value=${live(String(at))} aria-label=${table.say("scrub")} aria-valuetext=${aloud(step(at, table))}
      @input=${({ target }: { target: HTMLInputElement }) => table.look(Number(target.value))} />
    ${button("forward", at, table)}${button("now", at, table)}
    ${
      historyPly === null
        ? nothing
        : html`<button type="button" class="button scrub-branch" data-branch @click=${() => table.branch(at)}>${icon("git-branch")}${table.say("branch")}</button>
      ${past?.view.hidden ? html`<small class="quiet">${table.say("branch-hidden")}</small>` : nothing}`
    }
  </div>`;
}
