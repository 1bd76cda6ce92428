// The end of a game, as far as all games share it: the ranking, the chart of scores, and both as tables. Pure; names no
// game and never touches the DOM.
import { html, nothing, svg } from "lit-html";
import { round, star, times } from "./drawing.ts";
import { lookup, ofSeat } from "../base/lookup.ts";
import type { Say } from "../i18n/translate.ts";

type Seat = { seat: number; name: string; colors: string[]; score: number };
type Point = { ply: number; scores: number[] };
export type View = { seats: Seat[]; result: { winners: number[]; ranking: number[][]; story: Point[] } | null };

/** The ranking as a list of seats with their places; seats that share a place have the same number. */
export function ranked({ result }: { result: { winners: number[]; ranking: number[][] } | null }) {
  const groups = result?.ranking ?? [];
  return groups.flatMap((group, i) => {
    const rank = 1 + groups.slice(0, i).reduce((sum, { length }) => sum + length, 0);
    return group.map((seat) => ({ seat, rank, won: Boolean(result?.winners.includes(seat)) }));
  });
}

/** The ranking for whoever does not see it, and what scores are made of; the last `risen` places are seen so far. */
export function rankTable<Own extends Pick<Seat, "name" | "score">>(
  view: { seats: Own[]; result: View["result"] },
  made: (seat: Own) => string,
  risen: number = view.seats.length,
) {
  const hidden = view.seats.length - risen;
  return html`<ol class="hidden">${ranked(view).map((place, at) => {
    const seat = ofSeat(view.seats, place.seat);
    return html`<li data-rank=${place.rank} value=${place.rank} ?hidden=${at < hidden}><bdi>${seat.name}</bdi> <b>${seat.score}</b> <span>${made(seat)}</span></li>`;
  })}</ol>`;
}

const [WIDE, HIGH, LEFT, TOP] = [640, 280, 52, 14];
const [RIGHT, BOTTOM] = [WIDE - 76, HIGH - 16];

/** Dash patterns and markers, so that lines differ without colour: each goes with the weave of a dye. */
const LINES = {
  terracotta: { dash: "0 99999", marker: "M0 -9L9 0L0 9L-9 0Z" },
  saffron: { dash: "14 6", marker: "M0 -9L9 7H-9Z" },
  majorelle: { dash: "3 7", marker: "M-7.5 -7.5h15v15h-15Z" },
  mint: { dash: "16 6 3 6", marker: "M-3 -9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" },
  aubergine: { dash: "8 5", marker: star(0, 0, 9) },
};

const STYLES = Object.values(LINES);

/** The line of a dye; of a game's own dyes each seat has another, as far as there are any. */
export const lineOf = (dye: string, seat: number) => lookup(LINES, dye) ?? ofSeat(STYLES, seat % STYLES.length);

/** From nothing, or the lowest score below it, to the highest. */
function scales(story: Point[]) {
  const scores = story.flatMap((point) => point.scores);
  const top = Math.ceil(Math.max(...scores, 10) / 10) * 10;
  const low = Math.floor(Math.min(...scores, 0) / 10) * 10;
  return {
    ...{ top, low },
    x: (i: number) => round(LEFT + ((RIGHT - LEFT) * i) / Math.max(story.length - 1, 1)),
    y: (score: number) => round(BOTTOM - ((BOTTOM - TOP) * (score - low)) / (top - low)),
  };
}

function grid({ top, low, y }: ReturnType<typeof scales>) {
  const step = top - low > 60 ? 20 : 10;
  const first = Math.ceil(low / step) * step;
  return times(Math.floor((top - first) / step) + 1, (i) => {
    const score = first + i * step;
    return svg`<path d="M${LEFT} ${y(score)}H${RIGHT}" stroke="var(--line)" stroke-opacity="0.5" /><text fill="var(--ink-soft)" font-size="23" text-anchor="end" x=${LEFT - 16} y=${y(score) + 5}>${score}</text>`;
  });
}

export const marker = (dye: string, seat: number, at: string) =>
  svg`<path class="story-marker dye-${dye}" fill="var(--dye)" stroke="var(--edge)" stroke-width="2" stroke-linejoin="round" d=${lineOf(dye, seat).marker} transform="translate(${at})" />`;

