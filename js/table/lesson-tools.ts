// A lesson's part of the table: its name and how far one is, the button to read on, its tools, and what comes after.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { pointingHand } from "../art/pointing-hand.ts";
import type { State } from "../session/state.ts";
import type { Table } from "./types.ts";

/** What is said in place of the question: the lesson's step, unless an action is shown; what was tried in a puzzle. */
export const stepWords = (table: Table) => {
  const { guide, pending } = table.session.state;
  if (table.puzzle) return table.puzzle.verdict(table);
  return guide && pending === null ? table.say(guide.says) : null;
};

/** What the hand points at where no pick is tapped: the button that throws the die, or takes what is shown. */
const KEY = "key";

/** The lit pick that most of the allowed actions share: where a rug begins, not one of its possible ends. */
function firstOf({ lit, open, picks }: State) {
  const counts = new Map([...lit].map((pick) => [pick, 0]));
  for (const pick of open.flatMap((action) => picks[action] ?? []))
    if (counts.has(pick)) counts.set(pick, Number(counts.get(pick)) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
}

/** What the hand of a lesson points at; null where nothing leads on. */
export function pointedAt({ session: { state } }: Pick<Table, "session">) {
  const { guide, moving, past, pending, view } = state;
  if (!guide?.asks || moving || past) return null;
  if (pending !== null || view.to_act === "chance") return KEY;
  return firstOf(state);
}

export const pointingAtKey = (
  table: Pick<Table, "session">,
  { pick = KEY, above = true }: { pick?: string; above?: boolean } = {},
) => (pointedAt(table) === pick ? pointingHand(pick, { above }) : nothing);

const dots = (number: number, count: number) =>
  html`<span class="lesson-dots" aria-hidden="true">${Array.from({ length: count }, (_, at) => html`<i class=${at < number ? "so-far" : ""}></i>`)}</span>`;

export const lessonHead = ({ lesson, session: { state }, say }: Pick<Table, "lesson" | "say" | "session">) =>
  lesson && state.guide
    ? html`<p class="lesson-at"><strong>${say(`learn-${lesson.name}`)}</strong> <span class="hidden">${lesson.number}/${lesson.count}</span>${dots(lesson.number, lesson.count)}</p>`
    : nothing;

/** Whether the choices stay unlisted: in a lesson those of several parts are tapped together on the board. */
export const unlisted = ({ session: { state } }: Pick<Table, "session">) =>
  Boolean(state.guide) && state.open.some((action) => (state.picks[action]?.length ?? 0) > 1);

export const readOn = ({ say, session }: Pick<Table, "say" | "session">) =>
  session.state.guide?.reads && !session.state.moving
    ? html`<button type="button" class="button primary large" data-next @click=${() => session.readOn()}>${say("lesson-next")}</button>`
    : nothing;

export const lessonTools = (table: Pick<Table, "lesson" | "say">) =>
  html`<button type="button" class="tool" data-lesson-again @click=${table.lesson?.again}>${icon("rotate-cw")}<span>${table.say("lesson-again")}</span></button>
    <button type="button" class="tool" data-lesson-skip @click=${table.lesson?.skip}>${icon("skip-forward")}<span>${table.say("lesson-skip")}</span></button>`;

export function learned(game: string, table: Pick<Table, "lesson" | "say">) {
  const { lesson, say } = table;
  return html`<div class="victory-next" data-learned><p>${say("lesson-learned")}</p>
    <a class="button primary large" href="#/new/${game}">${icon("play")}${say("home-play")}</a>
    <button type="button" class="button" data-lesson-first @click=${lesson?.first}>${icon("rotate-cw")}${say("lesson-first")}</button>
    <a class="button" href="#/">${icon("house")}${say("to-home")}</a></div>`;
}
