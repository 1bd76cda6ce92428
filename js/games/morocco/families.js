// The five families: the dye of each, and its emblem as markup about 0,0.
import { html } from "lit-html";
import { fixed, rug, star } from "../../art/drawing.js";
import { must, lookup } from "../../base/lookup.js";

/** @typedef {import("../../art/drawing.js").Color} Dye */
/** @typedef {import("./types").Family} Family */

/** @type {Record<Family, Dye>} */
const DYES = { charmers: "terracotta", water: "saffron", rugs: "majorelle", magicians: "mint", food: "aubergine" };
export const FAMILIES = /** @type {Family[]} */ (Object.keys(DYES));

/** The family of a player, who has one. @param {{colors: Family[]}} seat */
export const familyOf = ({ colors: [family] }) => must(family, "family of a seat");

/** @param {string} family @returns {Dye} */
export const dyeOf = (family) => /** @type {Dye} */ (lookup(DYES, family));

const THREAD = 'fill="var(--thread)"';
const LINE = 'fill="none" stroke="var(--thread)" stroke-linecap="round" stroke-linejoin="round"';

/** Emblems, 24 x 24, in the thread colour of the cloth beneath. @type {Record<Family, string>} */
export const EMBLEMS = {
  charmers:
    `<path d="M-8.5 8.5C-3 11.5 9 10.500 8.500 5.5C8 0.500 -7 3.500 -6.500 -2C-6.200 -5 -3 -6.500 0.500 -6.500" ${LINE} stroke-width="4.200"/>` +
    `<path d="M-1 -10.5Q4 -12.5 9.5 -8Q7 -2.800 0 -3.200Z" ${THREAD}/><circle cx="4" cy="-8" r="1.300" fill="var(--dye)"/><path d="M9.500 -8L12 -9.500M9.500 -8L12 -6.500" ${LINE} stroke-width="1.300"/>`,
  water:
    `<path d="M-10.500 -0.500H10.500C10.500 6 6 9 4.500 9.500V11.500H-4.500V9.500C-6 9 -10.500 6 -10.500 -0.500Z" ${THREAD}/>` +
    `<path d="M0 -12C3 -8.500 4.300 -7 4.300 -5.300A4.300 3.600 0 0 1 -4.300 -5.300C-4.300 -7 -3 -8.500 0 -12Z" ${THREAD}/><path d="M-6 3Q-3 0.800 0 3T6 3" fill="none" stroke="var(--dye)" stroke-width="1.800"/>`,
  rugs:
    `<path fill-rule="evenodd" d="M-7 -8H7V8H-7ZM0 -5.500L4.500 0L0 5.500L-4.500 0Z" ${THREAD}/><path d="M0 -2.200L1.800 0L0 2.200L-1.800 0Z" ${THREAD}/>` +
    `<path d="M-6 -8V-11.500M-2 -8V-11.500M2 -8V-11.500M6 -8V-11.500M-6 8V11.500M-2 8V11.500M2 8V11.500M6 8V11.500" ${LINE} stroke-width="1.700"/>`,
  magicians: `<g transform="rotate(-90)"><path d="${star(0, 0, 12, 5, 0.43)}" ${THREAD}/></g>`,
  food:
    `<circle cy="-9.500" r="2.400" ${THREAD}/><path d="M0 -9C1.500 -3 7.500 -0.500 8.500 4H-8.500C-7.500 -0.500 -1.500 -3 0 -9Z" ${THREAD}/>` +
    `<path d="M-11.500 5.800H11.500C11 9.500 7.500 11 5 11H-5C-7.500 11 -11 9.500 -11.500 5.800Z" ${THREAD}/><path d="M-5 1Q0 -1 5 1" fill="none" stroke="var(--dye)" stroke-width="1.500"/>`,
};

/** A round medallion with the emblem, radius 15, about 0,0. @param {Family} family */
export const medallion = (family) =>
  `<circle r="14.500" fill="var(--dye)" stroke="var(--edge)" stroke-width="1.800"/><g transform="scale(.84)">${EMBLEMS[family]}</g>`;

const SWATCHES = Object.fromEntries(
  FAMILIES.map((family) => [
    family,
    fixed(
      `<g transform="scale(1 .823)">${rug(dyeOf(family))}</g><circle r="37" fill="var(--dye)" stroke="var(--thread)" stroke-width="4"/><g transform="scale(2.150)">${EMBLEMS[family]}</g>`,
    ),
  ]),
);

/** A banner with the family's weave and emblem, 34 x 56. @param {string} family */
export const swatch = (family) =>
  html`<svg class="swatch dye-${dyeOf(family)}" viewBox="-48 -79 96 158" width="34" height="56" aria-hidden="true">${lookup(SWATCHES, family)}</svg>`;
