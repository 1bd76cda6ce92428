// Marks over the market: what can be tapped besides the stalls, and what was tapped. Each mark has its own shape, so
// that none depends on colour alone.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { required } from "../../base/lookup.ts";
import { at, seamed, tick, ticked, type Point } from "../../art/drawing.ts";
import { degrees } from "../../art/grid.ts";
import { dyeOf, familyAt } from "./families.ts";
import { ARROW, khatam } from "./pieces.ts";
import { BOTTOM, centre, edge, LEFT, lineAt, LINES, QUADRANTS, SIDE, sideOf, spaceAt } from "./places.ts";
import type { Board, Facing, Seat, Ui, View } from "./types.ts";

/** The four corners of a square about 0,0. */
const BRACKETS = "M-25 -13V-25H-13M13 -25H25V-13M25 13V25H13M-13 25H-25V13";

/** Where the second cousin can stand, once the first has a space. */
export function secondSpaces({ lit, picked }: Pick<Ui, "lit" | "picked">) {
  const begun = picked.includes("worker:cousins") && namesOf(picked, "space").length;
  return begun && !namesOf(picked, "beside").length ? namesOf(lit, "beside") : [];
}

/** Where somebody would stand. @param fine how thick the line is, of its usual width */
function feetAt(space: string, fine: number) {
  const [{ x, y }, r, high] = [spaceAt(space), 24 / fine, 6.5 / fine];
  const d = `M${-r} 0a${r} ${high} 0 1 1 ${2 * r} 0a${r} ${high} 0 1 1 ${-2 * r} 0Z`;
  return svg`<g transform=${at({ x, y: y + 20 }, fine)}>${seamed("feet", d)}</g>`;
}

/** Where anybody can stand in a stall that is near: in its back or front row. */
function stepsIn({ near = [], lit, picked }: Ui, row: "n" | "s") {
  const open = near.filter((pick) => lit.has(pick) && !picked.includes(pick));
  return [...namesOf(open, "space"), ...namesOf(open, "beside")].filter((space) => space[3] === row);
}

const feet = (spaces: string[], fine: number = 1) =>
  spaces.length ? svg`<g class="lit">${spaces.map((space) => feetAt(space, fine))}</g>` : nothing;

/** How thick the line is around steps in a stall that is near. */
const FINE = 0.4;

/** Steps in the back row, which lie beneath whoever stands before them. */
export const stepsBehind = (ui: Ui) => feet(stepsIn(ui, "n"), FINE);

const SWAP = "M-9 -4H6L1 -9M9 4H-6L-1 9";

/** Two arrows beside the cube of a row or column. */
function swapMark(pick: string) {
  const { x, y } = lineAt(pick);
  const beside = pick.startsWith("row") ? { x, y: y + 34 } : { x: x - 38, y };
  return svg`<g transform=${at(beside)} stroke="var(--night)" stroke-linecap="round" stroke-linejoin="round"><path fill="none" stroke-width="3.4" d=${SWAP} /></g>`;
}

const chosenCube = (pick: string) =>
  svg`<g class="chosen" transform=${at(lineAt(pick))}>${seamed("ring", BRACKETS)}${ticked({ x: 18, y: -18 })}</g>`;

const chosenLines = ({ picked }: Ui) => picked.filter((pick) => LINES.includes(pick));

/** Cubes that a coin can swap; in the background while a worker is being placed. */
function openLines(ui: Ui) {
  const placing = ui.picked.length && !chosenLines(ui).length;
  return placing ? [] : [...ui.lit].filter((pick) => LINES.includes(pick));
}

/** Beneath the cube of a row or column and its two arrows. */
function swapPlate(pick: string) {
  const { x, y } = lineAt(pick);
  return pick.startsWith("row") ? `M${x - 28} ${y - 29}h56v79h-56Z` : `M${x - 56} ${y - 28}h84v56h-84Z`;
}

/** Where the cubes of rows and columns lie. */
const SIDES = `M9 17H${LEFT - 4}V${BOTTOM + 3}H${SIDE - 17}V${SIDE - 9}H9Z`;

/** The plates of the rows and columns whose cubes a coin can swap, and night around them as around all that is lit. */
export function swapLight(ui: Ui) {
  const open = openLines(ui);
  if (!open.length) return nothing;
  return svg`<path fill="var(--morocco-night)" opacity="var(--morocco-dark)" d=${SIDES} /><path class="plate" d=${open.map(swapPlate).join("")} />`;
}

function swapMarks(ui: Ui) {
  const [open, chosen] = [openLines(ui), chosenLines(ui)];
  return svg`${open.map(swapMark)}${chosen.map(chosenCube)}`;
}

/** From the edge of a stall to the sign of how full its neighbour would be. */
const BEYOND = 66;

/** How many times as large as the piece an arrow is that can be chosen, and the chosen one. */
const [OPEN, CHOSEN] = [1.9, 2.3];

/** Where the tile of the closing stall may point. */
function arrowMarks({ lit, picked, forecasts, signs }: Ui, { closing }: Board) {
  if (!closing) return nothing;
  return namesOf<Facing>([...lit, ...picked], "arrow").map((facing) => {
    const [forecast, chosen] = [forecasts[`arrow ${facing}`], picked.includes(`arrow:${facing}`)];
    const size = chosen ? CHOSEN : OPEN;
    return svg`<g class="point ${chosen ? "chosen" : ""}"><g transform="${at(edge(closing, facing))} rotate(${degrees(facing)}) scale(${size})"><path fill="var(--shade)" d=${ARROW} /><path class="point-body" d=${ARROW} /></g>${chosen ? tick(edge(closing, facing)) : nothing}</g>
      ${forecast && "tourists" in forecast ? fullnessSign(forecast, edge(closing, facing, BEYOND), signs) : nothing}`;
  });
}

function fullnessSign({ count, full }: { count: number; full: boolean }, point: Point, signs: number) {
  const ground = full ? svg`<path d=${khatam(28)} />` : svg`<circle r="25" />`;
  return svg`<g class="outlook ${full ? "full" : ""}" transform=${at(point, signs)}>${ground}<text y="7">${count}/4</text></g>`;
}

export const targets = (ui: Ui, board: Board) =>
  svg`${ui.near ? feet(stepsIn(ui, "s"), FINE) : feet(secondSpaces(ui))}${swapMarks(ui)}${arrowMarks(ui, board)}`;

/** Tourists of the closing stall that still have to move, where no arrow covers them. */
export function travellers(board: Board, seats: Seat[]) {
  const { x, y } = centre(board.closing ?? "c3");
  return board.travellers.map((seat, i) => {
    const family = familyAt(seats, seat);
    const side = sideOf(required(QUADRANTS[i % QUADRANTS.length], "quadrant"));
    return svg`<g class="dye-${dyeOf(family)}" transform="translate(${x + 36 * side.x} ${y + 34 * side.y}) scale(.82)"><use href="#morocco-tourist-${family}" /></g>`;
  });
}

/** From the middle of a stall to the end of a garland. */
const INSIDE = 27;

/** At the end of the game: a garland through each largest district. */
export const districts = ({ seats }: View) => seats.flatMap(({ joined = [] }) => joined.map(garland)); // views stored before do not say what is joined

/** Between two stalls, the west or north one first. */
function garland([one = "", other = ""]: string[]) {
  const [a, b] = [centre(one), centre(other)];
  const path = a.x === b.x ? `M${a.x} ${a.y + INSIDE}V${b.y - INSIDE}` : `M${a.x + INSIDE} ${a.y}H${b.x - INSIDE}`;
  return seamed("garland", path);
}
