// Types shared within the table's folder. Types only.
import type { Advice } from "../engine/thinking.ts";
import type { Moment, Sentence, View } from "../engine/shapes.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Session } from "../session/session.ts";
import type { ClockChoice } from "../storage/clock-choice.ts";
import type { Hints } from "./hints.ts";
import type { Board, Handle } from "../game-api/board.ts";
import type { LessonStep } from "../game-api/lessons.ts";
import type { Outcome, Rise } from "../game-api/outcome.ts";
import type { Say } from "../i18n/translate.ts";
import type { Settings } from "../storage/settings.ts";
import type { StoredSeat } from "../storage/row.ts";

export type Step = LessonStep;

/** A lesson as its table shows it: the session has a guide until a real game is played. */
export interface Tutored {
  name: string;
  /** counted from 1, of so many */
  number: number;
  count: number;
  /** the same lesson from its start, the next one, the first one */
  again(): void;
  skip(): void;
  first(): void;
}

/** A puzzle as its table shows it. */
export interface Puzzling {
  name: string;
  /** whether somebody is asked: nothing was tried yet */
  asks: boolean;
  /** whether enough has been seen of what follows */
  rests: boolean;
  /** what is to be found */
  task(table: Table): string;
  /** what is said of what was tried, in place of the question; null: nothing yet */
  verdict(table: Table): string | null;
  /** what is said aloud, a sentence each */
  heard(table: Table): string[];
  /** what stands in the tray, what leads on from there, and the tools in place of the story */
  said(table: Table): unknown;
  keys(table: Table): unknown;
  tools(table: Table): unknown;
}

/** What the seats' panels and the result need of a table: the gallery has no more than this. */
export interface Shown {
  board: Board;
  result: Outcome;
  say: Say;
  lang: string;
  rising?: Rise;
  gameClock?: TableClock | null;
  session: {
    row: { seats: Pick<StoredSeat, "bot" | "face">[] };
    state: { thinking: number | null };
  };
}

/** The game clock of a table that has one (js/table/game-clock/). */
export interface TableClock {
  /** the seat whose time is up, and the entries at which that was */
  up: { seat: number; entries: unknown } | null;
  upSentence(seat: number): Sentence;
  /** what is left to a seat; at the one on turn a button that pauses */
  at(seat: number, on: boolean): unknown;
  /** what covers the table while it is paused */
  cover(): unknown;
  /** what is left, a sentence for each seat of which the time is known */
  answers(table: Table): string[];
  /** the page is out of sight, or seen again */
  hide(): unknown;
  show(): void;
  /** the table has another one, or none */
  end(): void;
}

/** An open game, with everything its templates need. */
export interface Table {
  session: Session;
  /** the game's drawings */
  board: Board;
  /** the game's drawings of the result */
  result: Outcome;
  say: Say;
  lang: string;
  /** the lesson, if this is one */
  lesson: Tutored | null;
  /** the puzzle, if this is one */
  puzzle: Puzzling | null;
  /** `say` in another language */
  sayIn: (lang: string) => Say;
  languages: Languages;
  /** levels of opponents, once loaded */
  levels: string[];
  /** the current animation frame, in the game's own terms */
  frame: unknown;
  /** what seats have meanwhile, in a frame that says so */
  purses: object[] | undefined;
  /** what is seen of the end while it rises */
  rising: Rise | undefined;
  /** the result whose picture is put away, so that the board is seen */
  uncovered: View["result"];
  /** put the picture of the end away, or show it again */
  uncover(away: boolean): void;
  /** the names of cells made before, by label */
  names: WeakMap<object, { lang: string; lies: string; canBeTapped: string }>;
  /** the handles of the last render */
  handles: Handle[];
  /** whether rows and columns are named on the board */
  named: boolean;
  /** the grid's tab stop: the cell focused last */
  place: string;
  /** the focused cell or handle */
  focused: string;
  focus(pick: string, cell: boolean): void;
  hints: Hints;
  /** whether the list of choices is unfolded */
  unfolded: boolean;
  /** what is chosen in the short lists of a decision, and the view that they belong to */
  parts: { view: View | null; chosen: string[] };
  /** change how the choices are listed */
  list(how: Partial<Pick<Table, "unfolded" | "parts">>): void;
  /** whether the engine can tell what decided a game */
  analysable: boolean;
  /** the turning point that is looked at, before it or as it was played, and what is marked on the board as the best */
  studied: { moment: Moment; after: boolean; advice: Pick<Advice, "action" | "choices"> } | null;
  /** look at a turning point; null returns to now */
  study(moment: Moment | null, after?: boolean): void;
  /** the clock of the game; null: it has none, or it is on its way */
  gameClock: TableClock | null;
  /** give the game another clock, or none */
  time(choice: ClockChoice | null): unknown;
  /** the open sheet: `log`, `fairness`, `seats`, `analysis` or none */
  sheet: string | null;
  open(sheet: string | null): void;
  undo(): unknown;
  /** the ply to which somebody alone has gone back, though they know what came after it */
  known: number | null;
  /** look at an earlier position, or return to now */
  look(ply: number): void;
  /** play on from a step in a new game, with a new seed */
  branch(ply: number): unknown;
  /** this game from its start, once it is over */
  again(): unknown;
  /** a new game of the same people */
  rematch(): unknown;
  /** announce something to screen readers, in the page's language unless another one is given */
  announce(sentence: string, lang?: string): void;
  /** what the command field answered last */
  answer: string;
  /** do what was typed there */
  enter(text: string): unknown;
  /** called after each render: the first moves the focus to the question */
  focusQuestion(): void;
  /** announces what is new once a render is on screen, or ahead of it; whether there was anything */
  announceChanges(): boolean;
  /** the ply of the opponent's decision whose reasons are shown beside the board */
  reasonsAt: number | null;
  /** show these reasons, or hide them */
  showReasons(ply: number | null): void;
  /** the settings that count here: those of a lesson are its own */
  settings(): Settings;
  share(): unknown;
  save(): unknown;
  /** give away a picture of the final board, or of the curves that are drawn there */
  picture(curves?: string): unknown;
  /** whether another tab plays this game */
  taken: boolean;
  /** whether a part of it failed to draw */
  undrawn: boolean;
  /** whether the stored view can be shown until the engine is ready */
  paintable: boolean;
  takeOver(): unknown;
}
