// What happens in a game of Morocco, in the fewest words: for whoever hears it. Pure.
import { lookup } from "../../table/lookup.js";

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("../../types.js").Brief} Brief */

/** The events that are told, and whether they may be left out. @type {Record<string, boolean>} */
const TOLD = {
  die_rolled: false,
  cubes_gained: true,
  scouted: false,
  swapped: false,
  placed: false,
  passed: false,
  closing_began: false,
  took: true,
  juice_taken: true,
  arrow_pointed: true,
  settled: true,
  tourist_lost: true,
  kept: true,
  last_round_announced: false,
  round_began: false,
};

/** The points that each seat gets from a stall by these events: rewards and juice. @param {string} stall @param {Event[]} events */
function sharesOf(stall, events) {
  /** @type {Map<number, number>} */
  const points = new Map();
  for (const event of events) {
    if ((event.type !== "rewarded" && event.type !== "juice_taken") || event.stall !== stall) continue;
    points.set(event.seat, (points.get(event.seat) ?? 0) + (event.type === "rewarded" ? event.vp : event.amount));
  }
  return [...points].map(([seat, count]) => ({ seat, count }));
}

/** Whether another event tells it as well. @param {Event} event @param {Event[]} events */
function toldElsewhere(event, events) {
  if (event.type === "cubes_gained") return event.reason === "market"; // the die says so
  if (event.type !== "juice_taken") return false;
  return events.some(({ type, ...rest }) => type === "closing_began" && "stall" in rest && rest.stall === event.stall);
}

/** @param {Event[]} events @returns {Brief[]} */
export const brief = (events) =>
  events.flatMap((event) => {
    const less = lookup(TOLD, event.type);
    if (less === undefined || toldElsewhere(event, events)) return [];
    const args = event.type === "closing_began" ? { ...event, shares: sharesOf(event.stall, events) } : event;
    return [{ key: `brief-${event.type}`, args, less }];
  });
