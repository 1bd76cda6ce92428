// What happens in a game of Marrakech, in the fewest words: for whoever hears it. Pure.
import { lookup } from "../../base/lookup.ts";
import type { Event } from "./shapes.ts";
import type { Brief } from "../../game-api/spoken.ts";

/** The events that are said, and whether they may be left out. */
const OPTIONAL: Record<string, boolean> = {
  turned: false,
  rolled: false,
  walked: false,
  landed: true,
  paid: false,
  went_out: false,
  laid: false,
};

export const brief = (events: Event[]): Brief[] =>
  events.flatMap((event) => {
    const less = lookup(OPTIONAL, event.type);
    return less === undefined ? [] : [{ key: `brief-${event.type}`, args: event, less }];
  });
