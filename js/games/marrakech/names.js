// What the squares of Marrakech are called. Keys: cell-bare, cell-rug, cell-neutral; cell-assam-bare, cell-assam-rug,
// cell-assam-neutral where Assam stands (with `facing`). Pure.

/**
 * @param {string} square
 * @param {{color: string, owner: number | null} | null | undefined} rug what lies there
 * @param {string | null} facing of Assam, if he stands there
 * @returns {import("../../types.js").Sentence}
 */
export function label(square, rug, facing) {
  const ground = !rug ? "bare" : rug.owner === null ? "neutral" : "rug";
  const whose = { ...(rug && { color: rug.color }), ...(ground === "rug" && { seat: rug?.owner }) };
  return facing
    ? { key: `cell-assam-${ground}`, args: { square, facing, ...whose } }
    : { key: `cell-${ground}`, args: { square, ...whose } };
}
