// The roof with its pawn: small in its corner of the board; large over the dimmed market while somebody scouts, as the
// ring that it is, with what each space brings.
import { nothing, svg } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { at, polar, polygon, times } from "../../art/drawing.js";
import { dyeOf, familyAt } from "./families.js";
import { plot } from "./ground.js";
import { handSeat } from "./hand.js";
import { khatam } from "./pieces.js";
import { centre, GAINS, RING, ROOF, roofAt, roofSpace, SIDE } from "./places.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Ui} Ui */
/** @typedef {import("./places.js").Point} Point */
/** @typedef {import("./shapes.js").ScoutForecast} Scouting */

/** A terrace with five corners. @param {number} r */
const terrace = (r) => polygon(times(5, (i) => polar(0, 0, r, i * 72 - 90)));
const [SMALL, LARGE, INSIDE] = [terrace(56), terrace(RING.radius), terrace(RING.radius - 22)];
const [MIDDLE, INNER, BRIGHT] = [khatam(20), khatam(66), khatam(38)];

/** The pawn, animated from its previous place. @param {Point} place @param {number} scale */
const pawnAt = ({ x, y }, scale) =>
  svg`<g class="pawn" .style=${`transform: translate(${x}px, ${y}px)`}><use href="#morocco-pawn" transform="scale(${scale})" /></g>`;

/** The roof in its corner. @param {Board["roof"]} roof */
function corner({ spaces, pawn }) {
  const discs = spaces.map(
    (color, i) =>
      svg`<g class="roof-space" transform=${at(roofSpace(i + 1))}><circle r="18" /><use href="#morocco-cube-${color}" transform="scale(.66)" /></g>`,
  );
  return svg`<g transform="translate(${ROOF.x} ${ROOF.y}) scale(${ROOF.scale})"><path class="terrace" d=${SMALL} /><path class="roof-middle" d=${MIDDLE} />${discs}${pawnAt(roofSpace(pawn), 1.15)}</g>`;
}

/** What a forecast of scouting brings to a seat. @param {Scouting} forecast @param {number | string} seat */
export const gainOf = ({ gains }, seat) => gains.find((gain) => gain.seat === seat)?.colors ?? [];

/** The forecasts of scouting. @param {Ui} ui @returns {Scouting[]} */
function scoutings({ forecasts, frame }) {
  const known = frame ? [] : times(5, (i) => forecasts[`scout ${i + 1}`]);
  return known.flatMap((forecast) => (forecast && "gains" in forecast ? [forecast] : []));
}

/** @param {View} view @param {number} seat @param {number} x */
function medallion({ seats }, seat, x) {
  const family = familyAt(seats, seat);
  return svg`<use class="dye-${dyeOf(family)}" href="#morocco-medallion-${family}" transform="translate(${x} 0)" />`;
}

/** Everyone else, who gains the cube of the space itself. @param {Scouting} forecast @param {View} view */
function others({ gains }, view) {
  const theirs = gains.filter(({ seat }) => seat !== view.to_act);
  const seats = theirs.map(({ seat }) => seat);
  const wide = seats.length * 31 + 46;
  return svg`<g class="others" transform="translate(0 -56)"><rect x=${-wide / 2} y="-19" width=${wide} height="38" rx="19" />${seats.map((seat, i) => medallion(view, seat, 23 + i * 31 - wide / 2))}<text x=${wide / 2 - 23} y="8">+${theirs[0]?.colors.length}</text></g>`;
}

/** What the scout gains, and in how many stalls it could then pay. @param {Scouting} forecast @param {View} view */
function gains(forecast, view) {
  const { seat } = handSeat(view);
  const cubes = gainOf(forecast, seat).map(
    (color, i) => svg`<use href="#morocco-cube-${color}" transform="translate(${-31 + i * 36} 0) scale(.84)" />`,
  );
  return svg`<g class="gains" transform="translate(0 ${GAINS})"><rect x="-92" y="-24" width="192" height="48" rx="24" />${medallion(view, seat, -68)}${cubes}
    <use href="#morocco-tent" transform="translate(41 1) scale(.7)" /><text x="76" y="9">${forecast.stalls.length}</text></g>`;
}

/**
 * The stalls that the scout could pay after the space in focus; without one, after any.
 * @param {Scouting[]} all
 * @param {Ui} ui
 */
function affordable(all, { focus }) {
  const near = all.filter(({ roof }) => focus?.endsWith(`roof:${roof}`));
  return new Set((near.length ? near : all).flatMap(({ stalls }) => stalls));
}

const OVER = `M18 0H${SIDE - 18}Q${SIDE} 0 ${SIDE} 18V${SIDE - 18}Q${SIDE} ${SIDE} ${SIDE - 18} ${SIDE}H18Q0 ${SIDE} 0 ${SIDE - 18}V18Q0 0 18 0Z`;

/** The market, dimmed but for the stalls that could be paid. @param {Set<string>} bright */
function dimmed(bright) {
  const plots = [...bright].map((stall) => plot(centre(stall))).join("");
  return svg`<path class="dimmed" fill-rule="evenodd" d=${OVER + plots} /><g class="payable"><path class="casing" d=${plots} /><path class="seam" d=${plots} /></g>`;
}

/** @param {Board["roof"]} roof @param {View} view @param {Ui} ui */
function ring({ spaces, pawn }, view, ui) {
  const known = scoutings(ui);
  const discs = spaces.map(
    (color, i) =>
      svg`<g class="roof-space ${i + 1 === pawn ? "taken" : ""}" transform=${at(roofAt(i + 1))}><circle r=${RING.disc} /><use href="#morocco-cube-${color}" transform="scale(1.9)" /></g>`,
  );
  const stands = roofAt(pawn);
  return svg`${dimmed(affordable(known, ui))}<g class="ring" data-over><g transform=${at(RING)}><path class="terrace-shade" d=${LARGE} /><path class="terrace" d=${LARGE} /><path class="terrace-tiles" d=${INSIDE} /><circle class="walk" r=${RING.round} />
    <path class="roof-middle" d=${INNER} /><path class="roof-star" d=${BRIGHT} /></g>${discs}${pawnAt({ x: stands.x + (pawn && 26), y: stands.y + (pawn && 24) }, 2.6)}${repeat(
      known,
      ({ roof }) => roof,
      (forecast) =>
        svg`<g transform=${at(roofAt(forecast.roof))}>${others(forecast, view)}${gains(forecast, view)}</g>`,
    )}</g>`;
}

/**
 * @param {View} view
 * @param {Board} board
 * @param {Ui} ui
 * @param {boolean} near
 */
export const roof = (view, board, ui, near) => svg`${corner(board.roof)}${near ? ring(board.roof, view, ui) : nothing}`;
