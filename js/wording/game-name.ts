// The name of a game that is played: a branch says where it begins. Pure.
import type { GameRecord } from "../storage/stored-game.ts";
import type { Say } from "../i18n/translate.ts";

export function gameName(name: string, record: GameRecord | undefined, say: Say) {
  const branches = record?.branches; // records on the shelf are untrusted input
  const ply = Array.isArray(branches) ? branches.at(-1)?.ply : null;
  return Number.isInteger(ply) ? say("branch-name", { name, ply }) : name;
}
