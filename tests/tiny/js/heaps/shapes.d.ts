// Written by js/build/shapes.py from heaps/shapes.py: change that, and build.
import type * as shapes from "../../../../js/shapes.js";

export type Phase = "roll" | "take" | "over";

/** Whose turn it is, what a stone costs and how many may be taken; nothing at the end. */
export type PromptArgs = {
  seat?: number;
  cost?: number;
  most?: number;
};

/** What is asked. */
export type Prompt = shapes.SentenceOf<PromptArgs>;

/** A player. */
export type Seat = {
  seat: number;
  score: number;
};

/** A player as the page gets them. */
export type NamedSeat = Seat & shapes.Named;

/** The heaps, and the newest roll (null before it). */
export type Board = {
  heaps: Record<string, number>;
  dice: number[] | null;
};

/** What this game tells of a position. */
export type Position = shapes.Position<Phase, PromptArgs, Board, Seat, "empty">;

/** A view as the page gets it. */
export type View = shapes.ViewOf<Phase, PromptArgs, Board, NamedSeat, "empty">;

/** The dice were rolled. */
export type Rolled = shapes.Happened & {
  type: "rolled";
  seat: number;
  dice: number[];
};

/** Stones were taken from a heap. */
export type Took = shapes.Happened & {
  type: "took";
  seat: number;
  heap: string;
  count: number;
  cost: number;
};

/** No stone is left. */
export type Ended = shapes.Happened & {
  type: "ended";
  why: string;
};

export type Event = Rolled | Took | Ended;

/** The mean of the higher die: `sum / of`. */
export type RollForecast = {
  sum: number;
  of: number;
};

/** What would be left of a heap, and what each stone costs. */
export type TakeForecast = {
  heap: string;
  left: number;
  cost: number;
};

export type Forecast = RollForecast | TakeForecast;

/** How many stones lie in a heap. */
export type HeapFacts = {
  heap: string;
  count: number;
};

export type Facts = HeapFacts;
