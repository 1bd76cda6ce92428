// What happens in a game of Morocco, in the fewest words: for whoever hears it. Pure.
import { lookup } from "../../base/lookup.js";

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("../../types.js").Brief} Brief */

/** The events that are told one by one, and whether they may be left out. @type {Record<string, boolean>} */
const TOLD = {
  die_rolled: false,
  cubes_gained: true,
  scouted: false,
  swapped: false,
  placed: false,
  passed: false,
  arrow_pointed: true,
  settled: true,
  tourist_lost: true,
  kept: true,
  last_round_announced: false,
  round_began: false,
};

/** What a seat gets from a stall. @typedef {{seat: number, vp: number, tile: boolean, items: string[], juice: number}} Share */

/**
 * What each event adds to the share of whose it is.
 * @param {Event} event
 * @returns {Partial<Share> & {seat: number} | null} null where it brings nobody anything
 */
function part(event) {
  if (event.type === "rewarded") return { seat: event.seat, vp: event.vp, items: event.gained };
  if (event.type === "took") return { seat: event.seat, items: event.item === null ? [] : [event.item] };
  if (event.type === "juice_taken") return { seat: event.seat, juice: event.amount };
  return event.type === "tile_placed" && event.owner !== null ? { seat: event.owner, tile: true } : null;
}

/** Whether an event tells of a stall's closing, and is told with the others of it. @param {Event} event */
const closes = ({ type }) => ["closing_began", "rewarded", "took", "juice_taken", "tile_placed"].includes(type);

/** What each seat gets by these events, the winner first. @param {Event[]} events of one stall */
function sharesOf(events) {
  /** @type {Map<number, Share>} */
  const shares = new Map();
  for (const event of events) {
    const more = part(event);
    if (!more) continue;
    const { seat, vp = 0, tile = false, items = [], juice = 0 } = more;
    const share = shares.get(seat) ?? { seat, vp: 0, tile: false, items: [], juice: 0 };
    shares.set(seat, {
      seat,
      vp: share.vp + vp,
      tile: share.tile || tile,
      items: [...share.items, ...items],
      juice: share.juice + juice,
    });
  }
  return [...shares.values()].filter(({ vp, tile, items, juice }) => vp || tile || items.length || juice);
}

/** The closing of a stall, as far as it has come. @param {string} stall @param {Event[]} events of it @returns {Brief[]} */
function closing(stall, events) {
  const begins = events.some(({ type }) => type === "closing_began");
  const shares = sharesOf(events).map((share, at) => ({
    key: "brief-share",
    args: { ...share, stall, opens: at ? "nothing" : begins ? "closing" : "stall" },
    less: at > 0 && !share.vp && !share.items.length && !share.tile,
  }));
  const empty = events.some((event) => event.type === "tile_placed" && event.owner === null);
  return [
    ...(begins && !shares.length ? [{ key: "brief-closing_began", args: { stall }, less: false }] : []),
    ...shares,
    ...(empty ? [{ key: "brief-empty_tile", args: {}, less: true }] : []),
  ];
}

/** @param {Event} event @param {Event[]} events @returns {Brief[]} */
function told(event, events) {
  if (closes(event) && "stall" in event) {
    const all = events.filter((each) => closes(each) && "stall" in each && each.stall === event.stall);
    return all[0] === event ? closing(event.stall, all) : [];
  }
  const less = lookup(TOLD, event.type);
  const known = event.type === "cubes_gained" && event.reason === "market"; // the die says so
  return less === undefined || known ? [] : [{ key: `brief-${event.type}`, args: event, less }];
}

/** @param {Event[]} events @returns {Brief[]} */
export const brief = (events) => events.flatMap((event) => told(event, events));
