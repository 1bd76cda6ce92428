// The contents of the market: workers in their stalls, counters with prices and who leads, awnings over closed stalls,
// juice on the corners, cubes of rows and columns. From a view to a drawing.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { at } from "../../art/drawing.ts";
import { degrees } from "../../art/grid.ts";
import { dyeOf, familyAt } from "./families.js";
import { squareOf } from "./ground.js";
import { ARROW, cubesMarkup, slices } from "./pieces.js";
import { centre, COLUMNS, corner, COUNTER, edge, lineAt, QUADRANTS, spaceAt } from "./places.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */
/** @typedef {import("./types").Frame} Frame */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("../../art/drawing.ts").Point} Point */
/** Workers that wait to be placed, by space; one that is not chosen yet has no figure. @typedef {Record<string, Worker | null>} Waiting */
/** Who leads in a stall, and whether a pending placement changes that. @typedef {{leader: number | null, changed: boolean}} Lead */

/** How many times as large as the pieces the figures stand in the market. */
const FIGURE = 1.13;

/** @param {Worker} worker @param {Point} point @param {Seat[]} seats @param {string} [more] a class */
function drawWorker({ seat, kind }, point, seats, more = "") {
  const family = familyAt(seats, seat);
  return svg`<g class="worker dye-${dyeOf(family)} ${more}" transform=${at(point, FIGURE)}><use href="#morocco-${kind}-${family}" /></g>`;
}

/** A worker that waits, a little above its foot. @param {string} space @param {Worker | null} worker @param {Seat[]} seats */
function ghost(space, worker, seats) {
  const { x, y } = spaceAt(space);
  return svg`<ellipse class="foot" cx=${x} cy=${y + 27} rx="24" ry="6.5" />${worker ? drawWorker(worker, { x, y: y - 6 }, seats, "pending") : nothing}`;
}

/**
 * Those who stand or wait in a stall, the back row first.
 * @param {Stall} stall
 * @param {Seat[]} seats
 * @param {Frame | null} frame
 * @param {Waiting} waiting
 */
const workers = ({ stall, spaces }, seats, frame, waiting) =>
  QUADRANTS.map((quadrant) => {
    const [space, worker] = [`${stall}.${quadrant}`, spaces[quadrant]];
    const waits = waiting[space];
    if (waits !== undefined) return ghost(space, waits, seats);
    return worker
      ? drawWorker(worker, spaceAt(space), seats, frame?.dropping?.includes(space) ? "dropping" : "")
      : nothing;
  });

/** The counters of open stalls, each layer of all of them one path. @param {Stall[]} open */
function counters(open) {
  const each = (/** @type {(point: Point) => string} */ path) => open.map(({ stall }) => path(centre(stall))).join("");
  const { top, front, bottom } = COUNTER;
  const boards = each(({ x, y }) => `M${x - 62} ${y + top}h124l3 ${front - top}h-130Z`);
  const fronts = each(({ x, y }) => `M${x - 65} ${y + front}h130v${bottom - front}h-130Z`);
  const joints = each(({ x, y }) => `M${x - 65} ${y + (front + bottom) / 2}h130`);
  return svg`<path class="counter-top" d=${boards} /><path class="counter-front" d=${fronts} /><path class="counter-joint" d=${joints} />`;
}

/** Where the cubes of a price lie on a counter, and how large; the medallion of who leads is left of them. */
const PRICE = { cubes: [-15, 15], aside: 14, size: 0.66 };

/** @param {Stall[]} open @param {Record<string, Lead>} leads @param {number} signs */
function prices(open, leads, signs) {
  const cubes = open.flatMap(({ stall, price }) => {
    const [{ x, y }, led] = [centre(stall), leads[stall]?.leader != null];
    return price.map((color, i) => ({
      color,
      x: x + (PRICE.cubes[i] ?? 0) + (led ? PRICE.aside : 0),
      y: y + COUNTER.middle,
    }));
  });
  return svg`<g class="prices">${unsafeSVG(cubesMarkup(cubes, PRICE.size * signs))}</g>`;
}

/** @param {Stall} stall @param {Lead} lead @param {Seat[]} seats @param {number} signs */
function medallion({ stall }, { leader, changed }, seats, signs) {
  if (leader === null) return nothing;
  const [{ x, y }, family] = [centre(stall), familyAt(seats, leader)];
  const point = { x: x - 45, y: y + COUNTER.middle };
  return svg`<g class="leader dye-${dyeOf(family)}" transform=${at(point, changed ? 1.36 : 0.98 * signs)}>${changed ? svg`<circle class="changed" r="18" />` : nothing}<use href="#morocco-medallion-${family}" /></g>`;
}

