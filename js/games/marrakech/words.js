// The functions of Marrakech's sentences, and sample values for their tests. Pure.

/** @typedef {import("../../i18n/functions.js").Voice} Voice */
/** @typedef {import("../../i18n/functions.js").Put} Put */
/** @typedef {import("./shapes.js").Cover} Cover */
/** @typedef {import("./shapes.js").Side} Side */
/** @typedef {import("./shapes.js").Spot} Spot */
/** @typedef {import("./shapes.js").Step} Step */

/** @param {number | null} owner of a rug that is covered @param {number} seat who covers it */
const whose = (owner, seat) => (owner === null ? "nobody" : owner === seat ? "own" : "another");

/**
 * What a rug covers, one part per owner and colour.
 * @param {Voice} voice
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
 * @param {Voice} voice
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

/** Rugs by owner and colour, each kind once. @param {Voice} voice @param {Rug[]} rugs */
const below = ({ say, listed }, rugs) =>
  listed([
    ...new Set(
      rugs.map(({ color, owner }) =>
        say("below", { whose: owner === null ? "nobody" : "somebody", seat: owner, color }),
      ),
    ),
  ]);

/** Where each face leads, and the rent that is due there. @param {Voice} voice @param {Spot[]} stops */
const stopsOf = ({ say, listed }, stops) =>
  listed(
    stops.map(({ square, owner, group }, at) =>
      owner === null
        ? say("stop-bare", { steps: at + 1, square })
        : say("stop-rug", { steps: at + 1, square, seat: owner, count: group }),
    ),
  );

/** What lies on each side of a square. @param {Voice} voice @param {Side[]} sides */
const aroundOf = ({ say, listed }, sides) =>
  listed(
    sides.map(({ facing, ground }) => {
      if (!ground) return say("beside-edge", { facing });
      const { color, owner } = ground;
      return color === null ? say("beside-bare", { facing }) : say("beside-rug", { facing, below: [{ color, owner }] });
    }),
  );

/** @type {Record<string, Put>} */
export const functions = { AROUND: aroundOf, BELOW: below, COVERED: covered, MOSAICS: mosaics, STOPS: stopsOf };

/**
 * Sample values for the tests: by function, and by argument where the sentence itself does not show what values are
 * possible.
 * @type {Record<string, unknown[]>}
 */
export const samples = {
  fortune: ["12 dirhams"],
  seen: ["9 squares"],
  MOSAICS: [
    [{ square: "g2", mosaic: null }],
    [
      { square: "g7", mosaic: "north" },
      { square: "f7", mosaic: "north" },
    ],
  ],
  COVERED: [
    [{ color: "mint", owner: 1 }],
    [
      { color: "saffron", owner: 0 },
      { color: "mint", owner: null },
    ],
  ],
  AROUND: [
    [
      { facing: "north", ground: null },
      { facing: "east", ground: { color: null, owner: null } },
      { facing: "south", ground: { color: "mint", owner: 0 } },
    ],
  ],
  BELOW: [
    [{ color: "mint", owner: 1 }],
    [
      { color: "saffron", owner: 0 },
      { color: "mint", owner: null },
    ],
  ],
  STOPS: [
    [
      { square: "d5", owner: null, group: 0 },
      { square: "d6", owner: 1, group: 3 },
    ],
  ],
  what: ["c4–c5"],
  square: ["a7"],
  start: ["g1"],
  cell: ["c4"],
  left: ["a7"],
  entered: ["b7"],
  steps: [1, 4],
  weight: [1, 2],
  of: [6],
  out: [1, 6],
  rent: [0, 0.8, 12.5],
};

/** Fields of events that no sentence needs, and why. @type {Record<string, Record<string, string>>} */
export const untold = {
  walked: {
    seat: "Assam walks; whose roll it was the sentence before has told",
    mosaics: "each of them is told by where it leads",
  },
  landed: { square: "the sentence of the walk has just named it" },
  paid: {
    square: "the sentence of the walk has just named it",
    cells: "their number is told; the board shows where they lie",
  },
};
