// The seats of a new game: a card with a token for each, and below them everything about the chosen one.
import { html, nothing, svg } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { icon } from "../../ui/components.ts";
import { within } from "../../ui/text-field.ts";
import { nextEdge } from "../../storage/seating.ts";
import { aloud } from "../../i18n/functions.ts";
import { opponentPortrait } from "../../art/opponent-portraits.ts";
import { avatar } from "../../art/avatar.ts";
import { levelWords, namesOfLevel, strengthOf } from "../../wording/levels.ts";
import { ELSEWHERE, isAmong, isPerson, PERSON, type DraftSeats } from "./draft-seats.ts";
import type { Draft } from "./draft.ts";
import type { Board } from "../../game-api/board.ts";
import type { Edge } from "../../storage/stored-game.ts";
import type { Say } from "../../i18n/translate.ts";
import type { PageContext } from "../page-context.ts";

interface Parts {
  /** with the game's own sentences */
  say: Say;
  draft: Readonly<Draft>;
  board: Board;
  known: string[];
  announce: PageContext["announce"];
  /** what changes a seat while it is there */
  act: <Given>(change: (given: Given) => void) => (given: Given) => void;
}

/** Characters of a name (py/jemaa/engine/validation.py). */
const LONGEST_NAME = 40;
/** How many letters the names beside each other may have in all; each key counts for some more. */
const [ROOM, KEY] = [40, 4];

const levelName = (level: string, say: Say) =>
  isPerson(level) ? say(level === PERSON ? "new-here" : "new-elsewhere") : levelWords(level, say);

export function seats(parts: Omit<Parts, "act">) {
  const { say, draft } = parts;
  const add = html`<button type="button" class="card add" data-add @click=${() => draft.seats.addSeat()}>${icon("plus")}${say("new-add")}</button>`;
  return html`<div class="new-seats">${draft.seats.edges.map((_, seat) => seatOf(parts, seat))}
    ${draft.seats.players < draft.facts.seats[1] && !draft.deal ? add : nothing}</div>`;
}

function seatOf(all: Omit<Parts, "act">, seat: number) {
  const { draft, say } = all;
  const act: Parts["act"] = (change) => (given) => {
    if (seat < draft.seats.players) change(given); // else it has just left, and is not gone from the page yet
  };
  const parts = { ...all, act };
  return html`<div role="group" class="new-place" data-near data-place=${seat} aria-label=${say("new-seat", { number: seat + 1 })}>
    ${card(parts, seat)}${draft.seats.chosen === seat ? panel(parts, seat) : nothing}</div>`;
}

/** The slots with the colours of a seat. */
function slotsOf(seats: Readonly<DraftSeats>, seat: number) {
  const each = seats.colorsEach();
  return Array.from({ length: each }, (_, index) => seat * each + index);
}

function tokenOf({ draft, board }: Parts, seat: number, level: string) {
  const bot = isPerson(level) ? null : level;
  const colors = slotsOf(draft.seats, seat).map((slot) => draft.seats.colors[slot] ?? "");
  return avatar({ name: draft.seats.nameAt(seat), colors }, { bot, face: draft.seats.faceAt(seat) }, board);
}

function card(parts: Parts, seat: number) {
  const { say, draft, act } = parts;
  const [chosen, level] = [draft.seats.chosen === seat, draft.seats.levels[seat] ?? ""];
  const choose = act(() => draft.seats.set({ chosen: seat }));
  return html`<div class="card ${chosen ? "chosen" : ""}">
    <button type="button" class="card-face" data-card=${seat} aria-expanded=${chosen} @click=${choose}>${tokenOf(parts, seat, level)}
      <span class=${chosen ? "hidden" : "card-name"}><bdi translate="no">${draft.seats.nameAt(seat)}</bdi></span>${chosen ? nothing : html`<small>${levelName(level, say)}</small>`}</button>
    ${chosen ? naming(parts, seat, level) : nothing}</div>`;
}

function naming({ say, draft, act }: Parts, seat: number, level: string) {
  const rename = act(within(LONGEST_NAME, ({ target }) => draft.seats.rename(seat, target.value)));
  return html`<label class="naming"><span class="hidden">${say("new-name")}</span>
      <input class="input" autocomplete="off" .value=${live(draft.seats.names[seat] ?? "")} @input=${rename} @compositionend=${rename} /></label>
    <small>${isPerson(level) ? say("new-rename") : levelWords(level, say)}</small>`;
}

const panel = (parts: Parts, seat: number) =>
  html`<div class="panel">${players(parts, seat)}<div class="colors">${colors(parts, seat)}</div>${tools(parts, seat)}${knownNames(parts, seat)}</div>`;

