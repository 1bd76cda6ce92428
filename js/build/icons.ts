// Renders the app's icons from a single drawing, static/icon.svg.
import { Resvg } from "@resvg/resvg-js";
import { required } from "../base/lookup.ts";

/** The safe zone of a maskable icon: systems may crop the rest. */
const SAFE = 0.8;

/** The drawing on a full-bleed background: an SVG on a square of 96 whose first shape is its background. */
function fullBleed(drawing: string) {
  const inner = drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
  const ground = required(/fill="(#\w+)"/.exec(inner)?.[1], "colour of the icon's ground");
  const margin = 48 * (1 - SAFE);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/>
    <g transform="translate(${margin} ${margin}) scale(${SAFE})">${inner}</g></svg>`;
}

const rendered = (drawing: string, size: number) =>
  new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render().asPng();

export function renderIcons(drawing: string): Map<string, Uint8Array> {
  const whole = fullBleed(drawing);
  return new Map([
    ["icon-192.png", rendered(drawing, 192)],
    ["icon-512.png", rendered(drawing, 512)],
    ["icon-maskable.png", rendered(whole, 512)],
    ["icon-apple.png", rendered(whole, 180)],
  ]);
}
