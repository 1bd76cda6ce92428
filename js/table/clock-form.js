// The choice of a game clock: none, a time for each turn, or one for the whole game. In the form of a new game, and in the
// seats sheet.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { TIMES } from "../storage/clock-choice.ts";
import { chooser } from "../ui/select.ts";

/** @typedef {import("../storage/clock-choice.ts").ClockChoice} ClockChoice */
/** @typedef {import("../types.js").Say} Say */

const MINUTE = 60;

/** A time in words. @param {Say} say @param {Pick<ClockChoice, "per" | "seconds">} clock */
export const timeWords = (say, { per, seconds }) =>
  seconds % MINUTE
    ? say("clock-seconds", { per, count: seconds })
    : say("clock-minutes", { per, count: seconds / MINUTE });

/** All that can be chosen, and what is chosen now where that is another time. @param {ClockChoice | null} now */
function offered(now) {
  const all = /** @type {const} */ (["turn", "game"]).flatMap((per) => TIMES[per].map((seconds) => ({ per, seconds })));
  return !now || TIMES[now.per].includes(now.seconds) ? all : [now, ...all];
}

/** @param {Pick<ClockChoice, "per" | "seconds">} clock */
const nameOf = ({ per, seconds }) => `${per} ${seconds}`;

/**
 * @param {Say} say
 * @param {ClockChoice | null} now
 * @param {(choice: ClockChoice | null) => void} choose
 * @param {"field" | "line"} [look]
 */
export function clockForm(say, now, choose, look) {
  const all = offered(now);
  const strict = now?.strict ?? false;
  const chosen = (/** @type {string} */ value) => {
    const clock = all.find((each) => nameOf(each) === value);
    choose(clock ? { per: clock.per, seconds: clock.seconds, strict } : null);
  };
  /** @type {[string, string][]} */
  const choices = [
    ["", say("clock-none")],
    ...all.map((each) => /** @type {[string, string]} */ ([nameOf(each), timeWords(say, each)])),
  ];
  return html`<div class="clock-choice" data-clock-choice>${chooser(say("clock"), choices, now ? nameOf(now) : "", chosen, look)}
    ${
      now
        ? html`<label class="switch ${look ?? ""}"><input type="checkbox" data-strict .checked=${live(strict)} @change=${() => choose({ ...now, strict: !strict })} /><span>${say("clock-strict", { per: now.per })}</span></label>`
        : nothing
    }</div>`;
}
