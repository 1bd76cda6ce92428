// What the page keeps, and what it takes from a game. What crosses the border to the engine is written from Python's own
// types (shapes.d.ts), and only named here. Types only.
import type { Args, Entry, Event, Replies, Requests, Sentence, View } from "./shapes.js";

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
} from "./shapes.js";

export type Lang = string;
/** Says the sentence of a key in a language already chosen. */
export type Say = (key: string, args?: Args) => string;

/** What the bridge can be asked to do (docs/bridge.md). */
export type Verb = keyof Requests;
/** A request of one verb, or of any. */
export type Ask<V extends Verb = Verb> = { [Each in V]: { do: Each } & Requests[Each] }[V];
/** A request for a new game, with its opponents. */
export type Begin = Ask<"new"> & { bots: Record<string, string> };
/** The reply to a verb. */
export type Reply<V extends Verb = Verb> = Replies[V];
/** What changes a match. */
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
  other_rules?: unknown;
}
/** Whoever answers requests: the engine, or what stands in for it. */
export interface Asker {
  ask<V extends Verb>(request: { do: V } & Requests[V]): Promise<Reply<V>>;
}

export interface GameRecord {
  format: string;
  version: number;
  game: string;
  players: import("./shapes.js").Player[];
  log: string[];
  [key: string]: unknown;
}

export type Edge = "south" | "west" | "north" | "east";
export type Sharing = "open" | "pass" | "around";

/** What the table knows of a seat. */
export interface Place {
  /** an opponent's level; null: a person */
  bot: string | null;
  edge: Edge;
  /** null: the page's */
  language: Lang | null;
  /** whether forecasts are shown */
  advice: boolean;
}

/** A stored game: the record knows the game, the row knows the table. */
export interface Row {
  id: string;
  record: GameRecord;
  undone: string[];
  sharing: Sharing;
  seats: Place[];
  notes: Record<string, Sentence>;
  view: View;
  created: number;
  changed: number;
  app: string;
  /** what people call this game, 1-60 characters */
  title?: string;
  /** drawn by a tab when it takes the game up: whoever wrote last */
  hand?: string;
}

/** What the engine found a record from elsewhere to hold. */
export interface Found {
  record: GameRecord;
  view: View;
}

/** Why something was refused, for a sentence. */
export interface Trouble {
  code: string;
  args?: Args;
}

export interface Settings {
  language: Lang;
  theme: "auto" | "light" | "dark";
  speed: "off" | "fast" | "normal";
  confirm: boolean;
  roll: boolean;
  dice: boolean;
  sound: boolean;
}

/** What a screen is handed besides its own data. */
export interface Shell {
  /** Rises whenever anything but a moving piece may look different. */
  version: number;
  settings: Settings;
  change(part: Partial<Settings>): void;
  say: Say;
  sayOf(game: string): Say;
  go(address: string): void;
  progress: { stage: string; loaded: number; total: number };
  engineState: "starting" | "ready" | "failed";
  engineError: { code: string } | null;
  retry(): void;
  offline: import("./shell/offline.js").Offline;
}

// --- what the shared table takes from a game: docs/games.md tells who calls what when ---

/** A drawing: what a template of lit-html makes, or nothing. */
export type Drawn = unknown;

export interface Size {
  width: number;
  height: number;
}

/** A place of the board that is a button, in units of the board's `size`. */
export interface Handle {
  pick: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** what lies there */
  label: Sentence;
}

/** A handle in the grid that arrow keys walk: row 0 at the top. */
export interface Cell extends Handle {
  row: number;
  col: number;
}

/** What moves, for some milliseconds: what `frame` holds is the game's own. */
export interface Frame<Shown = unknown> {
  ms: number;
  frame: Shown;
}

/** A table by the types of events: what stands there is handed the event of that type. */
export type ByType<Event extends { type: string }, Rest extends unknown[], Made> = {
  [Type in Event["type"]]?: (event: Extract<Event, { type: Type }>, ...rest: Rest) => Made;
};

/** What an action would do, tried on a copy. */
export interface Seen<Shown = View, Happened = Event, Forecast = unknown> {
  view: Shown;
  events: Happened[];
  forecast: Forecast | null;
}

