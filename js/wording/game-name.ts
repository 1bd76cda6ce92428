// The name of a game that is played: a branch says where it begins. Pure.
import type { GameRecord } from "../storage/stored-game.ts";
import type { Say } from "../i18n/translate.ts";

/** The ply at which a game was last branched off; records on the shelf are untrusted input. */
const branchedAt = ({ branches }: GameRecord) => (Array.isArray(branches) ? branches.at(-1)?.ply : null);

export function gameName(name: string, record: GameRecord | undefined, say: Say) {
  const ply = record && branchedAt(record);
  return Number.isInteger(ply) ? say("branch-name", { name, ply }) : name;
}
