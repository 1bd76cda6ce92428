// What the table needs besides the drawing: facts of a seat, which forecasts to load, sounds, words. Pure.
import { html, nothing } from "lit-html";
import { coin, fixed } from "../../art/drawing.js";
import { lookup } from "../../base/lookup.js";
import { dyeOf, FAMILIES, familyOf, swatch } from "./families.js";
import {
  cousinsMarkup,
  CUBES,
  cubeMarkup,
  dieMarkup,
  FIRST,
  GATE,
  JUICE,
  KINDS,
  TENT,
  workerMarkup,
} from "./pieces.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").PlacementForecast} Placement */
/** @typedef {import("./types").Event} Event */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("../../types.js").Sentence} Sentence */

/** @param {unknown} markup @param {string} box @param {string} [dye] */
const picture = (markup, box, dye = "") =>
  html`<svg class="fact-piece ${dye}" viewBox=${box} aria-hidden="true">${markup}</svg>`;

/** @param {string} markup */
const square = (markup) => {
  const made = fixed(markup);
  return () => picture(made, "-21 -21 42 42");
};

const CUBE_PICTURES = CUBES.map((color) => ({ color, cube: square(cubeMarkup(color)) }));
const [juice, tent, gate, begins] = [square(JUICE), square(TENT), square(GATE), square(FIRST)];
const WORKERS = new Map(
  FAMILIES.flatMap((family) => KINDS.map((kind) => [`${kind} ${family}`, fixed(workerMarkup(kind, family))])),
);

/** @param {string} kind @param {string} family */
const worker = (kind, family) => picture(WORKERS.get(`${kind} ${family}`), "-25 -28 50 56", `dye-${dyeOf(family)}`);

const COUSINS = new Map(FAMILIES.map((family) => [`${family}`, fixed(cousinsMarkup(family))]));

/** The legend of a seat's facts. @param {Seat} seat */
export function legend(seat) {
  const family = familyOf(seat);
  return [
    ...CUBE_PICTURES.map(({ color, cube }) => ({
      picture: cube(),
      value: seat.cubes[color],
      key: `fact-${color}`,
      held: true,
    })),
    { picture: coin(), value: seat.coins, key: "fact-coins", held: true },
    { picture: worker("assistant", family), value: seat.assistants, key: "fact-assistants", held: true },
    { picture: worker("bodyguard", family), value: seat.bodyguards, key: "fact-bodyguards", held: true },
    { picture: worker("tourist", family), value: seat.tourists, key: "fact-tourists", held: true },
    {
      picture: picture(COUSINS.get(family), "-28 -28 56 56", `dye-${dyeOf(family)}`),
      value: seat.cousins,
      key: "fact-cousins",
      held: true,
    },
    { picture: gate(), value: seat.quarters, key: "fact-quarters" },
    { picture: begins(), value: Number(seat.first), key: "fact-first" },
    { picture: juice(), value: seat.points.juice, key: "fact-juice" },
    { picture: tent(), value: seat.district.length, key: "fact-district" },
  ];
}

/** The facts in a seat's panel: cubes and coins first, then the hand. @param {Seat} seat */
export const facts = (seat) => legend(seat).filter(({ value }) => value > 0);

/** The emblem of a seat. @param {Seat} seat */
export const emblem = (seat) => swatch(familyOf(seat));

/** The phases with a hint in the first game on a device. */
export const hints = ["scout"];

const FORESEEN = ["scout", "arrow"];

/** The events that introduce something by themselves. */
const INTRODUCING = ["die_rolled", "placed", "stall_filled", "juice_taken", "settled", "kept", "last_round_announced"];

/** What an event introduces in the first game on a device. @param {Event} event */
export function caption(event) {
  if (event.type === "rewarded") return event.gained.length || event.choice ? "rewarded" : null;
  if (event.type === "arrow_pointed") return event.target ? event.type : null;
  return INTRODUCING.includes(event.type) ? event.type : null;
}

/** The actions whose forecasts are shown before anything is tapped. @param {View} view */
export const foreseen = (view) => (FORESEEN.includes(view.phase) ? view.choices : []);

const ORDER = [
  "done",
  "pass",
  "take",
  "arrow",
  "wild",
  "keep",
  "scout",
  "assistant",
  "bodyguard",
  "tourist",
  "cousins",
  "settle",
  "swap",
];
/** @param {string} action */
const rank = (action) => ORDER.indexOf(action.split(" ", 1)[0] ?? "");
/** The choices in the expected order: what ends a turn first, then the workers. @param {string[]} choices */
export const arranged = (choices) => [...choices].sort((one, other) => rank(one) - rank(other));

/**
 * The key of the question for each role of picks, in the order of asking.
 * @type {Record<string, string>}
 */
const STEPS = {
  worker: "prompt-assign-worker",
  space: "prompt-assign-space",
  beside: "prompt-assign-beside",
  cube: "prompt-assign-third",
  row: "prompt-swap-rows",
  column: "prompt-swap-columns",
};

/** @param {Iterable<string>} picks */
const rolesOf = (picks) => new Set([...picks].map((pick) => pick.split(":")[0]));

/** The key of the question for the next part of an action. @param {Set<string>} lit @param {string[]} picked */
export function asked(lit, picked) {
  const next = rolesOf(lit);
  if (next.has("worker") && rolesOf(picked).has("space")) return "prompt-assign-who";
  return STEPS[Object.keys(STEPS).find((role) => next.has(role)) ?? ""] ?? null;
}

