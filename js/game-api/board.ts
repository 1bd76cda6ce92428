// What the shared table expects of a game; docs/games.md tells who calls what when. Types only.
import type { MoodChange } from "../art/moods.ts";
import type { Sentence, Event, GameFacts, View, Args } from "../engine/shapes.ts";
import type { Say } from "../i18n/translate.ts";
import type { Brief, Query } from "./spoken.ts";
import type { Zoom } from "./frames.ts";
import type { ResultUi } from "./result.ts";
import type { SentenceFunction } from "../i18n/functions.ts";

/** A drawing: a lit-html template result, or nothing. */
export type Drawing = unknown;

export type Size = { width: number; height: number };

/** A place over the board, in units of its `size`. */
export interface Box extends Size {
  x: number;
  y: number;
}

/** A button over the board. */
export interface Handle extends Box {
  pick: string;
  label: Sentence;
}

/**
 * A thing in hand: its picture, as large as it says in CSS pixels, is a button where it has a pick; or it has buttons at
 * several places, in its own pixels.
 */
export interface HandItem extends Size {
  /** whether it is there for keys alone, to be asked about: not drawn until it has the focus */
  quiet?: boolean;
  /** whether it lies at the foot of the tray, beside the button that takes the action */
  apart?: boolean;
  /** unique in a hand */
  name: string;
  picture: Drawing;
  pick: string | null;
  label: Sentence;
  places?: Handle[];
}

/** A button in the grid that arrow keys walk; row 0 is at the top. */
export interface Cell extends Handle {
  row: number;
  col: number;
}

/** A part of the board that comes near where a fingertip would not find its places otherwise; `picks`: what lies there. */
export interface Area extends Box {
  picks: string[];
}

/** An animation frame and how long it lasts; `frame` is in the game's own terms. */
export interface Frame<Shown = unknown> {
  ms: number;
  frame: Shown;
  /** what sounds as it begins, and how many tones higher than usual */
  tone?: string;
  pitch?: number;
}

/** What belongs to an event that is animated. */
export interface Context<Happened = Event> {
  /** all events of the action */
  events?: Happened[];
  /** whether the board already showed the action as pending */
  proposed?: boolean;
  /** the entries before */
  story?: { events: Happened[] }[];
}

/** Functions by event type; each receives the event of its type. */
export type ByType<Event extends { type: string }, Rest extends unknown[], Made> = {
  [Type in Event["type"]]?: (event: Extract<Event, { type: Type }>, ...rest: Rest) => Made;
};

/** A preview: what an action would do, tried on a copy. */
export interface PreviewOf<Shown = View, Happened = Event, Forecast = unknown> {
  view: Shown;
  events: Happened[];
  forecast: Forecast | null;
}

/** The forecasts loaded so far. */
export interface LoadedForecasts<Trial = PreviewOf, Forecast = unknown> {
  /** of the pending action */
  preview: Trial | null;
  /** by action text, for the actions named by `forecastActions` */
  forecasts: Record<string, Forecast | null>;
  /** of the next roll */
  forecast: Forecast | null;
}

/** The state of the person's input, besides the view. */
export interface Ui<Trial = PreviewOf, Forecast = unknown, Moving = unknown, Words = unknown>
  extends LoadedForecasts<Trial, Forecast> {
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
  /** the picks of the area that has come near */
  near?: string[];
}

/** The same in the game's own terms. */
type UiOf<Shown extends View, Happened extends Event, Forecast> = Ui<PreviewOf<Shown, Happened, Forecast>, Forecast>;

/** What somebody has done, in a few words that leave out who: `seat`, and `whom` they name besides. */
export interface News extends Sentence {
  seat: number;
  whom?: number;
}

/** A part of a choice, as an entry of a short list. */
export interface Part {
  /** the list: `part-<name>` is what it is called */
  part: string;
  value: string;
  words: Sentence;
  /** what is to know of it, below the list while it is chosen */
  about?: Sentence;
}

/** What a seat would get, pictures with how many: for beside its panel, and in the tray. */
export interface Gain {
  seat: number;
  /** its place among others, where there is one; who share one are equal */
  place: number | null;
  pieces: { picture: Drawing; amount: number }[];
}

/** A fact in a seat's panel: a picture, a number, and the key and arguments of its name. */
export interface Fact {
  picture: Drawing;
  value: number;
  key: string;
  args?: Args;
  /** whether it is marked among others of its kind */
  marked?: boolean;
}

