// Undo: whether everybody has to agree first, and what is said to somebody alone who takes back what is known by then.
// Which undo is free, and which is none, is up to the engine: while people play elsewhere it asks for nobody's assent.
import { countPersons } from "../storage/seating.ts";

/** @typedef {import("../table/types.js").Table} Table */

/**
 * What the next undo needs.
 * @param {Pick<import("../types.js").View, "undo_to" | "assent_to" | "to_act">} view
 * @param {import("../types.js").Row["seats"]} seats
 * @returns {{assent: boolean, question: import("../types.js").Sentence | null}} whether it needs assent, and what is
 *   asked; somebody alone is only asked before a result is taken back
 */
export function undoing({ undo_to, assent_to, to_act }, seats) {
  const [assent, people] = [undo_to === null && assent_to !== null, countPersons(seats)];
  if (assent && to_act === "over") return { assent, question: { key: "undo-over", args: { people } } };
  return { assent, question: assent && people > 1 ? { key: "undo-assent", args: {} } : null };
}

/**
 * Undo: one's own decisions freely, further with everyone's assent.
 * @param {Table} table
 * @param {(question: import("../types.js").Sentence) => Promise<boolean>} agreed asks everyone at the table
 */
export async function undo(table, agreed) {
  const { session } = table;
  session.clock.finish(); // undo starts from the latest position, also while it is still animated
  const { view } = session.state;
  const { assent, question } = undoing(view, session.row.seats);
  if (question && !(await agreed(question))) return;
  table.reasonsAt = null;
  table.known = assent && !question ? view.assent_to : null;
  await session.undo(assent);
}

/**
 * What is said once a person alone has taken back what had shown what follows; empty where nothing is.
 * @param {Pick<Table, "known" | "say" | "session">} table
 */
export function recalled({ known, say, session }) {
  const { view, pending } = session.state;
  return view.ply === known && view.redo_to !== null && pending === null ? say("undo-known") : "";
}
