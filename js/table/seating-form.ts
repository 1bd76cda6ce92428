// Form parts for how the device is shared: the mode, and a small picture of the table where a tap moves a seat to the
// next edge. Used by the new game form and the seats sheet.
import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { nextEdge, SHARINGS } from "../storage/seating.ts";
import { aloud } from "../i18n/functions.ts";
import type { Edge, Sharing } from "../storage/stored-game.ts";
import type { Say } from "../i18n/translate.ts";

type Sitter = { name: string; picture: unknown; edge: Edge };

/** Of who sits at the table of a sketch. */
const DYES = ["var(--terracotta)", "var(--saffron)", "var(--majorelle)", "var(--mint)"];

const sketch = (
  people: [x: number, y: number][],
  more?: unknown,
) => html`<svg viewBox="0 0 96 56" width="96" height="56" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round">
  <rect x="29" y="14" width="38" height="28" rx="4" fill="var(--accent)" />${people.map(([x, y], at) => svg`<circle fill=${DYES[at]} stroke="var(--edge)" cx=${x} cy=${y} r="6" />`)}${more ?? nothing}</svg>`;

const SKETCHES: Record<Sharing, ReturnType<typeof sketch>> = {
  open: sketch([
    [32, 49],
    [48, 49],
    [64, 49],
  ]),
  pass: sketch(
    [
      [14, 28],
      [82, 28],
    ],
    svg`<path d="M24 50Q48 60 71 49M72 49l-7-3m7 3l-3 6" />`,
  ),
  around: sketch([
    [48, 7],
    [76, 28],
    [48, 49],
    [20, 28],
  ]),
};

export const sharing = (
  say: Say,
  now: Sharing,
  choose: (sharing: Sharing) => void,
) => html`<fieldset class="radios sharing"><legend>${say("sharing")}</legend>
  <div class="keys">${SHARINGS.map(
    (way) => html`<label class="key"><input type="radio" name="sharing" .value=${way} .checked=${live(way === now)}
    @change=${() => choose(way)} /><span>${SKETCHES[way]}${say(`sharing-${way}`)}</span></label>`,
  )}</div>
  <p class="quiet">${say(`sharing-${now}-why`)}</p></fieldset>`;

/** Grid lines along an edge of the picture; seats at one edge share them evenly. */
const ALONG = 60;
const AREAS: Record<Edge, (along: string) => string> = {
  north: (along) => `grid-row:1;grid-column:${along}`,
  south: (along) => `grid-row:-2;grid-column:${along}`,
  west: (along) => `grid-column:1;grid-row:${along}`,
  east: (along) => `grid-column:-2;grid-row:${along}`,
};

export function placed(sitters: Sitter[], sitter: Sitter) {
  const there = sitters.filter(({ edge }) => edge === sitter.edge);
  const share = Math.floor(ALONG / there.length);
  return AREAS[sitter.edge](`${2 + there.indexOf(sitter) * share} / span ${share}`);
}

export const tableTop = (
  say: Say,
  sitters: Sitter[],
  move: (seat: number, edge: Edge) => void,
) => html`<fieldset class="table-top"><legend>${say("seating")}</legend>
  <div class="table-top-picture"><div class="table-top-board" aria-hidden="true"></div>
  ${sitters.map(
    (sitter, seat) => html`<button type="button" class="sitter" data-sitter=${seat} data-edge=${sitter.edge}
    aria-label=${aloud(say("seating-move", { name: sitter.name, edge: say(`edge-${sitter.edge}`), to: say(`edge-${nextEdge(sitter.edge)}`) }))} .style=${placed(sitters, sitter)}
    @click=${() => move(seat, nextEdge(sitter.edge))}>${sitter.picture}<bdi>${sitter.name}</bdi></button>`,
  )}</div></fieldset>`;
