// Marks over the market: what can be tapped, what was tapped, the newest worker. Each mark has its own shape, so that
// none depends on colour alone.
import { nothing, svg } from "lit-html";
import { star } from "../../art/drawing.js";
import { must, ofSeat } from "../../base/lookup.js";
import { dyeOf, familyOf } from "./families.js";
import { at } from "./market.js";
import { ARROW, khatam } from "./pieces.js";
import { centre, degrees, edge, lies, lineAt, place, QUADRANTS, roofAt, standing } from "./places.js";

/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Point} Point */

/** A line visible on every ground: a light seam in a dark casing. @param {string} name @param {string} d */
export const seamed = (name, d) => svg`<g class=${name}><path class="casing" d=${d} /><path class="seam" d=${d} /></g>`;

/** The four corners of a square about 0,0. @param {number} half @param {number} arm */
function brackets(half, arm) {
  const [h, a] = [half, half - arm];
  return `M${-h} ${-a}V${-h}H${-a}M${a} ${-h}H${h}V${-a}M${h} ${a}V${h}H${a}M${-a} ${h}H${-h}V${a}`;
}

const SMALL_BRACKETS = brackets(29, 10);
const WIDE_BRACKETS = brackets(68, 20);
const LARGE = 13;
const SMALL = 7.5;
const STAR = khatam(LARGE);
/** The star of what can be tapped, where it has to be small. */
export const SMALL_STAR = khatam(SMALL);

/** A gold star with a dark rim: something can be tapped here. @param {Point} place @param {string} [how] */
const seal = (place, how = "") => svg`<g class="lit ${how}" transform=${at(place)}><path class="star" d=${STAR} /></g>`;

/** @type {Map<string, string>} cached star paths, by space and radius */
const stars = new Map();

/** @param {string} space @param {number} r */
function starAt(space, r) {
  const asked = `${space} ${r}`;
  const known = stars.get(asked);
  if (known !== undefined) return known;
  const { x, y } = standing(space);
  const path = star(x, y, r);
  stars.set(asked, path);
  return path;
}

/**
 * The stars of many spaces as one path: a hundred shapes would take longer to paint than everything else that a tap
 * changes.
 * @param {string[]} open
 * @param {boolean} small for places that stay in the background
 */
const starred = (open, small) =>
  svg`<path class="star ${small ? "small" : ""}" d=${open.map((space) => starAt(space, small ? SMALL : LARGE)).join("")} />`;

/** Two stars on one seal: the place of the second cousin. @param {Point} place */
const twins = (place) =>
  svg`<g class="lit" transform=${at(place)}><rect class="seal" x="-19" y="-12" width="38" height="24" rx="12" /><path class="star" transform="translate(-8 0)" d=${SMALL_STAR} /><path class="star" transform="translate(8 0)" d=${SMALL_STAR} /></g>`;

/** @param {Iterable<string>} picks @param {string} role @returns {string[]} the names of the picks of a role */
export const named = (picks, role) =>
  [...picks].filter((pick) => pick.startsWith(`${role}:`)).map((pick) => pick.slice(role.length + 1));

/** The second cousin's places, once the first is known. @param {Pick<Ui, "lit" | "picked">} ui */
export function besides({ lit, picked }) {
  const begun = picked.includes("worker:cousins") && named(picked, "space").length && !named(picked, "beside").length;
  return begun ? named(lit, "beside") : [];
}

/** @param {Ui} ui */
function spaces(ui) {
  const chosen = named(ui.picked, "space");
  const second = besides(ui);
  const open = named(ui.lit, "space").filter((space) => !chosen.includes(space) && !second.includes(space));
  const small = chosen.length + second.length > 0;
  const empty = ui.picked.some((pick) => pick.startsWith("worker:")) ? [] : chosen;
  return svg`${starred(open, small)}${second.map((space) => twins(standing(space)))}${empty.map((space) => seal(standing(space), "chosen"))}`;
}

const SWAP = "M-9 -4H6L1 -9M9 4H-6L-1 9";

/** Cubes that a coin can swap; in the background while a worker is being placed. @param {Ui} ui */
function swaps({ lit, picked }) {
  const lines = (/** @type {Iterable<string>} */ picks) => [...picks].filter((pick) => /^(row|column):/.test(pick));
  const [open, chosen] = [lines(lit), lines(picked)];
  const placing = picked.length && !chosen.length;
  return svg`${
    placing
      ? nothing
      : open.map((pick) => {
          const { x, y } = lineAt(pick);
          const away = pick.startsWith("row") ? { x, y: y + 34 } : { x: x - 38, y };
          return svg`<g class="swap" transform=${at(away)}><rect x="-14" y="-11.5" width="28" height="23" rx="11.5" /><path d=${SWAP} /></g>`;
        })
  }${chosen.map((pick) => svg`<g transform=${at(lineAt(pick))}>${seamed("ring", brackets(25, 12))}</g>`)}`;
}

