// Types shared by the page's folders: what the page stores, and what it expects of a game. The types of requests and
// replies are generated from Python's (shapes.ts) and only re-exported here. Types only.
import type { Brief, Question } from "./aloud.ts";
import type { Outcome } from "./outcome.ts";
import type { Args, Entry, Event, RecordChanges, Replies, Requests, Sentence, View, Player } from "./shapes.ts";
import type { Kept } from "./engine/thinking.ts";
import type { Languages } from "./i18n/catalogues.ts";
import type { SentenceFunction } from "./i18n/functions.ts";
import type { Offline } from "./platform/offline.ts";
import type { StoredClock } from "./storage/clock-choice.ts";
import type { Settings as SettingsType } from "./storage/settings.ts";

export type { Brief, Question } from "./aloud.ts";
export type { Flying, Staged, Thrown, Transfer } from "./flights.ts";
export type { Outcome, Rise, ScorePart, SeatScore } from "./outcome.ts";
export type { CardBoard, Marked, Rulebook } from "./rulebook.ts";
export type { Lesson, LessonStep, Lessons, Taught } from "./lessons.ts";
export type { PuzzleSet } from "./puzzles.ts";

export type {
  Args,
  Entry,
  Event,
  GameFacts,
  NamedSeat as Seat,
  Player,
  Preview,
  Result,
  Rolls,
  Sentence,
  View,
} from "./shapes.ts";

export type Lang = string;
/** Returns the sentence for a key, in a language chosen before. */
export type Say = (key: string, args?: Args) => string;

/** The verbs of the bridge (docs/bridge.md). */
export type Verb = keyof Requests;
/** A request of one verb, or of any. */
export type Ask<V extends Verb = Verb> = { [Each in V]: { do: Each } & Requests[Each] }[V];
/** A request for a new game, with its opponents. */
export type Begin = Ask<"new"> & { bots: Record<string, string> };
/** The reply to a verb. */
export type Reply<V extends Verb = Verb> = Replies[V];
/** The verbs that change a match. */
export type Changing = "play" | "roll" | "undo" | "redo" | "seat";
/** The reply to a change, whichever it was. */
export interface Changed {
  view: View;
  events: Event[];
  /** entries in the log */
  ply: number;
  ms: number;
  action?: string;
  entries?: Entry[];
  undone?: string[];
  bots?: Record<string, string>;
  /** what has changed in the record, besides its log */
  record: RecordChanges;
}
/** Answers requests: the engine, or a test double. */
export interface Asker {
  ask<V extends Verb>(request: { do: V } & Requests[V]): Promise<Reply<V>>;
}

export interface GameRecord {
  format: string;
  version: number;
  game: string;
  players: Player[];
  log: string[];
  /** the game's random number: games of one number are one game, played on several devices */
  id?: string;
  /** which device decided or rolled the entries, each from a ply on */
  devices?: { ply: number; device: number | null }[];
  [key: string]: unknown;
}

export type Edge = "south" | "west" | "north" | "east";
export type Sharing = "open" | "pass" | "around";
/** When a person wants advice. Forecasts are shown unless it is never. */
export type AdviceWanted = "never" | "request" | "always";
export type SizeOfText = "normal" | "large";
/** A seat as the stored row keeps it. */
export interface StoredSeat {
  /** an opponent's level; null: a person */
  bot: string | null;
  /** the person plays on another device, and what they decide comes as a message */
  elsewhere?: boolean;
  edge: Edge;
  /** null: the page's language */
  language: Lang | null;
  /** rows that were stored before there were three choices have true (on request) or false (never) */
  advice: AdviceWanted | boolean;
  /** the face of a person (js/wording/people.ts), null: none, the emblem instead; missing: as follows from the name */
  face?: string | null;
  /** size of the words at its rail around the table; rows that were stored before have none: normal */
  text?: SizeOfText;
}

/** A stored game: `record` is the game itself, the rest is how the table is set up. */
export interface Row {
  id: string;
  record: GameRecord;
  undone: string[];
  sharing: Sharing;
  seats: StoredSeat[];
  notes: Record<string, Sentence>;
  view: View;
  created: number;
  changed: number;
  app: string;
  /** what an analysis has found of the game, which is over, and by which level */
  analysis?: Kept;
  clock?: StoredClock;
  /** 1-60 characters */
  title?: string;
  /** the number of this device in this game: the record says which device decided what */
  device?: number;
  /** how many entries people elsewhere have been sent: none of these is undone */
  settled?: number;
  /** a message has come that nobody here has seen yet */
  arrived?: boolean;
  /** a random token of the tab that wrote last: each tab draws a new one when it opens the game */
  hand?: string;
}

/** A record from a file or link, as the engine checked it. */
export interface Found {
  record: GameRecord;
  view: View;
  /** the number of this device in it; none where it does not travel */
  device?: number | null;
  /** the levels of opponents by seat, where a link or a file has them */
  bots?: Record<string, string>;
  public?: View;
}

/** Why something was refused: `code` and `args` choose the sentence. */
export interface Trouble {
  code: string;
  args?: Args;
}

