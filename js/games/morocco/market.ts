// The contents of the market: workers in their stalls, counters with prices and who leads, awnings over closed stalls,
// juice on the corners, cubes of rows and columns. From a view to a drawing.
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { unsafeSVG } from "lit-html/directives/unsafe-svg.js";
import { at, type Point } from "../../art/drawing.ts";
import { degrees } from "../../art/grid.ts";
import { dyeOf, familyAt } from "./families.ts";
import { ARROW, cubesMarkup, slices } from "./pieces.ts";
import { centre, COLUMNS, corner, COUNTER, edge, lineAt, QUADRANTS, spaceAt } from "./places.ts";
import type { Board, Frame, Seat, Stall, Ui, Worker } from "./types.ts";

/** Workers that wait to be placed, by space; one that is not chosen yet has no figure. */
export type Waiting = Record<string, Worker | null>;
/** Who leads in a stall, and whether a pending placement changes that. */
export type Lead = { leader: number | null; changed: boolean };

/** How many times as large as the pieces the figures stand in the market. */
const FIGURE = 1.13;

function drawWorker({ seat, kind }: Worker, point: Point, seats: Seat[], more: string = "") {
  const family = familyAt(seats, seat);
  return svg`<g class="worker dye-${dyeOf(family)} ${more}" transform=${at(point, FIGURE)}><use href="#morocco-${kind}-${family}" /></g>`;
}

/** A worker that waits, a little above its foot. */
function ghost(space: string, worker: Worker | null, seats: Seat[]) {
  const { x, y } = spaceAt(space);
  return svg`<ellipse fill="var(--shade)" stroke="var(--night)" stroke-width="2" stroke-dasharray="5 4" cx=${x} cy=${y + 27} rx="24" ry="6.5" />${worker ? drawWorker(worker, { x, y: y - 6 }, seats, "pending") : nothing}`;
}

/** The place that a figure's seat has in the stall that closes. */
const placeOf = (place: number, { x, y }: Point) =>
  svg`<g class="rank" transform=${at({ x: x - 20, y: y - 26 })}><circle r="12" /><text y="6">${place}</text></g>`;

/** Those who stand or wait in a stall, the back row first. */
function workers({ stall, spaces }: Stall, seats: Seat[], frame: Frame | null, waiting: Waiting) {
  const ranked = frame?.closing === stall ? (frame.ranked ?? []) : [];
  return QUADRANTS.map((quadrant) => {
    const [space, worker] = [`${stall}.${quadrant}`, spaces[quadrant]];
    const waits = waiting[space];
    if (waits !== undefined) return ghost(space, waits, seats);
    if (!worker) return nothing;
    const rank = ranked.find(({ seat }) => seat === worker.seat);
    const how = frame?.dropping?.includes(space) ? "dropping" : rank && rank === ranked.at(-1) ? "counts" : "";
    return svg`${drawWorker(worker, spaceAt(space), seats, how)}${rank ? placeOf(rank.place, spaceAt(space)) : nothing}`;
  });
}

/** The counters of open stalls, each layer of all of them one path. */
function counters(open: Stall[]) {
  const each = (path: (point: Point) => string) => open.map(({ stall }) => path(centre(stall))).join("");
  const { top, front, bottom } = COUNTER;
  const boards = each(({ x, y }) => `M${x - 62} ${y + top}h124l3 ${front - top}h-130Z`);
  const fronts = each(({ x, y }) => `M${x - 65} ${y + front}h130v${bottom - front}h-130Z`);
  const joints = each(({ x, y }) => `M${x - 65} ${y + (front + bottom) / 2}h130`);
  return svg`<g stroke="var(--night)" stroke-width="1.8"><path fill="var(--morocco-counter-top)" stroke-linejoin="round" d=${boards} /><path fill="var(--morocco-counter)" d=${fronts} /></g><path stroke="var(--morocco-counter-joint)" stroke-width="1.2" d=${joints} />`;
}

/** Where the cubes of a price lie on a counter, and how large: left of them is room for the medallion of who leads. */
const PRICE = { cubes: [-6, 24], size: 0.66 };

function prices(open: Stall[], signs: number) {
  const cubes = open.flatMap(({ stall, price }) => {
    const { x, y } = centre(stall);
    return price.map((color, i) => ({ color, x: x + (PRICE.cubes[i] ?? 0), y: y + COUNTER.middle }));
  });
  return svg`<g class="prices">${unsafeSVG(cubesMarkup(cubes, PRICE.size * signs))}</g>`;
}