/** @param {Ui} ui */
const onRoof = ({ lit }) =>
  named(lit, "roof").map((space) => {
    const { x, y } = roofAt(Number(space));
    return seal({ x: x + 46, y: y + 40 });
  });

/** Where the tile of the closing stall may point. @param {Ui} ui @param {Board} board */
function directions({ lit, forecasts, signs }, { closing }) {
  if (!closing) return nothing;
  return named(lit, "arrow").map((name) => {
    const facing = /** @type {import("./types").Facing} */ (name);
    const forecast = forecasts[`arrow ${facing}`];
    return svg`<g class="point" transform="${at(edge(closing, facing))} rotate(${degrees(facing)})"><path class="point-shade" transform="scale(1.4)" d=${ARROW} /><path class="point-body" transform="scale(1.4)" d=${ARROW} /></g>
      ${forecast && "tourists" in forecast ? outlook(forecast, edge(closing, facing, HOW_FAR), signs) : nothing}`;
  });
}

const HOW_FAR = 62;

/**
 * How full the neighbouring stall would be.
 * @param {{count: number, full: boolean}} forecast
 * @param {Point} place
 * @param {number} signs
 */
const outlook = (
  { count, full },
  place,
  signs,
) => svg`<g class="outlook ${full ? "full" : ""}" transform=${at(place, signs)}>
  ${full ? svg`<path d=${khatam(28)} />` : svg`<circle r="25" />`}<text y="7">${count}/4</text></g>`;

/** The spaces of the newest placement, while their stall is open. @param {Board} board */
export const newest = ({ last, stalls }) =>
  last
    .filter((space) => stalls.some(({ stall, open }) => open && space.startsWith(stall)))
    .map((space) => svg`<g transform=${at(standing(space))}>${seamed("newest", SMALL_BRACKETS)}</g>`);

/** @param {string} stall @param {string} [name] */
export const ringed = (stall, name = "ringed") =>
  svg`<g transform=${at(centre(stall))}>${seamed(name, WIDE_BRACKETS)}</g>`;

/** The cubes that a stall costs. @param {string} stall */
export const costs = (stall) =>
  [`row:${stall[1]}`, `column:${stall[0]}`].map(
    (pick) => svg`<g transform=${at(lineAt(pick))}>${seamed("ring", brackets(25, 12))}</g>`,
  );

/**
 * Tourists of the closing stall that still have to move, where no arrow covers them.
 * @param {import("./types").View} view
 */
export function travellers({ board, seats }) {
  const { x, y } = centre(board.closing ?? "c3");
  return board.travellers.map((seat, i) => {
    const family = familyOf(ofSeat(seats, seat));
    const to = lies(must(QUADRANTS[i % QUADRANTS.length], "quadrant"));
    return svg`<g class="dye-${dyeOf(family)}" transform="translate(${x + 36 * to.x} ${y + 34 * to.y}) scale(.82)"><use href="#morocco-tourist-${family}" /></g>`;
  });
}

const GARLAND = 27;

/** At the end of the game: a garland through each largest district. @param {import("./types").View} view */
export function garlands({ seats }) {
  const joined = seats.flatMap(({ district }) =>
    district.flatMap((stall) =>
      district.filter((other) => nextTo(stall, other)).map((other) => ({ one: stall, other })),
    ),
  );
  return joined.map(({ one, other }) => {
    const [a, b] = [centre(one), centre(other)];
    return seamed(
      "garland",
      a.x === b.x ? `M${a.x} ${a.y + GARLAND}V${b.y - GARLAND}` : `M${a.x + GARLAND} ${a.y}H${b.x - GARLAND}`,
    );
  });
}

/** Whether the other stall is right of this one or below it. @param {string} stall @param {string} other */
function nextTo(stall, other) {
  const [a, b] = [place(stall), place(other)];
  return b.row - a.row + b.col - a.col === 1 && b.row >= a.row && b.col >= a.col;
}

/** All marks of what can be tapped. @param {Ui} ui @param {Board} board */
export const targets = (ui, board) => svg`${spaces(ui)}${swaps(ui)}${onRoof(ui)}${directions(ui, board)}`;