/** What forecasts are known. */
export interface Known<Trial = Seen, Forecast = unknown> {
  /** of the pending action */
  preview: Trial | null;
  /** by action text, of those that `foreseen` names */
  forecasts: Record<string, Forecast | null>;
  /** of the coming roll */
  forecast: Forecast | null;
}

/** What a person is doing at the board, besides the view. */
export interface Ui<Trial = Seen, Forecast = unknown, Moving = unknown, Words = unknown>
  extends Known<Trial, Forecast> {
  /** picks that may be tapped now */
  lit: Set<string>;
  /** picks tapped so far */
  picked: string[];
  /** of a running animation */
  frame: Moving | null;
  /** the game's own, in the reader's language */
  words: Words;
  /** the pick under pointer or keyboard, where there is one */
  focus?: string | null;
}

/** A fact of a seat: a picture, a number, and the key of its name. */
export interface Fact {
  picture: Drawn;
  value: number;
  key: string;
}

/** What a game's board.js exports: all of it, though much may be empty. A game's own view, events and forecasts say more
 * than the shared ones: these are methods, so that its functions may ask for them. */
export interface Board<Shown extends View = View, Happened extends Event = Event, Forecast = unknown> {
  /** the space that the paint has; cells and handles lie in it */
  size: Size;
  /** what never changes, painted once */
  ground(): Drawn;
  /** what lies and stands on the ground */
  paint(view: Shown, ui: Ui<Seen<Shown, Happened, Forecast>, Forecast>): Drawn;
  /** a picture for the page's covers */
  cover(): Drawn;
  /** the places that arrow keys walk, row by row */
  cells(view: Shown): Cell[];
  /** what else can be tapped: for each lit pick that is no cell's, one */
  handles(
    view: Shown,
    ui: Pick<Ui<Seen<Shown, Happened, Forecast>, Forecast>, "lit" | "picked" | "forecasts">,
  ): Handle[];
  /** the game's own words on board and result */
  words(say: Say): unknown;
  /** a colour that a player may choose */
  swatch(color: string): Drawn;
  /** the emblem of a seat */
  emblem(seat: Shown["seats"][number]): Drawn;
  /** what a seat's panel tells */
  facts(seat: Shown["seats"][number]): Fact[];
  /** what the pictures of all facts mean; their numbers are not shown */
  legend(seat: Shown["seats"][number]): Fact[];
  /** how an event of an action moves; empty where nothing does */
  frames(event: Happened, after: Shown, before?: Shown, events?: Happened[], proposed?: boolean): Frame[];
  /** the tone of each event that has one, by its type */
  sounds: Record<string, string>;
  /** the actions (null: the coming roll) whose forecasts are asked for before anything is tapped */
  foreseen(view: Shown): (string | null)[];
  /** what the known forecasts say */
  foretold(view: Shown, known: Known<Seen<Shown, Happened, Forecast>, Forecast>): Sentence[];
  /** choices as people expect them */
  arranged(choices: string[]): string[];
  /** the key of what is asked once a part was tapped, by what can still be tapped; null: the prompt of the view */
  asked(lit: Set<string>): string | null | undefined;
  /** a choice in the list */
  choice(action: string): Sentence;
  /** the die with a face on top; null: not rolled yet */
  die(face: unknown): Drawn;
  /** the face that a die's action rolls */
  face(action: string): unknown;
  /** the face rolled last; null: none yet */
  lastRoll(entries: { events: Happened[] }[]): unknown;
  /** the phases in which a hint says what to tap, at a device's first game */
  hints: string[];
  /** small pictures for sections of the rules, by section */
  figures: Record<string, () => Drawn>;
  /** the section of the rules that tells of a rule or of a reason, by its number or key */
  section(name: string): string | undefined;
}

/** What a game's result.js exports. */
export interface Outcome<Shown extends View = View> {
  /** what each seat's points are made of */
  breakdown(view: Shown, words: unknown): Drawn;
  /** how the scores went */
  story(view: Shown): Drawn;
}

/** What a game hands to the page: its drawings and its sentences. */
export interface GameFace {
  board: Board;
  result: Outcome;
  sentences: Record<Lang, string>;
  /** what its sentences say beside what all do: `{ SPACE($space) }` */
  functions: Record<string, import("./shell/words.js").Put>;
}
