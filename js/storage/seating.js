// Seats as a row stores them: who plays each (person or opponent), its edge, language and advice, and how people share the
// device. Pure, but for whether the window is broader than high. Stored seats are untrusted input.
import { KNOWN_LANGUAGES } from "../i18n/languages.ts";

/** @typedef {import("../types.js").StoredSeat} StoredSeat */
/** @typedef {import("../types.js").Edge} Edge */

/** Clockwise; south is the edge nearest to whoever holds the tablet the usual way. @type {Edge[]} */
export const EDGES = ["south", "west", "north", "east"];
/** Ways to share: one screen for all, pass it on, or around the table. @type {import("../types.js").Sharing[]} */
export const SHARINGS = ["open", "pass", "around"];
/** When a person may want advice. @type {import("../types.js").AdviceWanted[]} */
export const ADVICE = ["never", "request", "always"];
/** Sizes of the words at a rail. @type {import("../types.js").SizeOfText[]} */
export const TEXTS = ["normal", "large"];

/** The default name of a seat, as a language writes it. @param {import("../types.js").Say} say @param {number} seat */
export const nameOf = (say, seat) => say("new-names").split(" ")[seat] ?? say("new-seat", { number: seat + 1 });

/** The opponent that needs nothing beyond the engine's start. */
export const RANDOM = "random";

/** Default edges by number of players. @type {Record<number, Edge[]>} */
const USUAL_EDGES = {
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
  5: ["south", "west", "north", "north", "east"],
  6: ["south", "south", "west", "north", "north", "east"],
};
const MOST_SEATS = 8;
/** Null is the page's language. @type {unknown[]} */
const SEAT_LANGUAGES = [null, ...KNOWN_LANGUAGES];
const LONGEST_NAME = 40;

/** Two sit at the edges that leave the board most room. @param {boolean} landscape @returns {Edge[]} */
const facing = (landscape) => (landscape ? ["west", "east"] : ["south", "north"]);

/**
 * @param {number} count
 * @param {boolean} landscape whether the window is broader than high
 * @returns {Edge[]}
 */
export function edgesFor(count, landscape = globalThis.innerWidth > globalThis.innerHeight) {
  const edges = count === 2 ? facing(landscape) : (USUAL_EDGES[count] ?? []);
  return Array.from({ length: count }, (_, seat) => edges[seat] ?? EDGES[seat % EDGES.length] ?? "south");
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
 * The seats of a new game.
 * @param {number} count
 * @param {Record<string, string>} bots levels by seat
 * @param {Edge[]} [edges]
 * @returns {StoredSeat[]}
 */
export const seatsFor = (count, bots, edges = edgesFor(count)) =>
  edges
    .slice(0, count)
    .map((edge, seat) => ({ bot: bots[String(seat)] ?? null, edge, language: null, advice: "request" }));

/**
 * The same seats, of which people play some on this device, all others of theirs elsewhere.
 * @param {StoredSeat[]} seats
 * @param {(seat: number) => boolean} here
 * @returns {StoredSeat[]}
 */
export const withHere = (seats, here) =>
  seats.map((each, seat) => ({ ...each, elsewhere: each.bot === null && !here(seat) }));

/** When the person of a seat wants advice; false and true are what rows had before. @param {StoredSeat | undefined} seat */
export function adviceOf(seat) {
  const advice = seat?.advice ?? true;
  return typeof advice === "string" ? advice : advice ? "request" : "never";
}

/**
 * The opponents' levels by seat, as the engine expects them.
 * @param {Pick<StoredSeat, "bot">[]} seats
 * @returns {Record<string, string>}
 */
export const botsOf = (seats) =>
  Object.fromEntries(seats.flatMap(({ bot }, seat) => (bot === null ? [] : [[String(seat), bot]])));

/**
 * The same seats with other opponents.
 * @param {StoredSeat[]} seats
 * @param {Record<string, string>} bots
 * @returns {StoredSeat[]}
 */
export const withBots = (seats, bots) => seats.map((each, seat) => ({ ...each, bot: bots[String(seat)] ?? null }));

/** Whether a person plays a seat on this device. @param {StoredSeat | undefined} seat */
export const playsHere = (seat) => seat !== undefined && seat.bot === null && !seat.elsewhere;

/** Whether somebody plays on another device. @param {StoredSeat[]} seats */
export const isApart = (seats) => seats.some(({ bot, elsewhere }) => bot === null && elsewhere);

/**
 * The same seats, one of them changed.
 * @param {StoredSeat[]} seats
 * @param {number} seat
 * @param {Partial<StoredSeat>} part
 * @returns {StoredSeat[]}
 */
export const withSeat = (seats, seat, part) => seats.map((each, at) => (at === seat ? { ...each, ...part } : each));

/** How many seats people play on this device. @param {StoredSeat[]} seats */
export const countPersons = (seats) => seats.filter(playsHere).length;

/** Whether several people pass the tablet on, so that each sees it alone. @param {Pick<import("../types.js").Row, "sharing" | "seats">} row */
export const isPassedOn = ({ sharing, seats }) => sharing === "pass" && countPersons(seats) > 1;

/** The seats whose people play elsewhere. @param {StoredSeat[]} seats */
export const elsewhereOf = (seats) =>
  seats.flatMap(({ bot, elsewhere }, seat) => (bot === null && elsewhere ? [seat] : []));

/**
 * What the engine has to know of people who play elsewhere: that there are any, and how much they have been sent.
 * @param {Pick<import("../types.js").Row, "seats" | "settled">} row
 */
export const boundsOf = ({ seats, settled }) => ({
  ...(isApart(seats) && { apart: true }),
  ...(Number.isSafeInteger(settled) && { settled }),
});

/** Whether somebody elsewhere waits for whoever plays here. @param {Pick<import("../types.js").Row, "seats" | "view">} row */
export const isYours = ({ seats, view }) => isApart(seats) && playsHere(seats[Number(view.to_act)]);

/** @param {unknown} bot */
const isName = (bot) => bot === null || (typeof bot === "string" && bot.length <= LONGEST_NAME);

/** Whether a list of possible values has this one. @param {unknown[]} values @param {unknown} value */
const has = (values, value) => values.includes(value);

/** @param {unknown} seat @returns {seat is StoredSeat} */
function isSeat(seat) {
  const { bot, elsewhere, edge, language, advice, text, face } = /** @type {Record<keyof StoredSeat, unknown>} */ (
    seat ?? {}
  );
  return (
    isName(bot) &&
    (elsewhere === undefined || typeof elsewhere === "boolean") &&
    (face === undefined || isName(face)) &&
    has(EDGES, edge) &&
    has(SEAT_LANGUAGES, language) &&
    (text === undefined || has(TEXTS, text)) &&
    (typeof advice === "boolean" || has(ADVICE, advice))
  );
}

/** Whether stored seats are valid, and as many as there should be. @param {unknown} seats @param {number} count */
export const areSeats = (seats, count) =>
  Array.isArray(seats) && count <= MOST_SEATS && seats.length === count && Array.from(seats).every(isSeat);
