// The shapes that page and engine exchange (docs/bridge.md) and that the page keeps. Types only.

export type Lang = string;
export type Args = Record<string, any>;
/** Says the sentence of a key in a language already chosen. */
export type Say = (key: string, args?: Args) => string;
export interface Sentence {
  key: string;
  args: Args;
}

export interface Seat {
  seat: number;
  name: string;
  colors: string[];
  score: number;
  out?: boolean;
  [fact: string]: unknown;
}

export interface Result {
  why: string;
  winners: number[];
  ranking: number[][];
  ties: number[][];
  story: { ply: number; scores: number[] }[];
}

export interface View {
  game: string;
  ply: number;
  to_act: number | "chance" | "over";
  phase: string;
  prompt: Sentence;
  seats: Seat[];
  board: any;
  choices: string[];
  /** whether any die is ever rolled at this table */
  dice: boolean;
  outcomes: { action: string; weight: number }[];
  undo_to: number | null;
  assent_to: number | null;
  redo_to: number | null;
  result: Result | null;
}

export interface Event {
  type: string;
  rule: string;
  [part: string]: unknown;
}

export interface Entry {
  action: string;
  /** the seat that decided it */
  actor: number | "chance";
  events: Event[];
}

export interface Preview {
  view: View;
  events: Event[];
  forecast: any;
}

export interface GameFacts {
  game: string;
  rules: number;
  seats: [number, number];
  options: Record<string, { default: unknown; values: unknown[] }>;
  colors: string[];
  colors_each: Record<string, number>;
  bots: string[];
}

export interface Player {
  name: string;
  color: string | string[];
}

export interface GameRecord {
  format: string;
  version: number;
  game: string;
  players: Player[];
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

/** What a game hands to the page: its drawings. */
export interface GameFace {
  board: any;
  result: any;
  sentences: Record<Lang, string>;
  /** what its sentences say beside what all do: `{ SPACE($space) }` */
  functions: Record<string, import("./shell/words.js").Put>;
}
