// The data of a new game: who sits where, and the request made from it. Pure.
import { botsOf, colorsOf, edgesFor, EDGES, nameOf, seatsFor } from "../../storage/seating.js";
import { namesOfLevel } from "../../wording/levels.js";
import { must } from "../../base/lookup.js";
import { nextFirst } from "../../session/rematch.js";

/** @typedef {import("../../types.js").GameFacts} GameFacts */
/** @typedef {import("../../types.js").Say} Say */
/** @typedef {import("../../types.js").Edge} Edge */
/**
 * @typedef {object} Draft
 * @property {string} game
 * @property {number} players
 * @property {string[]} names for the most seats that the game has
 * @property {string[]} levels `person` or an opponent's level
 * @property {string[]} colors all of the game's colours, in the order of the slots
 * @property {number | null} first the first player; null: random
 * @property {import("../../shapes.js").Options} options
 * @property {string} seed
 * @property {import("../../types.js").Sharing} sharing
 * @property {Edge[]} edges the seats' edges
 * @property {(Pick<import("../../types.js").StoredSeat, "language" | "advice"> | undefined)[]} wishes what the seats of an
 *   earlier game had
 * @property {number} chosen the seat whose card is open
 */

/** Default number of players, where the game allows it. */
const COMMON = 3;
export const PERSON = "person";

/** @param {GameFacts} facts @param {Say} say @returns {Draft} */
export function draft(facts, say) {
  const [least, most] = facts.seats;
  const players = Math.min(Math.max(COMMON, least), most);
  return {
    game: facts.game,
    players,
    names: Array.from({ length: most }, (_, seat) => nameOf(say, seat)),
    levels: Array.from({ length: most }, () => PERSON),
    colors: [...facts.colors],
    first: null,
    options: Object.fromEntries(Object.entries(facts.options).map(([name, option]) => [name, option.default])),
    seed: "",
    sharing: "open",
    edges: edgesFor(players),
    wishes: [],
    chosen: 0,
  };
}

/** The names that seats have by themselves. @param {Draft} form @param {Say} say */
const usualNames = ({ names }, say) => names.map((_, seat) => nameOf(say, seat));

/**
 * Give a seat to a person or to an opponent, who brings a name of its own, unless somebody has typed one.
 * @param {Draft} form
 * @param {number} seat
 * @param {string} level `person` or an opponent's level
 * @param {Say} say
 */
export function seatLevel(form, seat, level, say) {
  const name = calledAt(form, seat, say);
  const usual = usualNames(form, say);
  const brought = [...usual, ...namesOfLevel(form.levels[seat] ?? "", say)];
  form.levels[seat] = level;
  if (!brought.includes(name)) return;
  const taken = form.names.filter((_, other) => other !== seat);
  const own = [...namesOfLevel(level, say), nameOf(say, seat), ...usual];
  form.names[seat] = own.find((each) => !taken.includes(each)) ?? nameOf(say, seat);
}

/** The level that takes a person's seat: the last one chosen here, else the middle one. @param {Draft} form @param {GameFacts} facts */
const usualLevel = ({ levels, players }, { bots }) =>
  levels.slice(0, players).findLast((level) => level !== PERSON) ?? bots[bots.length >> 1] ?? PERSON;

/** Let an opponent take a person's seat, or a person an opponent's. @param {Draft} form @param {GameFacts} facts @param {number} seat @param {Say} say */
export const turnOver = (form, facts, seat, say) =>
  seatLevel(form, seat, form.levels[seat] === PERSON ? usualLevel(form, facts) : PERSON, say);

/** Whether everyone sits where a game of so many usually begins. @param {Draft} form */
const isUsual = ({ edges, players }) => edgesFor(players).every((edge, seat) => edge === edges[seat]);

/**
 * Where one more player would sit: the place in turn, and the edge.
 * @param {Draft} form
 * @returns {{at: number, edge: Edge}}
 */
export function nextSeat(form) {
  const { edges, players } = form;
  const many = (/** @type {Edge[]} */ some, /** @type {Edge} */ edge) => some.filter((each) => each === edge).length;
  const usual = edgesFor(players + 1);
  const at = usual.findIndex((edge, seat) => many(usual.slice(0, seat + 1), edge) > many(edges, edge));
  if (isUsual(form)) return { at, edge: usual[at] ?? "south" };
  return { at: players, edge: EDGES.reduce((best, edge) => (many(edges, edge) < many(edges, best) ? edge : best)) };
}

