// What a view, a forecast and a frame of this game hold, as far as they are drawn (docs/bridge.md). Types only.

export type Facing = "north" | "east" | "south" | "west";
export type Family = "charmers" | "water" | "rugs" | "magicians" | "food";
export type Kind = "assistant" | "bodyguard" | "tourist";
export type Reward = "coin" | "bodyguard";
export interface Point {
  x: number;
  y: number;
}
export interface Worker {
  seat: number;
  kind: Kind;
}

export interface Stall {
  stall: string;
  open: boolean;
  tile: { owner: number | null; arrow: Facing | null } | null;
  arrows: number;
  count: number;
  waiting: boolean;
  spaces: Record<string, Worker | null>;
}

export interface Board {
  rows: string[];
  columns: string[];
  stalls: Stall[];
  juice: string[];
  roof: { spaces: string[]; pawn: number };
  round: number;
  pass: number;
  first: number;
  open: number;
  last_round: boolean;
  active: number | null;
  closing: string | null;
  queue: string[];
  travellers: number[];
  last: string[];
}

export interface Seat {
  seat: number;
  name: string;
  colors: string[];
  score: number;
  vp: number;
  juice: Record<string, number>;
  coins: number;
  cubes: Record<string, number>;
  assistants: number;
  tourists: number;
  bodyguards: number;
  cousins: number;
  quarters: number;
  tiles: number;
  district: string[];
  [fact: string]: unknown;
}

export interface View {
  phase: string;
  to_act: number | string;
  prompt: { key: string; args: Record<string, any> };
  seats: Seat[];
  board: Board;
  choices: string[];
  result: { winners: number[]; ranking: number[][]; story: { ply: number; scores: number[] }[] } | null;
}

export interface Place {
  seat: number;
  count: number;
  place: number;
  tied: boolean;
}

export interface Rewarded {
  seat: number;
  place: number;
  tied: boolean;
  vp: number;
  gained: Reward[];
  lost: Reward[];
  choice: Reward[];
}

export interface Closing {
  stall: string;
  counts: Place[];
  rewards: Rewarded[];
  juice: { seat: number; amount: number; tokens: object[] }[];
  tile: { seat: number; owner: number | null };
  targets: { facing: Facing; target: string; count: number; full: boolean }[];
}

export interface Placement {
  seat: number;
  paid: string[];
  left: Record<string, number>;
  stalls: { stall: string; count: number; full: boolean }[];
  closings: Closing[];
}

export interface Gains {
  gains: { seat: number; colors: string[] }[];
  roof: number;
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
  board: Board;
  ms: number;
  flights?: Flight[];
  die?: string | null;
  ring?: string[];
  ranks?: { stall: string; counts: Place[] };
  told?: { at: Point; seat: number; vp: number; items: Reward[] };
  dropping?: string[];
  unfolding?: string;
  pointing?: string;
  /** the roof is unrolled along the wall */
  near?: boolean;
}

export interface Words {
  pass: () => string;
  done: () => string;
  vp: (count: number) => string;
  juice: (count: number) => string;
  coins: (count: number) => string;
  district: (count: number) => string;
}

export interface Ui {
  lit: Set<string>;
  picked: string[];
  preview: { view: View; events: any[]; forecast: any } | null;
  forecasts: Record<string, any>;
  forecast: any;
  frame: Frame | null;
  words: Words;
  focus?: string | null;
}
