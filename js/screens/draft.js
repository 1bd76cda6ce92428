// What is drafted of a new game: how many play, who they are, which colours, who begins, options, seed. Pure.
import { colorsOf, edgesFor } from "../shell/seating.js";
import { must } from "../table/own.js";

/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {import("../types.js").Say} Say */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} players
 * @property {string[]} names for as many seats as the game may have
 * @property {string[]} levels `person` or an opponent's level
 * @property {string[]} colors all of the game's, in the order in which seats take them
 * @property {number | null} first null: drawn
 * @property {import("../shapes.js").Options} options
 * @property {string} seed
 * @property {import("../types.js").Sharing} sharing
 * @property {import("../types.js").Edge[]} edges where each seat sits
 */

const NAMES = ["Amina", "Yusuf", "Inès", "Leo", "Noor", "Sami"];
/** How many players are offered first, where the game is for so many. */
const COMMON = 3;

/** What a seat is called until somebody gives it a name. @param {Say} say @param {number} seat */
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
  };
}

/** How those at a drafted game share the tablet. @param {Draft} form @returns {import("../table/opening.js").Seating} */
export const seating = ({ sharing, edges }) => ({ sharing, edges });

/** What a seat is called in a draft. @param {Draft} form @param {number} seat @param {Say} say */
export const calledAt = ({ names }, seat, say) => names[seat]?.trim() || nameOf(say, seat);

/** How many colours each of the drafted players owns. @param {Draft} form @param {GameFacts} facts */
export const colorsEach = ({ players }, facts) => must(facts.colors_each[String(players)], "number of colours");

/** The request that opens a drafted game. @param {Draft} form @param {GameFacts} facts @param {string} seed @param {Say} say @returns {import("../types.js").Begin} */
export function request(form, facts, seed, say) {
  const each = colorsEach(form, facts);
  const players = form.names.slice(0, form.players).map((_, seat) => ({
    name: calledAt(form, seat, say),
    color: colorsOf(form.colors, seat, each),
  }));
  const bots = Object.fromEntries(
    form.levels.slice(0, form.players).flatMap((level, seat) => (level === "person" ? [] : [[String(seat), level]])),
  );
  const first = form.first === null || form.first >= form.players ? {} : { first: form.first };
  return { do: "new", game: form.game, players, options: form.options, seed, bots, ...first };
}

/** Give a slot a colour; whoever had it takes the other one. @param {Draft} form @param {number} slot @param {string} color */
export function swap(form, slot, color) {
  form.colors[form.colors.indexOf(color)] = must(form.colors[slot], "colour to swap");
  form.colors[slot] = color;
}
