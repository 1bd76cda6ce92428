// What the drawings of Marrakech are handed and make, besides what Python shows (shapes.d.ts). Types only.
import type { Known as AnyKnown, Seen as AnySeen, Ui as AnyUi } from "../../types.js";
import type { Board, Color, Event, Facing, Forecast, Rug, View } from "./shapes.js";

/** As much of a view as is painted. */
export type Painted = Pick<View, "phase" | "to_act" | "seats" | "board">;

/** A rug on the board; a whole one need not say what of it is seen. */
export type Laid = Omit<Rug, "visible"> & Partial<Pick<Rug, "visible">>;

/** Assam on his way: turn in degrees, any number of rounds; ms how long the move takes. */
export interface Walker {
  x: number;
  y: number;
  turn: number;
  facing: Facing;
  size: number;
  ms: number;
}

/** What an event does just now. */
export interface Effect {
  assam?: Walker;
  die?: number;
  /** squares that light up */
  glow?: string[];
  paid?: { cells: string[]; square: string; amount: number | null };
  rug?: Laid;
  /** the rug was seen over its squares before it counted */
  hovered?: boolean;
  /** the seat that goes out */
  out?: number;
}

export interface Frame extends Effect {
  board: Board;
}

/** The few words on the board and in the result. */
export interface Words {
  odds(weight: number, of: number): string;
  rent(amount: number): string;
  dirhams(count: number): string;
  squares(count: number): string;
  out(): string;
}

export type Seen = AnySeen<View, Event, Forecast>;
export type Known = AnyKnown<Seen, Forecast>;
export type Ui = AnyUi<Seen, Forecast, Frame, Words>;

export type { Board, Color, Event, Facing, Forecast, Rug, View };
