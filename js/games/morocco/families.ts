// The five families: the dye of each, and its emblem as markup about 0,0.
import { fixedByName, star } from "../../art/drawing.ts";
import { smallRug, swatchOf, type Color as Dye } from "../../art/textiles.ts";
import { keysOf, required, lookup, ofSeat } from "../../base/lookup.ts";
import type { Family } from "./types.ts";

const DYES: Record<Family, Dye> = {
  charmers: "terracotta",
  water: "saffron",
  rugs: "majorelle",
  magicians: "mint",
  food: "aubergine",
};
export const FAMILIES = keysOf(DYES);

export const familyOf = ({ colors: [family] }: { colors: Family[] }) => required(family, "family of a seat");

export const familyAt = (seats: { colors: Family[] }[], seat: number) => familyOf(ofSeat(seats, seat));

export const dyeOf = (family: string): Dye => required(lookup(DYES, family), "such family");

const THREAD = 'fill="var(--thread)"';
const LINE = 'fill="none" stroke="var(--thread)" stroke-linecap="round" stroke-linejoin="round"';

/** Emblems, 24 x 24, in the thread colour of the cloth beneath. */
export const EMBLEMS: Record<Family, string> = {
  charmers:
    `<path d="M-8.5 8.5C-3 11.5 9 10.5 8.5 5.5C8 0.5 -7 3.5 -6.5 -2C-6.2 -5 -3 -6.5 0.5 -6.5" ${LINE} stroke-width="4.2"/>` +
    `<path d="M-1 -10.5Q4 -12.5 9.5 -8Q7 -2.8 0 -3.2Z" ${THREAD}/><circle cx="4" cy="-8" r="1.3" fill="var(--dye)"/><path d="M9.5 -8L12 -9.5M9.5 -8L12 -6.5" ${LINE} stroke-width="1.3"/>`,
  water:
    `<path d="M-10.5 -0.5H10.5C10.5 6 6 9 4.5 9.5V11.5H-4.5V9.5C-6 9 -10.5 6 -10.5 -0.5Z" ${THREAD}/>` +
    `<path d="M0 -12C3 -8.5 4.3 -7 4.3 -5.3A4.3 3.6 0 0 1 -4.3 -5.3C-4.3 -7 -3 -8.5 0 -12Z" ${THREAD}/><path d="M-6 3Q-3 0.8 0 3T6 3" fill="none" stroke="var(--dye)" stroke-width="1.8"/>`,
  rugs:
    `<path fill-rule="evenodd" d="M-7 -8H7V8H-7ZM0 -5.5L4.5 0L0 5.5L-4.5 0Z" ${THREAD}/><path d="M0 -2.2L1.8 0L0 2.2L-1.8 0Z" ${THREAD}/>` +
    `<path d="M-6 -8V-11.5M-2 -8V-11.5M2 -8V-11.5M6 -8V-11.5M-6 8V11.5M-2 8V11.5M2 8V11.5M6 8V11.5" ${LINE} stroke-width="1.7"/>`,
  magicians: `<g transform="rotate(-90)"><path d="${star(0, 0, 12, 5, 0.43)}" ${THREAD}/></g>`,
  food:
    `<circle cy="-9.5" r="2.4" ${THREAD}/><path d="M0 -9C1.5 -3 7.5 -0.5 8.5 4H-8.5C-7.5 -0.5 -1.5 -3 0 -9Z" ${THREAD}/>` +
    `<path d="M-11.5 5.8H11.5C11 9.5 7.5 11 5 11H-5C-7.5 11 -11 9.5 -11.5 5.8Z" ${THREAD}/><path d="M-5 1Q0 -1 5 1" fill="none" stroke="var(--dye)" stroke-width="1.5"/>`,
};

/** A round medallion with the emblem, radius 15, about 0,0. */
export const medallion = (family: Family) =>
  `<circle r="14.5" fill="var(--dye)" stroke="var(--edge)" stroke-width="1.8"/><g transform="scale(.84)">${EMBLEMS[family]}</g>`;

const SWATCHES = fixedByName(
  FAMILIES,
  (family) =>
    `${smallRug(dyeOf(family))}<circle r="37" fill="var(--dye)" stroke="var(--thread)" stroke-width="4"/><g transform="scale(2.15)">${EMBLEMS[family]}</g>`,
);

export const swatch = (family: string) => swatchOf(dyeOf(family), lookup(SWATCHES, family));
