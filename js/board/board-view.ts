// What is drawn and tapped at a table: the board, and beside it the hand of the seat on turn, where the game draws one.
// Over each drawing lie the marks of advice, the buttons, and the reason for a refused tap.
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { SIGNS } from "../art/idle-ui.ts";
import { inLanguage } from "../i18n/lang.ts";
import { shownAdvice, shownChoices, written } from "../table/advice.ts";
import { advisedMarks, marksOf, type Marks } from "./advice-marks.ts";
import { queryLetter } from "../screen-reader/query-letter.ts";
import { placesIn } from "../art/grid.ts";
import { buttons, isCell, overlay, placed } from "./board-buttons.ts";
import { rising } from "../table/state/animation-state.ts";
import { closeUpOf, isInside, leaveCloseUp, looking, nearer, type CloseUp } from "./close-up.ts";
import { boardPlace, viewBox } from "./layout.ts";
import { latinKey } from "../i18n/letters.ts";
import { ruleLink } from "../table/rule-link.ts";
import { news } from "../table/latest-event.ts";
import { deferredRegion } from "../ui/region.ts";
import { nextRotation } from "../session/choices.ts";
import { icon } from "../ui/components.ts";
import { covered } from "../table/result.ts";
import { partOf } from "../base/lookup.ts";
import { reusing } from "../base/structural-sharing.ts";
import { edgeOf, turned, inSeatLanguage } from "../wording/seat-language.ts";
import type { Table } from "../table/types.ts";
import type { Edge } from "../storage/stored-game.ts";
import type { Handle, HandItem, Size } from "../game-api/board.ts";
import type { Sentence, View } from "../engine/shapes.ts";

type Seen = ReturnType<typeof seenBy>;

/** What would have been better at a turning point. @param ply that is shown */
function studied({ notes: { studied: at } }: Pick<Table, "notes">, ply: number) {
  return at && !at.after && at.moment.ply === ply ? at.advice : null;
}

/** What a puzzle shows of its answer, once that is wanted: the best action as advice, and what was tried as chosen. */
function answered({ puzzle, session: { state } }: Pick<Table, "puzzle" | "session">) {
  const answer = puzzle?.answer;
  if (!answer || state.past) return null;
  const { best, tried } = answer;
  const [better = [], picked = []] = [best, tried].map((action) => state.picks[String(action)] ?? []);
  return { advice: { action: best, choices: [] }, drawn: { picked, lit: new Set([...better, ...picked]) } };
}

/** What drawings are made from: of an earlier position nothing can be tapped, and nothing is foreseen. */
function uiOf(view: View, table: Table) {
  const { session, board, input } = table;
  const { frame } = table.stage;
  const { lit, picked, preview, forecasts, forecast, past } = session.state;
  const now = past === null;
  return {
    asked: now && session.state.yours && view.to_act !== "over",
    lit: now ? lit : new Set<string>(),
    picked: now ? picked : [],
    preview: now ? preview : null,
    forecasts: now && !shownChoices(table).length ? forecasts : {}, // two sorts of numbers would be too many
    forecast: now ? forecast : null,
    frame: rising(frame) ? null : frame,
    focus: input.focused,
    help: session.state.adviceWanted,
    words: board.words(inSeatLanguage(table).say),
    signs: SIGNS[table.settings().signs],
  };
}

function seenBy(view: View, table: Table, near: CloseUp | null = null) {
  const { session, board, input, lang } = table;
  const { past, historyPly, judged, picks, tapped, refusal } = session.state;
  const answer = answered(table);
  const now = uiOf(view, table);
  const ui = { ...now, ...answer?.drawn, near: near?.area?.picks };
  const { lit, picked, forecasts } = now;
  const advice = past ? studied(table, past.ply) : (answer?.advice ?? shownAdvice(table));
  const marks = marksOf(advice, { judged, picks, tapped, lit });
  const spoken = table.status.silent ? "" : lang;
  const tapping = {
    lit,
    picked,
    focused: input.place,
    focus: input.focus,
    tap: session.taps.tap,
    ask: (event: KeyboardEvent, pick: string) => askedOf(event, pick, inSeatLanguage(table)),
    stride: board.stride,
    entrances: [...(refusal ? [refusal.pick] : []), board.entrance(view)],
    lang: spoken,
    ...(advice && { note: (pick: string) => `${marks.best.has(pick)} ${marks.values.get(pick)}` }),
    name: (cell: Handle) => (spoken ? cellName(cell, lit, marks, table) : ""),
  };
  const shown = [view, lit, picked, input.place, refusal, spoken, Object.keys(forecasts).length, advice, judged];
  const changes = past && historyPly === null ? [] : shown; // beneath a replay's dialog cells stay as they are
  return { ui, marks, tapping, changes, answer };
}

