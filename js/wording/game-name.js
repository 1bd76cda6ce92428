// The name of a game that is played: a branch says where it begins. Pure.

/** @typedef {import("../types.js").GameRecord} GameRecord */

/** The ply at which a game was last branched off; records on the shelf are untrusted input. @param {GameRecord} record */
const branchedAt = ({ branches }) => (Array.isArray(branches) ? branches.at(-1)?.ply : null);

/**
 * @param {string} name the game's own
 * @param {GameRecord | undefined} record
 * @param {import("../types.js").Say} say
 */
export function gameName(name, record, say) {
  const ply = record && branchedAt(record);
  return Number.isInteger(ply) ? say("branch-name", { name, ply }) : name;
}