/** A person, again and again with another face, or an opponent. */
function players(parts: Parts, seat: number) {
  const { say, draft, act } = parts;
  const now = draft.seats.levels[seat];
  const choose = act((level: string) => draft.seats.seatLevel(seat, level));
  const again = act(() => {
    if (isPerson(now)) draft.seats.changeFace(seat);
  });
  const label = html`${tokenOf(parts, seat, PERSON)}<strong>${say("level-person")}</strong>`;
  const person = { value: PERSON, label, title: say("new-face"), again };
  const opponents = draft.facts.bots.map((level) => {
    const [name] = namesOfLevel(level, say);
    const words = levelWords(level, say);
    return {
      value: level,
      label: html`${opponentPortrait(level)}<strong>${name ?? words}</strong><small>${strengthOf(level, say)}</small>`,
      title: name ? say("new-opponent", { name, level: words }) : words,
    };
  });
  return radios(`level-${seat}`, say("new-who"), [person, ...opponents], isPerson(now) ? PERSON : now, choose);
}

/** A row of radio buttons that look like keys. @param choices `again`: what a tap does on the one that is chosen */
const radios = (
  name: string,
  legend: string,
  choices: { value: string; label: unknown; title: string; again?: (event: unknown) => void }[],
  now: string | undefined,
  choose: (value: string) => void,
) =>
  html`<fieldset class="radios ${name.replace(/-.*/, "")}"><legend class="hidden">${legend}</legend><div class="keys">${choices.map(
    ({ value, label, title, again }) => html`
    <label class="key" title=${title}><input type="radio" name=${name} .value=${value} .checked=${live(value === now)} data-played-by=${name.startsWith("level") ? value : nothing}
      aria-label=${aloud(title)} @click=${again ?? nothing} @change=${() => choose(value)} /><span>${label}</span></label>`,
  )}</div></fieldset>`;

function colors({ say, draft, board, act }: Parts, seat: number) {
  const named = (color: string) => ({ value: color, label: board.swatch(color), title: say(`color-${color}`) });
  const choices = draft.facts.colors.map(named);
  return slotsOf(draft.seats, seat).map((slot, index, { length }) => {
    const legend = length === 1 ? say("new-color") : say("new-color-nth", { number: index + 1 });
    const choose = act((color: string) => draft.seats.swapColor(slot, color));
    return radios(`color-${slot}`, legend, choices, draft.seats.colors[slot], choose);
  });
}

/** Where somebody sits at the tablet. */
const SITTING: Record<Edge, [x: number, y: number]> = {
  south: [24, 39],
  west: [6, 24],
  north: [24, 9],
  east: [42, 24],
};

const edgePicture = (
  edge: Edge,
) => svg`<svg class="edge-picture" viewBox="0 0 48 48" aria-hidden="true" fill="var(--gold)" stroke="currentColor" stroke-width="2.4">
  <rect x="13" y="16" width="22" height="16" rx="3" /><circle fill="var(--act)" cx=${SITTING[edge][0]} cy=${SITTING[edge][1]} r="5" /></svg>`;

function tools({ say, draft, act, announce }: Parts, seat: number) {
  const name = draft.seats.nameAt(seat);
  const edge = draft.seats.edges[seat] ?? "south";
  const remove = aloud(say("new-remove", { name }));
  const move = aloud(say("seating-move", { name, edge: say(`edge-${edge}`), to: say(`edge-${nextEdge(edge)}`) }));
  const moving = html`<button type="button" class="button" data-sitter=${seat} data-edge=${edge} title=${move}
      @click=${act(() => draft.seats.move(seat, nextEdge(edge)))}>${edgePicture(edge)}</button>`;
  const leaving = html`<button type="button" class="button" data-leave title=${remove}
      @click=${act(() => {
        draft.seats.removeSeat(seat);
        announce(say("new-removed", { name }));
      })}>${icon("x")}</button>`;
  return html`<div class="seat-tools">${draft.sharing === "around" ? moving : nothing}${draft.seats.players > draft.facts.seats[0] && !draft.deal ? leaving : nothing}</div>`;
}

function away({ say, draft, act }: Parts, seat: number) {
  const isAway = draft.seats.levels[seat] === ELSEWHERE;
  return html`<button type="button" class="button" data-elsewhere aria-pressed=${isAway}
    @click=${act(() => draft.seats.seatLevel(seat, isAway ? PERSON : ELSEWHERE))}>${icon("send")}${say("new-away")}</button>`;
}

/** Where a person plays; the names of those who played here before and are not at the table. */
function knownNames(parts: Parts, seat: number) {
  const { say, draft, known, act } = parts;
  if (!isPerson(draft.seats.levels[seat])) return nothing;
  let left = ROOM - say("new-away").length - 2 * KEY;
  const seated = draft.seats.names.slice(0, draft.seats.players);
  const names = known.filter((name) => left >= 0 && !isAmong(name, seated) && (left -= name.length + KEY) >= 0);
  const rename = (name: string) => act(() => draft.seats.rename(seat, name));
  return html`<div class="keys known" role="group" aria-label=${say("new-known")}>${draft.deal ? nothing : away(parts, seat)}${names.map(
    (name) =>
      html`<button type="button" class="button" data-known @click=${rename(name)}><bdi translate="no">${name}</bdi></button>`,
  )}</div>`;
}
