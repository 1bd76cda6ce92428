// A pending swap: the cubes in their new places, and the stalls that would become or cease to be affordable.
import { nothing, svg } from "lit-html";
import { at } from "./market.js";
import { named, ringed } from "./marks.js";
import { centre, COLUMNS, lineAt } from "./places.js";

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Ui} Ui */

/** @param {string[]} picked @param {Board} board as it would be after the swap */
function moved(picked, { rows, columns }) {
  const across = named(picked, "row").map((name) => ({ pick: `row:${name}`, color: rows[Number(name) - 1] }));
  const up = named(picked, "column").map((name) => ({ pick: `column:${name}`, color: columns[COLUMNS.indexOf(name)] }));
  return [...across, ...up].map(
    ({ pick, color }) => svg`<use href="#morocco-cube-${color}" transform=${at(lineAt(pick))} />`,
  );
}

const [PLUS, MINUS] = ["M-8 0H8M0 -8V8", "M-8 0H8"];

/** @param {string} stall @param {string} how @param {string} sign */
const marked = (stall, how, sign) =>
  svg`<g class="change ${how}" transform=${at(centre(stall))}><circle r="19" /><path d=${sign} /></g>`;

/** @param {Ui} ui */
export function foreseenSwap({ picked, preview }) {
  const forecast = preview?.forecast;
  if (!forecast || !("before" in forecast)) return nothing;
  const { gained, lost } = forecast;
  return svg`${moved(picked, preview.view.board)}${gained.map((stall) => svg`${ringed(stall)}${marked(stall, "gained", PLUS)}`)}${lost.map((stall) => marked(stall, "lost", MINUS))}`;
}
