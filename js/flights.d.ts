// What flies over a table in a frame of an animation. Types only.
import type { Drawn } from "./types.js";

/** Something that passes from one seat to another in a frame; its name is its own throughout the animation. */
export interface Transfer {
  name: string;
  from: number;
  to: number;
  picture: Drawn;
}

/** A die that is thrown in a frame: where it comes to rest, in parts of the board; its face, null while it is in the air. */
export interface Thrown {
  face: unknown;
  /** the faces that are seen while it tumbles */
  faces: readonly unknown[];
  place: { x: number; y: number };
}

/** What flies over the table in a frame. */
export interface Flying {
  transfers?: Transfer[];
  thrown?: Thrown;
}
