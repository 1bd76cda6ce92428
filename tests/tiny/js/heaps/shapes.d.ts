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
export type Prompt = {
  key: string;
  args: PromptArgs;
};

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

/** How the game ended. */
export type Ending = {
  why: "empty";
};

/** The result as the page gets it. */
export type Result = Ending & shapes.Standing;

/** What the view has at a table and away from it. */
export type Shown = {
  phase: Phase;
  prompt: Prompt;
  board: Board;
  dice: boolean;
};

/** What this game tells of a position. */
export type Position = Shown & {
  seats: Seat[];
  result: Ending | null;
};

/** A view as the page gets it. */
export type View = Shown & shapes.Table & {
  seats: NamedSeat[];
  result: Result | null;
};

/** The dice were rolled. */
export type Rolled = {
  type: "rolled";
  rule: string;
  seat: number;
  dice: number[];
};

/** Stones were taken from a heap. */
export type Took = {
  type: "took";
  rule: string;
  seat: number;
  heap: string;
  count: number;
  cost: number;
};

/** No stone is left. */
export type Ended = {
  type: "ended";
  rule: string;
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
