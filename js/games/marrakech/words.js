// The functions of Marrakech's sentences. Pure.

/** @typedef {import("../../i18n/functions.ts").Wording} Wording */
/** @typedef {import("../../i18n/functions.ts").SentenceFunction} SentenceFunction */
/** @typedef {import("./shapes.js").Cover} Cover */
/** @typedef {import("./shapes.js").Side} Side */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./shapes.js").Step} Step */

/** @param {number | null} owner of a rug that is covered @param {number} seat who covers it */
const whose = (owner, seat) => (owner === null ? "nobody" : owner === seat ? "own" : "another");

/**
 * What a rug covers, one part per owner and colour.
 * @param {Wording} wording
 * @param {Cover[]} covers
 * @param {number} seat
 */
function covered({ say, listed }, covers, seat) {
  const [one, two] = covers;
  const alike = one && two && one.color === two.color && one.owner === two.owner;
  return listed(
    (alike ? [one] : covers).map(({ color, owner }) =>
      say("covered", { whose: whose(owner, seat), seat: owner, color, count: alike ? covers.length : 1 }),
    ),
  );
}

/**
 * The mosaics of a walk; `none` where there are none.
 * @param {Wording} wording
 * @param {Step[]} path
 * @param {string} start
 */
function mosaics({ say, listed }, path, start) {
  const parts = path.flatMap(({ square, mosaic }, i) => {
    const left = path[i - 1]?.square ?? start;
    return mosaic === null ? [] : say(left === square ? "walked-loop" : "walked-mosaic", { left, entered: square });
  });
  return parts.length ? listed(parts) : "none";
}

/** @typedef {{color: string, owner: number | null}} Rug */

/** Rugs by owner and colour, each kind once. @param {Wording} wording @param {Rug[]} rugs */
const below = ({ say, listed }, rugs) =>
  listed([
    ...new Set(
      rugs.map(({ color, owner }) =>
        say("below", { whose: owner === null ? "nobody" : "somebody", seat: owner, color }),
      ),
    ),
  ]);

/** Where each face leads, and the rent that is due there. @param {Wording} wording @param {Spot[]} stops */
const stopsOf = ({ say, listed }, stops) =>
  listed(
    stops.map(({ square, owner, group }, at) =>
      owner === null
        ? say("stop-bare", { steps: at + 1, square })
        : say("stop-rug", { steps: at + 1, square, seat: owner, count: group }),
    ),
  );

/** What lies on each side of a square. @param {Wording} wording @param {Side[]} sides */
const aroundOf = ({ say, listed }, sides) =>
  listed(
    sides.map(({ facing, ground }) => {
      if (!ground) return say("beside-edge", { facing });
      const { color, owner } = ground;
      return color === null ? say("beside-bare", { facing }) : say("beside-rug", { facing, below: [{ color, owner }] });
    }),
  );

/** @type {Record<string, SentenceFunction>} */
export const functions = { AROUND: aroundOf, BELOW: below, COVERED: covered, MOSAICS: mosaics, STOPS: stopsOf };
