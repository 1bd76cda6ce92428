// What the table needs besides the drawing: facts of a seat, forecasts to load, captions, words. Each export is one of
// board.ts. Pure.
import { nothing } from "lit-html";
import { sortedByVerb } from "../../base/actions.ts";
import { byType, lookup } from "../../base/lookup.ts";
import { dyeOf, familyOf, swatch } from "./families.ts";
import { juiceAt, stallNamed, stateOf } from "./names.ts";
import { CUBES, die, KINDS } from "./pieces.ts";
import { cube as cubePicture, figure, sign } from "./pictures.ts";
import type { MoodChange } from "../../art/moods.ts";
import type { Event, Seat, View, Words } from "./types.ts";
import type { Args, Sentence } from "../../engine/shapes.ts";
import type { ByType, Fact, Part } from "../../game-api/board.ts";
import type { Say } from "../../i18n/translate.ts";

const things = (seat: Seat): Fact[] => [
  ...CUBES.map((color) => ({ picture: cubePicture(color), value: seat.cubes[color], key: `fact-${color}` })),
  { picture: sign("coin"), value: seat.coins, key: "fact-coins" },
];

function held(seat: Seat) {
  const family = familyOf(seat);
  return [
    ...things(seat),
    ...KINDS.map((kind) => ({ picture: figure(kind, family), value: seat[`${kind}s`], key: `fact-${kind}s` })),
    { picture: figure("cousins", family), value: seat.cousins, key: "fact-cousins" },
  ];
}

export const legend = (seat: Seat): Fact[] => [
  { picture: sign("vp"), value: seat.points.vp, key: "fact-vp" },
  { picture: sign("juice"), value: seat.points.juice, key: "fact-juice" },
  { picture: sign("district"), value: seat.district.length, key: "fact-district" },
  { picture: sign("quarters"), value: seat.quarters, key: "fact-quarters" },
  ...held(seat),
  { picture: sign("first"), value: Number(seat.first), key: "fact-first" },
];

/** The facts in a seat's panel: the cubes and coins that it has. */
export const facts = (seat: Seat) => things(seat).filter(({ value }) => value);

/** What is done by the first word of an action; all other words place somebody. */
const DONE: Record<string, string> = {
  scout: "scout",
  wild: "take",
  take: "take",
  keep: "keep",
  arrow: "point",
  swap: "swap",
};

export function confirming(action: string) {
  const what = lookup(DONE, action.split(" ")[0] ?? "") ?? "place";
  return { ask: { key: "prompt-shown", args: { what } }, does: { key: "do-shown", args: { what } } };
}

/** Nothing lies in the tray but the hand, and the die where it is rolled. */
export const resting = ({ phase }: View, rolled: unknown) => (phase === "die" ? die(rolled) : nothing);

export const emblem = (seat: Seat) => swatch(familyOf(seat));

export const dye = (family: string) => dyeOf(family) ?? "";

export const hints = ["scout"];

/** The events that introduce something by themselves. */
const INTRODUCING = ["die_rolled", "placed", "stall_filled", "juice_taken", "settled", "kept", "last_round_announced"];

export function caption(event: Event) {
  if (event.type === "rewarded") return event.gained.length || event.choice ? "rewarded" : null;
  if (event.type === "arrow_pointed") return event.target ? event.type : null;
  return INTRODUCING.includes(event.type) ? event.type : null;
}

export const forecastActions = ({ phase, choices }: View) => (phase === "scout" || phase === "arrow" ? choices : []);

/**
 * The actions in the order in which people expect them: what ends a turn first, then the workers. Of each, what its
 * words are called in its sentence; those of a space are its stall and its corner.
 */
const ACTIONS: Record<string, string[]> = {
  done: [],
  pass: [],
  take: ["item"],
  arrow: ["facing"],
  wild: ["color"],
  keep: ["color"],
  scout: ["roof"],
  assistant: ["square", "corner"],
  bodyguard: ["square", "corner"],
  tourist: ["square", "corner", "color"],
  cousins: ["square", "corner", "beside", "second", "color"],
  settle: ["square", "corner"],
  swap: ["axis", "one", "other"],
  die: ["color"],
};

export const sortChoices = (choices: string[]) => sortedByVerb(choices, Object.keys(ACTIONS));

/** The key of the question for each role of picks, in the order of asking. */
const STEPS: Record<string, string> = {
  worker: "prompt-assign-worker",
  space: "prompt-assign-space",
  beside: "prompt-assign-beside",
  cube: "prompt-assign-third",
  row: "prompt-swap-rows",
  column: "prompt-swap-columns",
};

