// The dice statistics: every roll so far beside the expected number, and the seed to verify them by.
import { html, nothing } from "lit-html";
import { icon } from "../shell/chrome.js";
import { branches, byHand } from "./branch.js";
import { choiceWords } from "./prompt.js";
import { counts } from "./tally.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./tally.js").Die} Die */
/** @typedef {import("./tally.js").Count} Count */

const [LONG, HIGH, BAR] = [200, 24, 14];

/**
 * A bar chart of one face: rolls by seed, then rolls of physical dice (hatched), and a mark at the expected number.
 * @param {Count} count
 * @param {number} most
 */
function bar({ seeded, hand, expected }, most) {
  const long = (/** @type {number} */ number) => (LONG * number) / most;
  const [one, two, mark] = [long(seeded), long(hand), long(expected)];
  const top = (HIGH - BAR) / 2;
  return html`<svg class="fair-bar" viewBox="-2 0 ${LONG + 4} ${HIGH}" preserveAspectRatio="none" aria-hidden="true">
    <rect class="fair-seeded" y=${top} width=${one} height=${BAR} /><rect class="fair-hand" x=${one} y=${top} width=${two} height=${BAR} />
    <path class="fair-hatch" d=${hatch(one, two, top)} /><path class="fair-mark" d="M${mark} 0V${HIGH}" /></svg>`;
}

/**
 * Hatching over a bar, so that it does not rely on colour alone.
 * @param {number} from
 * @param {number} width
 * @param {number} top
 */
const hatch = (from, width, top) =>
  Array.from({ length: Math.floor(width / 6) }, (_, i) => `M${from + 3 + i * 6} ${top}v${BAR}`).join("");

/** @param {Count} count @param {number} most @param {boolean} wood @param {Table} table */
function row(count, most, wood, table) {
  const { board, say } = table;
  return html`<tr><th scope="row"><span class="fair-face">${board.die(board.face(count.action))}<span class="hidden">${choiceWords(count.action, table)}</span></span></th>
    <td>${count.seeded + count.hand}</td>${wood ? html`<td>${count.hand}</td>` : nothing}<td>${say("fair-number", { amount: count.expected })}</td>
    <td class="fair-drawn">${bar(count, most)}</td></tr>`;
}

/** @param {Die} die @param {number[]} hand @param {Table} table */
function chart(die, hand, table) {
  const { say } = table;
  const counted = counts(die, hand);
  const most = Math.max(...counted.flatMap(({ seeded, hand: own, expected }) => [seeded + own, expected]), 1);
  const wood = counted.some((count) => count.hand > 0);
  return html`<table class="fair"><caption>${say("fair-rolls", { count: die.rolls.length })}</caption>
    <thead><tr><th scope="col">${say("fair-face")}</th><th scope="col">${say("fair-count")}</th>${wood ? html`<th scope="col">${say("fair-hand")}</th>` : nothing}
      <th scope="col">${say("fair-expected")}</th><td class="fair-drawn"></td></tr></thead>
    <tbody>${counted.map((count) => row(count, most, wood, table))}</tbody></table>
    <p class="quiet">${say("fair-chart")}${wood ? html` ${say("fair-wood")}` : nothing}</p>`;
}

/**
 * The seed. It determines the coming rolls too, so it stays folded while the game goes on.
 * @param {string | null} seed
 * @param {boolean} over
 * @param {Table} table
 */
function seedOf(seed, over, { say }) {
  if (seed === null) return html`<p>${say("fair-no-seed")}</p>`;
  return html`<p>${say("fair-method")}</p><details class="fair-seed" ?open=${over}><summary>${say("fair-seed")}</summary><code><bdi>${seed}</bdi></code></details>`;
}

/** @param {Table} table */
export function fairness(table) {
  const { rolls, view } = table.session.state;
  const { say, session } = table;
  return html`<div class="fairness">${
    rolls === null
      ? html`<p>${say("fair-counting")}</p>`
      : html`
    ${rolls.dice.length ? rolls.dice.map((die) => chart(die, byHand(session.row.record), table)) : html`<p>${say("fair-none")}</p>`}
    ${seedOf(rolls.seed, view.to_act === "over", table)}
    ${branches(session.row.record).length ? html`<p>${say("fair-branch")}</p>` : nothing}`
  }
  </div>`;
}

/** The button that opens the statistics, in games with dice. @param {Table} table */
export function fairnessButton({ say, open, session }) {
  if (!session.state.view.dice) return nothing;
  return html`<button type="button" class="button" data-fairness @click=${() => open("fairness")}>${icon("dices")}${say("fairness")}</button>`;
}