/** The exports of a game's board.ts. Declared as methods, so that a game may use narrower types of its own. */
export interface Board<Shown extends View = View, Happened extends Event = Event, Forecast = unknown> {
  /** the drawing's size; cells and handles lie within it */
  size: Size;
  /** the part that never changes, drawn once */
  ground(): Drawing;
  /** light on the ground, in a layer below `paint`: it may fade by itself */
  light?(view: Shown, ui: Ui<PreviewOf<Shown, Happened, Forecast>, Forecast>): Drawing;
  /** everything on top of the ground */
  paint(view: Shown, ui: UiOf<Shown, Happened, Forecast>): Drawing;
  /** about how many minutes a game takes, by number of players: every number that can play */
  minutes: Record<number, number>;
  /** a picture for the home screen */
  cover(): Drawing;
  /** the buttons that arrow keys walk, row by row */
  cells(view: Shown): Cell[];
  /** the pick of the cell where somebody who walks over the board begins */
  entrance(view: Shown): string;
  /** how many cells an arrow key with Ctrl leads on */
  stride: number;
  /** the parts in which several cells lie together: one is seen from near where its cells are too small for a finger */
  areas?: Area[];
  /** what is seen from near while nothing moves; null: the whole board */
  zoom?(view: Shown): Zoom | null;
  /** all other buttons: one for each lit pick that has no cell */
  handles(view: Shown, ui: Pick<UiOf<Shown, Happened, Forecast>, "lit" | "picked" | "forecasts">): Handle[];
  /** what the seat on turn has in hand, laid out beside the board */
  hand(view: Shown, ui: UiOf<Shown, Happened, Forecast>): HandItem[];
  /** what each seat would get by the pending action */
  gains?(view: Shown, ui: Pick<UiOf<Shown, Happened, Forecast>, "preview">): Gain[];
  /** the game's own words on the board and in the result */
  words(say: Say): unknown;
  /** a colour that a player may choose */
  swatch(color: string): Drawing;
  /** the dye of a colour: its class is `dye-<...>`; empty: none */
  dye(color: string): string;
  emblem(seat: Shown["seats"][number]): Drawing;
  /** the facts in a seat's panel */
  facts(seat: Shown["seats"][number]): Fact[];
  /** the legend: what the pictures of all facts mean; their values are not shown */
  legend(seat: Shown["seats"][number]): Fact[];
  /** the animation of one event of an action; empty where nothing moves */
  frames(event: Happened, after: Shown, before?: Shown, context?: Context<Happened>): Frame[];
  /** the events in the fewest words, for whoever only hears them */
  brief(events: Happened[]): Brief[];
  /** what can be asked about the table, by a letter that the page has no use for */
  queries: Record<string, Query<Shown>>;
  /** sounds by event type, for the events that have one */
  sounds: Record<string, string>;
  /** the actions (null: the next roll) to load forecasts for before anything is tapped */
  forecastActions(view: Shown): (string | null)[];
  /** the loaded forecasts in sentences */
  forecastSentences(view: Shown, known: LoadedForecasts<PreviewOf<Shown, Happened, Forecast>, Forecast>): Sentence[];
  /** the choices in the order that people expect */
  sortChoices(choices: string[]): string[];
  /** the key of the question for the next part of an action, which has the prompt's arguments; null: the view's own */
  nextPrompt(lit: Set<string>, picked: string[]): string | null;
  /** what is asked while an action is shown, whether that names the action, what its button says, if it throws a die */
  confirming?(action: string, view: Shown): { ask: Sentence; named?: boolean; does: Sentence; rolls?: boolean };
  /** the role of the picks about which an action turns, as a rug: the first tap shows one of its actions */
  rotates?: string;
  /** where the button lies that turns the action that is shown */
  rotateButton?(view: Shown, ui: UiOf<Shown, Happened, Forecast>): Box;
  /** what is done while an event is seen, in the place of the question; without it or null, its news or what the story tells */
  line?(event: Happened): Sentence | null;
  /** what somebody has done by an event; null: it is no news */
  news?(event: Happened): News | null;
  /** how far a game has come, from 0 to 1, as the light around the table tells; without it, it stays noon */
  progress?(view: Shown): number;
  /** whose faces change by an event, and how: by what everybody sees */
  moods?(event: Happened): MoodChange[];
  /** what lies in the tray while nothing there is to be tapped; a die with the face rolled last, where there is none */
  resting?(view: Shown, face: unknown): Drawing;
  /** what an action that is shown brings, in the fewest words, each with the number of the seat that it concerns */
  effects?(view: Shown, preview: PreviewOf<Shown, Happened, Forecast>): (Sentence & { seat?: number })[];
  /** the sentence for a choice in the list */
  choice(action: string, view: Shown): Sentence;
  /** what a choice is put together of, for short lists in this order; empty: it is chosen as a whole */
  parts(action: string, view: Shown): Part[];
  /** the die with a face on top; null: not rolled yet */
  die(face: unknown): Drawing;
  /** the face that a die's action rolls */
  face(action: string): unknown;
  /** the face rolled last; null: none yet */
  lastRoll(entries: { events: Happened[] }[]): unknown;
  /** the phases that have a hint in the first game on a device */
  hints: string[];
  /** what an event introduces in that game, once; null: nothing */
  caption(event: Happened): string | null;
  /** small pictures in the rules, by section */
  figures: Record<string, () => Drawing>;
  /** what its pictures mean: the key of a sentence by a selector, the whole before its parts */
  meanings: Record<string, string>;
  /** the card of the rules about a rule, a refusal or a phase, by its number, key or name */
  section(name: string): string | undefined;
}

/** What draws a game and words it: a file of its own, fetched before anything of the game is shown. */
export interface Face {
  /** what the engine tells of it, as the build has asked */
  facts: GameFacts;
  /** how a game begins, with one of its set-ups, when as many play as can; the seats of each number of players */
  begun: { view: View; seats: Record<string, View["seats"]> };
  board: Board;
  result: ResultUi;
  /** the game's own functions in sentences, such as `{ SPACE($space) }` */
  functions: Record<string, SentenceFunction>;
}

/** What the page knows of a game from the beginning. */
export interface GameParts {
  lessons?: boolean;
  /** the address of the file with its puzzles; null: it has none */
  puzzles?: string | null;
  /** whether the engine can tell everybody's chance to come first */
  chances?: boolean;
  /** the address of the file with the game's rules */
  rules: string;
}

/** Everything the page takes from a game. */
export type GameUi = GameParts & Face;
