// What the squares of Marrakech are called. Keys: cell-bare, cell-rug, cell-neutral; cell-assam-bare, cell-assam-rug,
// cell-assam-neutral where Assam stands (with `facing`). Pure.
import type { Sentence } from "../../engine/shapes.ts";

type Rug = { color: string; owner: number | null };

/** The name of a square, with the rug on it, and how Assam faces, if he stands there. */
export function label(square: string, rug: Rug | null | undefined, facing: string | null): Sentence {
  const ground = !rug ? "bare" : rug.owner === null ? "neutral" : "rug";
  const whose = { ...(rug && { color: rug.color }), ...(ground === "rug" && { seat: rug?.owner }) };
  return facing
    ? { key: `cell-assam-${ground}`, args: { square, facing, ...whose } }
    : { key: `cell-${ground}`, args: { square, ...whose } };
}
