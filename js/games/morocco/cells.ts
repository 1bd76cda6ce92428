// All buttons of the market, and their names; those of the hand are in hand.ts.
// Label keys: those of names.ts for the spaces; row and column (with `line` and `color`); roof-space (with `roof`,
// `color` and, once its forecast is loaded, `colors` and `stalls`) or roof-space-plain; point-to (with `facing`);
// second-cousin.
import { namesOf } from "../../base/actions.ts";
import { latest } from "../../base/cache.ts";
import { boxAround } from "../../art/grid.ts";
import { required, lookup } from "../../base/lookup.ts";
import { secondSpaces } from "./marks.ts";
import { juiceAt, labelOf, lineColor } from "./names.ts";
import { BOTTOM, box, centre, edge, LEFT, lineAt, LINES, near, PITCH } from "./places.ts";
import { QUADRANTS, SPACES, STALLS, STRIP } from "./places.ts";
import type { Facing, Stall, Ui, View } from "./types.ts";
import type { Area, Cell, Handle } from "../../game-api/board.ts";

type Tapping = Pick<Ui, "lit" | "picked" | "forecasts">;

/** The cells of stalls, as long as a stall and the juice at its corners are the same. */
const known: WeakMap<Stall, { juice: string; made: Record<string, Cell> }> = new WeakMap();

function fourOf(stall: Stall, lines: string[]): Record<string, Cell> {
  const names = QUADRANTS.map((quadrant) => `${stall.stall}.${quadrant}`);
  const juice = names.map((space) => juiceAt(space, lines)).join("");
  const kept = known.get(stall);
  if (kept?.juice === juice) return kept.made;
  const made = Object.fromEntries(
    names.map((space) => [space, { pick: `space:${space}`, ...box(space), label: labelOf(space, stall, lines) }]),
  );
  known.set(stall, { juice, made });
  return made;
}

const cellsOf = latest((stalls: Stall[], juice: string[]) => {
  const all: Record<string, Cell> = Object.assign({}, ...stalls.map((stall) => fourOf(stall, juice)));
  return SPACES.flatMap((space) => all[space] ?? []);
});

export const cells = ({ board: { stalls, juice } }: View): Cell[] => cellsOf(stalls, juice);

/** The stalls with their spaces, also as the second cousin's. */
export const areas: Area[] = STALLS.map((stall) => ({
  ...boxAround(centre(stall), PITCH),
  picks: QUADRANTS.flatMap((quadrant) => [`space:${stall}.${quadrant}`, `beside:${stall}.${quadrant}`]),
}));

/** From a closing's first step to its last one its stall is near, whatever is asked. */
export const zoom = ({ board: { closing } }: Pick<View, "board">) => (closing ? near(closing) : null);

/** Where somebody begins while the roof, or the arrows of a stall that is being closed, lie over the market. */
const CORNER = `space:${SPACES[0]}`;

/** At the newest worker. */
export const entrance = ({ board, phase }: View) =>
  board.closing || phase === "scout" ? CORNER : `space:${board.last[0] ?? "c3.nw"}`;

/** An arrow key with Ctrl leads to the next stall. */
export const stride = 2;

/** How large the buttons are of what is smaller than a finger. */
const FINGER = 63.5;

function lineBox(pick: string) {
  const { x, y } = lineAt(pick);
  return pick.startsWith("row")
    ? { x: LEFT - STRIP, y: y - PITCH / 2, width: STRIP, height: PITCH }
    : { x: x - PITCH / 2, y: BOTTOM, width: PITCH, height: STRIP };
}

type Button = (name: string, view: View, ui: Tapping) => Omit<Handle, "pick">;

const line =
  (role: "row" | "column"): Button =>
  (name, { board }) => ({
    ...lineBox(`${role}:${name}`),
    label: { key: role, args: { line: name, color: lineColor(board, `${role}:${name}`) } },
  });

/** A space for the second cousin. */
const second: Button = (name) => {
  const { x, y, width, height } = box(name);
  const [square, corner] = name.split(".");
  const button = boxAround({ x: x + width / 2, y: y + height / 2 }, FINGER);
  return { ...button, label: { key: "second-cousin", args: { square, corner } } };
};

const ROLES: Record<string, Button> = {
  beside: second,
  row: line("row"),
  column: line("column"),
  arrow: (name, { board }) => ({
    ...boxAround(edge(board.closing ?? "c3", name as Facing, 4), FINGER), // as: arrows point to the four sides
    label: { key: "point-to", args: { facing: name } },
  }),
};

/** What stays in a phase even when not available: a tap on it is explained. */
const REACHED: Record<string, string[]> = {
  assign: LINES,
  spend: LINES,
};

const offered = (ui: Tapping) =>
  Object.keys(ROLES).flatMap((role) => {
    const names = role === "beside" ? [...secondSpaces(ui), ...namesOf(ui.picked, role)] : namesOf(ui.lit, role);
    return names.map((name) => `${role}:${name}`);
  });

/** The handles: what else can be tapped on the board, and what would be refused with a reason. */
export const handles = (view: View, ui: Tapping): Handle[] =>
  [...new Set([...offered(ui), ...(lookup(REACHED, view.phase) ?? [])])].map((pick) => {
    const [role = "", name = ""] = pick.split(":");
    return { pick, ...required(ROLES[role], "such role")(name, view, ui) };
  });