export type Settings = SettingsType;

/** What every screen receives besides its own data. */
export interface Shell {
  settings: Settings;
  change(part: Partial<Settings>): void;
  say: Say;
  /** with a game's own sentences */
  sayOf(game: string): Say;
  /** the sentence that says why something was refused */
  trouble(error: Trouble): string;
  go(address: string): void;
  /** how far the engine is */
  engine: {
    progress: { stage: string; loaded: number; total: number };
    state: "starting" | "ready" | "failed";
    error: Trouble | null;
    /** the worker has died, and is being started again */
    restarting: boolean;
  };
  retry(): void;
  languages: Languages;
  offline: Offline;
  /** whether the next tap asks what something is, and what changes that */
  explainMode: { on: boolean; toggle(): void };
  announce(sentence: string): void;
}

// --- What the shared table expects of a game; docs/games.md tells who calls what when. ---

/** A drawing: a lit-html template result, or nothing. */
export type Drawn = unknown;

export interface Size {
  width: number;
  height: number;
}

/** A place over the board, in units of its `size`. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** A button over the board. */
export interface Handle extends Box {
  pick: string;
  /** what lies there */
  label: Sentence;
}

/** A thing in hand: its picture, as large as it says in CSS pixels, is a button where it has a pick. */
export interface Held extends Size {
  /** whether it is there for keys alone, to be asked about: not drawn until it has the focus */
  quiet?: boolean;
  /** unique in a hand */
  name: string;
  picture: Drawn;
  pick: string | null;
  label: Sentence;
}

/** A button in the grid that arrow keys walk; row 0 is at the top. */
export interface Cell extends Handle {
  row: number;
  col: number;
}

/** An animation frame and how long it lasts; `frame` is in the game's own terms. */
export interface Frame<Shown = unknown> {
  ms: number;
  frame: Shown;
  /** what sounds as it begins, and how many tones higher than usual */
  tone?: string;
  pitch?: number;
}

/** Functions by event type; each receives the event of its type. */
export type ByType<Event extends { type: string }, Rest extends unknown[], Made> = {
  [Type in Event["type"]]?: (event: Extract<Event, { type: Type }>, ...rest: Rest) => Made;
};

/** A preview: what an action would do, tried on a copy. */
export interface Seen<Shown = View, Happened = Event, Forecast = unknown> {
  view: Shown;
  events: Happened[];
  forecast: Forecast | null;
}

/** The forecasts loaded so far. */
export interface Known<Trial = Seen, Forecast = unknown> {
  /** of the pending action */
  preview: Trial | null;
  /** by action text, for the actions named by `forecastActions` */
  forecasts: Record<string, Forecast | null>;
  /** of the next roll */
  forecast: Forecast | null;
}

/** The state of the person's input, besides the view. */
export interface Ui<Trial = Seen, Forecast = unknown, Moving = unknown, Words = unknown>
  extends Known<Trial, Forecast> {
  /** whether a person here decides now, or rolls */
  asked: boolean;
  /** picks that may be tapped now */
  lit: Set<string>;
  /** picks tapped so far */
  picked: string[];
  /** the current animation frame */
  frame: Moving | null;
  /** the result of the game's `words`, in the reader's language */
  words: Words;
  /** how many times as large as usual numbers, prices and the like are drawn on the board */
  signs: number;
  /** how much help whoever is on turn wants: `always`, `request` or `never` */
  help: string;
  /** the pick under pointer or keyboard, where there is one */
  focus?: string | null;
}

/** A part of a choice, as an entry of a short list. */
export interface Part {
  /** the list: `part-<name>` is what it is called */
  part: string;
  value: string;
  words: Sentence;
}

/** What a seat gets, pictures with how many, and how it stands: for beside its panel, and in the tray. */
export interface Gain {
  seat: number;
  /** its place among others, where there is one; who share one are equal */
  place: number | null;
  /** the pictures of what counts for it, and what that makes; null: nothing counts */
  counts: Drawn[];
  count: number | null;
  pieces: { picture: Drawn; amount: number }[];
}

/** A fact in a seat's panel: a picture, a number, and the key and arguments of its name. */
export interface Fact {
  picture: Drawn;
  value: number;
  key: string;
  args?: Args;
  /** whether it decides the game, so that it is shown as large as a score */
  main?: boolean;
  /** whether it is marked among others of its kind */
  marked?: boolean;
}

