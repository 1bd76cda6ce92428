// Animation frames of events: pure data, played by the table's clock. A frame carries the board from before the action,
// on which the events happen one by one; the view after it replaces the last frame.
import { tumbling } from "../../art/die.ts";
import { degrees } from "../../art/grid.ts";
import { coin, times, type Point } from "../../art/drawing.ts";
import { swatch } from "../../art/textiles.ts";
import { byType, required } from "../../base/lookup.ts";
import { along, arcFrom, CELL, centre, FACES, facingOf, SIDE, TURNS } from "./places.ts";
import type { Color, Event, Paid, Step, Turned, View as ViewType, Walked } from "./shapes.ts";
import type { Effect, Frame, Walker } from "./types.ts";
import type { ByType, Context } from "../../game-api/board.ts";
import type { Flight } from "../../game-api/frames.ts";

type Shown = { ms: number; frame: Effect; tone?: string };
type View = Pick<ViewType, "board" | "seats">;

const STEP = 210;
const MOSAIC = 230;
/** The parts of a mosaic after which he is drawn. */
const BENDS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const LEAN = 9; // degrees, into a mosaic
const [LARGE, SMALL] = [0.9, 0.72]; // on the rim he is drawn smaller, because it is narrower than a square

const walker = ({ x, y }: Point, turn: number, ms: number, how: Partial<Walker> = {}): Shown => ({
  ms,
  frame: { assam: { x, y, turn, facing: facingOf(turn), size: 1, ms, ...how } },
});

function standing(after: View): Walker {
  const { square, facing } = after.board.assam;
  return { ...centre(square), turn: degrees(facing), facing, size: 1, ms: 0 };
}

function throughMosaic(from: string, { square, mosaic }: Step, turn: number) {
  const arc = arcFrom(from, required(mosaic ?? undefined, "mosaic"));
  const ms = MOSAIC / (BENDS.length + 1);
  const lean = Math.sign(arc.sweep) * LEAN;
  const shown = BENDS.map((part) => {
    const bulge = Math.sin(part * Math.PI);
    const how = { size: LARGE - (LARGE - SMALL) * bulge, lean };
    const drawn = walker(along(arc, part, CELL / 2 - 7 * bulge), turn + part * arc.sweep, ms, how);
    return part ? drawn : { ...drawn, tone: "step" };
  });
  return { shown: [...shown, walker(centre(square), turn + arc.sweep, ms)], turn: turn + arc.sweep };
}

function walked({ start, path }: Walked): Shown[] {
  const [first] = path;
  if (!first) return [];
  let turn = degrees(first.mosaic ?? first.facing);
  return path.flatMap((step, i) => {
    if (!step.mosaic) return [{ ...walker(centre(step.square), turn, STEP, { hop: i % 2 }), tone: "step" }];
    const round = throughMosaic(path[i - 1]?.square ?? start, step, turn);
    turn = round.turn;
    return round.shown;
  });
}

/** None where he stands so already, in the picture of what is chosen: he would turn back, and once more. */
function turnedFrames({ by }: Turned, _: View, before: View, proposed: boolean): Shown[] {
  if (by === "straight" || proposed) return [];
  const { square, facing } = before.board.assam;
  return [walker(centre(square), degrees(facing) + TURNS[by], 160)];
}

/** How far apart two squares are, along the lines of the board. */
const distance = (a: string, b: string) => Math.abs(centre(a).x - centre(b).x) + Math.abs(centre(a).y - centre(b).y);

/** Milliseconds for counting a square, or all of a large group; from coin to coin, of which so many are on their way. */
const [SQUARE, GROUP, COIN, ALOFT] = [200, 400, 120, 3];
/** So many coins fly: more dirhams are shared among as many. */
const MOST_COINS = 6;

/** The purses meanwhile: a part of the rent has left the one, and another part has come to the other. */
function purses(before: View, after: View, left: number, come: number): Effect["purses"] {
  const counted = (from: number, to: number) => from + Math.trunc((to < from ? left : come) * (to - from));
  return after.seats.map(({ dirhams, score }, i) => {
    const was = before.seats[i] ?? { dirhams, score };
    return { dirhams: counted(was.dirhams, dirhams), score: counted(was.score, score) };
  });
}

