// The end of Marrakech as two pictures: what each seat's score is made of, and how the scores went.
// `words` for breakdown: {dirhams(n), squares(n), out()} -> string, already in the reader's language.
import { html, nothing, svg } from "lit-html";
import { coinAt, fixed, round, star, swatch, weave } from "../../table/drawing.js";

/** @typedef {import("../../table/drawing.js").Color} Color */
/** @typedef {{seat: number, name: string, colors: Color[], score: number, dirhams: number, visible: number, out: boolean}} Seat */
/** @typedef {{seats: Seat[], board: {rugs: import("./rugs.js").Rug[]}, result: {winners: number[], ranking: number[][], story: {ply: number, scores: number[]}[]} | null}} View */
/** @typedef {{dirhams: (n: number) => string, squares: (n: number) => string, out: () => string}} Words */

/** @type {Color[]} */
const COLORS = ["terracotta", "saffron", "majorelle", "mint"];
const WEAVES = fixed(`<defs>${COLORS.map((color) => weave(color, `strip-${color}`)).join("")}</defs>`);
const LENGTH = 600;
const COIN = fixed(coinAt(0, 0, 17));

/** The visible squares of each of a seat's colours. @param {View} view @param {Seat} seat */
function squaresByColor({ board }, seat) {
  return seat.colors.map((color) => ({ color, count: board.rugs.filter((rug) => rug.owner === seat.seat && rug.color === color)
    .reduce((sum, rug) => sum + (rug.visible?.length ?? 0), 0) }));
}

/** Coins lie in a row, each a little over the one before. @param {number} count @param {number} unit */
function coins(count, unit) {
  return Array.from({ length: count }, (_, i) => svg`<g transform="translate(${round(18 + i * unit)} 20)">${COIN}</g>`);
}

/** @param {{color: Color, count: number}} strip @param {number} x @param {number} unit */
function strip({ color, count }, x, unit) {
  if (!count) return nothing;
  const seams = Array.from({ length: count - 1 }, (_, i) => `M${round(x + (i + 1) * unit)} 4V36`).join("");
  return svg`<g class="strip"><rect x=${x} y="4" width=${round(count * unit)} height="32" rx="2" fill="url(#strip-${color})" /><path class="seams" d=${seams} /></g>`;
}

/** Dirhams first, then the rugs. @param {View} view @param {Seat} seat @param {number} unit */
function bar(view, seat, unit) {
  let x = seat.dirhams ? round(40 + (seat.dirhams - 1) * unit) : 2;
  const strips = squaresByColor(view, seat).map((part) => {
    const drawn = strip(part, x, unit);
    x = round(x + part.count * unit + (part.count ? 4 : 0));
    return drawn;
  });
  return html`<svg class="result-bar" viewBox="0 0 ${LENGTH} 40" aria-hidden="true">${seat.out ? nothing : [coins(seat.dirhams, unit), strips]}</svg>`;
}

/** @param {number} rank */
const winner = (rank) => html`<svg class="result-star" viewBox="-20 -20 40 40" width="40" height="40" aria-hidden="true">
  <path d=${star(0, 0, 19)} /><text y="7">${rank}</text></svg>`;

/** @param {View} view @param {Seat} seat @param {number} rank @param {number} unit @param {Words} words */
function row(view, seat, rank, unit, words) {
  const won = view.result?.winners.includes(seat.seat);
  const made = seat.out ? words.out() : `${words.dirhams(seat.dirhams)} + ${words.squares(seat.visible)}`;
  return html`<li class="result-row ${won ? "won" : ""} ${seat.out ? "out" : ""}">
    <span class="result-rank">${won ? winner(rank) : rank}</span>
    <span class="result-rugs">${seat.colors.map(swatch)}</span>
    <span class="result-name"><bdi>${seat.name}</bdi></span>
    <span class="result-made">${made}</span>
    <span class="result-score">${seat.score}</span>
    ${bar(view, seat, unit)}
  </li>`;
}

