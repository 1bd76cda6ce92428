// The choice of a game clock: none, a time for each turn, or one for the whole game. In the form of a new game, and in
// the seats sheet.
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { TIMES, type ClockChoice } from "../storage/clock-choice.ts";
import { chooser } from "../ui/select.ts";
import type { Say } from "../i18n/translate.ts";

const MINUTE = 60;

export const timeWords = (say: Say, { per, seconds }: Pick<ClockChoice, "per" | "seconds">) =>
  seconds % MINUTE
    ? say("clock-seconds", { per, count: seconds })
    : say("clock-minutes", { per, count: seconds / MINUTE });

/** All that can be chosen, and what is chosen now where that is another time. */
function offered(now: ClockChoice | null) {
  const all = (["turn", "game"] as const).flatMap((per) => TIMES[per].map((seconds) => ({ per, seconds })));
  return !now || TIMES[now.per].includes(now.seconds) ? all : [now, ...all];
}

const nameOf = ({ per, seconds }: Pick<ClockChoice, "per" | "seconds">) => `${per} ${seconds}`;

export function clockForm(
  say: Say,
  now: ClockChoice | null,
  choose: (choice: ClockChoice | null) => void,
  look?: "field" | "line",
) {
  const all = offered(now);
  const strict = now?.strict ?? false;
  const chosen = (value: string) => {
    const clock = all.find((each) => nameOf(each) === value);
    choose(clock ? { per: clock.per, seconds: clock.seconds, strict } : null);
  };
  const times = all.map((each): [string, string] => [nameOf(each), timeWords(say, each)]);
  const choices: typeof times = [["", say("clock-none")], ...times];
  return html`<div class="clock-choice" data-clock-choice>${chooser(say("clock"), choices, now ? nameOf(now) : "", chosen, look)}
    ${
      now
        ? html`<label class="switch ${look ?? ""}"><input type="checkbox" data-strict .checked=${live(strict)} @change=${() => choose({ ...now, strict: !strict })} /><span>${say("clock-strict", { per: now.per })}</span></label>`
        : nothing
    }</div>`;
}