/** @param {string} space */
const spot = (space) => {
  const [square = "", corner = ""] = space.split(".");
  return { square, corner };
};

/**
 * The arguments of an action's sentence, from the words of the action.
 * @type {Record<string, (...words: string[]) => Record<string, string | null>>}
 */
const CHOICES = {
  die: (face) => ({ color: face === "wild" ? null : face }),
  wild: (color) => ({ color }),
  keep: (color) => ({ color }),
  scout: (roof) => ({ roof }),
  swap: (axis, one, other) => ({ axis, one, other }),
  assistant: spot,
  bodyguard: spot,
  settle: spot,
  tourist: (space, color) => ({ ...spot(space), color }),
  cousins: (space, beside, color) => ({
    ...spot(space),
    beside: spot(beside).square,
    second: spot(beside).corner,
    color,
  }),
  take: (item) => ({ item }),
  arrow: (facing) => ({ facing }),
};

/** The sentence for a choice in the list. @param {string} action @returns {Sentence} */
export function choice(action) {
  const [verb = "", ...rest] = action.split(" ");
  return { key: `action-${verb}`, args: lookup(CHOICES, verb)?.(...rest) ?? {} };
}

/** The face of a die's action. @param {string} action */
export const face = (action) => action.slice("die ".length);

/** Sounds by event type. @type {Record<string, string>} */
export const sounds = {
  die_rolled: "wood",
  cubes_gained: "cube",
  scouted: "step",
  swapped: "cube",
  placed: "step",
  rewarded: "coin",
  took: "coin",
  juice_taken: "pour",
  workers_left: "step",
  tile_placed: "cloth",
  arrow_pointed: "stamp",
  settled: "step",
  tourist_lost: "fall",
  kept: "cube",
};

/**
 * The words on the board and in the result, in a reader's language.
 * @param {Say} say
 * @returns {import("./types").Words}
 */
export const words = (say) => ({
  made: ({ vp, juice, coins }, district) =>
    say("result-made", {
      stalls: say("count-vp", { count: vp }),
      drinks: say("count-juice", { count: juice }),
      purse: say("count-coins", { count: coins }),
      district: say("count-district", { count: district }),
    }),
});

/** Cubes that are counted by colour, as a list. @param {Placement["left"]} cubes */
export const oneByOne = (cubes) => CUBES.flatMap((color) => Array.from({ length: cubes[color] ?? 0 }, () => color));

/** What a closing brings; first that it comes. @param {import("./types").Closing} closing @returns {Sentence[]} */
export function closes({ stall, rewards, juice, tile }) {
  /** @param {number} seat */
  const drunk = (seat) => juice.find((each) => each.seat === seat)?.amount ?? 0;
  const won = rewards.map(({ seat, place, vp, gained, choice }) => ({
    key: "foretold-reward",
    args: {
      seat,
      place,
      amount: vp,
      gained: gained.length ? gained.join("-") : choice.length > 1 ? "choice" : "none",
      juice: drunk(seat),
    },
  }));
  return [
    { key: "foretold-closes", args: { stall } },
    ...won,
    ...(tile.owner === null ? [{ key: "foretold-nobody", args: { stall } }] : []),
  ];
}

/** @param {Placement} forecast @returns {Sentence[]} */
function placement({ paid, left, stalls, closings }) {
  const remaining = oneByOne(left);
  const open = stalls
    .filter(({ full }) => !full)
    .map(({ stall, count }) => ({ key: "foretold-count", args: { stall, count } }));
  const remain = remaining.length
    ? { key: "foretold-left", args: { colors: remaining } }
    : { key: "foretold-left-none", args: {} };
  return [{ key: "foretold-paid", args: { colors: paid } }, remain, ...open, ...closings.flatMap(closes)];
}

/** @param {View} view @returns {Sentence[]} */
function standing({ phase, board }) {
  if (phase === "over") return [];
  const { round, pass, open } = board;
  return [
    { key: "foretold-round", args: { round, pass, open } },
    ...(board.last_round ? [{ key: "foretold-last-round", args: {} }] : []),
  ];
}

/**
 * The forecasts as sentences.
 * @param {View} view
 * @param {Pick<import("./types").Known, "preview">} known
 * @returns {Sentence[]}
 */
export function foretold(view, { preview }) {
  const forecast = preview?.forecast;
  if (forecast && "paid" in forecast) return placement(forecast);
  if (forecast && "before" in forecast)
    return [{ key: "foretold-swap", args: { before: forecast.before, after: forecast.after } }];
  return standing(view);
}

/**
 * The face of the market die: what the newest entry rolled; undefined when it rolled nothing.
 * @param {{events: Event[]}[]} entries
 */
export function lastRoll(entries) {
  const rolled = entries.at(-1)?.events.find((event) => event.type === "die_rolled");
  return rolled && (rolled.color ?? "wild");
}

/** @type {Map<unknown, import("lit-html").TemplateResult>} */
const DICE = new Map([null, ...CUBES, "wild"].map((face) => [face, fixed(dieMarkup(face))]));

/**
 * The market die, 100 x 100: a face, or blank before the roll; nothing in phases without a die.
 * @param {unknown} face
 */
export const die = (face) =>
  DICE.has(face)
    ? html`<svg class="die" viewBox="0 0 100 100" width="100" height="100" aria-hidden="true">${DICE.get(face)}</svg>`
    : nothing;
