// What each seat gets: by the pending action, or as a closing is told. Pictures with amounts, for beside the seats and in
// the tray.
import { familyAt } from "./families.js";
import { KINDS } from "./pieces.js";
import { cube, figure, item, sign } from "./pictures.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Closing} Closing */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("../../types.js").Gain} Gain */
/** @typedef {NonNullable<import("./types").Frame["gains"]>[number]} Told */

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
const closing = ({ counts, rewards, juice }, seats) =>
  counts.flatMap(({ seat, place }) => {
    const reward = rewards.find((each) => each.seat === seat);
    const amount = juice.find((each) => each.seat === seat)?.amount;
    const what = { vp: reward?.vp, items: reward?.gained, juice: amount };
    const pieces = piecesOf(familyAt(seats, seat), what);
    return reward || pieces.length ? [{ seat, ...NOTHING, place, pieces }] : [];
  });

/** The figures with which a seat counts in a stall. @param {Told} told @param {Seat[]} seats */
const figures = ({ seat, workers = [] }, seats) =>
  KINDS.flatMap((kind) =>
    workers.filter((worker) => worker === kind).map(() => figure(kind, familyAt(seats, seat))),
  );

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
  return forecast && "closings" in forecast ? forecast.closings.flatMap((each) => closing(each, seats)) : [];
}
