// The seats of a new game: a card for each around the board, and everything about the chosen one. On phones the cards
// are rows, and what is about the chosen one stands below its row.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../../ui/components.js";
import { nextEdge } from "../../storage/seating.js";
import { aloud } from "../../i18n/functions.js";
import { face } from "../../art/faces.js";
import { levelWords } from "../../wording/levels.js";
import * as drafts from "./draft.js";

/** @typedef {import("../../types.js").Edge} Edge */
/** @typedef {import("./new-game.js").Parts} Parts */

const LONGEST_NAME = 40;
/** How many letters the names beside each other may have in all; each key counts for some more. */
const [ROOM, KEY] = [30, 4];
/** The tracks of the table in each direction; the seats at an edge share them. */
const TRACKS = 12;

/** @type {Record<Edge, (along: string) => string>} */
const AREAS = {
  north: (along) => `grid-row:1;grid-column:${along}`,
  south: (along) => `grid-row:14;grid-column:${along}`,
  west: (along) => `grid-column:1/span 3;grid-row:${along}`,
  east: (along) => `grid-column:10/span 3;grid-row:${along}`,
};
/** The line where the tracks of an edge begin. @param {Edge} edge */
const start = (edge) => (edge === "north" || edge === "south" ? 1 : 2);

/**
 * The area of a seat beside the board.
 * @param {Edge[]} edges of all seats
 * @param {number} seat
 */
function area(edges, seat) {
  const edge = edges[seat] ?? "south";
  const share = Math.floor(TRACKS / edges.filter((each) => each === edge).length);
  const before = edges.slice(0, seat).filter((each) => each === edge).length;
  return AREAS[edge](`${start(edge) + before * share}/span ${share}`);
}

/** Who plays, in words. @param {string} level @param {Parts} parts */
const played = (level, { say }) => (level === drafts.PERSON ? say("level-person") : levelWords(level, say));

/** All seats, and the place for one more. @param {Parts} parts */
export function seats(parts) {
  const { say, facts, form, act } = parts;
  const more = form.players < facts.seats[1];
  const next = drafts.nextSeat(form);
  const edges = more ? form.edges.toSpliced(next.at, 0, next.edge) : form.edges;
  const add = html`<div class="place"><button type="button" class="card add" data-add .style=${area(edges, next.at)}
    @click=${act(() => drafts.addSeat(form, facts, say))}>${icon("plus")}${say("new-add")}</button></div>`;
  const places = form.edges.map((_, seat) =>
    place(parts, seat, area(edges, more && seat >= next.at ? seat + 1 : seat)),
  );
  return html`${places}${more ? add : nothing}`;
}

/** @param {Parts} all @param {number} seat @param {string} where */
function place(all, seat, where) {
  const { form } = all;
  // a tap on a seat that has just left, before it is gone from the page, changes nothing
  const parts = {
    ...all,
    act: /** @type {Parts["act"]} */ ((change) => all.act((given) => seat < form.players && change(given))),
  };
  const chosen = form.chosen === seat;
  return html`<div role="group" class="place" data-place=${seat} aria-label=${parts.say("new-seat", { number: seat + 1 })}>
    ${card(parts, seat, where)}${chosen ? panel(parts, seat) : nothing}</div>`;
}

/** The colours of a seat, and the slots that they have. @param {Parts} parts @param {number} seat */
function slotsOf({ form, facts }, seat) {
  const each = drafts.colorsEach(form, facts);
  return Array.from({ length: each }, (_, index) => seat * each + index);
}

/** @param {Parts} parts @param {number} seat @param {string} where */
function card(parts, seat, where) {
  const { say, form, drawn, act } = parts;
  const level = form.levels[seat] ?? "";
  const choose = act(() => {
    form.chosen = seat;
  });
  return html`<div class="card ${form.chosen === seat ? "chosen" : ""}" .style=${where}>
    <button type="button" class="card-face" data-card=${seat} aria-expanded=${form.chosen === seat} @click=${choose}>
      ${slotsOf(parts, seat).map((slot) => drawn.board.swatch(form.colors[slot] ?? ""))}
      <span><bdi translate="no">${drafts.calledAt(form, seat, say)}</bdi><small>${played(level, parts)}</small></span></button>
    <span class="card-tools">${tools(parts, seat, level)}</span></div>`;
}

