// Seats at the table: who plays each (person or opponent), its edge, language and advice, and how people share the
// device. Pure, but for which way the window lies. Stored seats are untrusted input.
import { SPOKEN } from "../i18n/languages.js";

/** @typedef {import("../types.js").Place} Place */
/** @typedef {import("../types.js").Edge} Edge */
/** @typedef {import("../types.js").Sharing} Sharing */
/** @typedef {import("../types.js").AdviceWanted} AdviceWanted */

/** Clockwise; south is the edge nearest to whoever holds the tablet the usual way. @type {Edge[]} */
export const EDGES = ["south", "west", "north", "east"];
/** Ways to share: one screen for all, pass it on, or around the table. @type {Sharing[]} */
export const SHARINGS = ["open", "pass", "around"];

/** When a person may want advice. @type {AdviceWanted[]} */
export const ADVICE = ["never", "request", "always"];

/** Sizes of the words at a rail. @type {import("../types.js").SizeOfText[]} */
export const TEXTS = ["normal", "large"];

/** The default name of a seat, as a language writes it. @param {import("../types.js").Say} say @param {number} seat */
export const nameOf = (say, seat) => say("new-names").split(" ")[seat] ?? say("new-seat", { number: seat + 1 });

/** The opponent that needs nothing beyond the engine's start. */
export const RANDOM = "random";

/** Default edges by number of players. @type {Record<number, Edge[]>} */
const SITTING = {
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
  5: ["south", "west", "north", "north", "east"],
  6: ["south", "south", "west", "north", "north", "east"],
};
const MOST_SEATS = 8;
/** Null is the page's language. @type {unknown[]} */
const READ = [null, ...SPOKEN];
const LONGEST_LEVEL = 40;

/** Where two sit: at the edges that leave the board most room. @param {boolean} lying @returns {Edge[]} */
const facing = (lying) => (lying ? ["west", "east"] : ["south", "north"]);

/**
 * @param {number} count
 * @param {boolean} lying whether the window is broader than high
 * @returns {Edge[]}
 */
export function edgesFor(count, lying = globalThis.innerWidth > globalThis.innerHeight) {
  const sitting = count === 2 ? facing(lying) : SITTING[count];
  return Array.from({ length: count }, (_, seat) => sitting?.[seat] ?? EDGES[seat % EDGES.length] ?? "south");
}

/** @type {Record<Edge, Edge>} */
const LEFT_OF = { south: "west", west: "north", north: "east", east: "south" };
/** The next edge clockwise. @param {Edge} edge */
export const nextEdge = (edge) => LEFT_OF[edge];

/**
 * The colours that a seat takes of those of a game, as a record names them: a single one by itself.
 * @param {string[]} colors in the order in which seats take them
 * @param {number} seat
 * @param {number} each how many a seat takes
 */
export function colorsOf(colors, seat, each) {
  const own = colors.slice(seat * each, seat * each + each);
  const [only] = own;
  return each === 1 && only !== undefined ? only : own;
}

/**
 * The places of a new game.
 * @param {number} count
 * @param {Record<string, string>} bots levels by seat
 * @param {Edge[]} [edges]
 * @returns {Place[]}
 */
export const placesFor = (count, bots, edges = edgesFor(count)) =>
  edges
    .slice(0, count)
    .map((edge, seat) => ({ bot: bots[String(seat)] ?? null, edge, language: null, advice: "request" }));

/** When the person of a place wants advice; false and true are what rows had before. @param {Place | undefined} place */
export function adviceOf(place) {
  const advice = place?.advice ?? true;
  return typeof advice === "string" ? advice : advice ? "request" : "never";
}

/**
 * The opponents' levels by seat, as the engine expects them.
 * @param {Pick<Place, "bot">[]} seats
 * @returns {Record<string, string>}
 */
export const botsOf = (seats) =>
  Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[String(seat), bot]])));

/**
 * The same places with other opponents.
 * @param {Place[]} seats
 * @param {Record<string, string>} bots
 * @returns {Place[]}
 */
export const replayed = (seats, bots) => seats.map((place, seat) => ({ ...place, bot: bots[String(seat)] ?? null }));

/**
 * The same places, one of them changed.
 * @param {Place[]} seats
 * @param {number} seat
 * @param {Partial<Place>} part
 * @returns {Place[]}
 */
export const changed = (seats, seat, part) => seats.map((place, at) => (at === seat ? { ...place, ...part } : place));

/** How many seats people play. @param {Place[]} seats */
export const persons = (seats) => seats.filter(({ bot }) => bot === null).length;

/** Whether several people pass the tablet on, so that each sees it alone. @param {Pick<import("../types.js").Row, "sharing" | "seats">} row */
export const passedOn = ({ sharing, seats }) => sharing === "pass" && persons(seats) > 1;

/** @param {unknown} bot */
const isLevel = (bot) => bot === null || (typeof bot === "string" && bot.length <= LONGEST_LEVEL);

/** @param {unknown} place @returns {place is Place} */
function isPlace(place) {
  const { bot, edge, language, advice, text } = /** @type {Record<keyof Place, unknown>} */ (place ?? {});
  return (
    isLevel(bot) &&
    /** @type {unknown[]} */ (EDGES).includes(edge) &&
    READ.includes(language) &&
    (text === undefined || /** @type {unknown[]} */ (TEXTS).includes(text)) &&
    (typeof advice === "boolean" || /** @type {unknown[]} */ (ADVICE).includes(advice))
  );
}

/** Whether stored places are valid: one for each seat. @param {unknown} seats @param {number} count */
export const arePlaces = (seats, count) =>
  Array.isArray(seats) && count <= MOST_SEATS && seats.length === count && Array.from(seats).every(isPlace);
