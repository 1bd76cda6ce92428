// The pieces: Assam, whose plate points where he faces, and the die with its slippers. Constant markup, independent of
// the position.
import { createDie } from "../../art/die.ts";
import { coinRim, INK, piece, stroke } from "../../art/drawing.ts";
import { rug } from "../../art/textiles.ts";
import { required } from "../../base/lookup.ts";
import { FACINGS } from "../../art/grid.ts";
import { COLORS, FACES } from "./places.ts";

const FEZ = `<path d="M-10.5 -24L-7.5 -43Q0 -46 7.5 -43L10.5 -24Q0 -20.5 -10.5 -24Z" fill="var(--fez)" stroke="${INK}" stroke-width="2"/><path d="M-7.3 -42.5Q0 -39.5 7.3 -42.5" fill="none" stroke="var(--marrakech-fez-band)" stroke-width="1.3"/>`;
const HEAD = `<circle cy="-16" r="11" fill="var(--skin)" stroke="${INK}" stroke-width="2"/>`;
const ROBE = `<path d="M-20 25C-21 8 -16 -4 -7 -8H7C16 -4 21 8 20 25Q0 33 -20 25Z" fill="var(--cream)" stroke="${INK}" stroke-width="2.2"/>`;
const STRIPES = `<path d="M-13.5 2Q-15.5 14 -14.5 26.5M13.5 2Q15.5 14 14.5 26.5" fill="none" stroke="var(--tile-rust)" stroke-width="2"/>`;

const FRONT =
  ROBE +
  STRIPES +
  `<path d="M-6 -8L0 3L6 -8" fill="var(--tile-rust)" stroke="${INK}" stroke-width="1.5"/>` +
  stroke("M0 3V27", 1.6) +
  HEAD +
  `<path d="M-9.5 -11Q0 -15 9.5 -11Q7 2 0 3.5Q-7 2 -9.5 -11Z" fill="var(--marrakech-beard)" stroke="${INK}" stroke-width="1.6"/>` +
  stroke("M-7 -11.5Q-3.5 -15.5 0 -12.5Q3.5 -15.5 7 -11.5", 2.8) +
  stroke("M-3 -6Q0 -4.5 3 -6", 1.5) +
  `<circle cx="-4" cy="-18" r="1.7" fill="${INK}"/><circle cx="4" cy="-18" r="1.7" fill="${INK}"/>` +
  FEZ +
  stroke("M0 -44C8 -47 14 -42 13 -33", 2) +
  `<path d="M10.8 -33.5H15.2L14.6 -26H11.4Z" fill="${INK}"/>`;

const BACK =
  ROBE +
  STRIPES +
  HEAD +
  `<path d="M-10.5 -15Q-10 -6 0 -5Q10 -6 10.5 -15Z" fill="var(--marrakech-hair)" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M-9 -8Q0 -2 9 -8L6 8L0 21L-6 8Z" fill="var(--marrakech-hood)" stroke="${INK}" stroke-width="2"/>` +
  FEZ +
  stroke("M0 -44V-33", 2) +
  `<path d="M-2.6 -33H2.6L1.9 -25H-1.9Z" fill="${INK}"/>`;

const ASIDE =
  `<path d="M-16 25C-19 6 -14 -5 -5 -8H6C13 -4 16 8 17 25Q0 33 -16 25Z" fill="var(--cream)" stroke="${INK}" stroke-width="2.2"/>` +
  `<path d="M-7 -8Q-16 -6 -15 6L-8 0Z" fill="var(--marrakech-hood)" stroke="${INK}" stroke-width="1.8"/>` +
  `<path d="M-3 0Q-5 12 7 15L19 11L18 5L8 7Q6 2 5 -1Z" fill="var(--cream)" stroke="${INK}" stroke-width="2"/><circle cx="20" cy="8" r="3.6" fill="var(--skin)" stroke="${INK}" stroke-width="1.6"/>` +
  `<path d="M-8 -24Q-12 -8 -3 -6H5Q11 -9 11 -15L15 -14L11 -20V-25Z" fill="var(--skin)" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M-2 -14Q4 -10 11 -12Q12 0 5 2Q-2 -2 -2 -14Z" fill="var(--marrakech-beard)" stroke="${INK}" stroke-width="1.6"/>` +
  stroke("M3 -12Q8 -14.5 13 -10.5", 2.8) +
  `<circle cx="6.5" cy="-18.5" r="1.7" fill="${INK}"/>` +
  FEZ +
  stroke("M0 -44C-8 -47 -14 -42 -13 -33", 2) +
  `<path d="M-15.2 -33.5H-10.8L-11.4 -26H-14.6Z" fill="${INK}"/>`;

