// What a pending action would lead to, on the board: workers in their new places, who then leads; swapped cubes, and the
// stalls that can be paid after it, or no longer. And what each seat would get, for beside the board.
import { nothing, svg } from "lit-html";
import { namesOf } from "../../base/actions.ts";
import { at } from "../../art/drawing.ts";
import { familyAt } from "./families.js";
import { lineColor } from "./names.js";
import { KINDS } from "./pieces.js";
import { cube, figure, item, sign } from "./pictures.js";
import { centre, lineAt, LINES } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Stall} Stall */
/** @typedef {import("./types").Worker} Worker */
/** @typedef {import("./market.js").Lead} Lead */
/** @typedef {import("./types").Closing} Closing */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("../../types.js").Gain} Gain */
/** @typedef {NonNullable<import("./types").Frame["gains"]>[number]} Told */

/** Who is placed by what is tapped; null: not chosen yet. @param {View} view @param {Ui} ui @returns {Worker | null} */
function placed({ phase, board, to_act }, { picked }) {
  if (phase === "settle") return { seat: board.travellers[0] ?? Number(to_act), kind: "assistant" };
  const [kind] = namesOf(picked, "worker");
  if (!kind) return null;
  return { seat: Number(to_act), kind: kind === "cousins" ? "assistant" : /** @type {Worker["kind"]} */ (kind) };
}

/** The workers that wait where something was tapped. @param {View} view @param {Ui} ui @returns {import("./market.js").Waiting} */
export function waitingAt(view, ui) {
  const worker = placed(view, ui);
  const spaces = [...namesOf(ui.picked, "space"), ...namesOf(ui.picked, "beside")];
  return Object.fromEntries(spaces.map((space) => [space, worker]));
}

/** Who would win the stalls that a pending placement fills. @param {Ui} ui @returns {Record<string, number | null>} */
function won({ preview }) {
  const forecast = preview?.forecast;
  const closings = forecast && "closings" in forecast ? forecast.closings : [];
  return Object.fromEntries(closings.map(({ stall, tile }) => [stall, tile.owner]));
}

/**
 * Who leads in each open stall, as the pending placement would leave it.
 * @param {Board} board
 * @param {Ui} ui
 * @returns {Record<string, Lead>}
 */
export function leadsOf({ stalls }, ui) {
  const [filled, after] = [won(ui), ui.preview?.view.board.stalls];
  const leader = (/** @type {Stall} */ stall, /** @type {number} */ at) => {
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

/**
 * The cubes that were tapped, in their new places.
 * @param {string[]} picked
 * @param {Board} board after the swap
 */
const swappedCubes = (picked, board) =>
  picked
    .filter((pick) => LINES.includes(pick))
    .map((pick) => svg`<use href="#morocco-cube-${lineColor(board, pick)}" transform=${at(lineAt(pick))} />`);

const SIGNS = { gained: "M-8 0H8M0 -8V8", lost: "M-8 0H8" };

/** @param {string} stall @param {keyof typeof SIGNS} how */
const changed = (stall, how) =>
  svg`<g class="change ${how}" transform=${at(centre(stall))}><circle r="19" /><path d=${SIGNS[how]} /></g>`;

/** What a pending swap would change. @param {Ui} ui */
export function swap({ picked, preview }) {
  const forecast = preview?.forecast;
  if (!forecast || !("before" in forecast)) return nothing;
  const { gained, lost } = forecast;
  return svg`${swappedCubes(picked, preview.view.board)}${gained.map((stall) => changed(stall, "gained"))}${lost.map((stall) => changed(stall, "lost"))}`;
}

// What each seat gets: by the pending action, or as a closing is told.

const NOTHING = { place: null, counts: [], count: null };

/** How often each is among them. @template Thing @param {Thing[]} things */
const tallied = (things) =>
  [...new Set(things)].map((thing) => ({ thing, amount: things.filter((one) => one === thing).length }));

/** What a forecast of scouting brings to a seat. @param {import("./shapes.js").ScoutForecast} forecast @param {number | string} seat */
export const colorsOf = ({ gains }, seat) => gains.find((gain) => gain.seat === seat)?.colors ?? [];

/** @param {import("./shapes.js").ScoutForecast} forecast @returns {Gain[]} */
const scouting = ({ gains }) =>
  gains.map(({ seat, colors }) => ({
    seat,
    ...NOTHING,
    pieces: tallied(colors).map(({ thing, amount }) => ({ picture: cube(thing), amount })),
  }));

/** @param {import("./types").Family} family @param {{vp?: number, items?: import("./types").Item[], juice?: number}} what */
const piecesOf = (family, { vp = 0, items = [], juice = 0 }) => [
  ...(vp ? [{ picture: sign("vp"), amount: vp }] : []),
  ...(juice ? [{ picture: sign("juice"), amount: juice }] : []),
  ...tallied(items).map(({ thing, amount }) => ({ picture: item(thing, family), amount })),
];

/** What the closing of a stall would bring, in the order of the ranks. @param {Closing} closing @param {Seat[]} seats @returns {Gain[]} */
const closes = ({ counts, rewards, juice }, seats) =>
  counts.flatMap(({ seat, place }) => {
    const reward = rewards.find((each) => each.seat === seat);
    const amount = juice.find((each) => each.seat === seat)?.amount;
    const what = { vp: reward?.vp, items: reward?.gained, juice: amount };
    const pieces = piecesOf(familyAt(seats, seat), what);
    return reward || pieces.length ? [{ seat, ...NOTHING, place, pieces }] : [];
  });

/** The figures with which a seat counts in a stall. @param {Told} told @param {Seat[]} seats */
const figures = ({ seat, workers = [] }, seats) =>
  KINDS.flatMap((kind) => workers.filter((worker) => worker === kind).map(() => figure(kind, familyAt(seats, seat))));

/** @param {Told} told @param {Seat[]} seats @returns {Gain} */
const told = (told, seats) => ({
  seat: told.seat,
  place: told.place ?? null,
  counts: figures(told, seats),
  count: told.count ?? null,
  pieces: piecesOf(familyAt(seats, told.seat), told),
});

/**
 * What each seat gets by the pending action, or by what an animation tells.
 * @param {View} view
 * @param {Pick<Ui, "frame" | "preview">} ui
 * @returns {Gain[]}
 */
export function gains({ seats }, { frame, preview }) {
  if (frame) return (frame.gains ?? []).map((each) => told(each, seats));
  const forecast = preview?.forecast;
  if (forecast && "roof" in forecast) return scouting(forecast);
  return forecast && "closings" in forecast ? forecast.closings.flatMap((each) => closes(each, seats)) : [];
}
