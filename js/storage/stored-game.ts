// A game as this device keeps it. Types only.
import type { Options, Player, Sentence, View } from "../engine/shapes.ts";
import type { Lang } from "../i18n/translate.ts";
import type { StoredAnalysis } from "../engine/thinking.ts";
import type { StoredClock } from "./clock-choice.ts";

export interface GameRecord {
  format: string;
  version: number;
  game: string;
  players: Player[];
  log: string[];
  options?: Options;
  /** the game's random number: games of one number are one game, played on several devices */
  id?: string;
  /** which device decided or rolled the entries, each from a ply on */
  devices?: { ply: number; device: number | null }[];
  [key: string]: unknown;
}

export type Edge = "south" | "west" | "north" | "east";

export type Sharing = "open" | "pass" | "around";

/** Forecasts are shown unless it is never. */
export type AdviceWanted = "never" | "request" | "always";

export type SizeOfText = "normal" | "large";

export interface StoredSeat {
  /** an opponent's level; null: a person */
  bot: string | null;
  /** the person plays on another device, and what they decide comes as a message */
  elsewhere?: boolean;
  edge: Edge;
  /** null: the page's language */
  language: Lang | null;
  advice: AdviceWanted;
  /** of a person (js/wording/avatars.ts), null: none, the emblem instead; missing: as follows from the name */
  face?: string | null;
  /** size of the words at its rail around the table; rows that were stored before have none: normal */
  text?: SizeOfText;
}

/** `record` is the game itself, the rest is how the table is set up. */
export interface StoredGame {
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
  analysis?: StoredAnalysis;
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
export interface CheckedGame {
  record: GameRecord;
  view: View;
  /** the number of this device in it; none where it does not travel */
  device?: number | null;
  /** the levels of opponents by seat, where a link or a file has them */
  bots?: Record<string, string>;
  public?: View;
}
