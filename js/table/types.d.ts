// What the rooms of the table hand to each other. Types only.
import type { Board, Cell, Outcome, Say } from "../types.js";

/** A game as it lies on the page, with all that its parts are handed. */
export interface Table {
  session: import("./session.js").Session;
  /** the game's drawings */
  board: Board;
  /** how the game draws its end */
  result: Outcome;
  say: Say;
  lang: string;
  /** the same in another language */
  sayIn: (lang: string) => Say;
  /** levels of opponents, once they are known */
  levels: string[];
  /** what moves now, in the game's own terms */
  frame: unknown;
  /** cells as they were painted last */
  cells: Cell[];
  /** the cell that was walked to last: there the keyboard enters the board again */
  place: string;
  /** what is looked at: a cell, or a handle beside the cells */
  focused: string;
  focus(pick: string, cell: boolean): void;
  hints: ReturnType<typeof import("./hints.js").createHints>;
  /** the list of choices was unfolded */
  unfolded: boolean;
  /** what lies beside the board: `log`, `fairness`, `seats` or nothing */
  sheet: string | null;
  open(sheet: string | null): void;
  undo(): void;
  /** look at an earlier position, or at the present one */
  look(ply: number): void;
  /** play on from a step, in a game of its own */
  branch(ply: number): void;
  /** say something to a screen reader */
  tell(sentence: string): void;
  /** called with each painting: the first leads the focus to the question */
  meet(): void;
  /** called once it is seen: says what is new */
  heed(): void;
  /** whether people roll a die of wood here */
  dice: boolean;
  share(): void;
  save(): void;
  /** another tab plays this game */
  taken: boolean;
  /** a part of it could not be drawn */
  undrawn: boolean;
  /** the stored view can be shown before the engine has said anything */
  paintable: boolean;
  takeOver(): void;
}
