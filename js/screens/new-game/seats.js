// The seats of a new game: a card for each around the board, and everything about the chosen one. On phones the cards
// are rows, and what is about the chosen one stands below its row.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../../ui/components.js";
import { nextEdge } from "../../storage/seating.js";
import { aloud } from "../../i18n/functions.js";
import { face } from "../../art/faces.js";
import { levelWords } from "../../wording/levels.js";
import { PERSON } from "./draft.js";

/** @typedef {import("../../types.js").Edge} Edge */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("./draft.js").Draft} Draft */
/**
 * @typedef {object} Parts
 * @property {Say} say with the game's own sentences
 * @property {Draft} draft
 * @property {import("../../types.js").Board} board the game's drawings
 * @property {string[]} known who played here before
 * @property {<Given>(change: (given: Given) => void) => (given: Given) => void} act what changes a seat while it is there
 */

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

/** Who plays, in words. @param {string} level @param {Say} say */
const levelName = (level, say) => (level === PERSON ? say("level-person") : levelWords(level, say));

/** All seats, and where one more can sit down. @param {Omit<Parts, "act">} parts */
export function seats(parts) {
  const { say, draft } = parts;
  const more = draft.players < draft.facts.seats[1];
  const next = draft.nextSeat();
  const edges = more ? draft.edges.toSpliced(next.at, 0, next.edge) : draft.edges;
  const add = html`<div class="place"><button type="button" class="card add" data-add .style=${area(edges, next.at)}
    @click=${() => draft.addSeat()}>${icon("plus")}${say("new-add")}</button></div>`;
  const all = draft.edges.map((_, seat) => seatOf(parts, seat, area(edges, more && seat >= next.at ? seat + 1 : seat)));
  return html`${all}${more ? add : nothing}`;
}

/** @param {Omit<Parts, "act">} all @param {number} seat @param {string} where */
function seatOf(all, seat, where) {
  const { draft, say } = all;
  /** @type {Parts["act"]} */
  const act = (change) => (given) => {
    if (seat < draft.players) change(given); // else it has just left, and is not gone from the page yet
  };
  const parts = { ...all, act };
  return html`<div role="group" class="place" data-place=${seat} aria-label=${say("new-seat", { number: seat + 1 })}>
    ${card(parts, seat, where)}${draft.chosen === seat ? panel(parts, seat) : nothing}</div>`;
}

/** The slots with the colours of a seat. @param {Draft} draft @param {number} seat */
function slotsOf(draft, seat) {
  const each = draft.colorsEach();
  return Array.from({ length: each }, (_, index) => seat * each + index);
}

/** @param {Parts} parts @param {number} seat @param {string} where */
function card(parts, seat, where) {
  const { say, draft, board, act } = parts;
  const chosen = draft.chosen === seat;
  const choose = act(() => {
    draft.chosen = seat;
  });
  return html`<div class="card ${chosen ? "chosen" : ""}" .style=${where}>
    <button type="button" class="card-face" data-card=${seat} aria-expanded=${chosen} @click=${choose}>
      ${slotsOf(draft, seat).map((slot) => board.swatch(draft.colors[slot] ?? ""))}
      <span><bdi translate="no">${draft.nameAt(seat)}</bdi><small>${levelName(draft.levels[seat] ?? "", say)}</small></span></button>
    <span class="card-tools">${tools(parts, seat)}</span></div>`;
}

/** What is done with a card: somebody else plays it, it moves, it goes. @param {Parts} parts @param {number} seat */
function tools({ say, draft, act }, seat) {
  const name = draft.nameAt(seat);
  const [level, edge] = [draft.levels[seat] ?? "", draft.edges[seat] ?? "south"];
  const turn = aloud(say(level === PERSON ? "new-to-opponent" : "new-to-person", { name }));
  const remove = aloud(say("new-remove", { name }));
  const move = aloud(say("seating-move", { name, edge: say(`edge-${edge}`), to: say(`edge-${nextEdge(edge)}`) }));
  return html`
    <button type="button" class="icon-button" data-played-by=${level} aria-label=${turn} title=${turn}
      @click=${act(() => draft.toggleOpponent(seat))}>${level === PERSON ? icon("user") : face(level)}</button>
    <button type="button" class="icon-button" data-sitter=${seat} data-edge=${edge} aria-label=${move} title=${move}
      @click=${act(() => {
        draft.edges = draft.edges.with(seat, nextEdge(edge));
      })}>${icon("rotate-cw")}</button>
    ${
      draft.players > draft.facts.seats[0]
        ? html`<button type="button" class="icon-button" data-leave aria-label=${remove} title=${remove}
      @click=${act(() => draft.removeSeat(seat))}>${icon("x")}</button>`
        : nothing
    }`;
}

/**
 * A row of radio buttons that look like keys.
 * @param {string} name
 * @param {unknown} legend
 * @param {{value: string, label: unknown, title?: string}[]} choices
 * @param {string | undefined} now
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
  const { say, draft, act } = parts;
  const rename = act((/** @type {{target: HTMLInputElement}} */ { target }) => {
    draft.names = draft.names.with(seat, target.value);
  });
  return html`<div class="panel">
    <label class="field"><span>${say("new-name")}</span>
      <input class="input" maxlength=${LONGEST_NAME} autocomplete="off" .value=${live(draft.names[seat] ?? "")} @input=${rename} /></label>
    ${knownNames(parts, seat)}${colors(parts, seat)}${levelChoice(parts, seat)}</div>`;
}

/** The names of those who played here before and are not at the table. @param {Parts} parts @param {number} seat */
function knownNames({ say, draft, known, act }, seat) {
  let left = ROOM;
  const seated = draft.names.slice(0, draft.players);
  const names = known.filter((name) => !seated.includes(name) && (left -= name.length + KEY) >= 0);
  const rename = (/** @type {string} */ name) =>
    act(() => {
      draft.names = draft.names.with(seat, name);
    });
  return html`<div class="keys known" role="group" aria-label=${say("new-known")}>${names.map(
    (name) =>
      html`<button type="button" class="button" data-known @click=${rename(name)}><bdi translate="no">${name}</bdi></button>`,
  )}</div>`;
}

/** @param {Parts} parts @param {number} seat */
function colors({ say, draft, board, act }, seat) {
  const choices = draft.facts.colors.map((color) => ({
    value: color,
    label: board.swatch(color),
    title: say(`color-${color}`),
  }));
  return slotsOf(draft, seat).map((slot, index, { length }) => {
    const legend = length === 1 ? say("new-color") : say("new-color-nth", { number: index + 1 });
    const choose = act((/** @type {string} */ color) => draft.swapColor(slot, color));
    return radios(`color-${slot}`, legend, choices, draft.colors[slot], choose);
  });
}

/** Who plays a seat. @param {Parts} parts @param {number} seat */
function levelChoice({ say, draft, act }, seat) {
  const levels = [PERSON, ...draft.facts.bots].map((level) => ({
    value: level,
    label: html`${level === PERSON ? icon("user") : face(level)}<small>${levelName(level, say)}</small>`,
  }));
  const choose = act((/** @type {string} */ level) => draft.seatLevel(seat, level));
  return radios(`level-${seat}`, say("new-who"), levels, draft.levels[seat], choose);
}
