// The end as it is seen, once the last move has been: from the last place to the first, each seat's column grows part
// by part while its number counts. Frames are pure data for the table's clock.
import { round, times } from "../art/drawing.ts";
import { ofSeat } from "../base/lookup.ts";
import type { Rise } from "../game-api/result.ts";
import type { View } from "../engine/shapes.ts";

/** Milliseconds in which the columns of a place grow, and in which they rest: 1.4 seconds. */
const [GROWS, RESTS] = [1000, 400];
const STEPS = 20;
/** Every so many steps a coin sounds. */
const COIN = 4;

/** The points of these parts that are seen, where each part takes as long. @param share of the time */
function grown(parts: number[], share: number) {
  const [whole, part] = [Math.floor(share * parts.length), (share * parts.length) % 1];
  const below = parts.slice(0, whole).reduce((sum, points) => sum + points, 0);
  return below + Math.round(part * (parts[whole] ?? 0));
}

/** @param view of a game that is over @param partsOf the points of its parts, in the order in which they grow */
export function finale({ result, seats }: View, partsOf: (seat: View["seats"][number]) => number[]) {
  const places = [...(result?.ranking ?? [])].reverse();
  return places.flatMap((alike, at) => {
    const parts = new Map(alike.map((seat) => [seat, partsOf(ofSeat(seats, seat))]));
    const before = places.slice(0, at).flat();
    const risen = before.length + alike.length;
    const frame = (share: number): { finale: Rise } => ({
      finale: {
        risen,
        points: Object.fromEntries([
          ...before.map((seat) => [seat, ofSeat(seats, seat).score]),
          ...[...parts].map(([seat, points]) => [seat, grown(points, share)]),
        ]),
      },
    });
    const steps = times(STEPS, (i) => ({
      ms: GROWS / STEPS,
      frame: frame(round(((i + 1) / STEPS) * 100) / 100),
      ...(i === 0 ? { tone: "rank", pitch: at } : i % COIN ? {} : { tone: "coin" }),
    }));
    return [...steps, { ms: RESTS, frame: frame(1), ...(at === places.length - 1 && { tone: "end" }) }];
  });
}
