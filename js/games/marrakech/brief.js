// What happens in a game of Marrakech, in the fewest words: for whoever hears it. Pure.
import { lookup } from "../../base/lookup.ts";

/** @typedef {import("./shapes.js").Event} Event */
/** @typedef {import("../../types.js").Brief} Brief */

/** The events that are said, and whether they may be left out. @type {Record<string, boolean>} */
const OPTIONAL = {
  turned: false,
  rolled: false,
  walked: false,
  landed: true,
  paid: false,
  went_out: false,
  laid: false,
};

/** @param {Event[]} events @returns {Brief[]} */
export const brief = (events) =>
  events.flatMap((event) => {
    const less = lookup(OPTIONAL, event.type);
    return less === undefined ? [] : [{ key: `brief-${event.type}`, args: event, less }];
  });
