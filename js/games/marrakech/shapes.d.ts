// Written by js/build/shapes.py from marrakech/shapes.py and marrakech/event_shapes.py: change that, and build.
import type * as shapes from "../../shapes.js";

export type Facing = shapes.Facing;

export type Color = "terracotta" | "saffron" | "majorelle" | "mint";

export type Phase = "turn" | "roll" | "lay" | "quarter" | "over";

export type By = "left" | "straight" | "right";

export type Ground = "bare" | "own" | "neutral";

export type Why = "last-rug" | "last-survivor" | "no-rugs";

/** Whose turn it is; nothing at the end. */
export type PromptArgs = {
  seat?: number;
  /** of the rug to lay */
  color?: Color | null;
};

/** What is asked. */
export type Prompt = shapes.SentenceOf<PromptArgs>;

/** A player. */
export type Seat = {
  seat: number;
  colors: Color[];
  score: number;
  dirhams: number;
  /** visible squares of its rugs */
  visible: number;
  /** the same by colour */
  seen: Record<string, number>;
  /** left to lay */
  rugs: number;
  /** left to lay of each own colour: all begin with as many, and what is laid is seen */
  left: Record<string, number>;
  /** the colour of the next rug; null if none is left, and in a preview that must not reveal it */
  next: Color | null;
  /** has left the game */
  out: boolean;
};

/** A player as the page gets them. */
export type NamedSeat = Seat & shapes.Named;

/** Where Assam stands, and how he faces. */
export type Assam = {
  square: string;
  facing: Facing;
};

/** A rug of which something is seen. */
export type Rug = {
  color: Color;
  /** null: a neutral rug */
  owner: number | null;
  squares: string[];
  visible: string[];
};

/** The square. */
export type Board = {
  assam: Assam;
  /** bottom to top */
  rugs: Rug[];
  /** where the newest rug lies; empty at the start */
  last: string[];
  beside: string[];
  /** whether nobody has more than one rug left */
  last_rugs: boolean;
};

/** What this game shows of a position. */
export type Position = shapes.Position<Phase, PromptArgs, Board, Seat, Why>;

/** A view as the page gets it. */
export type View = shapes.ViewOf<Phase, PromptArgs, Board, NamedSeat, Why>;

/** A step of Assam's. */
export type Step = {
  square: string;
  facing: Facing;
  /** the side by which he left the square, where a mosaic led him round */
  mosaic: Facing | null;
};

/** Half a rug that is covered. */
export type Cover = {
  square: string;
  color: Color;
  owner: number | null;
};

/** Where a face of the die leads. */
export type Face = {
  action: string;
  weight: number;
  square: string;
  path: Step[];
  /** the seat that is paid */
  to: number | null;
  owed: number;
  /** as much of it as can be paid */
  amount: number;
  /** it is not enough */
  out: boolean;
};

/** What is owed on the whole: `sum / of` is the mean. */
export type Rent = {
  sum: number;
  of: number;
  /** of so many equal chances, so many mean going out */
  out: number;
};

/** What the next roll may bring. */
export type RollForecast = {
  faces: Face[];
  rent: Rent;
};

/** What a rug would join and cover. */
export type RugForecast = {
  color: Color;
  squares: string[];
  group: string[];
  covers: Cover[];
  scores: number[];
};

export type Forecast = RollForecast | RugForecast;

/** What one sees on a square. */
export type Spot = {
  square: string;
  /** null: bare */
  color: Color | null;
  /** null: nobody's rug, or bare */
  owner: number | null;
  /** squares of the group that it belongs to. Rule M10 */
  group: number;
};

/** Where each face of the die leads, 1 first, once Assam is turned. */
export type Way = {
  by: By;
  facing: Facing;
  stops: Spot[];
};

/** Where Assam stands, and where he can be led. */
export type AssamFacts = {
  facing: Facing;
  ground: Spot;
  /** left, right, straight on; what is still possible */
  ways: Way[];
};

/** Where a rug may lie now, first what brings most. */
export type PlacesFacts = {
  places: RugForecast[];
};

/** What lies beside a square. */
export type Side = {
  facing: Facing;
  /** null: the board ends there */
  ground: Spot | null;
};

/** What lies on a square and beside it. */
export type SquareFacts = {
  /** how Assam faces, if he stands there */
  assam: Facing | null;
  ground: Spot;
  around: Side[];
};

/** Joined squares of a colour. */
export type Group = {
  color: Color;
  owner: number | null;
  squares: string[];
};

/** All groups, the largest first. */
export type GroupsFacts = {
  groups: Group[];
};

/** What is answered. */
export type Facts = AssamFacts | PlacesFacts | SquareFacts | GroupsFacts;

/** Assam was turned. */
export type Turned = shapes.Happened & {
  type: "turned";
  seat: number;
  by: By;
  facing: Facing;
};

/** The die was rolled. */
export type Rolled = shapes.Happened & {
  type: "rolled";
  seat: number;
  steps: number;
};

/** Assam walked. */
export type Walked = shapes.Happened & {
  type: "walked";
  seat: number;
  start: string;
  path: Step[];
  /** where he stopped */
  square: string;
  /** how he faces there */
  facing: Facing;
  /** how many he followed */
  mosaics: number;
};

/** Nothing is owed where Assam stopped. */
export type Landed = shapes.Happened & {
  type: "landed";
  seat: number;
  square: string;
  on: Ground;
};

/** One player paid another. */
export type Paid = shapes.Happened & {
  from: number;
  to: number;
  type: "paid";
  amount: number;
  owed: number;
  color: Color;
  square: string;
  /** the group of squares paid for */
  cells: string[];
};

/** A player could not pay. */
export type WentOut = shapes.Happened & {
  type: "went_out";
  seat: number;
  /** unlaid rugs lost */
  rugs: number;
};

/** A rug was laid. */
export type Laid = shapes.Happened & {
  type: "laid";
  seat: number;
  color: Color;
  squares: string[];
  covers: Cover[];
};

/** The game is over. */
export type Ended = shapes.Happened & {
  type: "ended";
  why: Why;
};

export type Event = Turned | Rolled | Walked | Landed | Paid | WentOut | Laid | Ended;
