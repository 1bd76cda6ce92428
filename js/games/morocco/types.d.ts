// What the drawings of Morocco are handed and make, besides what Python shows (shapes.d.ts). Types only.
import type { Known as AnyKnown, Seen as AnySeen, Ui as AnyUi } from "../../types.js";
import type * as shapes from "./shapes.js";

export type {
  Board,
  Closing,
  Cube,
  Event,
  Facing,
  Family,
  Forecast,
  Item,
  Kind,
  NamedSeat as Seat,
  PlacementForecast,
  Quadrant,
  Rank,
  Reward,
  Stall,
  Worker,
} from "./shapes.js";

/** A view as far as it is painted. */
export type View = Pick<shapes.View, "phase" | "to_act" | "prompt" | "seats" | "board" | "choices" | "result">;

export interface Point {
  x: number;
  y: number;
}

/** A thing on its way: drawn where it goes, and moved there from where it was. */
export interface Flight {
  /** no two things in flight share it */
  name: string;
  piece: string;
  dye?: string;
  from: Point;
  to: Point;
  /** it fades on its way */
  gone?: boolean;
}

export interface Frame {
  board: shapes.Board;
  ms: number;
  flights?: Flight[];
  die?: string | null;
  ring?: string[];
  ranks?: { stall: string; counts: shapes.Rank[] };
  told?: { at: Point; seat: number; vp: number; items: shapes.Item[] };
  dropping?: string[];
  unfolding?: string;
  pointing?: string;
  /** the roof is unrolled along the wall */
  near?: boolean;
}

export interface Words {
  pass(): string;
  done(): string;
  vp(count: number): string;
  juice(count: number): string;
  coins(count: number): string;
  district(count: number): string;
}

export type Seen = AnySeen<shapes.View, shapes.Event, shapes.Forecast>;
export type Known = AnyKnown<Seen, shapes.Forecast>;
export type Ui = AnyUi<Seen, shapes.Forecast, Frame, Words>;