function askedOf(event: KeyboardEvent, pick: string, table: Table) {
  if (latinKey(event) === "r" && canRotate(table)) {
    table.session.taps.rotate();
    return true;
  }
  const letter = queryLetter(event, table);
  if (!table.settings().keys || letter === undefined) return false;
  table.enter(`/${letter || "?"} ${pick.split(":")[1]}`);
  return true;
}

/** The handles of the last render. */
const HANDLES: WeakMap<Table["session"], Handle[]> = new WeakMap();

/** The grid's tab stop lies in what is near. */
function stopsIn(near: CloseUp | null, seen: Seen["tapping"], view: View, board: Table["board"]) {
  if (!near) return seen;
  const inside = () => board.cells(view).filter((cell) => isInside(cell, near, board));
  const picks = near.area?.picks ?? inside().map(({ pick }) => pick);
  const focused = picks.includes(seen.focused) ? seen.focused : "";
  return { ...seen, focused, entrances: [...picks.filter((pick) => seen.lit.has(pick)), ...picks, ...seen.entrances] };
}

function painted(view: View, ui: Seen["ui"], board: Table["board"]) {
  const layer = (drawing: unknown) =>
    html`<svg class="paint" viewBox=${viewBox(board.size)} aria-hidden="true">${drawing}</svg>`;
  return html`${board.light ? layer(board.light(view, ui)) : nothing}${layer(board.paint(view, ui))}`;
}

/** A tap goes on with what moves, or comes back from an earlier position. */
const goOn =
  ({ session, look }: Table, beside: (event: Event) => void) =>
  (event: Event) => {
    beside(event);
    if (session.state.historyPly === null) session.loop.opponent.hurry();
    else look(Infinity);
  };

export function boardOf(view: View, table: Table) {
  const { session, board, say } = table;
  const near = closeUpOf(view, table);
  const { ui, marks, tapping: far, changes: seen, answer } = seenBy(view, table, near);
  const look = looking(view, table, near, () => reached());
  const tapping = { ...stopsIn(near, far, view, board), tap: look.tap, focus: look.focus, press: look.press };
  const changes = [...seen, near?.area, near?.zoom.x, near?.zoom.y];
  const cells = guard(changes, () => {
    const handles = reusing(HANDLES.get(session) ?? [], answer ? [] : board.handles(view, ui)); // an unchanged one is not rendered again
    HANDLES.set(session, handles);
    return overlay(board.cells(view), handles, board.size, tapping, say("board"));
  });
  // a handle is only there for a pick that is lit
  const places = () => [
    ...board.cells(view),
    ...board.handles(view, { ...ui, lit: new Set([...ui.lit, ...marks.best]) }),
  ];
  const reached = () => [...board.cells(view), ...board.handles(view, ui)];
  const points = table.lesson?.pointedAt(table) ?? null;
  const edge = edgeOf(view, table);
  const { refusal } = session.state;
  const refused =
    refusal &&
    !board
      .hand(view, ui)
      .flatMap(placesIn)
      .some(({ pick }) => pick === refusal.pick);
  const place = (all: Handle[]) => all.map((one) => nearer(one, near));
  return boardPlace(board, {
    covered: covered(table),
    coming: table.status.coming,
    zoom: near?.zoom ?? partOf(table.stage.frame, "zoom"),
    view,
    measure: table.input.measure,
    tapped: goOn(table, look.beside),
    lies: html`${painted(view, ui, board)}${guard([...changes, session.row.seats], () =>
      advisedOn(board.size, marks, places, edge),
    )}${cells}`,
    over: html`${points === null ? nothing : table.lesson?.pointing(place(reached()), board.size, board.size.width / 7, points)}${turner(view, ui, table)}${deferredRegion(() => news(table, reached))}${refused ? whyNot(place(reached()), board.size, edge, inSeatLanguage(table)) : nothing}${near && session.state.yours ? whole(near, say, () => leaveCloseUp(view, table)) : nothing}`,
  });
}

