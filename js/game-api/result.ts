// What a game draws of its end, and how that is seen. Types only.
import type { Die, Event, Sentence, View } from "../engine/shapes.ts";
import type { Drawing } from "./board.ts";

/** A part of a score: its paint, whether that is a weave, on which numbers need a plate; its sign about 0,0 in a box of 30. */
export type ScorePart = { points: number; paint: string; woven?: boolean; sign?: Drawing };

/** What a seat's score is made of, in words and as parts that add up, the first one at the bottom. */
export interface SeatScore {
  made: string;
  parts: ScorePart[];
  /** whether it is out of the game */
  out?: boolean;
}

/** What is seen of the end while it rises: how many places from the last one, and the points of their seats. */
export type Rise = { risen: number; points: Record<number, number> };

/** The exports of a game's result.ts. */
export interface ResultUi<Shown extends View = View, Happened extends Event = Event> {
  /** what a seat's score is made of, in the game's words */
  score(seat: Shown["seats"][number], words: unknown): SeatScore;
  /** a chart of the scores over the game */
  scoreChart(view: Shown): Drawing;
  /** what is worth remembering, as sentences; the dice have what each roll could have brought, once that is known */
  highlights(entries: { events: Happened[] }[], dice: Die[]): Sentence[];
}