/** What is done with a card: somebody else plays it, it moves, it goes. @param {Parts} parts @param {number} seat @param {string} level */
function tools({ say, facts, form, act }, seat, level) {
  const name = drafts.calledAt(form, seat, say);
  const edge = form.edges[seat] ?? "south";
  const turn = aloud(say(level === drafts.PERSON ? "new-to-opponent" : "new-to-person", { name }));
  const remove = aloud(say("new-remove", { name }));
  const move = aloud(say("seating-move", { name, edge: say(`edge-${edge}`), to: say(`edge-${nextEdge(edge)}`) }));
  return html`
    <button type="button" class="icon-button" data-played-by=${level} aria-label=${turn} title=${turn}
      @click=${act(() => drafts.turnOver(form, facts, seat, say))}>${level === drafts.PERSON ? icon("user") : face(level)}</button>
    <button type="button" class="icon-button" data-sitter=${seat} data-edge=${edge} aria-label=${move} title=${move}
      @click=${act(() => {
        form.edges[seat] = nextEdge(edge);
      })}>${icon("rotate-cw")}</button>
    ${
      form.players > facts.seats[0]
        ? html`<button type="button" class="icon-button" data-leave aria-label=${remove} title=${remove}
      @click=${act(() => drafts.removeSeat(form, facts, seat, say))}>${icon("x")}</button>`
        : nothing
    }`;
}

/**
 * A row of radio buttons that look like keys.
 * @param {string} name
 * @param {unknown} legend
 * @param {{value: string, label: unknown, title?: string}[]} choices
 * @param {string} now
 * @param {(value: string) => void} choose
 */
const radios = (name, legend, choices, now, choose) =>
  html`<fieldset class="radios ${name.replace(/-.*/, "")}"><legend>${legend}</legend><div class="keys">${choices.map(
    ({ value, label, title }) => html`
    <label class="key" title=${title ?? nothing}><input type="radio" name=${name} .value=${value} .checked=${live(value === now)}
      aria-label=${title ?? nothing} @change=${() => choose(value)} /><span>${label}</span></label>`,
  )}</div></fieldset>`;

/** Everything about a seat. @param {Parts} parts @param {number} seat */
function panel(parts, seat) {
  const { say, form, act } = parts;
  return html`<div class="panel">
    <label class="field"><span>${say("new-name")}</span>
      <input class="input" maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(form.names[seat] ?? "")}
        @input=${act((/** @type {{target: HTMLInputElement}} */ { target }) => (form.names[seat] = target.value))} /></label>
    ${acquaintances(parts, seat)}${colors(parts, seat)}${who(parts, seat)}</div>`;
}

/** The names of those who played here before and are not at the table. @param {Parts} parts @param {number} seat */
function acquaintances({ say, form, known, act }, seat) {
  let left = ROOM;
  const seated = form.names.slice(0, form.players);
  const names = known.filter((name) => !seated.includes(name) && (left -= name.length + KEY) >= 0);
  return html`<div class="keys known" role="group" aria-label=${say("new-known")}>${names.map(
    (name) => html`<button type="button" class="button" data-known
    @click=${act(() => (form.names[seat] = name))}><bdi translate="no">${name}</bdi></button>`,
  )}</div>`;
}

/** @param {Parts} parts @param {number} seat */
function colors(parts, seat) {
  const { say, facts, form, drawn, act } = parts;
  return slotsOf(parts, seat).map((slot, index, { length }) =>
    radios(
      `color-${slot}`,
      length === 1 ? say("new-color") : say("new-color-nth", { number: index + 1 }),
      facts.colors.map((color) => ({ value: color, label: drawn.board.swatch(color), title: say(`color-${color}`) })),
      form.colors[slot] ?? "",
      act((color) => drafts.swap(form, slot, color)),
    ),
  );
}

/** Who plays a seat. @param {Parts} parts @param {number} seat */
function who(parts, seat) {
  const { say, facts, form, act } = parts;
  const levels = [drafts.PERSON, ...facts.bots].map((level) => ({
    value: level,
    label: html`${level === drafts.PERSON ? icon("user") : face(level)}<small>${played(level, parts)}</small>`,
  }));
  const choose = act((/** @type {string} */ level) => drafts.seatLevel(form, seat, level, say));
  return radios(`level-${seat}`, say("new-who"), levels, form.levels[seat] ?? "", choose);
}
