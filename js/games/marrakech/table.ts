// What the table needs besides the drawing: facts of a seat, forecasts to load, captions, words. Each export is one of
// board.ts. Pure.
import { svg } from "lit-html";
import { coin, times } from "../../art/drawing.ts";
import { swatch } from "../../art/textiles.ts";
import { sortedByVerb } from "../../base/actions.ts";
import { byType, required } from "../../base/lookup.ts";
import { die } from "./pieces.ts";
import { COLORS } from "./places.ts";
import type { MoodChange } from "../../art/moods.ts";
import type { Event, NamedSeat as Seat, View } from "./shapes.ts";
import type { Seen, Words } from "./types.ts";
import type { ByType, Fact, HandItem, News, Part } from "../../game-api/board.ts";
import type { Say } from "../../i18n/translate.ts";
import type { Sentence } from "../../engine/shapes.ts";

export const figures: Record<string, () => unknown[]> = {
  "start 2": () => [coin(), ...COLORS.map(swatch)],
  "turn 2": () => [1, 2, 2, 3, 3, 4].map(die),
  "rent 3": () => [coin(), coin(), coin()],
};

/** Nobody has anything in hand. */
export const hand = (): HandItem[] => [];

const outlined = (d: string) =>
  svg`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.8"><path d=${d} /></svg>`;
const SEEN = outlined("M4 5h16v14H4zM8 9h8v6H8zM12 9v6M8 12h8");
const ROLLED = outlined("M3 8h15a4 4 0 1 1-4 4 2 2 0 1 1 2 2M3 8v8h11");

export const legend = (seat: Seat): Fact[] => [
  { picture: coin(), value: seat.dirhams, key: "fact-dirhams" },
  { picture: SEEN, value: seat.visible, key: "fact-visible" },
  { picture: ROLLED, value: seat.rugs, key: "fact-rugs" },
];

/** How many dirhams a coin of a stack stands for, and how many coins it has at most. */
const [PER_COIN, MOST_COINS] = [8, 6];

/** Coins, seen from the side. */
function stack(dirhams: number) {
  const coins = Math.min(MOST_COINS, Math.ceil(dirhams / PER_COIN));
  return svg`<svg class="stack" viewBox="0 0 40 52" aria-hidden="true" stroke="var(--night)" stroke-width="1.5">${times(
    coins,
    (at) => {
      const [x, y] = [20 + (((at * 7) % 3) - 1) * 1.2, 40 - at * 6];
      return svg`<path fill="var(--coin-face)" d=${`M${x - 17} ${y}v5a17 6 0 0 0 34 0v-5Z`} /><ellipse fill="var(--coin)" cx=${x} cy=${y} rx="17" ry="6" />`;
    },
  )}</svg>`;
}

/** How many rolls lie in the lowest row of a pile. */
const lowest = (rugs: number) => (rugs > 9 ? 5 : rugs > 5 ? 4 : 3);
/** The radius of a roll, and the height of a row as a part of it. */
const [ROLL, ROW] = [6.4, 1.78];
const MOST_ROLLS = 12;

/** A pile of rolled rugs, in rows like logs. */
function pile(rugs: number, color: string) {
  const wide = lowest(rugs);
  let [left, row] = [Math.min(rugs, MOST_ROLLS), 0];
  const rolls = [];
  for (; left > 0; row += 1) {
    const count = Math.min(Math.max(1, wide - row), left);
    for (let at = 0; at < count; at += 1) rolls.push({ x: 7 + ROLL * (2 * at + row), y: 44 - ROLL * (1 + row * ROW) });
    left -= count;
  }
  return svg`<svg class=${`pile dye-${color}`} viewBox="0 0 68 46" aria-hidden="true" fill="var(--dye)" stroke="var(--night)" stroke-width="1.5">${rolls.map(
    ({ x, y }) =>
      svg`<circle cx=${x} cy=${y} r=${ROLL} /><path fill="none" stroke="var(--thread)" stroke-width="1.3" d=${`M${x - 3} ${y}a3 3 0 1 1 3 3.3a4.2 4.2 0 0 1 -3.8 -2`} />`,
  )}</svg>`;
}

export const facts = (seat: Seat): Fact[] => [
  { picture: stack(seat.dirhams), value: seat.dirhams, key: "fact-dirhams" },
  ...seat.colors.map((color) => {
    const [count, next] = [required(seat.left[color], "number of rugs"), color === seat.next];
    const fact = { picture: pile(count, color), value: count };
    if (seat.colors.length < 2) return { ...fact, key: "fact-rugs" };
    return { ...fact, key: "seat-pile", args: { color, next: next ? "yes" : "no", count }, marked: next };
  }),
];