/** A path in all dyes of a seat: a casing, the first dye with its stitches, the others in turns. */
export function thread(d: string, [first = "", ...others]: string[], seat: number) {
  const seam = (dye: string, dash: unknown = nothing) =>
    svg`<path class="dye-${dye}" d=${d} stroke="var(--dye)" stroke-width="4.8" stroke-dasharray=${dash} />`;
  return svg`<g fill="none"><g stroke-linejoin="round" stroke-linecap="round"><path d=${d} stroke="var(--edge)" stroke-width="7.4" />${seam(first)}</g>
    <path class="dye-${first}" d=${d} stroke="var(--thread)" stroke-width="2.2" stroke-dasharray=${lineOf(first, seat).dash} />
    <g stroke-linejoin="round" stroke-linecap="round">${others.map((dye) => seam(dye, "22 22"))}</g></g>`;
}

function line(seat: number, dyes: string[], story: Point[], { x, y }: ReturnType<typeof scales>) {
  const [first, ...others] = dyes;
  if (!first) return nothing;
  const at = story.map((point, i) => `${x(i)} ${y(ofSeat(point.scores, seat))}`);
  const every = Math.ceil(story.length / 8);
  const marked = at.filter((_, i) => i < at.length - 1 && i % every === 0);
  const d = `M${at.join("L")}`;
  return svg`<g data-line=${seat}>${thread(d, [first, ...others], seat)}
    ${marked.map((point, i) => marker(dyes[i % dyes.length] ?? first, seat, point))}</g>`;
}

/** The least distance between two scores at the right end. */
const APART = 22;

/** The final scores at the right end, moved apart where they would overlap, and up where there is no room below. */
function ends(lines: { seat: number; dyes: string[] }[], { y }: ReturnType<typeof scales>, last: number[]) {
  let floor = -Infinity;
  const scored = lines.map(({ seat, dyes }) => ({ seat, dyes, score: ofSeat(last, seat) }));
  const ordered = scored.sort((a, b) => b.score - a.score);
  return ordered.map(({ seat, dyes, score }, i) => {
    const lowest = HIGH - 8 - APART * (ordered.length - 1 - i);
    floor = Math.min(Math.max(y(score), floor + APART), lowest);
    return svg`<g transform="translate(${RIGHT + 8} ${floor})">${dyes.map((dye, at) => marker(dye, seat, `${(at - dyes.length + 1) * 19} 0`))}<text fill="var(--ink)" font-size="23" font-weight="700" x="14" y="6">${score}</text></g>`;
  });
}

/** The chart of scores, a line for each seat, in the dye of its colour. */
export function scoreChart(view: View, dyeOf: (color: string) => string) {
  const points = view.result?.story ?? [];
  const last = points.at(-1);
  if (!last) return nothing;
  const scale = scales(points);
  const lines = view.seats.map(({ seat, colors }) => ({ seat, dyes: colors.map(dyeOf) }));
  return html`<svg class="result-story" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">
    ${grid(scale)}${lines.map(({ seat, dyes }) => line(seat, dyes, points, scale))}${ends(lines, scale, last.scores)}</svg>`;
}

/** The most rows of the scores as a table: as many as one listens to. */
const ROWS = 12;

/** The same chart as a table, for whoever does not see it: the scores at some of its points, the last one included. */
export function scoreTable(
  { seats, result }: { seats: { name: string }[]; result: { story: Point[] } | null },
  say: Say,
) {
  const points = result?.story ?? [];
  const every = Math.ceil(points.length / ROWS);
  const some = points
    .map((point, at) => ({ at, ...point }))
    .filter(({ at }) => at % every === (points.length - 1) % every);
  return html`<div class="hidden"><table data-story-table><caption>${say("result-story")}</caption>
    <thead><tr><td></td>${seats.map(({ name }) => html`<th scope="col"><bdi>${name}</bdi></th>`)}</tr></thead>
    <tbody>${some.map(
      ({ at, scores }) =>
        html`<tr><th scope="row">${say("result-turn", { number: at })}</th>${scores.map((score) => html`<td>${score}</td>`)}</tr>`,
    )}</tbody></table></div>`;
}
