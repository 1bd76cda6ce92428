// What the seats have in hand between two events of one action: things that an event names change hands as it is seen.
// For animation only: the view after the action replaces it.
import { byType } from "../../table/lookup.js";

/** @typedef {import("./types").Event} Event */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {Pick<Seat, "cubes" | "coins" | "points" | "score">} Purse */

/** @param {Purse} purse @param {import("./types").Cube[]} colors @param {1 | -1} by @returns {Purse} */
function withCubes(purse, colors, by) {
  const cubes = { ...purse.cubes };
  for (const color of colors) cubes[color] += by;
  return { ...purse, cubes };
}

/** What an event changes in the purse of a seat. @type {import("../../types.js").ByType<Event, [purse: Purse, seat: number], Purse>} */
const CHANGES = {
  cubes_gained: ({ seats, colors }, purse, seat) => (seats.includes(seat) ? withCubes(purse, colors, 1) : purse),
  placed: (event, purse, seat) => (event.seat === seat ? withCubes(purse, event.paid, -1) : purse),
  rewarded: (event, purse, seat) =>
    event.seat === seat
      ? { ...purse, coins: purse.coins + event.gained.filter((item) => item === "coin").length }
      : purse,
  took: (event, purse, seat) =>
    event.seat === seat && event.item === "coin" ? { ...purse, coins: purse.coins + 1 } : purse,
  juice_taken: (event, purse, seat) =>
    event.seat === seat ? { ...purse, points: { ...purse.points, juice: purse.points.juice + event.amount } } : purse,
};

/** The points that events name for a seat. @param {Event[]} events @param {number} seat */
const named = (events, seat) =>
  events.reduce((sum, event) => {
    if (event.type === "rewarded" && event.seat === seat) return sum + event.vp;
    return event.type === "juice_taken" && event.seat === seat ? sum + event.amount : sum;
  }, 0);

/**
 * The purses once some of an action's events have been seen; a score is as far on its way as the points that they name.
 * @param {Seat[]} before
 * @param {Seat[]} after
 * @param {Event[]} seen
 * @param {Event[]} events
 * @returns {Purse[]}
 */
export const purses = (before, after, seen, events) =>
  before.map(({ cubes, coins, points, score }, seat) => {
    const part = named(seen, seat) / (named(events, seat) || 1);
    const now = score + Math.round(part * ((after[seat]?.score ?? score) - score));
    return seen.reduce((purse, event) => byType(CHANGES, event, purse, seat) ?? purse, {
      cubes,
      coins,
      points,
      score: now,
    });
  });
