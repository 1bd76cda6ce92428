// Types of the drawings, besides those generated from Python's (shapes.ts). Types only.
import type * as shapes from "./shapes.ts";
import type { Flying, Zoom } from "../../game-api/frames.ts";
import type { LoadedForecasts as AnyKnown, PreviewOf as AnySeen, Ui as AnyUi } from "../../game-api/board.ts";

export type * from "./shapes.ts";

export type Seat = shapes.NamedSeat;
/** The part of a view that is drawn. */
export type View = Pick<shapes.View, "phase" | "to_act" | "prompt" | "seats" | "board" | "choices" | "result">;

export interface Frame extends Flying {
  board: shapes.Board;
  /** what the seats have meanwhile, once the table has put it in */
  purses?: shapes.NamedSeat[];
  /** the stall that is being closed: it stays lit, the others are dimmed */
  closing?: string;
  dropping?: string[];
  /** the seats whose figures have been counted in the stall that closes, with their places */
  ranked?: { seat: number; place: number }[];
  unfolding?: string;
  pointing?: string;
  /** what is seen from near */
  zoom?: Zoom;
  /** whether somebody scouts: the roof lies in the tray */
  scouts?: boolean;
  /** a word for what is more than usual */
  moment?: { key: string };
}

export interface Words {
  /** before what a placement pays */
  pays: string;
  made(points: Pick<shapes.Seat["points"], "vp" | "juice" | "coins">, district: number): string;
}

export type Seen = AnySeen<shapes.View, shapes.Event, shapes.Forecast>;
export type Known = AnyKnown<Seen, shapes.Forecast>;
export type Ui = AnyUi<Seen, shapes.Forecast, Frame, Words>;