/** What each score is made of, in the order of the ranking. @param {View} view @param {Words} words */
export function breakdown(view, words) {
  const ranking = view.result?.ranking ?? [];
  const most = Math.max(...view.seats.map((seat) => (seat.out ? 0 : seat.dirhams + seat.visible)), 1);
  const unit = Math.min(14, (LENGTH - 56) / most);
  let rank = 1;
  const rows = ranking.flatMap((group) => {
    const shared = rank;
    rank += group.length;
    return group.map((seat) => row(view, view.seats[seat], shared, unit, words));
  });
  return html`<svg class="result-weaves" width="0" height="0" aria-hidden="true">${WEAVES}</svg><ol class="result-rows">${rows}</ol>`;
}

const [WIDE, HIGH, LEFT, TOP] = [640, 280, 52, 14];
const [RIGHT, BOTTOM] = [WIDE - 60, HIGH - 16];

/** A dash and a marker for each colour, so that the lines are told apart in grey. @type {Record<Color, {dash: string, marker: string}>} */
const LINES = {
  terracotta: { dash: "0 99999", marker: "M0 -9L9 0L0 9L-9 0Z" },
  saffron: { dash: "14 6", marker: "M0 -9L9 7H-9Z" },
  majorelle: { dash: "3 7", marker: "M-7.5 -7.5h15v15h-15Z" },
  mint: { dash: "16 6 3 6", marker: "M-3 -9h6v6h6v6h-6v6h-6v-6h-6v-6h6Z" },
  aubergine: { dash: "8 5", marker: star(0, 0, 9) },
};

/** @param {{ply: number, scores: number[]}[]} story */
function scales(story) {
  const top = Math.ceil(Math.max(...story.flatMap((point) => point.scores), 10) / 10) * 10;
  return {
    top,
    x: (/** @type {number} */ i) => round(LEFT + ((RIGHT - LEFT) * i) / Math.max(story.length - 1, 1)),
    y: (/** @type {number} */ score) => round(BOTTOM - ((BOTTOM - TOP) * score) / top),
  };
}

/** @param {ReturnType<typeof scales>} scale */
function grid({ top, y }) {
  const step = top > 60 ? 20 : 10;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step).map((score) =>
    svg`<path class="story-grid" d="M${LEFT} ${y(score)}H${RIGHT}" /><text class="story-scale" x=${LEFT - 16} y=${y(score) + 5}>${score}</text>`);
}

/** @param {Seat} seat @param {{ply: number, scores: number[]}[]} story @param {ReturnType<typeof scales>} scale */
function line(seat, story, { x, y }) {
  const [color] = seat.colors;
  const at = story.map((point, i) => `${x(i)} ${y(point.scores[seat.seat])}`);
  const every = Math.ceil(story.length / 8);
  const marked = at.filter((_, i) => i < at.length - 1 && i % every === 0);
  const d = `M${at.join("L")}`;
  return svg`<g class="story-line dye-${color}"><path class="story-casing" d=${d} /><path class="story-seam" d=${d} />
    <path class="story-stitch" d=${d} stroke-dasharray=${LINES[color].dash} />${marked.map((point) => svg`<path class="story-marker" d=${LINES[color].marker} transform="translate(${point})" />`)}</g>`;
}

/** The scores at the right end, moved apart where they would touch. @param {Seat[]} seats @param {ReturnType<typeof scales>} scale @param {number[]} last */
function ends(seats, { y }, last) {
  let floor = -Infinity;
  return [...seats].sort((a, b) => last[b.seat] - last[a.seat]).map((seat) => {
    floor = Math.max(y(last[seat.seat]), floor + 22);
    const [color] = seat.colors;
    return svg`<g class="dye-${color}" transform="translate(${RIGHT + 8} ${floor})"><path class="story-marker" d=${LINES[color].marker} /><text class="story-end" x="14" y="6">${last[seat.seat]}</text></g>`;
  });
}

/** The scores as they went, a line for each seat. @param {View} view */
export function story(view) {
  const points = view.result?.story ?? [];
  if (!points.length) return nothing;
  const scale = scales(points);
  const lines = view.seats.map((seat) => line(seat, points, scale));
  return html`<svg class="result-story" viewBox="0 0 ${WIDE} ${HIGH}" aria-hidden="true">
    ${grid(scale)}${lines}${ends(view.seats, scale, points[points.length - 1].scores)}</svg>`;
}
