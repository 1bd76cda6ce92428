// The end of a game as a picture: a column for each seat, made of the parts of its score, over the square at evening.
// Pure; names no game and never touches the DOM.
import { html, nothing, svg } from "lit-html";
import { fixed, times } from "./drawing.ts";
import { ranked } from "./result.ts";
import { COLORS, weave } from "./textiles.ts";
import { partsOf } from "./score-parts.ts";
import { ofSeat } from "../base/lookup.ts";
import type { Rise, ScorePart, SeatScore } from "../game-api/result.ts";

type Seat = { seat: number; name: string; score: number };
type Place = { rank: number; won: boolean };
type Drawn = { made: SeatScore; token: unknown };

const WEAVES = fixed(`<defs>${COLORS.map((color) => weave(color, `podium-${color}`)).join("")}</defs>`);

/** The paint of a part that is woven in a dye, within a podium. */
export const woven = (dye: string) => ({ paint: `url(#podium-${dye})`, woven: true });

/** A part as far as it has grown; its number is there once it is whole. */
const partDrawn = ({ points, paint, sign, woven }: ScorePart, grown: number) =>
  html`<div class="part" .style=${`--points:${grown}`}><svg class="part-paint" width="100%" height="100%"><rect width="100%" height="100%" fill=${paint} /></svg>${
    grown < points
      ? nothing
      : html`<span class="part-points ${woven ? "plate" : ""}">${sign ? html`<svg viewBox="-15 -15 30 30">${sign}</svg>` : nothing}${points}</span>`
  }</div>`;

/** The parts as far as they have grown, in points of all of them. */
function stacked(parts: ScorePart[], grown: number) {
  let left = grown;
  return parts.map((part) => {
    const seen = Math.min(part.points, Math.max(0, left));
    left -= part.points;
    return seen > 0 ? partDrawn(part, seen) : nothing;
  });
}

const unseen = (rank: number) =>
  html`<div class="column unseen" data-column=${rank}><b class="column-score">?</b></div>`;

const column = ({ rank, won }: Place, seat: Seat, { made, token }: Drawn, grown: number) =>
  html`<div class="column ${won ? "won" : ""} ${made.out ? "out" : ""}" data-column=${rank}>
    <span class="column-token">${token}</span><b class="column-score">${grown}</b>
    <div class="column-parts">${made.out ? html`<span class="column-out">${made.made}</span>` : stacked(partsOf(made, seat.score), grown)}</div>
    <bdi class="column-name">${seat.name}</bdi></div>`;

/** Confetti at rest, in hundredths; it falls there from above. None lies over what is said. */
const SHREDS = times(70, (i) => ({ i, x: (i * 61.8) % 100, y: (i * 37.7) % 58 }));
const PAPER = SHREDS.filter(({ x, y }) => x > 50 || y > 22).map(({ i, x, y }, at) => {
  const [turn, late] = [(i * 97) % 180, (i * i * 131) % 400];
  return html`<i class="dye-${COLORS[at % 4]}" .style=${`--x:${x}%;--y:${y}%;--turn:${turn}deg;--late:${late}ms`}></i>`;
});

export const confetti = () => html`<div class="confetti" aria-hidden="true">${PAPER}</div>`;

export const ROOFS =
  "M0 100V62h70v-9h56v12h60V44h48v20h44V52h90v15h38V58h28V18h-4v-4h8l16-14 16 14h8v4h-4v46h62V50h76v16h50v-8h92v12h36V46h60v18h48V56h84v12h60v-8h50v40z";
const SKYLINE = svg`<svg class="skyline" viewBox="0 0 1100 100" preserveAspectRatio="xMidYMax slice"><path d=${ROOFS} /></svg>`;

/** The columns at the end of a game, from the last place to the first, on one scale; `rise` is what is seen so far. */
export function podium<Own extends Seat>(
  view: { seats: Own[]; result: { winners: number[]; ranking: number[][] } | null },
  draw: (seat: Own) => Drawn,
  rise?: Rise,
) {
  const most = Math.max(...view.seats.map(({ score }) => score), 1);
  const columns = ranked(view)
    .reverse()
    .map((place) => {
      const seat = ofSeat(view.seats, place.seat);
      const grown = rise ? rise.points[place.seat] : seat.score;
      const shown = { ...place, won: place.won && !rise };
      return grown === undefined ? unseen(place.rank) : column(shown, seat, draw(seat), grown);
    });
  return html`<div class="podium" aria-hidden="true"><svg width="0" height="0">${WEAVES}</svg>${SKYLINE}
    <div class="columns" .style=${`--seats:${columns.length};--most:${most}`}>${columns}</div></div>`;
}
