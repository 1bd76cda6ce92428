// The table for one seat: in its language, from its side. Pure.

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Edge} Edge */
/** @typedef {import("../table/types.js").Table} Table */

/** The seat whose turn it is, also at a roll; `over` at the end. @param {View} view */
export const turnOf = (view) => (view.to_act === "chance" ? Number(view.prompt.args.seat) : view.to_act);

/**
 * The table in the language of the seat on turn; unchanged where that is the page's, or could not be fetched.
 * @param {Table} table
 * @returns {Table}
 */
export function inSeatLanguage(table) {
  const {
    row,
    state: { view, handover },
  } = table.session;
  const language = row.seats[handover?.seat ?? Number(turnOf(view))]?.language;
  return language && language !== table.lang && table.languages.has(language)
    ? Object.create(table, { lang: { value: language }, say: { value: table.sayIn(language) } })
    : table;
}

/** The edge from which the seat on turn looks at the board. @param {View} view @param {Table} table */
export const edgeOf = (view, { session: { row } }) =>
  row.sharing === "around" ? (row.seats[Number(turnOf(view))]?.edge ?? "south") : "south";

/** @type {Record<Edge, (x: number, y: number) => [number, number]>} */
const TURNS = {
  south: (x, y) => [x, y],
  west: (x, y) => [y, 100 - x],
  north: (x, y) => [100 - x, 100 - y],
  east: (x, y) => [100 - y, x],
};

/**
 * A point of the board as seen from an edge.
 * @param {number} x percent from the left
 * @param {number} y percent from the top
 * @param {Edge} edge
 * @returns {[number, number]}
 */
export const turned = (x, y, edge) => TURNS[edge](x, y);