export const resting = ({ phase, prompt }: View, face: unknown) =>
  phase === "lay" && prompt.args.color ? swatch(prompt.args.color) : die(face);

export function confirming(action: string, { phase }: View) {
  const [verb = ""] = action.split(" ");
  if (verb === "lay") return { ask: { key: "prompt-lay-shown", args: {} }, does: { key: "do-lay", args: {} } };
  const rolls = phase === "turn";
  const ask = { key: rolls ? "prompt-turn-shown" : "prompt-quarter-shown", args: { by: verb } };
  return { ask, named: true, does: { key: "do-turn", args: {} }, rolls };
}

/** Whose rugs a rug that is shown would cover. */
export const effects = (_view: View, { forecast }: Seen) =>
  forecast && "covers" in forecast
    ? forecast.covers.flatMap(({ owner, color }) =>
        owner === null
          ? [{ key: "effect-covers-neutral", args: { color } }]
          : [{ seat: owner, key: "effect-covers", args: { color, seat: owner } }],
      )
    : [];

export const dye = (color: string) => color;

const NEWS: ByType<Event, [], News> = {
  paid: (args) => ({ key: "news-paid", args, seat: args.from, whom: args.to }),
  landed: (args) => ({ key: "news-landed", args, seat: args.seat }),
  went_out: (args) => ({ key: "news-went_out", args, seat: args.seat }),
  laid({ seat, covers }) {
    const to = covers.find(({ owner }) => owner !== null && owner !== seat)?.owner ?? null;
    return to === null ? { key: "news-laid", args: {}, seat } : { key: "news-covers", args: { to }, seat, whom: to };
  },
};

export const news = (event: Event) => byType(NEWS, event) ?? null;

/** Entries of a turn: it lays one rug. */
const TURN = 3;

export function progress({ ply, seats }: Pick<View, "ply" | "seats">) {
  const [laid, left] = [ply / TURN, seats.reduce((sum, { rugs, out }) => sum + (out ? 0 : rugs), 0)];
  return laid / Math.max(1, laid + left);
}

const MOODS: ByType<Event, [], MoodChange[]> = {
  paid: ({ from, to }) => [
    { seat: from, mood: "wincing" },
    { seat: to, mood: "glad" },
  ],
  went_out: ({ seat }) => [{ seat, mood: "wincing" }],
  laid: ({ seat, covers }) =>
    covers.flatMap(({ owner }) => (owner === null || owner === seat ? [] : { seat: owner, mood: "wincing" })),
};

export const moods = (event: Event): MoodChange[] => byType(MOODS, event) ?? [];

/** What has a line of its own. */
const LINES: Event["type"][] = ["turned", "rolled", "walked"];

export const line = (event: Event): Sentence | null =>
  LINES.includes(event.type) ? { key: `line-${event.type}`, args: event } : null;

/** A rug like its next one, else of its first colour. */
export const emblem = ({ next, colors }: Seat) => swatch(next ?? required(colors[0], "colour of a seat"));

export function forecastActions(view: View) {
  if (view.phase === "roll") return [null];
  return view.phase === "turn" || view.phase === "quarter" ? view.choices : [];
}

export const sortChoices = (choices: string[]) => sortedByVerb(choices, ["left", "straight", "right"]);

export const nextPrompt = (lit: Set<string>) =>
  [...lit].every((pick) => pick.startsWith("square:")) ? "prompt-lay-second" : null;

/** There are never many choices. */
export const parts = (): Part[] => [];

export function choice(action: string) {
  const [verb, place = ""] = action.split(" ");
  return { key: `action-${verb}`, args: { what: place.replace("-", "–") } };
}

export const face = (action: string) => Number(action.slice("die ".length));

export const words = (say: Say): Words => ({
  odds: (weight, of) => say("odds", { weight, of }),
  rent: (amount) => say("rent", { amount }),
  made: (dirhams, squares) =>
    say("result-made", {
      fortune: say("count-dirhams", { count: dirhams }),
      seen: say("count-squares", { count: squares }),
    }),
  out: () => say("seat-out"),
});

export const hints = ["turn", "lay"];

export function caption(event: Event) {
  if (event.type === "walked") return event.mosaics ? "mosaic" : null;
  if (event.type === "laid") return event.covers.length ? "covered" : "rug";
  return event.type === "paid" || event.type === "went_out" ? event.type : null;
}

export function lastRoll(entries: { events: Event[] }[]) {
  const rolls = entries.flatMap(({ events }) => events.filter((event) => event.type === "rolled"));
  return rolls.at(-1)?.steps ?? null;
}
