// What an animation frame has for the table around the board, and what flies over it. Types only.
import type { Rise } from "./result.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { Drawing } from "./board.ts";

/** A point of the board, in parts of it; a seat, at one of its facts where that is in sight; or what a pick names. */
export type Spot = { x: number; y: number } | { seat: number; fact?: string } | { cell: string };

/** Something that flies over the table, board and seats, and is seen until its frame ends. */
export interface Flight {
  /** its own throughout the animation: from frame to frame it flies on */
  name: string;
  picture: Drawing;
  from: Spot;
  to: Spot;
  ms: number;
  /** whether it fades on its way */
  fades?: boolean;
}

/** A die that is thrown: `place` is where it comes to rest, in parts of the board; `face` is null while it flies. */
export interface Thrown {
  face: unknown;
  /** the faces that are seen while it tumbles */
  faces: readonly unknown[];
  place: { x: number; y: number };
}

/** What flies over the table in a frame. */
export type Flying = { flights?: Flight[]; thrown?: Thrown };

/** A point of the board that stays where it is, while all around it grows by a factor. */
export type Zoom = { x: number; y: number; by: number };

/** What the table reads in a frame, whichever game it is of; the game's board reads the rest. */
export interface TableFrame extends Flying {
  /** what seats have meanwhile, as differences of the view's */
  purses?: object[];
  zoom?: Zoom;
  /** a word for what is more than usual */
  moment?: Sentence;
  finale?: Rise;
}
