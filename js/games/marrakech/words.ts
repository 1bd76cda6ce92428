// The functions of Marrakech's sentences. Pure.
import type { SentenceFunction, Wording } from "../../i18n/functions.ts";
import type { Cover, Side, Spot, Step } from "./shapes.ts";

/** @param owner of a rug that is covered @param seat who covers it */
const whose = (owner: number | null, seat: number) => (owner === null ? "nobody" : owner === seat ? "own" : "another");

/** What a rug covers, one part per owner and colour. */
function covered({ say, listed }: Wording, covers: Cover[], seat: number) {
  const [one, two] = covers;
  const alike = one && two && one.color === two.color && one.owner === two.owner;
  return listed(
    (alike ? [one] : covers).map(({ color, owner }) =>
      say("covered", { whose: whose(owner, seat), seat: owner, color, count: alike ? covers.length : 1 }),
    ),
  );
}

/** The mosaics of a walk; `none` where there are none. */
function mosaics({ say, listed }: Wording, path: Step[], start: string) {
  const parts = path.flatMap(({ square, mosaic }, i) => {
    const left = path[i - 1]?.square ?? start;
    return mosaic === null ? [] : say(left === square ? "walked-loop" : "walked-mosaic", { left, entered: square });
  });
  return parts.length ? listed(parts) : "none";
}

type Rug = { color: string; owner: number | null };

/** Rugs by owner and colour, each kind once. */
const below = ({ say, listed }: Wording, rugs: Rug[]) =>
  listed([
    ...new Set(
      rugs.map(({ color, owner }) =>
        say("below", { whose: owner === null ? "nobody" : "somebody", seat: owner, color }),
      ),
    ),
  ]);

/** Where each face leads, and the rent that is due there. */
const stopsOf = ({ say, listed }: Wording, stops: Spot[]) =>
  listed(
    stops.map(({ square, owner, group }, at) =>
      owner === null
        ? say("stop-bare", { steps: at + 1, square })
        : say("stop-rug", { steps: at + 1, square, seat: owner, count: group }),
    ),
  );

/** What lies on each side of a square. */
const aroundOf = ({ say, listed }: Wording, sides: Side[]) =>
  listed(
    sides.map(({ facing, ground }) => {
      if (!ground) return say("beside-edge", { facing });
      const { color, owner } = ground;
      return color === null ? say("beside-bare", { facing }) : say("beside-rug", { facing, below: [{ color, owner }] });
    }),
  );

export const functions: Record<string, SentenceFunction> = {
  AROUND: aroundOf,
  BELOW: below,
  COVERED: covered,
  MOSAICS: mosaics,
  STOPS: stopsOf,
};