/** The ground under an awning, where nothing of the open stall is left. */
const COVERED = 70;

/** @param {Stall} stall @param {Seat[]} seats @param {Frame | null} frame */
function awning({ stall, tile }, seats, frame) {
  if (!tile) return nothing;
  const [family, { x, y }] = [tile.owner === null ? null : familyAt(seats, tile.owner), centre(stall)];
  const unfolding = frame?.unfolding === stall;
  return svg`${unfolding ? nothing : svg`<path class="sand" d=${squareOf(stall, COVERED)} />`}<g class="awning dye-${family ? dyeOf(family) : "wool"}" transform=${at({ x, y: y + 2 }, 1.06)}><g class=${unfolding ? "unfolding" : nothing}><use href="#morocco-awning-${family ?? "nobody"}" /></g></g>`;
}

/** The arrow of a tile, at the edge beside its neighbour. @param {Stall} stall @param {Frame | null} frame */
function arrow({ stall, tile }, frame) {
  if (!tile?.arrow) return nothing;
  return svg`<g class="arrow" transform="${at(edge(stall, tile.arrow, -12))} rotate(${degrees(tile.arrow)}) scale(.85)"><g class=${frame?.pointing === stall ? "pointing" : nothing}><path d=${ARROW} /></g></g>`;
}

/** The numbers of queued stalls. @param {Board} board @param {number} signs */
const queued = ({ queue }, signs) =>
  queue.map(
    (stall, i) =>
      svg`<g class="waiting" transform=${at(centre(stall), signs)}><circle r="20" /><text y="8">${i + 1}</text></g>`,
  );

/** How many times as large as the piece the juice is. */
const JUICE = 0.86;

/** The juice on the corners where it still lies, with its values. @param {string[]} lines */
function juice(lines) {
  const tokens = lines
    .flatMap((line, up) => [...line].map((value, across) => ({ value, ...corner(across, up) })))
    .filter(({ value }) => value !== ".");
  return svg`<g class="juice">${unsafeSVG(slices(tokens, JUICE))}<text class="worth" x=${tokens.map(({ x }) => x).join(" ")} y=${tokens.map(({ y }) => y + 8).join(" ")}>${tokens.map(({ value }) => value).join("")}</text></g>`;
}

/** The cubes that rows and columns cost. @param {Board} board */
function lineCubes({ rows, columns }) {
  const cubes = [
    ...rows.map((color, i) => ({ color, ...lineAt(`row:${i + 1}`) })),
    ...columns.map((color, i) => ({ color, ...lineAt(`column:${COLUMNS[i]}`) })),
  ];
  return unsafeSVG(cubesMarkup(cubes));
}

/** @param {Board} board @returns {[open: Stall[], closed: Stall[]]} */
const sorted = ({ stalls }) => [stalls.filter(({ tile }) => !tile), stalls.filter(({ tile }) => tile)];

/**
 * The stalls, with who stands there.
 * @param {Board} board
 * @param {Seat[]} seats
 * @param {Pick<Ui, "frame" | "signs">} ui
 * @param {{waiting: Waiting, leads: Record<string, Lead>}} pending
 */
export function stalls(board, seats, { frame, signs }, { waiting, leads }) {
  const [open, closed] = sorted(board);
  const waits = (/** @type {string} */ stall) =>
    Object.entries(waiting).flatMap(([space, worker]) => (space.startsWith(stall) ? `${space} ${worker?.kind}` : []));
  const led = open.map(({ stall }) => leads[stall] ?? { leader: null, changed: false });
  const told = led.map(({ leader, changed }) => `${leader} ${changed}`).join();
  return svg`${board.stalls.map((stall) => guard([stall, frame, ...waits(stall.stall)], () => workers(stall, seats, frame, waiting)))}
    <g class="counters">${guard([open.map(({ stall }) => stall).join()], () => counters(open))}${guard([signs, told, ...open.map(({ price }) => price)], () => prices(open, leads, signs))}</g>${guard([signs, told, board.stalls], () => open.map((stall, i) => medallion(stall, led[i] ?? { leader: null, changed: false }, seats, signs)))}
    ${closed.map((stall) => awning(stall, seats, frame))}${closed.map((stall) => arrow(stall, frame))}`;
}

/** What lies on the corners and beside the stalls. @param {Board} board @param {number} signs @param {boolean} paid whether it is asked what is paid for */
export const between = (board, signs, paid) =>
  svg`${guard([board.juice], () => juice(board.juice))}<g class="line-cubes ${paid ? "" : "pale"}">${guard([board.rows, board.columns], () => lineCubes(board))}</g>${queued(board, signs)}`;
