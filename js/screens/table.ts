// The table's templates: board, seats, prompt, tools, log, result. Renders the session's state; decides nothing.
import { html, nothing } from "lit-html";
import { loading } from "../ui/components.ts";
import { region } from "../ui/region.ts";
import { tablePlace } from "../board/layout.ts";
import { prompt } from "../table/prompt.ts";
import { covered, hasEnded, seenView, uncovered } from "../table/result.ts";
import { tools, undoTool } from "../table/tools.ts";
import { flights } from "../table/flights.ts";
import { meanwhile } from "../session/playback.ts";
import { EDGES } from "../storage/seating.ts";
import { seats } from "../table/seats.ts";
import { boardOf, handOf } from "../board/board-view.ts";
import { leaveCloseUp } from "../board/close-up.ts";
import { inSeatLanguage, turnOf } from "../wording/seat-language.ts";
import type { View } from "../engine/shapes.ts";
import type { Table } from "../table/types.ts";
import type { StoredSeat } from "../storage/stored-game.ts";
import type { PageContext } from "./page-context.ts";

const elsewhere = ({ status, say, takeOver }: Pick<Table, "status" | "say" | "takeOver">) =>
  status.openElsewhere
    ? html`<div class="notice" role="alert">${say("taken")} <button type="button" class="button primary" data-take-over @click=${takeOver}>${say("take-over")}</button></div>`
    : nothing;

const undrawn = ({ status, say }: Pick<Table, "status" | "say">) =>
  status.undrawn ? html`<p class="notice" role="alert">${say("error-not-drawn")}</p>` : nothing;

/** The classes that make room for the rails at the used edges, most for the one of the seat on turn. */
function turning(seats: StoredSeat[], turn: number) {
  const used = new Set(seats.map(({ edge }) => edge));
  const places = EDGES.filter((edge) => used.has(edge)).map((edge) => `with-${edge}`);
  return `around ${places.join(" ")} turn-${seats[turn]?.edge}`;
}

/** The classes of an around-the-table layout; none in other modes, or after the end, even where somebody looks back. */
function seatedAround({ session }: Pick<Table, "session">) {
  const { row, state } = session;
  return row.sharing === "around" && !state.view.result ? turning(row.seats, Number(turnOf(state.view))) : "";
}

/** With what the seats have while something moves. */
const payingView = (table: Pick<Table, "session" | "stage">) => meanwhile(seenView(table), table.stage.purses);

/** What seats would get by the action that is shown; the tray tells it of whoever is on turn, where none has a place. */
function gainsOf({ board, stage, session }: Pick<Table, "board" | "stage" | "session">) {
  const { view, preview, past, moving } = session.state;
  if (past || moving || stage.frame !== null || preview === null) return [];
  return (board.gains?.(view, { preview }) ?? []).filter(({ seat, place }) => place !== null || seat !== view.to_act);
}

/** From noon to dusk. */
const HOURS = 6;

const hourOf = (view: View, { board }: Pick<Table, "board">) =>
  view.to_act === "over" ? HOURS - 1 : Math.min(HOURS - 1, Math.floor(HOURS * (board.progress?.(view) ?? 0)));

function classes(table: Pick<Table, "board" | "film" | "gameClock" | "named" | "session" | "sheets" | "status">) {
  const { state } = table.session;
  const view = seenView(table);
  const [around, ended] = [seatedAround(table), hasEnded(table)];
  return `at-${view.game} hour-${hourOf(view, table)} ${around || `with-${view.seats.length}`} ${table.sheets.beside ? "sheeted" : ""} ${ended ? "over" : ""} ${table.status.coming ? "coming" : ""} ${table.named ? "in-names" : ""} ${table.gameClock ? "timed" : ""} ${table.film.current ? "filmed" : ""} ${state.past ? (state.historyPly === null ? "replayed" : "past") : ""}`;
}

/** What is asked, of the view as it is now with the seats that are seen, and the hand. */
function question(table: Table) {
  const hand = region(() => handOf(seenView(table), table));
  return prompt({ ...table.session.state.view, seats: seenView(table).seats }, inSeatLanguage(table), hand);
}

function beside(shell: PageContext, table: Table, pageTools: () => unknown) {
  const { say } = table;
  const { asides, around: railed } = table.parts;
  const around = () => seatedAround(table) !== "";
  const unfetched = () => asides.show(say, () => nothing, asides.wanted);
  const notices = () => html`${elsewhere(table)}${undrawn(table)}${unfetched()}${loading(shell)}`;
  const desk = () => html`${region(() => question(table))}${region(() => undoTool(inSeatLanguage(table)))}`;
  return html`${region(() => (around() ? railed.show(say, ({ rails }) => rails(payingView(table), table, desk)) : nothing))}
    <div class="side" data-beside ?inert=${region(() => covered(table))}>
      ${region(() => (covered(table) ? nothing : notices()))}
      ${region(() => (around() ? nothing : seats(payingView(table), table, gainsOf(table))))}
      ${region(() => uncovered(table))}
      ${region(() => (hasEnded(table) || around() ? nothing : question(table)))}
      ${region(() => (covered(table) ? nothing : tools(table, shell.explainMode, around(), pageTools)))}
    </div>
    ${region(() => asides.show(say, (sheets) => sheets.commandField(inSeatLanguage(table)), false))}
    ${region(() => asides.show(say, ({ sheet, seatsSheet }) => html`${covered(table) ? nothing : sheet(table)}${seatsSheet(table)}`, table.sheets.open !== null))}${region(() => asides.show(say, ({ cover }) => cover(table, notices), covered(table)))}${region(() => flights(table))}${region(() => asides.show(say, (sheets) => sheets.handoverSheet(inSeatLanguage(table)), table.session.state.handover !== null))}${region(() => table.gameClock?.cover() ?? table.film.current?.shown() ?? nothing)}`;
}

export function tableScreen(shell: PageContext, table: Table, pageTools: () => unknown) {
  const { session, say } = table;
  return tablePlace(
    {
      size: table.board.size,
      lesson: table.lesson?.name,
      puzzle: table.puzzle?.name,
      classes: region(() => classes(table)),
      heading: html`<h1 class="hidden">${region(() => say("game-name"))}</h1>`,
      board: region(() => boardOf(seenView(table), table)),
      beside: beside(shell, table, pageTools),
    },
    {
      click: session.animations.tap,
      keydown: ({ key }) => {
        if (key !== "Escape") return;
        if (table.sheets.beside) table.open(null);
        else leaveCloseUp(seenView(table), table);
      },
    },
  );
}
