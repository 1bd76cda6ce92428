// What happens in a game of Morocco, in the fewest words: for whoever hears it. Pure.
import { cached } from "../../base/cache.ts";
import { byType } from "../../base/lookup.ts";
import type { Event } from "./shapes.ts";
import type { Brief } from "../../game-api/spoken.ts";
import type { ByType } from "../../game-api/board.ts";

/** The events that are said one by one: always, and unless there is too much to tell. */
const SAID = ["die_rolled", "scouted", "swapped", "placed", "passed", "last_round_announced", "round_began"];
const OPTIONAL = ["cubes_gained", "arrow_pointed", "settled", "tourist_lost", "kept"];

/** What a seat gets from a stall. */
type Share = { seat: number; vp: number; tile: boolean; items: string[]; juice: number };

const NOTHING: Omit<Share, "seat"> = { vp: 0, tile: false, items: [], juice: 0 };

/** What each event of a stall's closing adds to somebody's share. */
const SHARES: ByType<Event, [], Partial<Share>> = {
  rewarded: ({ seat, vp, gained }) => ({ seat, vp, items: gained }),
  took: ({ seat, item }) => ({ seat, items: item === null ? [] : [item] }),
  juice_taken: ({ seat, amount }) => ({ seat, juice: amount }),
  tile_placed: ({ owner }) => (owner === null ? {} : { seat: owner, tile: true }),
};

/** Whether an event belongs to a stall's closing, and is said with the others of it. */
const ofClosing = ({ type }: Event) => type === "closing_began" || type in SHARES;

/** What each seat gets by the events of a stall, the winner first. */
function sharesOf(events: Event[]) {
  const shares: Map<number, Share> = new Map();
  for (const event of events) {
    const { seat, ...more } = { ...NOTHING, ...byType(SHARES, event) };
    if (seat === undefined) continue;
    const share = cached(shares, seat, () => ({ seat, ...NOTHING }));
    share.vp += more.vp;
    share.tile ||= more.tile;
    share.items = [...share.items, ...more.items];
    share.juice += more.juice;
  }
  return [...shares.values()].filter(({ vp, tile, items, juice }) => vp || tile || items.length || juice);
}

/** The closing of a stall, as far as it has come. */
function closing(stall: string, events: Event[]): Brief[] {
  const begins = events.some(({ type }) => type === "closing_began");
  const shares = sharesOf(events).map((share, at) => ({
    key: "brief-share",
    args: { ...share, stall, opens: at ? "nothing" : begins ? "closing" : "stall" },
    less: at > 0 && !share.vp && !share.items.length && !share.tile,
    must: !at, // nobody may miss that a stall has closed
  }));
  const empty = events.some((event) => event.type === "tile_placed" && event.owner === null);
  return [
    ...(begins && !shares.length ? [{ key: "brief-closing_began", args: { stall }, less: false, must: true }] : []),
    ...shares,
    ...(empty ? [{ key: "brief-empty_tile", args: {}, less: true }] : []),
  ];
}

/** The events of a stall's closing are said once, by the first of them. */
function briefOf(event: Event, events: Event[]): Brief[] {
  if (ofClosing(event) && "stall" in event) {
    const all = events.filter((each) => ofClosing(each) && "stall" in each && each.stall === event.stall);
    return all[0] === event ? closing(event.stall, all) : [];
  }
  const less = OPTIONAL.includes(event.type);
  const known = event.type === "cubes_gained" && event.reason === "market"; // the die says so
  const must = event.type === "placed" && events.some(ofClosing); // nor who has closed it
  const said = !known && (less || SAID.includes(event.type));
  return said ? [{ key: `brief-${event.type}`, args: event, less, must }] : [];
}

export const brief = (events: Event[]): Brief[] => events.flatMap((event) => briefOf(event, events));
