// What a pending action would lead to, on the board: workers in their new places, who then leads; swapped cubes, and
// the stalls that can be paid after it, or no longer. And what each seat would get, for beside the board.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at } from "../../art/drawing.ts";
import { familyAt } from "./families.ts";
import { lineColor } from "./names.ts";
import { cube, item, sign } from "./pictures.ts";
import { centre, lineAt, LINES } from "./places.ts";
import type { Lead, Waiting } from "./market.ts";
import type { ScoutForecast } from "./shapes.ts";
import type { Board, Closing, Family, Item, Seat, Stall, Ui, View, Worker } from "./types.ts";
import type { Gain } from "../../game-api/board.ts";

/** Who is placed by what is tapped; null: not chosen yet. */
function placed({ phase, board, to_act }: View, { picked }: Ui): Worker | null {
  if (phase === "settle") return { seat: board.travellers[0] ?? Number(to_act), kind: "assistant" };
  const [kind] = namesOf<Worker["kind"] | "cousins">(picked, "worker");
  if (!kind) return null;
  return { seat: Number(to_act), kind: kind === "cousins" ? "assistant" : kind };
}

/** The workers that wait where something was tapped. */
export function waitingAt(view: View, ui: Ui): Waiting {
  const worker = placed(view, ui);
  const spaces = [...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")];
  return Object.fromEntries(spaces.map((space) => [space, worker]));
}

/** Who would win the stalls that a pending placement fills. */
function won({ preview }: Ui): Record<string, number | null> {
  const forecast = preview?.forecast;
  const closings = forecast && "closings" in forecast ? forecast.closings : [];
  return Object.fromEntries(closings.map(({ stall, tile }) => [stall, tile.owner]));
}

/** Who leads in each open stall, as the pending placement would leave it. */
export function leadsOf({ stalls }: Board, ui: Ui): Record<string, Lead> {
  const [filled, after] = [won(ui), ui.preview?.view.board.stalls];
  const leader = (stall: Stall, at: number) => {
    if (ui.frame) return stall.leader;
    const then = after?.[at];
    return stall.stall in filled ? (filled[stall.stall] ?? null) : then?.open ? then.leader : stall.leader;
  };
  return Object.fromEntries(
    stalls.map((stall, at) => [
      stall.stall,
      { leader: leader(stall, at), changed: leader(stall, at) !== stall.leader },
    ]),
  );
}

/** The cubes that were tapped, in their new places on the board after the swap. */
const swappedCubes = (picked: string[], board: Board) =>
  picked
    .filter((pick) => LINES.includes(pick))
    .map((pick) => svg`<use href="#morocco-cube-${lineColor(board, pick)}" transform=${at(lineAt(pick))} />`);

const SIGNS = { gained: "M-8 0H8M0 -8V8", lost: "M-8 0H8" };

const changed = (stall: string, how: keyof typeof SIGNS) =>
  svg`<g class="change ${how}" transform=${at(centre(stall))}><circle r="19" /><path d=${SIGNS[how]} /></g>`;

export function swap({ picked, preview }: Ui) {
  const forecast = preview?.forecast;
  if (!forecast || !("before" in forecast)) return nothing;
  const { gained, lost } = forecast;
  return svg`${swappedCubes(picked, preview.view.board)}${gained.map((stall) => changed(stall, "gained"))}${lost.map((stall) => changed(stall, "lost"))}`;
}

// What each seat would get by the pending action.

const tallied = <Thing>(things: Thing[]) =>
  [...new Set(things)].map((thing) => ({ thing, amount: things.filter((one) => one === thing).length }));

/** What a forecast of scouting brings to a seat. */
export const colorsOf = ({ gains }: ScoutForecast, seat: number | string) =>
  gains.find((gain) => gain.seat === seat)?.colors ?? [];

/** What the others get: what the scout gets is seen on the roof. */
const scouting = ({ gains }: ScoutForecast, scout: View["to_act"]): Gain[] =>
  gains.flatMap(({ seat, colors }) => {
    const pieces = tallied(colors).map(({ thing, amount }) => ({ picture: cube(thing), amount }));
    return seat === scout ? [] : { seat, place: null, pieces };
  });

const piecesOf = (
  family: Family,
  { vp = 0, items = [], juice = 0 }: { vp?: number; items?: Item[]; juice?: number },
) => [
  ...(vp ? [{ picture: sign("vp"), amount: vp }] : []),
  ...(juice ? [{ picture: sign("juice"), amount: juice }] : []),
  ...tallied(items).map(({ thing, amount }) => ({ picture: item(thing, family), amount })),
];

/** What the closing of a stall would bring, in the order of the ranks. */
const closes = ({ counts, rewards, juice }: Closing, seats: Seat[]): Gain[] =>
  counts.flatMap(({ seat, place }) => {
    const reward = rewards.find((each) => each.seat === seat);
    const amount = juice.find((each) => each.seat === seat)?.amount;
    const what = { vp: reward?.vp, items: reward?.gained, juice: amount };
    const pieces = piecesOf(familyAt(seats, seat), what);
    return reward || pieces.length ? [{ seat, place, pieces }] : [];
  });

export function gains({ seats, to_act }: View, { preview }: Pick<Ui, "preview">): Gain[] {
  const forecast = preview?.forecast;
  if (forecast && "roof" in forecast) return scouting(forecast, to_act);
  return forecast && "closings" in forecast ? forecast.closings.flatMap((each) => closes(each, seats)) : [];
}
