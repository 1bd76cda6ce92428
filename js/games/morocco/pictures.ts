// The small pictures beside the market and in the rules: what seats have and gain, thing by thing.
import { html, nothing, svg } from "lit-html";
import { recordOf } from "../../base/lookup.ts";
import { coin, fixedAll, fixedByName } from "../../art/drawing.ts";
import { dyeOf, FAMILIES, swatch } from "./families.ts";
import { cousinsMarkup, CUBES, cubeMarkup, die, KINDS, SIGNS, workerMarkup } from "./pieces.ts";
import type { Family, Item, Kind } from "./types.ts";

const picture = (markup: unknown, box: string, dye: string = "") =>
  html`<svg class="fact-piece ${dye}" viewBox=${box} aria-hidden="true">${markup}</svg>`;

const CUBE = fixedByName(CUBES, cubeMarkup);
const SIGN = fixedAll(SIGNS);
const FIGURES = recordOf(KINDS, (kind) => fixedByName(FAMILIES, (family) => workerMarkup(kind, family)));
const COUSINS = fixedByName(FAMILIES, cousinsMarkup);

export const sign = (name: keyof typeof SIGN) => picture(SIGN[name], "-21 -21 42 42");
export const cube = (color: keyof typeof CUBE) => picture(CUBE[color], "-21 -21 42 42");

export const figure = (kind: Kind | "cousins", family: Family) =>
  kind === "cousins"
    ? picture(COUSINS[family], "-28 -28 56 56", `dye-${dyeOf(family)}`)
    : picture(FIGURES[kind][family], "-25 -28 50 56", `dye-${dyeOf(family)}`);

/** A number on a thing of a hand. */
export const counted = (count: number | string, x: number, y: number, r: number) =>
  svg`<circle class="count" cx=${x} cy=${y} r=${r} /><text class="counted" x=${x} y=${y + 6}>${count}</text>`;

/** What a stall gives besides points. */
export const item = (item: Item, family: Family) => (item === "coin" ? coin() : figure(item, family));

/** A piece of the board that flies, with a number or without one. */
export const token = (piece: string, dye: string = "", worth?: number) =>
  html`<svg class="morocco dye-${dye}" viewBox="-26 -28 52 56"><use href="#morocco-${piece}" />${worth ? svg`<text class="worth" y="8">${worth}</text>` : nothing}</svg>`;

/** The family whose things stand for all in the rules. */
const SHOWN: Family = "charmers";

/** Pictures on leaves of the rules, whose sentences describe them. */
export const figures: Record<string, () => unknown[]> = {
  aim: () => FAMILIES.map(swatch),
  hand: () => [...KINDS.map((kind) => figure(kind, SHOWN)), figure("cousins", SHOWN)],
  die: () => [...CUBES, "wild"].map(die),
  price: () => CUBES.map(cube),
  tourist: () => [figure("tourist", SHOWN)],
  cousins: () => [figure("cousins", SHOWN)],
  coins: () => [coin()],
  "rewards 2": () => [coin(), figure("bodyguard", SHOWN)],
  juice: () => [sign("juice")],
  score: () => [sign("district")],
};
