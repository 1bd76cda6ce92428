// The functions of Marrakech's sentences. Pure.
import type { SentenceFunction, Wording } from "../../i18n/functions.ts";
import type { Cover, Side, Spot, Step } from "./shapes.ts";

type Rug = Pick<Cover, "color" | "owner">;

/** Whose rug it is that a seat covers. */
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

function beside({ say }: Wording, { facing, ground }: Side) {
  if (!ground) return say("beside-edge", { facing });
  const { color, owner } = ground;
  return color === null ? say("beside-bare", { facing }) : say("beside-rug", { facing, below: [{ color, owner }] });
}

const below = ({ say }: Wording, { color, owner }: Rug) =>
  say("below", { whose: owner === null ? "nobody" : "somebody", seat: owner, color });

const stop = ({ say }: Wording, { square, owner, group }: Spot, steps: number) =>
  owner === null ? say("stop-bare", { steps, square }) : say("stop-rug", { steps, square, seat: owner, count: group });

export const functions: Record<string, SentenceFunction> = {
  /** What lies on each side of a square. */
  AROUND: (wording, sides: Side[]) => wording.listed(sides.map((side) => beside(wording, side))),
  /** Rugs by owner and colour, each kind once. */
  BELOW: (wording, rugs: Rug[]) => wording.listed([...new Set(rugs.map((rug) => below(wording, rug)))]),
  COVERED: covered,
  MOSAICS: mosaics,
  /** Where each face leads, and the rent that is due there. */
  STOPS: (wording, stops: Spot[]) => wording.listed(stops.map((spot, at) => stop(wording, spot, at + 1))),
};