function medallion({ stall }: Stall, { leader, changed }: Lead, seats: Seat[], signs: number) {
  if (leader === null) return nothing;
  const [{ x, y }, family] = [centre(stall), familyAt(seats, leader)];
  const point = { x: x - 45, y: y + COUNTER.middle };
  return svg`<g class="leader dye-${dyeOf(family)}" transform=${at(point, changed ? 1.36 : 0.98 * signs)}>${changed ? svg`<circle class="changed" fill="var(--cream)" stroke="var(--night)" stroke-width="1.8" r="18" />` : nothing}<use href="#morocco-medallion-${family}" /></g>`;
}

function awning({ stall, tile }: Stall, seats: Seat[], frame: Frame | null) {
  if (!tile) return nothing;
  const [family, { x, y }] = [tile.owner === null ? null : familyAt(seats, tile.owner), centre(stall)];
  const unfolding = frame?.unfolding === stall;
  return svg`<g class="awning dye-${family ? dyeOf(family) : "wool"}" transform=${at({ x, y: y + 2 }, 1.06)}><g class=${unfolding ? "unfolding" : nothing}><use href="#morocco-awning-${family ?? "nobody"}" /></g></g>`;
}

/** The arrow of a tile, at the edge beside its neighbour. */
function arrow({ stall, tile }: Stall, frame: Frame | null) {
  if (!tile?.arrow) return nothing;
  return svg`<g class="arrow" transform="${at(edge(stall, tile.arrow, -12))} rotate(${degrees(tile.arrow)}) scale(.85)"><g class=${frame?.pointing === stall ? "pointing" : nothing}><path d=${ARROW} /></g></g>`;
}

const queued = ({ queue }: Board, signs: number) =>
  queue.map(
    (stall, i) =>
      svg`<g class="waiting" transform=${at(centre(stall), signs)}><circle r="20" /><text y="8">${i + 1}</text></g>`,
  );

/** How many times as large as the piece the juice is. */
const JUICE = 0.86;

/** The juice on the corners where it still lies, with its values. */
function juice(lines: string[]) {
  const tokens = lines
    .flatMap((line, up) => [...line].map((value, across) => ({ value, ...corner(across, up) })))
    .filter(({ value }) => value !== ".");
  return svg`<g class="juice">${unsafeSVG(slices(tokens, JUICE))}<text class="worth" x=${tokens.map(({ x }) => x).join(" ")} y=${tokens.map(({ y }) => y + 8).join(" ")}>${tokens.map(({ value }) => value).join("")}</text></g>`;
}

function lineCubes({ rows, columns }: Board) {
  const cubes = [
    ...rows.map((color, i) => ({ color, ...lineAt(`row:${i + 1}`) })),
    ...columns.map((color, i) => ({ color, ...lineAt(`column:${COLUMNS[i]}`) })),
  ];
  return unsafeSVG(cubesMarkup(cubes));
}

export function stalls(
  board: Board,
  seats: Seat[],
  { frame, signs }: Pick<Ui, "frame" | "signs">,
  { waiting, leads }: { waiting: Waiting; leads: Record<string, Lead> },
) {
  const [open, closed] = [board.stalls.filter(({ tile }) => !tile), board.stalls.filter(({ tile }) => tile)];
  const waits = (stall: string) =>
    Object.entries(waiting).flatMap(([space, worker]) => (space.startsWith(stall) ? `${space} ${worker?.kind}` : []));
  const led = open.map(({ stall }) => leads[stall] ?? { leader: null, changed: false });
  const told = led.map(({ leader, changed }) => `${leader} ${changed}`).join();
  return svg`${board.stalls.map((stall) => guard([stall, frame, ...waits(stall.stall)], () => workers(stall, seats, frame, waiting)))}
    <g class="counters">${guard([open.map(({ stall }) => stall).join()], () => counters(open))}${guard([signs, ...open.map(({ price }) => price)], () => prices(open, signs))}</g>${guard([signs, told, board.stalls], () => open.map((stall, i) => medallion(stall, led[i] ?? { leader: null, changed: false }, seats, signs)))}
    ${closed.map((stall) => awning(stall, seats, frame))}${closed.map((stall) => arrow(stall, frame))}`;
}

/** What lies on the corners and beside the stalls. */
export const between = (board: Board, signs: number) =>
  svg`${guard([board.juice], () => juice(board.juice))}<g class="line-cubes">${guard([board.rows, board.columns], () => lineCubes(board))}</g>${queued(board, signs)}`;
