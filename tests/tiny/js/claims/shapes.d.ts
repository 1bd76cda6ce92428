// Written by js/build/shapes.py from claims/shapes.py: change that, and build.
import type * as shapes from "../../../../js/shapes.js";

export type Phase = "bid" | "claim" | "over";

/** Whose turn it is; nothing at the end. */
export type PromptArgs = {
  seat?: number;
};

/** What is asked. */
export type Prompt = shapes.SentenceOf<PromptArgs>;

/** A player, how many cards they have, and whether one of them is bid. */
export type Seat = {
  seat: number;
  colors: string[];
  score: number;
  cards: number;
  sealed: boolean;
};

/** A player as the page gets them. */
export type NamedSeat = Seat & shapes.Named;

/** Who owns each hexagon; the viewer's own cards as dealt, without those played; the bids, once they are shown. */
export type Board = {
  owners: Record<string, number | null>;
  hand: (number | null)[] | null;
  bids: number[];
};

/** What this game tells of a position. */
export type Position = shapes.Position<Phase, PromptArgs, Board, Seat, "hands">;

/** A view as the page gets it. */
export type View = shapes.ViewOf<Phase, PromptArgs, Board, NamedSeat, "hands">;

/** A card was bid, face down: only its owner knows which. */
export type Bid = shapes.Happened & {
  type: "bid";
  seat: number;
  card: number | null;
};

/** All bids were shown; the seat has the highest. */
export type Shown = shapes.Happened & {
  type: "shown";
  seat: number;
  cards: number[];
};

/** A hexagon was claimed. */
export type Claimed = shapes.Happened & {
  type: "claimed";
  seat: number;
  hexagon: string;
  points: number;
};

/** All hands are empty. */
export type Ended = shapes.Happened & {
  type: "ended";
  why: string;
};

export type Event = Bid | Shown | Claimed | Ended;

export type Forecast = never;

export type Facts = never;
