// The table for one seat: in its language, from its side. Pure.
import type { Table } from "../table/types.ts";
import type { Edge } from "../storage/stored-game.ts";
import type { View } from "../engine/shapes.ts";

/** The seat whose turn it is, also at a roll; `over` at the end. */
export const turnOf = (view: View) => (view.to_act === "chance" ? Number(view.prompt.args.seat) : view.to_act);

/** The table in the language of the seat on turn; unchanged where that is the page's, or could not be fetched. */
export function inSeatLanguage(table: Table): Table {
  const { languages, session } = table;
  const { view, handover } = session.state;
  const language = session.row.seats[handover?.seat ?? Number(turnOf(view))]?.language;
  if (!language || language === table.lang || !languages.has(language)) return table;
  const spoken = { lang: language, say: table.sayIn(language), languages };
  return Object.create(table, Object.getOwnPropertyDescriptors(spoken));
}

/** The edge from which the seat on turn looks at the board. */
export const edgeOf = (view: View, { session: { row } }: Pick<Table, "session">) =>
  row.sharing === "around" ? (row.seats[Number(turnOf(view))]?.edge ?? "south") : "south";

const TURNS: Record<Edge, (x: number, y: number) => [number, number]> = {
  south: (x, y) => [x, y],
  west: (x, y) => [y, 100 - x],
  north: (x, y) => [100 - x, 100 - y],
  east: (x, y) => [100 - y, x],
};

/** A point of the board as seen from an edge. @param x percent from the left @param y percent from the top */
export const turned = (x: number, y: number, edge: Edge): [number, number] => TURNS[edge](x, y);
