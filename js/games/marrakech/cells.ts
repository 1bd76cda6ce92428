// All buttons of the board, and their names. Label keys: those of names.ts for the squares; turn-left, turn-straight,
// turn-right for the arrows (with `facing`).
import { namesOf } from "../../base/actions.ts";
import { cached, latest, Recent } from "../../base/cache.ts";
import { boxAround } from "../../art/grid.ts";
import { arrowsOf } from "./marks.ts";
import { label } from "./names.ts";
import { CELL, centre, corner, place, SQUARES } from "./places.ts";
import type { Ui, Painted as View } from "./types.ts";
import type { Cell, Handle } from "../../game-api/board.ts";

type Rug = View["board"]["rugs"][number];

/** The cells made last, by all that their names depend on: what has not changed is the same object. */
const known: Recent<string, Cell> = new Recent(2 * SQUARES.length);

/** A square with the rug on it, and how Assam faces, if he stands there. */
const cell = (square: string, rug: Rug | undefined, facing: string | null): Cell =>
  cached(known, `${square} ${rug?.color} ${rug?.owner} ${facing}`, () => ({
    pick: `square:${square}`,
    ...place(square),
    ...corner(square),
    width: CELL,
    height: CELL,
    label: label(square, rug, facing),
  }));

const cellsOf = latest((rugs: Rug[], assam: View["board"]["assam"]) => {
  const seen: Record<string, Rug> = {};
  for (const rug of rugs) for (const square of rug.visible) seen[square] = rug;
  return SQUARES.map((square) => cell(square, seen[square], assam.square === square ? assam.facing : null));
});

export const cells = ({ board: { rugs, assam } }: View): Cell[] => cellsOf(rugs, assam);

export const entrance = ({ board }: View) => `square:${board.assam.square}`;

/** An arrow key with Ctrl leads to the edge. */
export const stride = 6;

/** Of what is tapped beside the squares. */
const SIZE = 72;

/** The arrows around Assam as handles; an arrow at the edge reaches over the rim. */
export const handles = ({ board }: View, { lit }: Pick<Ui, "lit">): Handle[] =>
  arrowsOf(board.assam, namesOf(lit, "turn")).map(({ by, x, y, facing }) => ({
    pick: `turn:${by}`,
    ...boxAround({ x, y }, SIZE),
    label: { key: `turn-${by}`, args: { facing } },
  }));

/** A rug turns about the square that it began with. */
export const rotates = "square";

/** How far the button that turns a rug lies from the middle of its far half. */
const BEYOND = 58;

/** Beyond the far half of the rug that is shown. */
export function rotateButton({ board }: View, { picked }: Ui) {
  const squares = namesOf(picked, "square");
  const near = squares.find((square) => board.beside?.includes(square)) ?? squares[0];
  const far = squares.find((square) => square !== near) ?? near;
  const [a, b] = [centre(String(near)), centre(String(far))];
  return boxAround({ x: b.x + Math.sign(b.x - a.x) * BEYOND, y: b.y + Math.sign(b.y - a.y) * BEYOND }, SIZE);
}