/**
 * Seat the same people in another order; the first of them play.
 * @param {Draft} form
 * @param {GameFacts} facts
 * @param {number[]} order the seats as they were, those that play before the others
 * @param {number} players
 */
function reseat(form, facts, order, players) {
  const each = colorsEach(form, facts);
  const [now, was] = [order.slice(0, players), form.players];
  const kept = now.map((seat) => (seat < was ? form.colors[seat * each] : undefined));
  const free = facts.colors.filter((color) => !kept.includes(color));
  const more = colorsEach({ players }, facts) - 1;
  const taken = kept.flatMap((color) => [color ?? free.shift(), ...free.splice(0, more)]);
  const moved = (/** @type {number} */ seat) => now.indexOf(seat);
  Object.assign(form, {
    players,
    names: order.map((seat) => form.names[seat]),
    levels: order.map((seat) => form.levels[seat]),
    wishes: order.map((seat) => form.wishes[seat]),
    colors: [...taken, ...free],
    first: form.first === null || moved(form.first) < 0 ? null : moved(form.first),
    chosen: Math.max(moved(form.chosen), 0),
  });
}

/** One more player: an opponent if the last one is. @param {Draft} form @param {GameFacts} facts @param {Say} say */
export function addSeat(form, facts, say) {
  if (form.players === facts.seats[1]) return; // its button was tapped once more before it was gone
  const { at, edge } = nextSeat(form);
  const { players, levels, edges } = form;
  const [usual, level] = [isUsual(form), levels[players - 1] ?? PERSON];
  reseat(
    form,
    facts,
    levels
      .map((_, seat) => seat)
      .toSpliced(players, 1)
      .toSpliced(at, 0, players),
    players + 1,
  );
  form.edges = usual ? edgesFor(players + 1) : edges.toSpliced(at, 0, edge);
  form.chosen = at;
  seatLevel(form, at, level, say);
}

/** One player less. @param {Draft} form @param {GameFacts} facts @param {number} seat @param {Say} say */
export function removeSeat(form, facts, seat, say) {
  const { players, edges, levels } = form;
  if (players === facts.seats[0]) return; // as above
  const usual = isUsual(form);
  seatLevel(form, seat, PERSON, say);
  reseat(form, facts, [...levels.map((_, each) => each).toSpliced(seat, 1), seat], players - 1);
  form.edges = usual ? edgesFor(players - 1) : edges.toSpliced(seat, 1);
}

/** The form's seating. @param {Draft} form @returns {import("../../app/open-tables.js").Seating} */
export const seating = (form) => ({
  sharing: form.sharing,
  seats: seatsFor(form.players, opponentsOf(form), form.edges).map((each, seat) => ({
    ...each,
    ...form.wishes[seat],
  })),
});

/**
 * Fill a form with the choices of a game that was played; the next one begins.
 * @param {Draft} form
 * @param {GameFacts} facts
 * @param {import("../../types.js").Row} row
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
  botsOf(levels.slice(0, players).map((level) => ({ bot: level === PERSON ? null : level })));

/** What a seat is called in a draft: without a name, by one that nobody has. @param {Draft} form @param {number} seat @param {Say} say */
export function calledAt(form, seat, say) {
  const names = form.names.map((name) => name.trim());
  const free = usualNames(form, say).filter((name) => !names.includes(name));
  return names[seat] || (free[names.slice(0, seat).filter((name) => !name).length] ?? nameOf(say, seat));
}

/** How many colours each of the drafted players owns. @param {Pick<Draft, "players">} form @param {GameFacts} facts */
export const colorsEach = ({ players }, facts) => must(facts.colors_each[String(players)], "number of colours");

/**
 * The request that starts the game of a form.
 * @param {Draft} form
 * @param {GameFacts} facts
 * @param {Say} say
 * @returns {import("../../types.js").Begin}
 */
export function request(form, facts, say) {
  const each = colorsEach(form, facts);
  const players = form.names.slice(0, form.players).map((_, seat) => ({
    name: calledAt(form, seat, say),
    color: colorsOf(form.colors, seat, each),
  }));
  const first = form.first === null ? {} : { first: form.first };
  const { game, options } = form;
  return {
    do: "new",
    game,
    players,
    options,
    seed: form.seed.trim().normalize("NFC") || null,
    bots: opponentsOf(form),
    ...first,
  };
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
