// The seats' panels: name, score, facts, and whose turn it is. The facts come from the game's drawings.
import { html, nothing, noChange } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { aloud, inSentences } from "../i18n/functions.ts";
import { withSign } from "../i18n/translate.ts";
import { avatar, type Person } from "../art/avatar.ts";
import { levelWords } from "../wording/levels.ts";
import { ofSeat } from "../base/lookup.ts";
import { whileOpen } from "../ui/while-open.ts";
import { turnOf } from "../wording/seat-language.ts";
import { Directive, directive } from "lit-html/directive.js";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import type { Shown } from "./types.ts";
import type { AnimationState } from "./state/animation-state.ts";
import type { Fact, Gain } from "../game-api/board.ts";
import type { NamedSeat, View } from "../engine/shapes.ts";

/** Changes of a turn that are closer together than this are one, in milliseconds: what comes is counted one by one. */
const TOGETHER = 3000;

class Difference extends Directive {
  #session: Shown["session"] | null = null;
  #value = 0;
  #sum = 0;
  #at = 0;
  #during = "";
  #count = 0;

  /** @param session another one begins without a difference, as does whoever looks back or sees the film @param turn a change of another turn, or step of a lesson, is another one */
  render(value: number, lang: string, session: Shown["session"], turn: View["to_act"]) {
    const [before, known, during] = [this.#value, session === this.#session, `${turn} ${session.state.guide?.says}`];
    const [same, back] = [during === this.#during, Boolean(session.state.past && !session.state.handover)];
    [this.#session, this.#value, this.#during] = [back ? null : session, value, during];
    if (!known || back) return nothing;
    if (before === value) return noChange;
    const now = performance.now();
    this.#sum = value - before + (same && now - this.#at < TOGETHER ? this.#sum : 0);
    this.#at = now;
    this.#count += 1;
    if (this.#sum === 0) return nothing;
    const change = html`<i class="difference ${this.#sum < 0 ? "less" : ""}" data-by=${withSign(this.#sum, lang)}></i>`;
    return keyed(this.#count, change);
  }
}

const difference = directive(Difference);

type Standing = {
  turn: View["to_act"];
  on: boolean;
  leads: boolean;
  thinks: boolean;
  feels?: AnimationState["moods"][number];
};

export function panel(seat: NamedSeat, view: View, table: Shown, gain?: Gain) {
  const { row, state } = table.session;
  const { bot, face } = ofSeat(row.seats, seat.seat);
  const turn = turnOf(view);
  const [on, thinks] = [seat.seat === turn && !table.status?.coming, state.thinking === seat.seat];
  const leads = view.leaders?.length === 1 && view.leaders[0] === seat.seat; // of several nobody is ahead
  const feels = table.stage?.moods[seat.seat];
  return guard([seat, table.lang, on, leads, bot, face, thinks, gain, table.gameClock, feels], () =>
    drawn(seat, table, { turn, on, leads, thinks, feels }, gain),
  );
}

/** The colours or the family of a seat in words, where its game tells them. */
export const colorWords = ({ colors }: NamedSeat & { colors?: string[] }, say: Shown["say"]) =>
  colors ? say("seat-colors", { colors }) : "";

export const avatarAt = (seat: NamedSeat, { board, session }: Shown) =>
  avatar(seat, ofSeat(session.row.seats, seat.seat), board);

/** A seat's token; dots over it while it thinks. Its colours, an opponent's level and the lead are for others' ears. */
function player(seat: NamedSeat, table: Shown, { leads, thinks, feels }: Standing) {
  const { bot } = ofSeat(table.session.row.seats, seat.seat);
  const level = bot === null ? null : aloud(levelWords(bot, table.say));
  const heard = inSentences([level ?? "", colorWords(seat, table.say), leads ? table.say("seat-leads") : ""]);
  return html`<span class="emblem" title=${level ?? nothing} data-thinking=${thinks ? "" : nothing} data-mood=${feels?.mood ?? nothing}>${keyed(feels?.by, avatarAt(seat, table))}<span class="hidden">${heard}</span>${
    thinks ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing
  }</span>`;
}

/** What tells a fact from the others of its seat: it stays the same element where one before it comes or goes. */
const factKey = ({ key, args }: Fact) => `${key} ${args?.color ?? ""}`;

/** A fact at a glance: a thing, and how many there are. */
function atAGlance({ key, picture, value, args, marked }: Fact, say: Shown["say"]) {
  const words = say(key, args);
  return html`<span class="fact ${marked ? "marked" : ""}" title=${words} data-fact=${key}>${picture}<span class="hidden">${words} </span><b>${value}</b></span>`;
}

const card = (seat: NamedSeat, table: Shown) =>
  html`<div class="menu seat-card" popover id="seat-${seat.seat}">${whileOpen(
    () => html`
  <div class="seat-card-head"><span class="emblem">${avatarAt(seat, table)}</span><strong><bdi>${seat.name}</bdi></strong><b class="score">${seat.score}</b></div>
  <ul>${table.board.legend(seat).map(({ picture, key, value }) => html`<li class="fact">${picture}<b>${value}</b><span>${table.say(key)}</span></li>`)}</ul>`,
  )}</div>`;

/** From so many facts on they stand closer, and closer still. */
const [MANY, MOST] = [4, 6];

const gained = ({ pieces }: Gain, lang: string) =>
  html`<span class="gains" aria-hidden="true">${pieces.map((piece) => gainChip(piece, lang))}</span>`;

function drawn(seat: NamedSeat, table: Shown, standing: Standing, gain?: Gain) {
  const { say, board } = table;
  const facts = seat.out ? [] : board.facts(seat);
  const { colors: [color = ""] = [] }: Person = seat;
  return html`<li class="seat dye-${board.dye(color)} ${standing.on ? "on" : ""} ${standing.leads ? "ahead" : ""} ${seat.out ? "out" : ""} ${gain ? "gaining" : ""}" data-seat=${seat.seat} data-score=${seat.score} aria-current=${standing.on ? "true" : nothing}>
    <button type="button" class="seat-button" popovertarget="seat-${seat.seat}"><span class="hidden">${seat.name}</span></button>
    ${player(seat, table, standing)}${table.gameClock?.at(seat.seat, standing.on) ?? nothing}
    <span class="name"><bdi>${seat.name}</bdi>${difference(seat.score, table.lang, table.session, standing.turn)}</span>
    <span class="score ${seat.score > 99 ? "long" : ""}"><span class="hidden">${say("seat-score")} </span>${seat.score}</span>
    <span class="facts ${facts.length >= MANY ? "many" : ""} ${facts.length >= MOST ? "most" : ""}">${seat.out ? html`<span class="fact">${say("seat-out")}</span>` : repeat(facts, factKey, (fact) => atAGlance(fact, say))}</span>
    ${card(seat, table)}${gain ? gained(gain, table.lang) : nothing}
  </li>`;
}

export const gainChip = ({ picture, amount }: Gain["pieces"][number], lang: string) =>
  html`<span class="gain">${withSign(amount, lang)}${picture}</span>`;

/** @param gains what seats would get by what is shown */
export function seats(view: View, table: Shown, gains: Gain[] = []) {
  const gainOf = ({ seat }: NamedSeat) => gains.find((gain) => gain.seat === seat);
  return html`<ol class="seats seats-${view.seats.length}" .style=${`--count:${view.seats.length}`} aria-label=${table.say("seats")}>
    ${view.seats.map((seat) => panel(seat, view, table, gainOf(seat)))}</ol>`;
}
