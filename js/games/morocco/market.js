// The contents of the market: workers in their spaces, awnings over closed stalls, juice on the corners, cubes of rows
// and columns. From a view to a drawing.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { at, polar, round, times } from "../../art/drawing.js";
import { degrees } from "../../art/grid.js";
import { dyeOf, familyAt } from "./families.js";
import { ARROW, cubesMarkup, khatam, slices } from "./pieces.js";
import { centre, COLUMNS, corner, edge, lineAt, QUADRANTS, spaceAt } from "./places.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Ui} Ui */

/** @param {Worker} worker @param {string} space @param {Seat[]} seats @param {string} [more] a class */
export function drawWorker({ seat, kind }, space, seats, more = "") {
  const family = familyAt(seats, seat);
  return svg`<g class="worker dye-${dyeOf(family)} ${more}" transform=${at(spaceAt(space))}><use href="#morocco-${kind}-${family}" /></g>`;
}

/** @param {Stall} stall @param {Seat[]} seats @param {Frame | null} frame */
function workers({ stall, spaces }, seats, frame) {
  return QUADRANTS.map((quadrant) => {
    const [space, worker] = [`${stall}.${quadrant}`, spaces[quadrant]];
    if (!worker) return nothing;
    return drawWorker(worker, space, seats, frame?.dropping?.includes(space) ? "dropping" : "");
  });
}

/** The four places of a stall as quarters of a ring. */
const PLACES = times(4, (i) => {
  const [from, to] = [polar(0, 0, 18, i * 90 - 80), polar(0, 0, 18, i * 90 - 10)];
  return `M${from.x} ${from.y}A18 18 0 0 1 ${to.x} ${to.y}`;
});
const EMPTY = PLACES.join("");

/**
 * How full a stall is, by whose workers; in the middle, who leads.
 * @param {Stall} stall
 * @param {Seat[]} seats
 * @param {number} signs
 */
function fullness({ stall, count, counts, leader }, seats, signs) {
  if (!count) return nothing;
  const dyes = counts.flatMap((own, seat) => times(own, () => `dye-${dyeOf(familyAt(seats, seat))}`));
  const filled = PLACES.slice(0, count).map((d, i) => svg`<path class="counted ${dyes[i] ?? ""}" d=${d} />`);
  return svg`<g class="fullness" transform=${at(centre(stall), signs)}><circle r="25" /><path class="petals" d=${EMPTY} />${filled}${leader === null ? nothing : leaderSign(familyAt(seats, leader))}</g>`;
}

/** @param {string} family */
const leaderSign = (family) =>
  svg`<use class="dye-${dyeOf(family)}" href="#morocco-medallion-${family}" transform="scale(.86)" />`;

/** A tag, and the cubes on it. */
const TAG = { width: 50, height: 24, round: 7, above: 71, cubes: [-11, 11.5], size: 0.52 };

/** @param {import("./places.js").Point} middle @param {number} signs */
function tagAt({ x, y }, signs) {
  const [width, height] = [TAG.width * signs, TAG.height * signs];
  return svg`<rect class="tag" x=${round(x - width / 2)} y=${round(y - height / 2)} width=${width} height=${height} rx=${TAG.round * signs} />`;
}

/**
 * What open stalls cost: two cubes each, on a tag at their heads.
 * @param {Stall[]} stalls
 * @param {number} signs
 */
function priced(stalls, signs) {
  const tags = stalls
    .filter(({ price }) => price.length)
    .map(({ stall, price }) => ({ x: centre(stall).x, y: centre(stall).y - TAG.above, price }));
  const cubes = tags.flatMap(({ x, y, price }) =>
    price.map((color, i) => ({ color, x: x + (TAG.cubes[i] ?? 0) * signs, y })),
  );
  return svg`<g class="tags">${tags.map((tag) => tagAt(tag, signs))}${unsafeSVG(cubesMarkup(cubes, TAG.size * signs))}</g>`;
}

/** @param {Stall} stall @param {Seat[]} seats @param {Frame | null} frame */
function awning({ stall, tile }, seats, frame) {
  if (!tile) return nothing;
  const family = tile.owner === null ? null : familyAt(seats, tile.owner);
  const dye = family ? dyeOf(family) : "wool";
  return svg`<g class="awning dye-${dye}" transform="${at(centre(stall))} scale(1.13)"><g class=${frame?.unfolding === stall ? "unfolding" : nothing}><use href="#morocco-awning-${family ?? "nobody"}" /></g></g>`;
}

/** The arrow of a tile, over the lane to its neighbour. @param {Stall} stall @param {Frame | null} frame */
function arrow({ stall, tile }, frame) {
  if (!tile?.arrow) return nothing;
  return svg`<g class="arrow" transform="${at(edge(stall, tile.arrow, -4))} rotate(${degrees(tile.arrow)})"><g class=${frame?.pointing === stall ? "pointing" : nothing}><path d=${ARROW} /></g></g>`;
}

/** The numbers of queued stalls. @param {Board} board @param {number} signs */
function waiting({ queue }, signs) {
  return queue.map(
    (stall, i) =>
      svg`<g class="waiting" transform=${at(centre(stall), signs)}><path d=${khatam(19)} /><text y="7">${i + 1}</text></g>`,
  );
}

/** The juice on the corners, with its values. @param {string[]} lines */
function juice(lines) {
  const tokens = lines
    .flatMap((line, up) => [...line].map((value, across) => ({ value, ...corner(across, up) })))
    .filter(({ value }) => value !== ".");
  return svg`<g class="juice">${unsafeSVG(slices(tokens))}<text class="worth" x=${tokens.map(({ x }) => x).join(" ")} y=${tokens.map(({ y }) => y + 8.6).join(" ")}>${tokens.map(({ value }) => value).join("")}</text></g>`;
}

/** The cubes that rows and columns cost. @param {Board} board */
function lines({ rows, columns }) {
  const cubes = [
    ...rows.map((color, i) => ({ color, ...lineAt(`row:${i + 1}`) })),
    ...columns.map((color, i) => ({ color, ...lineAt(`column:${COLUMNS[i]}`) })),
  ];
  return svg`<g class="line-cubes">${unsafeSVG(cubesMarkup(cubes))}</g>`;
}

/** @param {Board} board @param {Seat[]} seats @param {Pick<Ui, "frame" | "signs">} ui */
export function market(board, seats, { frame, signs }) {
  const [open, closed] = [board.stalls.filter((stall) => !stall.tile), board.stalls.filter((stall) => stall.tile)];
  return svg`${board.stalls.map((stall) => guard([stall, frame], () => workers(stall, seats, frame)))}${open.map((stall) => guard([stall, signs], () => fullness(stall, seats, signs)))}${closed.map((stall) => awning(stall, seats, frame))}
    ${guard([board.juice], () => juice(board.juice))}${closed.map((stall) => arrow(stall, frame))}${guard([signs, ...open.map(({ price }) => price)], () => priced(open, signs))}${guard([board.rows, board.columns], () => lines(board))}${waiting(board, signs)}`;
}