const coinsOf = ({ amount, from, to }: Paid): Flight[] =>
  times(Math.min(amount, MOST_COINS), (i) => ({
    name: `coin ${i}`,
    from: { seat: from },
    to: { seat: to },
    picture: coin(),
    ms: ALOFT * COIN,
  }));

/** The squares of the group are counted, the nearest first; then coins fly from purse to purse. */
function paid(event: Paid, after: View, before: View): Shown[] {
  const { cells, square } = event;
  const order = [...cells].sort((a, b) => distance(a, square) - distance(b, square));
  const assam = standing(after);
  const counted = order.map((_, i) => ({
    ms: Math.min(SQUARE, GROUP / order.length),
    tone: "step",
    frame: { assam, paid: { cells: order.slice(0, i + 1), square }, purses: purses(before, after, 0, 0) },
  }));
  const coins = coinsOf(event);
  const flown = times(coins.length + ALOFT - 1, (i) => ({
    ms: COIN,
    ...(i < coins.length && { tone: "coin" }),
    frame: {
      assam,
      paid: { cells: order, square },
      flights: coins.slice(0, i + 1),
      purses: purses(before, after, Math.min(1, (i + 1) / coins.length), Math.max(0, (i + 1 - ALOFT) / coins.length)),
    },
  }));
  return [...counted, ...flown];
}

/** Milliseconds in which a rug comes from its owner, where it does not lie there already, and falls. */
const [CARRIED, FALL] = [200, 300];

function carried(seat: number, color: Color, squares: string[]): Flight {
  const points = squares.map(centre);
  const mean = (side: "x" | "y") => points.reduce((sum, point) => sum + point[side], 0) / points.length / SIDE;
  const to = { x: mean("x"), y: mean("y") };
  return { name: "rug", from: { seat, fact: "fact-rugs" }, to, picture: swatch(color), ms: CARRIED };
}

/** How far from the middle the die comes to rest, in parts of the board: in the quarter where Assam does not stand. */
const AWAY = 0.12;

const opposite = ({ x, y }: Point) => ({
  x: 0.5 + (x > SIDE / 2 ? -AWAY : AWAY),
  y: 0.5 + (y > SIDE / 2 ? -AWAY : AWAY),
});

const EVENTS: ByType<Event, [after: View, before: View, proposed: boolean], Shown[]> = {
  turned: turnedFrames,
  rolled: ({ steps }, _, before) => tumbling(FACES, steps, opposite(centre(before.board.assam.square))),
  walked,
  landed: ({ square }, after) => [{ ms: 180, frame: { assam: standing(after), glow: [square] } }],
  paid,
  went_out: ({ seat }, after, before) => [
    { ms: 500, frame: { assam: standing(after), out: seat, purses: purses(before, after, 1, 1) } },
  ],
  laid: ({ seat, color, squares }, _, __, proposed) => {
    const falls = { ms: FALL, tone: "cloth", frame: { rug: { color, owner: seat, squares }, hovered: proposed } };
    return proposed ? [falls] : [{ ms: CARRIED, frame: { flights: [carried(seat, color, squares)] } }, falls];
  },
};

/** So many rents are paid before one can be the highest so far. */
const FEW = 3;

/** A word for what is more than usual in the game so far: its highest rent, or somebody who is out. */
function momentOf(event: Event, story: { events: Event[] }[]) {
  if (event.type === "went_out") return { key: "moment-out" };
  if (event.type !== "paid") return null;
  const paid = story.flatMap(({ events }) => events.flatMap((each) => (each.type === "paid" ? each.amount : [])));
  return paid.length >= FEW && event.amount > Math.max(...paid) ? { key: "moment-rent" } : null;
}

/** The frames of an event, in order; `before` and `after` are the views that its action was played in and led to. */
export function frames(
  event: Event,
  after: View,
  before: View = after,
  { proposed = false, story = [] }: Context<Event> = {},
): { ms: number; frame: Frame; tone?: string }[] {
  const moment = momentOf(event, story);
  const shown = byType(EVENTS, event, after, before, proposed) ?? [];
  return shown.map((each) => {
    const counts = each.frame.flights !== undefined || each.frame.out !== undefined;
    return { ...each, frame: { board: before.board, moment: counts ? moment : null, ...each.frame } };
  });
}
