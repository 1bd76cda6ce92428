// The rules of a game as the page reads them. Types only.
import type { View } from "../engine/shapes.ts";
import type { Lang } from "../i18n/translate.ts";

/** What is marked on a small board: picks that are lit and tapped; the part of it that is shown, by its cells at the
 * top left and at the bottom right, with so much `around` it (in parts of the board's width); where the next roll may
 * lead. */
export type Marked = { lit?: string[]; picked?: string[]; near?: string[]; around?: number; forecast?: unknown };

/** The file with the rules of a game, written by the build. */
export interface Rulebook {
  /** the sentences that only the rules say */
  sentences: Record<Lang, string>;
  /** the boards on the leaves of its cards, and what is marked on them, by leaf: `rent`, `rent 2` */
  boards: Record<string, Marked & { view: View }>;
}
