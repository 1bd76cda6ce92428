// Everybody's chance to win from the beginning of a game to its end: a line for each seat with a face at its end, and a
// knob that leads the board along it.
import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { aloud, inSentences } from "../../i18n/functions.ts";
import { marker, thread } from "../../art/result.ts";
import { ofSeat } from "../../base/lookup.ts";
import { CERTAIN, percent } from "./chance-parts.ts";
import { entryText } from "../../table/history-controls.ts";
import { avatarAt } from "../../table/seats.ts";
import type { Judged, NamedSeat } from "../../engine/shapes.ts";
import type { Analysed } from "../../session/review/analysis.ts";
import type { Table } from "../../table/types.ts";

const [WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM] = [400, 168, 16, 340, 24, 144];
/** How high a face is, and how much all of them share. */
const [FACE, FACES] = [56, 160];

const xOf = (ply: number, last: number) => LEFT + ((RIGHT - LEFT) * ply) / Math.max(1, last);
const yOf = (chance: number) => BOTTOM - ((BOTTOM - TOP) * chance) / CERTAIN;

const at = (x: number, y: number) => `left:${(100 * x) / WIDE}%;top:${(100 * y) / HIGH}%`;

/** Over so many plies before and after it a line is drawn smooth. */
const SMOOTH = 3;

/** A seat's chance as it is drawn: the mean of those around it, as many before as after. */
function smoothed(seat: number, ply: number, rows: Judged[]) {
  const reach = Math.min(SMOOTH, ply, rows.length - 1 - ply);
  const around = rows.slice(ply - reach, ply + reach + 1);
  return around.reduce((sum, { chances }) => sum + ofSeat(chances, seat), 0) / around.length;
}

function line({ seat, colors = [] }: NamedSeat & { colors?: string[] }, { rows }: Analysed, { board, session }: Table) {
  const points = rows.map((_, ply) => [xOf(ply, session.state.view.ply), yOf(smoothed(seat, ply, rows))]);
  const [d, dyes] = [`M${points.map((point) => point.join(" ")).join("L")}`, colors.map(board.dye)];
  return svg`<g data-line=${seat}>${thread(d, dyes, seat)}${marker(dyes[0] ?? "", seat, points.at(-1)?.join(" ") ?? "")}</g>`;
}

/** The faces at the ends of the lines, moved apart where they would overlap. */
function faces(seats: NamedSeat[], { rows }: Analysed, table: Table) {
  const last = rows.at(-1)?.chances ?? [];
  const high = Math.min(FACE * 0.8, FACES / seats.length);
  const ordered = [...seats].sort((one, other) => ofSeat(last, other.seat) - ofSeat(last, one.seat));
  let floor = (HIGH - FACES) / 2 - high / 2;
  return ordered.map((seat, i) => {
    const lowest = (HIGH + FACES) / 2 - high * (ordered.length - i - 0.5);
    floor = Math.min(Math.max(yOf(ofSeat(last, seat.seat)), floor + high), lowest);
    return html`<span .style="${at(RIGHT + 32, floor)};scale:${high / FACE}">${avatarAt(seat, table)}</span>`;
  });
}

/** What the knob says of where it is. */
function words(ply: number, chances: number[], table: Table) {
  const told = chances.map((chance, seat) => table.say("analysis-chance", { seat, points: percent(chance) }));
  return aloud(inSentences([entryText(ply, table), ...told]));
}

export function curve(analysed: Analysed, table: Table) {
  const { say, session, notes } = table;
  const { view, historyPly } = session.state;
  const { rows } = analysed;
  const [ply, known] = [historyPly ?? view.ply, Math.min(historyPly ?? view.ply, rows.length - 1)];
  const chances = rows[known]?.chances;
  if (!chances) return nothing;
  const slide = ({ target }: { target: HTMLInputElement }) => {
    notes.study(null);
    table.look(Number(target.value));
  };
  return html`<figure class="cream chances" dir="ltr"><svg class="chance-lines" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">${view.seats.map((seat) => line(seat, analysed, table))}</svg>
    <div aria-hidden="true">${faces(view.seats, analysed, table)}</div>
    <input type="range" min="0" max=${view.ply} step="1" .value=${live(String(ply))} data-knob aria-label=${say("analysis-slider")} aria-valuetext=${words(ply, chances, table)} @input=${slide} />
    <i class="knob" .style=${at(xOf(ply, view.ply), yOf(Math.max(...chances.map((_, seat) => smoothed(seat, known, rows)))))}></i></figure>`;
}