const rolesOf = (picks: Iterable<string>) => new Set([...picks].map((pick) => pick.split(":")[0]));

export function nextPrompt(lit: Set<string>, picked: string[]) {
  const next = rolesOf(lit);
  if (next.has("worker") && rolesOf(picked).has("space")) return "prompt-assign-who";
  return STEPS[Object.keys(STEPS).find((role) => next.has(role)) ?? ""] ?? null;
}

export function choice(action: string): Sentence {
  const [verb = "", ...words] = action.split(/[ .]/);
  const named = (lookup(ACTIONS, verb) ?? []).map((name, i) => [name, words[i] === "wild" ? null : words[i]]);
  return { key: `action-${verb}`, args: Object.fromEntries(named) };
}

// What a choice is put together of, for short lists instead of one long one: which worker, which stall, which corner.
// Keys: part-<name> of a list, part-kind-<worker>, part-at, part-in-stall, free-space, part-color.

const partOf = (part: string, value: string, key: string, args: Args): Part => ({ part, value, words: { key, args } });

/** A space is asked for in two lists, its stall, below which stands what a worker costs there, then its corner. */
const place = (stalls: string, corners: string) => (space: string, view: View) => {
  const [stall = "", corner = ""] = space.split(".");
  const args = stateOf(stallNamed(stall, view));
  return [
    { ...partOf(stalls, stall, "part-at", { stall }), about: { key: "part-in-stall", args } },
    partOf(corners, corner, "free-space", { corner, juice: juiceAt(space, view.board.juice) }),
  ];
};

const [space, beside] = [place("stall", "corner"), place("beside", "second")];
const cube = (color: string) => [partOf("cube", color, "part-color", { color })];

/** The parts of what follows the worker, word by word. */
const PLACED: Record<string, ((word: string, view: View) => Part[])[]> = {
  assistant: [space],
  bodyguard: [space],
  tourist: [space, cube],
  cousins: [space, beside, cube],
};

/** The parts of a choice in the order in which they are chosen; whatever places no worker is one part. */
export function parts(action: string, view: View): Part[] {
  const [verb = "", ...words] = action.split(" ");
  const placed = lookup(PLACED, verb);
  if (!placed) return [{ part: "worker", value: action, words: choice(action) }];
  return [partOf("worker", verb, `part-kind-${verb}`, {}), ...placed.flatMap((part, i) => part(words[i] ?? "", view))];
}

export const face = (action: string) => action.slice("die ".length);

export const words = (say: Say): Words => ({
  pays: say("pays"),
  made: ({ vp, juice, coins }, district) =>
    say("result-made", {
      stalls: say("count-vp", { count: vp }),
      drinks: say("count-juice", { count: juice }),
      purse: say("count-coins", { count: coins }),
      district: say("count-district", { count: district }),
    }),
});

/** The face of the market die: what the newest entry rolled; undefined when it rolled nothing. */
export function lastRoll(entries: { events: Event[] }[]) {
  const rolled = entries.at(-1)?.events.find((event) => event.type === "die_rolled");
  return rolled && (rolled.color ?? "wild");
}

const NEWS: Event["type"][] = ["scouted", "placed", "passed"];

export const news = (event: Event) =>
  NEWS.includes(event.type) && "seat" in event ? { key: `news-${event.type}`, args: event, seat: event.seat } : null;

/** So many stalls are closed when the last round begins. */
const LAST = 20;

export const progress = ({ board: { stalls } }: Pick<View, "board">) =>
  Math.min(1, stalls.filter(({ tile }) => tile).length / LAST);

const MOODS: ByType<Event, [], MoodChange[]> = {
  rewarded: ({ seat, vp, gained }) => (vp || gained.length ? [{ seat, mood: "glad" }] : []),
  juice_taken: ({ seat, tokens }) => (tokens.length ? [{ seat, mood: "glad" }] : []),
  tourist_lost: ({ seat }) => [{ seat, mood: "wincing" }],
};

export const moods = (event: Event): MoodChange[] => byType(MOODS, event) ?? [];

/** What has a line of its own. */
const LINES: Event["type"][] = ["die_rolled", "cubes_gained", "swapped"];

export function line(event: Event): Sentence | null {
  const { type } = event;
  if (NEWS.includes(type)) return null;
  return LINES.includes(type) ? { key: `line-${type}`, args: event } : { key: "line-closing", args: event };
}
