// The puzzles of a game. Types only.
import type { Sentence } from "../engine/shapes.ts";

/** The puzzles of a game, as `build.py bench puzzles` writes them (docs/games.md#puzzles), with what the build adds. */
export interface PuzzleSet {
  /** the level that plays on after an action was tried */
  bots: string;
  /** the colours of the seats, by how many play */
  colors: Record<string, (string | string[])[]>;
  /** the view of each position, as JSON */
  views: string[];
  /** the addresses of pictures: all boards in small, as many below each other in each, the last one aside */
  sheets: string[];
  puzzles: {
    /** how many play */
    players: number;
    position: string;
    /** whoever is to find the best action */
    seat: number;
    /** the actions that solve it, or their first words */
    best: string[];
    /** what other actions cost, in tenths of a point, by their first words */
    costs: Record<string, number>;
    /** what all others cost at least; null: there are no others */
    more: number | null;
    reason: Sentence;
    /** how hard it is to find: 0 to 2 */
    level: number;
  }[];
}
