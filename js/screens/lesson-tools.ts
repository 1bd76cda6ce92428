// A lesson's part of the table: its name and how far one is, the button to read on, its tools, and what comes after.
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.ts";
import { pointingHand, TIP } from "../art/pointing-hand.ts";
import { placed } from "../board/board-buttons.ts";
import type { State } from "../session/state.ts";
import type { Handle, Size } from "../game-api/board.ts";
import type { LessonParts, Table } from "../table/types.ts";

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
function pointedAt({ session: { state } }: Pick<Table, "session">) {
  const { guide, moving, past, pending, view } = state;
  if (!guide?.asks || moving || past) return null;
  if (pending !== null || view.to_act === "chance") return KEY;
  return firstOf(state);
}

const pointingAtKey = (
  table: Pick<Table, "session">,
  { pick = KEY, above = true }: { pick?: string; above?: boolean } = {},
) => (pointedAt(table) === pick ? pointingHand(pick, { above }) : nothing);

/** How far from the near side of a place the fingertip lies, as a share of its width and height. */
const IN = 0.28;
/** Beyond these shares of a drawing the hand comes from the other side. */
const [RIGHT, LOW] = [0.75, 0.85];

function reach(from: number, long: number, side: number, back: boolean) {
  const tip = from + long * (back ? IN : 1 - IN);
  return tip - side * (back ? 1 - TIP : TIP);
}

/** @param size of the drawing @param side of the hand's square */
function pointing(places: Handle[], size: Size, side: number, pick: string) {
  const place = places.find((one) => one.pick === pick);
  if (!place) return nothing;
  const { x, y, width, height } = place;
  const [left, above] = [x + width / 2 > RIGHT * size.width, y + height / 2 > LOW * size.height];
  const box = { x: reach(x, width, side, left), y: reach(y, height, side, above), width: side, height: side };
  return pointingHand(place.pick, { style: placed(box, size), left, above });
}

const dots = (number: number, count: number) =>
  html`<span class="lesson-dots" aria-hidden="true">${Array.from({ length: count }, (_, at) => html`<i class=${at < number ? "so-far" : ""}></i>`)}</span>`;

const lessonHead = ({ lesson, session: { state }, say }: Pick<Table, "lesson" | "say" | "session">) =>
  lesson && state.guide
    ? html`<p class="lesson-at"><strong>${say(`learn-${lesson.name}`)}</strong> <span class="hidden">${lesson.number}/${lesson.count}</span>${dots(lesson.number, lesson.count)}</p>`
    : nothing;

const readOn = ({ say, session }: Pick<Table, "say" | "session">) =>
  session.state.guide?.reads && !session.state.moving
    ? html`<button type="button" class="button primary large" data-next @click=${() => session.readOn()}>${say("lesson-next")}</button>`
    : nothing;

const lessonTools = (table: Pick<Table, "lesson" | "say">) =>
  html`<button type="button" class="tool" data-lesson-again @click=${table.lesson?.again}>${icon("rotate-cw")}<span>${table.say("lesson-again")}</span></button>
    <button type="button" class="tool" data-lesson-skip @click=${table.lesson?.skip}>${icon("skip-forward")}<span>${table.say("lesson-skip")}</span></button>`;

function learned(game: string, table: Pick<Table, "lesson" | "say">) {
  const { lesson, say } = table;
  return html`<div class="victory-next" data-learned><p>${say("lesson-learned")}</p>
    <a class="button primary large" href="#/new/${game}">${icon("play")}${say("home-play")}</a>
    <button type="button" class="button" data-lesson-first @click=${lesson?.first}>${icon("rotate-cw")}${say("lesson-first")}</button>
    <a class="button" href="#/">${icon("house")}${say("to-home")}</a></div>`;
}

export const lessonParts: LessonParts = {
  ...{ pointedAt, pointing, pointingAtKey, readOn, learned },
  head: lessonHead,
  tools: lessonTools,
};
