// Undo: whether everybody has to agree first, and what is said to somebody alone who takes back what is known by then.
// Which undo is free, and which is none, is up to the engine: while people play elsewhere it asks for nobody's assent.
import { countLocalPeople } from "../storage/seating.ts";
import type { Table } from "../table/types.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Sentence, View } from "../engine/shapes.ts";

/** Whether the next undo needs assent, and what is asked: of somebody alone only before a result is taken back. */
export function undoing(
  { undo_to, assent_to, to_act }: Pick<View, "undo_to" | "assent_to" | "to_act">,
  seats: StoredGame["seats"],
): { assent: boolean; question: Sentence | null } {
  const [assent, people] = [undo_to === null && assent_to !== null, countLocalPeople(seats)];
  if (assent && to_act === "over") return { assent, question: { key: "undo-over", args: { people } } };
  return { assent, question: assent && people > 1 ? { key: "undo-assent", args: {} } : null };
}

/** Undo: one's own decisions freely, further with everyone's assent. @param agreed asks everyone at the table */
export async function undo(table: Pick<Table, "notes" | "session">, agreed: (question: Sentence) => Promise<boolean>) {
  const { session } = table;
  session.animations.finish(); // undo starts from the latest position, also while it is still animated
  const { view } = session.state;
  const { assent, question } = undoing(view, session.row.seats);
  if (question && !(await agreed(question))) return;
  table.notes.undone(assent && !question ? view.assent_to : null);
  await session.undo(assent);
}

/** What is said once a person alone has taken back what had shown what follows; empty where nothing is. */
export function recalled({ notes, say, session }: Pick<Table, "notes" | "say" | "session">) {
  const { view, pending } = session.state;
  return view.ply === notes.known && view.redo_to !== null && pending === null ? say("undo-known") : "";
}
