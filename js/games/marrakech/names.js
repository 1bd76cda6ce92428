// What the squares of Marrakech are called. Keys: cell-bare, cell-rug, cell-neutral; cell-assam-bare, cell-assam-rug,
// cell-assam-neutral where Assam stands (with `facing`). Pure.

/**
 * @param {string} square
 * @param {{color: string, owner: number | null} | null | undefined} rug what lies there
 * @param {string | null} facing of Assam, if he stands there
 * @returns {import("../../types.js").Sentence}
 */
export function label(square, rug, facing) {
  const key = ["cell"];
  /** @type {Record<string, string | number>} */
  const args = { square };
  if (facing) {
    key.push("assam");
    args.facing = facing;
  }
  if (rug) args.color = rug.color;
  if (rug && rug.owner !== null) args.seat = rug.owner;
  key.push(!rug ? "bare" : rug.owner === null ? "neutral" : "rug");
  return { key: key.join("-"), args };
}
