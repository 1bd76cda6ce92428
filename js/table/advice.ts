// Advice beside the board: the tool that asks for it, what it says, and the numbers of all choices. Draws actions and
// numbers as the engine gives them.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { inSentences } from "../i18n/functions.ts";
import { signed } from "../i18n/translate.ts";
import { adviceOf } from "../storage/seating.ts";
import { gained, points, shade, span } from "./choice-values.ts";
import type { Advice } from "../engine/thinking.ts";
import type { Table } from "./types.ts";

export const written = (worth: number, { lang }: Pick<Table, "lang">) => signed(points(worth), lang);

/** Whether a choice is still to be begun or completed, and not yet waiting to be confirmed. */
const open = ({ session: { state } }: Pick<Table, "session">) =>
  state.historyPly === null && !state.moving && state.pending === null;

export const shownAdvice = (table: Pick<Table, "session">) => (open(table) ? table.session.state.advice : null);

/** Its choices, if all of them are to show their worth; else none. */
export const shownChoices = (table: Pick<Table, "session">) =>
  table.session.state.judged ? (shownAdvice(table)?.choices ?? []) : [];

/** What advice says: the best action with what it gains, and why. */
export function adviceWords({ choices, reason }: Advice, what: string, { say }: Pick<Table, "say">) {
  const { over, gain } = gained(choices);
  return inSentences([say(`advice-over-${over}`, { what, gain }), say(reason.key, reason.args)]);
}

/** For whoever hears the numbers, in place of stars. */
export function legendWords(table: Pick<Table, "lang" | "say" | "session">) {
  const { worst, best } = span(shownChoices(table).map(({ worth }) => worth));
  return table.say("said-legend", { worst: written(worst, table), best: written(best, table) });
}

const ground = (step: number) => `background: var(--worth-${step})`;

const SHADES = html`<span class="shades" aria-hidden="true">${[1, 2, 3, 4, 5].map((step) => html`<span class="shade" .style=${ground(step)}></span>`)}</span>`;

/** The advice in words, in place of what happened last; with the numbers of all choices what these mean. */
export function advised(what: string, table: Pick<Table, "lang" | "say" | "session">) {
  const advice = shownAdvice(table);
  if (!advice) return null;
  const words = shownChoices(table).length
    ? html`<span class="worths" data-legend>${SHADES}${table.say("advice-legend")}</span>`
    : html`<span>${adviceWords(advice, what, table)}</span>`;
  return html`<p class="advice" data-advice=${advice.action}>${icon("lightbulb")}${words}${everyChoice(advice, table)}</p>`;
}

export function choiceValue(action: string, table: Pick<Table, "lang" | "session">) {
  const choices = shownChoices(table);
  const judged = choices.find((choice) => choice.action === action);
  if (!judged) return nothing;
  const step = shade(judged.worth, span(choices.map(({ worth }) => worth)));
  return html` <span class="worth" .style=${ground(step)} data-worth=${judged.worth}>${written(judged.worth, table)}</span>`;
}

/** The tool that asks for advice or puts it away; always in its place where a seat may want it. */
export function adviceTool(table: Pick<Table, "say" | "session">) {
  const { session, say } = table;
  const { advisable, advising, advice } = session.state;
  if (session.row.seats.every((seat) => adviceOf(seat) === "never")) return nothing;
  const can = advisable && open(table);
  return html`<button type="button" class="tool" data-advise=${can ? "" : nothing} ?disabled=${!can} aria-pressed=${String(can && (advising || advice !== null))}
    title=${say("advice-asks")} @click=${session.help.advice.toggle}>${icon("lightbulb")}<span>${say("advice")}</span></button>`;
}

function everyChoice({ choices }: Advice, { session, say }: Pick<Table, "say" | "session">) {
  if (choices.length < 2) return nothing;
  return html`<button type="button" class="icon-button" data-advise-all aria-pressed=${String(session.state.judged)}
    title=${say("advice-all")} @click=${session.help.advice.toggleJudged}>${icon("list-ordered")}</button>`;
}