/** Beside an area that is open, else in a corner: there it covers no arrow. */
const whole = ({ area }: CloseUp, say: Table["say"], leave: () => void) =>
  html`<button type="button" class="icon-button whole ${area ? "beside" : ""}" data-whole-board title=${say("whole-board")} @click=${leave}>${icon("minimize")}</button>`;

function canRotate({ session: { state } }: Pick<Table, "session">) {
  const { choosing, pending, moving, past } = state;
  return pending !== null && !moving && past === null && nextRotation(choosing) !== pending;
}

function turner(view: View, ui: Seen["ui"], table: Pick<Table, "board" | "say" | "session">) {
  const { session, board, say } = table;
  const box = board.rotateButton && canRotate(table) ? board.rotateButton(view, ui) : null;
  if (!box) return nothing;
  return html`<button type="button" class="turner" data-turn aria-label=${say("turn")} aria-keyshortcuts="R" .style=${placed(box, board.size)} @click=${session.taps.rotate}>${icon("rotate-cw")}</button>`;
}

/** Things in hand by lines: those of one height that follow one another. */
const linesOf = (all: HandItem[]) =>
  all.reduce<HandItem[][]>((lines, one) => {
    const last = lines.at(-1);
    if (last && last[0]?.height === one.height) last.push(one);
    else lines.push([one]);
    return lines;
  }, []);

/** The hand, upright before its owner: gone once the sheet lies over the table. What is said of a puzzle needs the room of what cannot answer it. */
export function handOf(view: View, table: Table) {
  if (table.session.state.handover?.stage === "sheet") return nothing;
  const seen = {
    ...seenBy(view, table),
    refusal: table.session.state.refusal,
    points: table.lesson?.pointedAt(table) ?? null,
  };
  const marked = seen.answer?.drawn.lit;
  const held = table.board.hand(view, seen.ui);
  const among = (picks: Set<string>) => (one: HandItem) => placesIn(one).some(({ pick }) => picks.has(pick));
  const all = marked ? held.filter(among(marked)) : held;
  const idle = table.puzzle && all.length > 1 && !all.some(among(seen.tapping.lit));
  if (!all.length || idle) return nothing;
  const lines = linesOf(all);
  const [wide, apart] = [all.some(({ places }) => places), all.some((one) => one.apart)];
  return html`<div class="hand ${wide ? "wide" : ""} ${lines.length > 1 ? "in-lines" : ""} ${apart ? "apart" : ""}" data-hand>${lines.map(
    (line) =>
      html`<div class="hand-line ${tapsIn(line)} ${isShort(line) ? "short" : ""}">${repeat(
        line,
        ({ name }) => name,
        (one, at) => heldIn(one, (100 * at) / Math.max(1, line.length - 1), seen, table),
      )}</div>`,
  )}</div>`;
}

/** A class for things of which one has a button. */
const tapsIn = (things: HandItem[]) => (things.some((one) => placesIn(one).length) ? "taps" : "");

/** Whether a line has room for larger things: four as large as usual would fill it. */
const isShort = (line: HandItem[]) => line.filter(({ quiet }) => !quiet).length < 4;

type HandSeen = Seen & { refusal: Table["session"]["state"]["refusal"]; points: string | null };

