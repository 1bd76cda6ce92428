// The functions of Morocco's sentences. Pure.
import type { SentenceFunction, Wording } from "../../i18n/functions.ts";
import type { Rank } from "./shapes.ts";

/** A space in words (`c3.nw`); a stall alone is left as it is. */
function place({ say }: Wording, space: string) {
  const [square = "", corner] = space.split(".");
  return corner ? say("square-corner", { square, corner }) : square;
}

export const functions: Record<string, SentenceFunction> = {
  CORNER: ({ word }, corner: string) => word("corner", corner),
  SPACE: place,
  SPACES: (wording, spaces: string[]) => wording.listed(spaces.map((space) => place(wording, space))),
  /** The seats with their worker counts. */
  COUNTS: ({ say, listed }, counts: Rank[]) =>
    listed(counts.map(({ seat, count }) => say("seat-count", { seat, count }))),
  /** Coins and bodyguards as a key for a sentence to select by: `coin-bodyguard` is one of each. */
  ITEMS: (_wording, items: string[] | null) => items?.join("-") ?? "none",
  /** Free spaces by their corners, with the juice beside each. */
  FREE: ({ say, listed }, spaces: { corner: string; juice: number }[]) =>
    listed(spaces.map((space) => say("free-space", space))),
  /** The stalls that close before the last of the queue. */
  AHEAD: ({ listed }, queue: string[]) => (queue.length > 1 ? listed(queue.slice(0, -1)) : "none"),
};
