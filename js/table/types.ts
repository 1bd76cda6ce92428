// Types shared within the table's folder. Types only.
import type { Moment, Sentence, View } from "../engine/shapes.ts";
import type { Board, Frame, Handle, Size } from "../game-api/board.ts";
import type { ResultUi } from "../game-api/result.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Say } from "../i18n/translate.ts";
import type { Part } from "../platform/part.ts";
import type { Session } from "../session/session.ts";
import type { StoredSeat } from "../storage/stored-game.ts";
import type { Settings } from "../storage/settings.ts";
import type { Hints } from "./hints.ts";
import type { Input } from "./state/input.ts";
import type { LazyFilm } from "./state/lazy-film.ts";
import type { LazyGameClock } from "./state/lazy-game-clock.ts";
import type { Notes } from "./state/notes.ts";
import type { Sheets } from "./state/sheets.ts";
import type { AnimationState } from "./state/animation-state.ts";
import type { Status } from "./state/status.ts";

/** What all lessons draw at a table. */
export interface LessonParts {
  /** its name, and how far one is */
  head(table: Table): unknown;
  tools(table: Table): unknown;
  /** the button that leads on from what is only read */
  readOn(table: Table): unknown;
  /** what comes after the last one */
  learned(game: string, table: Table): unknown;
  /** what the hand points at; null where nothing leads on */
  pointedAt(table: Pick<Table, "session">): string | null;
  /** the hand; `size`: of the drawing, `side`: of the hand's square */
  pointing(places: Handle[], size: Size, side: number, pick: string): unknown;
  /** the hand at a button, where it points there */
  pointingAtKey(table: Pick<Table, "session">, where?: { pick?: string; above?: boolean }): unknown;
}

/** A lesson as its table shows it: the session has a guide until a real game is played. */
export interface LessonTable extends LessonParts {
  name: string;
  /** counted from 1, of so many */
  number: number;
  count: number;
  /** the same lesson from its start, the next one, the first one */
  again(): void;
  skip(): void;
  first(): void;
}

export interface PuzzleTable {
  name: string;
  /** whether somebody is asked: nothing was tried yet */
  asks: boolean;
  /** whether enough has been seen of what follows */
  rests: boolean;
  /** what is marked on the board once somebody wants to see it: the best action, and what was tried last */
  answer: { best: string; tried: string | null } | null;
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
  result: ResultUi;
  say: Say;
  lang: string;
  stage?: Pick<AnimationState, "moods" | "rising">;
  gameClock?: TableClock | null;
  status?: Pick<Status, "coming">;
  session: {
    row: { seats: Pick<StoredSeat, "bot" | "face">[] };
    state: { thinking: number | null; guide?: { says: string } | null; past?: unknown; handover?: unknown };
  };
}

/** The game clock of a table that has one (js/table/game-clock/). */
export interface TableClock {
  /** the seat whose time is up, and the entries at which that was */
  up: { seat: number; entries: unknown } | null;
  upSentence(seat: number): Sentence;
  /** what is left to a seat; at the one on turn a button that pauses */
  at(seat: number, on: boolean): unknown;
  cover(): unknown;
  /** what is left, a sentence for each seat of which the time is known */
  answers(table: Table): string[];
  hide(): unknown;
  show(): void;
  /** the table has another one, or none */
  end(): void;
}

/** The film of a game that is over (js/table/film/). */
export interface TableFilm {
  /** its controls, over the table */
  shown(): unknown;
}
/** What a film needs of the page. */
export interface FilmPage {
  /** what is seen of the end */
  end(view: View): Frame[];
  sound(frame: Frame): void;
  /** @param whole whether it was seen to its end */
  over(whole: boolean): void;
}

/** Templates beside a board, which are fetched when one is wanted. */
interface Asides {
  commandField(table: Table): unknown;
  cover(table: Table, within: () => unknown): unknown;
  entryText(ply: number, table: Table): string;
  handoverSheet(table: Table): unknown;
  scrubber(table: Table): unknown;
  seatsSheet(table: Table): unknown;
  sheet(table: Table): unknown;
}
/** Those of people who sit around it. */
interface Rails {
  rails(view: View, table: Table, desk: () => unknown): unknown;
}

/** An open game, as its templates see it: what the session is, what the page has done with it, and what can be done. */
export interface Table {
  readonly session: Session;
  readonly board: Board;
  readonly result: ResultUi;
  /** whether the engine can tell what decided a game */
  readonly analysable: boolean;
  /** of the game's opponents */
  readonly levels: string[];
  readonly lesson: LessonTable | null;
  readonly puzzle: PuzzleTable | null;
  readonly parts: { asides: Pick<Part<Asides>, "show" | "wanted">; around: Pick<Part<Rails>, "show"> };

  readonly stage: Readonly<AnimationState>;
  readonly input: Readonly<Input>;
  readonly sheets: Readonly<Sheets>;
  readonly notes: Readonly<Notes>;
  readonly status: Readonly<Status>;
  readonly hints: Hints;
  /** null: it has none, or it is on its way */
  readonly gameClock: TableClock | null;
  readonly clock: Pick<LazyGameClock, "set">;
  /** what decided the game, in a file of its own */
  analysisSheet(table: Table): unknown;
  readonly film: Pick<LazyFilm, "current" | "failure" | "open" | "seen">;

  readonly lang: string;
  readonly languages: Languages;
  /** the settings that count here: those of a lesson are its own */
  settings(): Settings;
  say: Say;
  sayIn: (lang: string) => Say;
  /** whether rows and columns are named on the board */
  readonly named: boolean;
  /** announce something to screen readers, in the page's language unless another one is given */
  announce(sentence: string, lang?: string): void;
  /** announces what is new once a render is on screen, or ahead of it; whether there was anything */
  announceChanges(): boolean;
  /** moves the focus to the question, the first time */
  focusQuestion(): void;

  /** open a sheet: `log`, `fairness`, `seats`, `analysis` or none */
  open(sheet: string | null): void;
  /** put the picture of the end away, or show it again */
  uncover(away: boolean): void;
  /** look at an earlier position, or return to now */
  look(ply: number): void;
  /** look at a turning point; null returns to now */
  study(moment: Moment | null, after?: boolean): void;
  undo(): unknown;
  enter(text: string): unknown;
  /** play on from a step in a new game, with a new seed */
  branch(ply: number): unknown;
  /** this game from its start, once it is over */
  again(): unknown;
  /** a new game of the same people */
  rematch(): unknown;
  takeOver(): unknown;
  share(): unknown;
  save(): unknown;
  /** give away a picture of the final board, or of the curves that are drawn there */
  picture(curves?: string): unknown;
}