/** A thing in hand, rendered again only where something of it changes. @param across percent from the left */
function heldIn(one: HandItem, across: number, { marks, tapping, refusal, points }: HandSeen, table: Table) {
  const { picture, width, height, quiet, apart } = one;
  const [size, places] = [{ width, height }, placesIn(one)];
  const among = (name: string | null = null) => places.some(({ pick }) => pick === name);
  const refused = refusal && among(refusal.pick) ? refusal : null;
  const pointed = among(points) ? points : null;
  const states = places.map(
    ({ pick }) => `${tapping.lit.has(pick)} ${tapping.picked.includes(pick)} ${tapping.note?.(pick)}`,
  );
  return guard(
    [one, states.join(), tapping.lang, refused, pointed],
    () => html`<div class="held ${quiet ? "by-keys" : ""} ${apart ? "apart" : ""} ${tapsIn([one])}" .style=${`--across:${width}px;--high:${height}px`}>
    <svg class="paint" viewBox=${viewBox(size)} aria-hidden="true">${picture}</svg>
    ${advisedOn(size, marks, () => places, "south")}${buttons(places, size, tapping)}${pointed === null ? nothing : table.lesson?.pointing(places, size, 52, pointed)}
    ${refused ? whyNot(places, size, "south", inSeatLanguage(table), across) : nothing}</div>`,
  );
}

function advisedOn(size: Size, marks: Seen["marks"], places: () => Handle[], edge: Edge) {
  if (!marks.best.size) return nothing;
  return svg`<svg class="paint marks" viewBox=${viewBox(size)} aria-hidden="true">${advisedMarks(places(), marks, { edge, width: size.width })}</svg>`;
}

/** The names of cells made before, by label. */
const NAMES: WeakMap<object, { lang: string; lies: string; canBeTapped: string }> = new WeakMap();

/** A cell's name, also where it can be tapped. Kept: a board has a hundred, and a tap changes which can be tapped. */
function namesOf(label: Sentence, { say, lang }: Pick<Table, "say" | "lang">) {
  const before = NAMES.get(label);
  if (before?.lang === lang) return before;
  const lies = say(label.key, label.args);
  const made = { lang, lies, canBeTapped: say("cell-lit", { cell: lies }) };
  NAMES.set(label, made);
  return made;
}

function cellName(cell: Handle, lit: Set<string>, { best, values }: Marks, table: Pick<Table, "lang" | "say">) {
  const { say } = table;
  const { lies, canBeTapped } = isCell(cell)
    ? namesOf(cell.label, table)
    : { lies: say(cell.label.key, cell.label.args), canBeTapped: null };
  const name = lit.has(cell.pick) && canBeTapped ? canBeTapped : lies;
  const worth = values.get(cell.pick);
  const judged = worth === undefined ? name : say("judged", { what: name, worth: written(worth, table) });
  return best.has(cell.pick) ? say("advised", { what: judged }) : judged;
}

/** The middle of a place's side that is farthest from each edge of a table: there the reason does not cover it. */
const FAR: Record<Edge, [across: number, down: number]> = {
  south: [0.5, 0],
  west: [1, 0.5],
  north: [0.5, 1],
  east: [0, 0.5],
};

/** Why a tap was refused, shown where it happened. @param lies percent from the left, of one drawing of many */
function whyNot(
  places: Handle[],
  size: Size,
  edge: Edge,
  table: Pick<Table, "board" | "lang" | "say" | "session">,
  lies?: number,
) {
  const { session, board, say, lang } = table;
  const { refusal } = session.state;
  if (!refusal) return nothing;
  const cell = places.find((one) => one.pick === refusal.pick);
  const [side, height] = FAR[edge];
  const [x, y] = cell ? [cell.x + side * cell.width, cell.y + height * cell.height] : [size.width / 2, size.height / 2];
  const [left, top] = [(100 * x) / size.width, (100 * y) / size.height];
  const [across, down] = lies === undefined ? turned(left, top, edge) : [lies, 100];
  return html`<p class="why from-${edge} ${across < 30 ? "at-left" : across > 70 ? "at-right" : ""} ${down < 20 ? "below" : ""}" data-why=${refusal.key} ${inLanguage(lang)}
    .style=${`left:${left}%;top:${top}%`}><span>${say(refusal.key, refusal.args)}</span>${ruleLink(board.section(refusal.key), table)}</p>`;
}