/** Assam stands a little low, so that his fez never hides the plate's tip. */
const stand = (drawn: string, side: number = 1) => `<g transform="translate(0 8) scale(${side} 1)">${drawn}</g>`;

/** Assam seen from the south edge: his back when he walks away. */
const FIGURES = { north: stand(BACK), east: stand(ASIDE), south: stand(FRONT), west: stand(ASIDE, -1) };

/** The brass plate under his feet, its tip pointing north before rotation. */
const PLATE =
  `<path d="M0 -57L29 -27A39.6 39.6 0 1 1 -29 -27Z" fill="var(--brass)" stroke="${INK}" stroke-width="2.8" stroke-linejoin="round"/>` +
  `<path d="M0 -51.5L19 -31.5Q0 -41 -19 -31.5Z" fill="var(--marrakech-plate-tip)" stroke="${INK}" stroke-width="1.4" stroke-linejoin="round"/>` +
  `<circle r="33" fill="var(--petrol)" stroke="${INK}" stroke-width="1.8"/>` +
  `<circle r="29.5" fill="none" stroke="var(--marrakech-plate-dots)" stroke-width="1.2" stroke-dasharray="1.5 3.4"/>`;

const SLIPPER =
  `<path d="M1 -27C2 -21 11.5 -17 11.5 -4C11.5 5 9.5 11 10 17C9.5 25 -9.5 25 -10 17C-9.5 11 -11.5 5 -11.5 -4C-11.5 -17 -3 -19 1 -27Z" fill="var(--marrakech-slipper)" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>` +
  `<path d="M-9.8 3Q0 -7 9.8 3L8 17Q0 25 -8 17Z" fill="var(--marrakech-slipper-inside)" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>` +
  `<path d="M-5.6 6Q0 2 5.6 6L5 15.5Q0 19.5 -5 15.5Z" fill="var(--marrakech-slipper-sole)"/>` +
  `<path d="M-6.5 -8.5Q0 -14 6.5 -8.5M-3.5 -14.5Q0 -17.5 3.5 -14.5" fill="none" stroke="var(--tile-rust)" stroke-width="1.8" stroke-linecap="round"/>`;

/** The size of the slippers on each face, and where they stand: x, y and lean of each. */
const SLIPPERS: Record<number, { size: number; places: string }> = {
  1: { size: 1.4, places: "50,51,12" },
  2: { size: 1.3, places: "32,52,-7 68,52,7" },
  3: { size: 0.93, places: "50,31,0 29,69,-7 71,69,7" },
  4: { size: 0.84, places: "31,29,-7 69,29,7 31,73,-7 69,73,7" },
};

function slippers(steps: number) {
  const { size, places } = required(SLIPPERS[steps], "such face");
  const drawn = ([x, y, lean]: string[]) =>
    `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})">${SLIPPER}</g>`;
  return places
    .split(" ")
    .map((place) => drawn(place.split(",")))
    .join("");
}

export const die = createDie(FACES, slippers);

/** Everything that is drawn repeatedly, for <use>. */
export const PIECES = [
  ...COLORS.map((color) => piece(`rug-${color}`, rug(color))),
  ...FACINGS.map((facing) => piece(`assam-${facing}`, FIGURES[facing])),
  piece("assam-plate", PLATE),
  piece("rug-coin-blank", coinRim(0, 0, 15)),
  piece("slipper", SLIPPER),
].join("");
