// The data of the new game form, and the request made from it. Pure.
import { botsOf, colorsOf, edgesFor, placesFor } from "../shell/seating.js";
import { nameOfLevel } from "../table/levels.js";
import { must } from "../table/lookup.js";
import { nextFirst } from "../table/rematch.js";

/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").Say} Say */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} players
 * @property {string[]} names for the most seats that the game has
 * @property {string[]} levels `person` or an opponent's level
 * @property {string[]} colors all of the game's colours, in the order of the slots
 * @property {number | null} first the first player; null: random
 * @property {import("../shapes.js").Options} options
 * @property {string} seed
 * @property {import("../types.js").Sharing} sharing
 * @property {import("../types.js").Edge[]} edges the seats' edges
 * @property {Pick<import("../types.js").Place, "language" | "advice">[]} wishes what the seats of an earlier game had
 */

const NAMES = ["Amina", "Yusuf", "Inès", "Leo", "Noor", "Sami"];
/** Default number of players, where the game allows it. */
const COMMON = 3;

/** The default name of a seat. @param {Say} say @param {number} seat */
export const nameOf = (say, seat) => NAMES[seat] ?? say("new-seat", { number: seat + 1 });

/** @param {GameFacts} facts @param {Say} say @returns {Draft} */
export function draft(facts, say) {
  const [least, most] = facts.seats;
  const players = Math.min(Math.max(COMMON, least), most);
  return {
    game: facts.game,
    players,
    names: Array.from({ length: most }, (_, seat) => nameOf(say, seat)),
    levels: Array.from({ length: most }, () => "person"),
    colors: [...facts.colors],
    first: null,
    options: Object.fromEntries(Object.entries(facts.options).map(([name, option]) => [name, option.default])),
    seed: "",
    sharing: "open",
    edges: edgesFor(players),
    wishes: [],
  };
}

/**
 * Give a seat to a person or to an opponent, who brings a name of its own, unless somebody has typed one. Two opponents
 * of a level have different names.
 * @param {Draft} form
 * @param {number} seat
 * @param {string} level `person` or an opponent's level
 * @param {Say} say
 */
export function seatLevel(form, seat, level, say) {
  const [name, was] = [calledAt(form, seat, say), form.levels[seat] ?? ""];
  const brought = [nameOf(say, seat), ...numbered(nameOfLevel(was), form)];
  form.levels[seat] = level;
  if (!brought.includes(name)) return;
  const taken = form.names.filter((_, other) => other !== seat);
  const free = numbered(nameOfLevel(level), form).find((each) => !taken.includes(each));
  form.names[seat] = free ?? nameOf(say, seat);
}

/** The names for several opponents of a level, one for each seat; none where the level has no name. @param {string} name @param {Draft} form */
const numbered = (name, { names }) => (name ? names.map((_, index) => (index ? `${name} ${index + 1}` : name)) : []);

/** The form's seating. @param {Draft} form @returns {import("../table/opening.js").Seating} */
export const seating = (form) => ({
  sharing: form.sharing,
  seats: placesFor(form.players, opponentsOf(form), form.edges).map((place, seat) => ({
    ...place,
    ...form.wishes[seat],
  })),
});

/**
 * Fill a form with the choices of a game that was played; the next one begins.
 * @param {Draft} form
 * @param {GameFacts} facts
 * @param {import("../types.js").Row} row
 * @returns {Draft}
 */
export function like(form, facts, { record, sharing, seats }) {
  const { players, options } = record;
  const taken = players.flatMap(({ color }) => color);
  return {
    ...form,
    players: players.length,
    names: form.names.map((name, seat) => players[seat]?.name ?? name),
    levels: form.levels.map((level, seat) => seats[seat]?.bot ?? level),
    colors: [...taken, ...facts.colors.filter((color) => !taken.includes(color))],
    first: nextFirst(record) ?? null,
    options: { ...form.options, ...Object(options) },
    sharing,
    edges: seats.map(({ edge }) => edge),
    wishes: seats.map(({ language, advice }) => ({ language, advice })),
  };
}

/** The opponents of a form. @param {Draft} form @returns {Record<string, string>} */
const opponentsOf = ({ levels, players }) =>
  botsOf(levels.slice(0, players).map((level) => ({ bot: level === "person" ? null : level })));

/** What a seat is called in a draft. @param {Draft} form @param {number} seat @param {Say} say */
export const calledAt = ({ names }, seat, say) => names[seat]?.trim() || nameOf(say, seat);

/** How many colours each of the drafted players owns. @param {Draft} form @param {GameFacts} facts */
export const colorsEach = ({ players }, facts) => must(facts.colors_each[String(players)], "number of colours");

/**
 * The request that starts the game of a form.
 * @param {Draft} form
 * @param {GameFacts} facts
 * @param {string} seed
 * @param {Say} say
 * @returns {import("../types.js").Begin}
 */
export function request(form, facts, seed, say) {
  const each = colorsEach(form, facts);
  const players = form.names.slice(0, form.players).map((_, seat) => ({
    name: calledAt(form, seat, say),
    color: colorsOf(form.colors, seat, each),
  }));
  const first = form.first === null || form.first >= form.players ? {} : { first: form.first };
  return { do: "new", game: form.game, players, options: form.options, seed, bots: opponentsOf(form), ...first };
}

/**
 * Give a slot a colour, swapping it with the slot that had it.
 * @param {Draft} form
 * @param {number} slot
 * @param {string} color
 */
export function swap(form, slot, color) {
  form.colors[form.colors.indexOf(color)] = must(form.colors[slot], "colour to swap");
  form.colors[slot] = color;
}
