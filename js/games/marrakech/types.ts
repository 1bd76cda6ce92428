// Types of the drawings, besides those generated from Python's (shapes.ts). Types only.
import type { Board, Event, Facing, Forecast, Rug, View } from "./shapes.ts";
import type { Flying } from "../../game-api/frames.ts";
import type { LoadedForecasts as AnyKnown, PreviewOf as AnySeen, Ui as AnyUi } from "../../game-api/board.ts";

/** The part of a view that is drawn. */
export type Painted = Pick<View, "phase" | "to_act" | "seats" | "board">;

/** A rug on the board; `visible` may be missing on an uncovered one. */
export type Laid = Omit<Rug, "visible"> & Partial<Rug>;

/** A moving Assam: `turn` in degrees, possibly several turns; `ms`, the duration of the move. */
export interface Walker {
  x: number;
  y: number;
  turn: number;
  facing: Facing;
  size: number;
  ms: number;
  /** alternates from hop to hop; absent where he glides */
  hop?: number;
  /** degrees, into a mosaic */
  lean?: number;
}

export interface Effect extends Flying {
  assam?: Walker;
  /** squares that light up */
  glow?: string[];
  /** the squares of a group that are counted so far */
  paid?: { cells: string[]; square: string };
  rug?: Laid;
  /** the rug was already shown as pending */
  hovered?: boolean;
  /** the seat that is out */
  out?: number;
  /** what the seats' panels show meanwhile, seat by seat */
  purses?: { dirhams: number; score: number }[];
}

export interface Frame extends Effect {
  board: Board;
  /** a word for what is more than usual */
  moment: { key: string } | null;
}

export interface Words {
  odds(weight: number, of: number): string;
  rent(amount: number): string;
  made(dirhams: number, squares: number): string;
  out(): string;
}

export type Seen = AnySeen<View, Event, Forecast>;
export type Known = AnyKnown<Seen, Forecast>;
export type Ui = AnyUi<Seen, Forecast, Frame, Words>;
