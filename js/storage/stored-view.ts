// What a stored game keeps of its match besides the record: the view that everybody may see, and notes on its entries.
import type { StoredGame } from "./stored-game.ts";
import type { View } from "../engine/shapes.ts";

export const publicView = (reply: { view: View; public?: View }) => reply.public ?? reply.view;

/** Those on the entries before a ply. */
export const notesBefore = (notes: StoredGame["notes"], ply: number): StoredGame["notes"] =>
  Object.fromEntries(Object.entries(notes).filter(([at]) => Number(at) < ply));
