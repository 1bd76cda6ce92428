// What an animation frame has for the table around the board, and what flies over it. Types only.
import type { Rise } from "./result.ts";
import type { Sentence } from "../engine/shapes.ts";
import type { Drawing } from "./board.ts";

/** Something that passes from one seat to another in a frame; its name is its own throughout the animation. */
export type Transfer = { name: string; from: number; to: number; picture: Drawing };

/** A die that is thrown: `place` is where it comes to rest, in parts of the board; `face` is null while it flies. */
export interface Thrown {
  face: unknown;
  /** the faces that are seen while it tumbles */
  faces: readonly unknown[];
  place: { x: number; y: number };
}

/** What flies over the table in a frame. */
export type Flying = { transfers?: Transfer[]; thrown?: Thrown };

/** What the table reads in a frame, whichever game it is of; the game's board reads the rest. */
export interface TableFrame extends Flying {
  /** what seats have meanwhile, as differences of the view's */
  purses?: object[];
  /** the seat whose turn it becomes */
  turn?: number;
  /** a point of the board that stays where it is, while all around it grows by a factor */
  zoom?: { x: number; y: number; by: number };
  /** a word for what is more than usual */
  moment?: Sentence;
  finale?: Rise;
}
