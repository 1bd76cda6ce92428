// What happens in a game of Marrakech, in the fewest words: for whoever hears it. Pure.
import type { Event } from "./shapes.ts";
import type { Brief } from "../../game-api/spoken.ts";

const SAID: Event["type"][] = ["turned", "rolled", "walked", "landed", "paid", "went_out", "laid"];

export const brief = (events: Event[]): Brief[] =>
  events
    .filter(({ type }) => SAID.includes(type))
    .map((event) => ({ key: `brief-${event.type}`, args: event, less: event.type === "landed" }));
