// The awnings over closed stalls, as constant markup about 0,0, one per family: striped in the winner's dye, with a
// woven band and the emblem; plain wool over a stall that nobody won.
import { INK, round, piece, times } from "../../art/drawing.ts";
import { weave } from "../../art/textiles.ts";
import { dyeOf, EMBLEMS, FAMILIES } from "./families.ts";
import type { Family } from "./types.ts";

const HALF = 58;
const STRIPES = 6;
const WIDTH = (2 * HALF) / STRIPES;
const [HEAD, BAND, HEM] = [-56, -36, 40];

/** The scallop at the lower end of a stripe. */
const SCALLOP = `a${round(WIDTH / 2)} ${round(WIDTH / 2)} 0 0 1 ${-round(WIDTH)} 0`;
const EVERY = times(STRIPES, (i) => `M${round(-HALF + i * WIDTH)} ${BAND}h${round(WIDTH)}V${HEM}${SCALLOP}Z`);
const STRIPED = ["var(--stripe)", "var(--cloth)"]
  .map((fill, odd) => `<path d="${EVERY.filter((_, i) => i % 2 === odd).join("")}" fill="${fill}"/>`)
  .join("");
const SEAMS = times(STRIPES - 1, (i) => `M${round(-HALF + (i + 1) * WIDTH)} ${BAND}V${HEM}`).join("");
const OUTLINE = `M${-HALF} ${HEAD + 5}Q${-HALF} ${HEAD} ${5 - HALF} ${HEAD}H${HALF - 5}Q${HALF} ${HEAD} ${HALF} ${HEAD + 5}V${HEM}${SCALLOP.repeat(STRIPES)}Z`;

/** @param band fill of the woven band @param mark what is sewn on the middle */
const awning = (band: string, mark: string) =>
  `<path d="${OUTLINE}" fill="var(--shade)" transform="translate(2 6)"/>${STRIPED}` +
  `<path d="${SEAMS}" stroke="${INK}" stroke-opacity=".55" stroke-width="1.2"/>` +
  `<path d="M${-HALF} ${BAND + 1}H${HALF}V${BAND + 7}H${-HALF}ZM${-HALF} ${HEM - 13}H${HALF}V${HEM - 10}H${-HALF}Z" fill="${INK}" fill-opacity=".18"/>` +
  `<rect x="${-HALF}" y="${HEAD}" width="${2 * HALF}" height="${BAND - HEAD}" rx="4" fill="${band}" fill-opacity=".7" stroke="var(--line)" stroke-width="1.5"/>` +
  `<path d="${OUTLINE}" fill="none" stroke="var(--line)" stroke-width="2.4" stroke-linejoin="round"/>${mark}`;

const mark = (family: Family) =>
  `<circle cy="2" r="24" fill="var(--dye)" stroke="var(--edge)" stroke-width="2"/><circle cy="2" r="20.5" fill="none" stroke="var(--thread)" stroke-width="1.6"/>` +
  `<g transform="translate(0 2) scale(1.25)">${EMBLEMS[family]}</g>`;

const KNOT = `<path d="M-9 2H9M0 -7V11M-6.5 -4.5L6.5 8.5M6.5 -4.5L-6.5 8.5" stroke="var(--thread)" stroke-width="2.6" stroke-linecap="round"/>`;

/** The <defs> of awnings and weaves. */
export const AWNINGS = [
  ...FAMILIES.map((family) => weave(dyeOf(family), `morocco-weave-${family}`)),
  ...FAMILIES.map((family) => piece(`morocco-awning-${family}`, awning(`url(#morocco-weave-${family})`, mark(family)))),
  piece("morocco-awning-nobody", awning("var(--stripe)", KNOT)),
].join("");
