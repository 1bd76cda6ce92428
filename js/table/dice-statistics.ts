// The dice statistics: every roll so far beside the expected number, where it was made, and what this device's rolls
// can be verified by: a commitment to the seed, and the seed once the game is over.
import { html, nothing } from "lit-html";
import { choiceWords } from "./prompt.ts";
import { counts, type Count } from "../session/review/roll-counts.ts";
import { hasRemoteSeats } from "../storage/seating.ts";
import type { Die, Rolls } from "../engine/shapes.ts";
import type { Table } from "./types.ts";

const [LONG, HIGH, BAR] = [200, 24, 14];
/** From line to line of the hatching: still apart where a bar is squeezed to a fifth of its length. */
const APART = 18;

/** What comes before the seed in a commitment (docs/records.md). */
const prefix = "jemaa-seed/";

/** A bar chart of one face: rolls by seed, then rolls of physical dice (hatched), and a mark at the expected number. */
function bar({ seeded, hand, expected }: Count, most: number) {
  const long = (number: number) => (LONG * number) / most;
  const [one, two, mark] = [long(seeded), long(hand), long(expected)];
  const top = (HIGH - BAR) / 2;
  return html`<svg class="fair-bar" viewBox="-2 0 ${LONG + 4} ${HIGH}" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke="var(--edge)" stroke-width="1.5">
    <rect fill="var(--petrol)" y=${top} width=${one} height=${BAR} /><rect fill="var(--panel)" x=${one} y=${top} width=${two} height=${BAR} />
    <path class="fair-hatch" stroke-width="2" d=${hatch(one, two, top)} /><path stroke="var(--act)" stroke-width="4" d="M${mark} 0V${HIGH}" /></svg>`;
}

/** Hatching over a bar, so that it does not rely on colour alone. */
const hatch = (from: number, width: number, top: number) =>
  Array.from({ length: Math.floor(width / APART) }, (_, i) => `M${from + (i + 0.5) * APART} ${top}v${BAR}`).join("");

function row(count: Count, most: number, wood: boolean, table: Pick<Table, "board" | "say" | "session">) {
  const { board, say } = table;
  return html`<tr><th scope="row"><span class="fair-face">${board.die(board.face(count.action))}<span class="hidden">${choiceWords(count.action, table)}</span></span></th>
    <td>${count.seeded + count.hand}</td>${wood ? html`<td>${count.hand}</td>` : nothing}<td>${say("fair-number", { amount: count.expected })}</td>
    <td class="fair-drawn">${bar(count, most)}</td></tr>`;
}

function chart(die: Die, table: Pick<Table, "board" | "say" | "session">) {
  const { say } = table;
  const counted = counts(die);
  const most = Math.max(...counted.flatMap(({ seeded, hand: own, expected }) => [seeded + own, expected]), 1);
  const wood = counted.some((count) => count.hand > 0);
  return html`<table class="fair"><caption>${say("fair-rolls", { count: die.rolls.length })}</caption>
    <thead><tr><th scope="col">${say("fair-face")}</th><th scope="col">${say("fair-count")}</th>${wood ? html`<th scope="col">${say("fair-hand")}</th>` : nothing}
      <th scope="col">${say("fair-expected")}</th><td class="fair-drawn"></td></tr></thead>
    <tbody>${counted.map((count) => row(count, most, wood, table))}</tbody></table>
    <p class="quiet">${say("fair-chart")}${wood ? html` ${say("fair-wood")}` : nothing}</p>`;
}

const code = (text: string) => html`<code class="fair-code"><bdi>${text}</bdi></code>`;

/** What the rolls can be verified by. The engine tells the seed at the end only: it determines the coming rolls too. */
function proof(rolls: Rolls, table: Pick<Table, "say" | "session">) {
  const { dice, seed, commitment, known_seed } = rolls;
  const { say, session } = table;
  if (commitment === null) return html`<p>${say("fair-no-seed")}</p>`;
  const others = dice.flatMap((die) => die.rolls).filter((roll) => roll.elsewhere);
  const [count, hand] = [others.length, others.filter((roll) => roll.by_hand).length];
  const apart = html`${count ? html`<p data-others>${say("fair-others", { count })}${hand ? html` ${say("fair-others-hand", { count: hand })}` : nothing}</p>` : nothing}
    <p>${say("fair-own")}</p>`;
  return html`${count || hasRemoteSeats(session.row.seats) ? apart : html`<p>${say("fair-method")}</p>`}
    ${seed === null ? nothing : html`<p data-seed>${say("fair-seed")}${code(seed)}</p>`}
    <p data-commitment>${say(seed === null ? "fair-commitment" : "fair-proof", { prefix })}${code(commitment)}</p>
    ${known_seed ? html`<p>${say("fair-known")}</p>` : nothing}`;
}

function origin({ branches }: Rolls, { say }: Pick<Table, "say">) {
  const unknown = branches.flatMap(({ commitment }) => commitment ?? []);
  return html`<p>${say("fair-branch")}${unknown.length ? html` ${say("fair-origin")}${unknown.map(code)}` : nothing}</p>`;
}

export function fairness(table: Pick<Table, "board" | "say" | "session">) {
  const rolls = table.session.review.rolls.counted;
  const { say } = table;
  return html`<div class="fairness" role="group" aria-label=${say("fairness")} tabindex="0">${
    rolls === null
      ? html`<p>${say("fair-counting")}</p>`
      : html`
    ${rolls.dice.length ? rolls.dice.map((die) => chart(die, table)) : html`<p>${say("fair-none")}</p>`}
    ${proof(rolls, table)}${rolls.branches.length ? origin(rolls, table) : nothing}`
  }
  </div>`;
}