/** The exports of a game's board.ts. Declared as methods, so that a game may use narrower types of its own. */
export interface Board<Shown extends View = View, Happened extends Event = Event, Forecast = unknown> {
  /** the drawing's size; cells and handles lie within it */
  size: Size;
  /** the part that never changes, drawn once */
  ground(): Drawn;
  /** everything on top of the ground */
  paint(view: Shown, ui: Ui<Seen<Shown, Happened, Forecast>, Forecast>): Drawn;
  /** about how many minutes a game takes, by number of players: every number that can play */
  minutes: Record<number, number>;
  /** a picture for the home screen */
  cover(): Drawn;
  /** the buttons that arrow keys walk, row by row */
  cells(view: Shown): Cell[];
  /** the pick of the cell where somebody who walks over the board begins */
  entrance(view: Shown): string;
  /** how many cells an arrow key with Ctrl leads on */
  stride: number;
  /** all other buttons: one for each lit pick that has no cell */
  handles(
    view: Shown,
    ui: Pick<Ui<Seen<Shown, Happened, Forecast>, Forecast>, "lit" | "picked" | "forecasts">,
  ): Handle[];
  /** what the seat on turn has in hand, laid out beside the board */
  hand(view: Shown, ui: Ui<Seen<Shown, Happened, Forecast>, Forecast>): Held[];
  /** what each seat gets by the pending action, or by the frame of an animation */
  gains?(view: Shown, ui: Pick<Ui<Seen<Shown, Happened, Forecast>, Forecast>, "frame" | "preview">): Gain[];
  /** the game's own words on the board and in the result */
  words(say: Say): unknown;
  /** a colour that a player may choose */
  swatch(color: string): Drawn;
  /** the dye of a colour: its class is `dye-<...>`; empty: none */
  dye(color: string): string;
  /** the emblem of a seat */
  emblem(seat: Shown["seats"][number]): Drawn;
  /** the facts in a seat's panel */
  facts(seat: Shown["seats"][number]): Fact[];
  /** the legend: what the pictures of all facts mean; their values are not shown */
  legend(seat: Shown["seats"][number]): Fact[];
  /** the animation of one event of an action; empty where nothing moves */
  frames(
    event: Happened,
    after: Shown,
    before?: Shown,
    events?: Happened[],
    proposed?: boolean,
    story?: { events: Happened[] }[],
  ): Frame[];
  /** the events in the fewest words, for whoever only hears them */
  brief(events: Happened[]): Brief[];
  /** what can be asked about the table, by a letter that the page has no use for */
  questions: Record<string, Question<Shown>>;
  /** sounds by event type, for the events that have one */
  sounds: Record<string, string>;
  /** the actions (null: the next roll) to load forecasts for before anything is tapped */
  forecastActions(view: Shown): (string | null)[];
  /** the loaded forecasts in sentences */
  forecastSentences(view: Shown, known: Known<Seen<Shown, Happened, Forecast>, Forecast>): Sentence[];
  /** the choices in the order that people expect */
  sortChoices(choices: string[]): string[];
  /** the key of the question for the next part of an action, which has the prompt's arguments; null: the view's own */
  nextPrompt(lit: Set<string>, picked: string[]): string | null;
  /** what is asked while an action is shown, whether that names the action, what its button says, if it throws a die */
  confirming?(action: string, view: Shown): { ask: Sentence; named?: boolean; does: Sentence; rolls?: boolean };
  /** the role of the picks about which an action turns, as a rug: the first tap shows one of its actions */
  turns?: string;
  /** where the button lies that turns the action that is shown */
  turner?(view: Shown, ui: Ui<Seen<Shown, Happened, Forecast>, Forecast>): Box;
  /** what an event is in a few words, with the seat whose doing it is; null: it is no news */
  news?(event: Happened): (Sentence & { seat: number }) | null;
  /** what lies in the tray while nothing there is to be tapped; a die with the face rolled last, where there is none */
  resting?(view: Shown, face: unknown): Drawn;
  /** what an action that is shown brings, in the fewest words, each with the number of the seat that it concerns */
  effects?(view: Shown, preview: Seen<Shown, Happened, Forecast>): (Sentence & { seat?: number })[];
  /** the sentence for a choice in the list */
  choice(action: string, view: Shown): Sentence;
  /** what a choice is put together of, for short lists in this order; empty: it is chosen as a whole */
  parts(action: string, view: Shown): Part[];
  /** the die with a face on top; null: not rolled yet */
  die(face: unknown): Drawn;
  /** the face that a die's action rolls */
  face(action: string): unknown;
  /** the face rolled last; null: none yet */
  lastRoll(entries: { events: Happened[] }[]): unknown;
  /** the phases that have a hint in the first game on a device */
  hints: string[];
  /** what an event introduces in that game, once; null: nothing */
  caption(event: Happened): string | null;
  /** small pictures in the rules, by section */
  figures: Record<string, () => Drawn>;
  /** what its pictures mean: the key of a sentence by a selector, the whole before its parts */
  meanings: Record<string, string>;
  /** the card of the rules about a rule, a refusal or a phase, by its number, key or name */
  section(name: string): string | undefined;
}

/** Everything the page takes from a game. */
export interface GameFace {
  lessons?: boolean;
  /** the address of the file with its puzzles; null: it has none */
  puzzles?: string | null;
  /** whether the engine can tell everybody's chance to come first */
  chances?: boolean;
  board: Board;
  result: Outcome;
  /** the game's own functions in sentences, such as `{ SPACE($space) }` */
  functions: Record<string, SentenceFunction>;
  /** the address of the file with the game's rules */
  rules: string;
}
