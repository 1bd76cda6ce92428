// Written by js/build/shapes.py from morocco/shapes.py and morocco/event_shapes.py: change that, and build.
import type * as shapes from "../../shapes.js";

export type Facing = shapes.Facing;

export type Family = "charmers" | "water" | "rugs" | "magicians" | "food";

export type Cube = "black" | "brown" | "green" | "orange" | "purple";

export type Kind = "assistant" | "bodyguard" | "tourist";

export type Item = "coin" | "bodyguard";

export type Axis = "rows" | "columns";

export type Quadrant = "ne" | "nw" | "se" | "sw";

export type Phase = "die" | "wild" | "scout" | "assign" | "spend" | "take" | "arrow" | "settle" | "keep" | "over";

export type Reason = "market" | "wild" | "scout" | "roof";

export type Lost = "no-arrow" | "no-space" | "no-assistant";

export type Why = "last-stall" | "five-stalls" | "no-workers" | "idle";

/** Who decides, or on whose turn the die rolls, and what it is about; nothing at the end. */
export type PromptArgs = {
  pass?: number;
  seat?: number;
  roll?: number;
  /** rolls in a round */
  of?: number;
  coins?: number;
  /** whose turn it is */
  active?: number;
  stall?: string | null;
  /** of the tile that is pointed */
  owner?: number | null;
  /** the stall where a tourist settles */
  target?: string | null;
};

/** What is asked. */
export type Prompt = shapes.SentenceOf<PromptArgs>;

/** The parts of a score. Rule R33. */
export type Points = {
  vp: number;
  juice: number;
  coins: number;
  district: number;
};

/** A player, and what they have in hand. */
export type Seat = {
  seat: number;
  colors: Family[];
  score: number;
  /** what the score is made of */
  points: Points;
  vp: number;
  /** how many tokens of each value */
  juice: Record<string, number>;
  coins: number;
  cubes: Record<Cube, number>;
  assistants: number;
  bodyguards: number;
  tourists: number;
  cousins: number;
  /** own bodyguards at rest */
  quarters: number;
  /** begins this round */
  first: boolean;
  /** own ones on the board */
  tiles: number;
  /** the largest group of them. Rule R33 */
  district: string[];
  /** the pairs of its stalls that lie side by side, the west or north one first */
  joined: string[][];
};

/** A player as the page gets them. */
export type NamedSeat = Seat & shapes.Named;

/** A worker in a space. */
export type Worker = {
  seat: number;
  kind: Kind;
};

/** A tile over a closed stall. */
export type Tile = {
  /** null: an empty tile */
  owner: number | null;
  arrow: Facing | null;
};

/** A stall of the market. */
export type Stall = {
  stall: string;
  open: boolean;
  /** null: the stall is open */
  tile: Tile | null;
  /** arrows that point here */
  arrows: number;
  /** the workers' count and the arrows; 0 when closed */
  count: number;
  /** the two cubes that every worker pays, the row's first; none when closed */
  price: Cube[];
  /** the workers' count of each seat; empty where there are none */
  counts: number[];
  /** who would win the stall now; null: nobody alone */
  leader: number | null;
  /** full, and in the queue */
  waiting: boolean;
  spaces: Record<Quadrant, Worker | null>;
};

/** The roof with its pawn. */
export type Roof = {
  /** space 1 first */
  spaces: Cube[];
  /** 0: the centre */
  pawn: number;
};

/** The market. */
export type Board = {
  pass: number;
  rows: Cube[];
  columns: Cube[];
  stalls: Stall[];
  /** six corner lines, bottom line first; `.` where the token is taken */
  juice: string[];
  roof: Roof;
  round: number;
  first: number;
  open: number;
  last_round: boolean;
  /** whose turn it is in "assign", also while another seat decides */
  active: number | null;
  /** the stall being closed */
  closing: string | null;
  /** those waiting behind it */
  queue: string[];
  /** the owners of its tourists that have still to move */
  travellers: number[];
  /** the spaces of the newest placement */
  last: string[];
};

/** What this game shows of a position. */
export type Position = shapes.Position<Phase, PromptArgs, Board, Seat, Why>;

/** A view as the page gets it. */
export type View = shapes.ViewOf<Phase, PromptArgs, Board, NamedSeat, Why>;

/** How a player stands in a stall. */
export type Rank = {
  seat: number;
  count: number;
  place: number;
  tied: boolean;
};

/** A juice token; line and column count from 0. */
export type Token = {
  space: string;
  line: number;
  column: number;
  value: number;
};

/** Juice tokens, and the sum of their values. */
export type Tokens = {
  tokens: Token[];
  amount: number;
};

/** How a stall would stand. */
export type Count = {
  stall: string;
  count: number;
  full: boolean;
};

/** What a place would bring. */
export type Reward = {
  seat: number;
  place: number;
  tied: boolean;
  vp: number;
  gained: Item[];
  lost: Item[];
  /** what can be chosen */
  choice: Item[];
};

/** What a seat would drink. */
export type Juice = Tokens & {
  seat: number;
};

/** Who would place the tile, and whose it would be. */
export type Claim = {
  seat: number;
  owner: number | null;
};

/** What an arrow would make of the stall that it points at. */
export type ArrowForecast = {
  target: string;
  count: number;
  full: boolean;
  /** how many would settle there */
  tourists: number;
};

/** Where an arrow could point. */
export type Target = ArrowForecast & {
  facing: Facing;
};

/** What the closing of a stall would bring. */
export type Closing = {
  stall: string;
  counts: Rank[];
  rewards: Reward[];
  juice: Juice[];
  tile: Claim;
  targets: Target[];
};

/** What a placement would bring. */
export type PlacementForecast = {
  seat: number;
  paid: Cube[];
  left: Record<Cube, number>;
  /** how each stall placed in would stand */
  stalls: Count[];
  /** those that would close by it, as things lie */
  closings: Closing[];
};

/** What a seat would gain. */
export type Gain = {
  seat: number;
  colors: Cube[];
};

/** What each seat would gain. */
export type ScoutForecast = {
  roof: number;
  gains: Gain[];
  /** those with a free space that the scout could then pay */
  stalls: string[];
};

/** In how many free spaces, and in which stalls, two cubes could be paid. */
export type SwapForecast = {
  seat: number;
  before: number;
  after: number;
  gained: string[];
  lost: string[];
};

/** What settling in a space would bring. */
export type SettleForecast = Count & {
  /** the token beside it; null if taken */
  juice: number | null;
};

/** How many cubes would go back. */
export type KeepForecast = {
  color: Cube;
  lost: number;
};

export type Forecast = PlacementForecast | ScoutForecast | SwapForecast | ArrowForecast | SettleForecast | KeepForecast;

/** The stalls that a seat can pay, those with own workers first, then the fullest. */
export type StallsFacts = {
  seat: number;
  stalls: string[];
};

/** What the closing of a stall would bring if it came now. */
export type StallFacts = {
  stall: string;
  /** null: closed already, or nobody stands there */
  closing: Closing | null;
};

/** What is answered. */
export type Facts = StallsFacts | StallFacts;

/** A worker that leaves a space. */
export type Leaver = {
  seat: number;
  kind: Kind;
  space: string;
};

/** The market die was rolled. */
export type DieRolled = shapes.Happened & {
  type: "die_rolled";
  seat: number;
  /** null: wild */
  color: Cube | null;
  roll: number;
};

/** Each of these seats gained one cube of each of these colours. */
export type CubesGained = shapes.Happened & {
  type: "cubes_gained";
  seats: number[];
  colors: Cube[];
  reason: Reason;
};

/** The pawn moved on the roof. */
export type Scouted = shapes.Happened & {
  type: "scouted";
  seat: number;
  roof: number;
  /** 0: the centre */
  before: number;
};

/** Two cubes of rows or columns changed places. */
export type Swapped = shapes.Happened & {
  type: "swapped";
  seat: number;
  axis: Axis;
  lines: string[];
  /** now there, in that order */
  colors: Cube[];
};

/** Workers were placed. */
export type Placed = shapes.Happened & {
  type: "placed";
  seat: number;
  kind: Kind | "cousins";
  /** two for cousins */
  spaces: string[];
  /** row, column, and the third */
  paid: Cube[];
};

/** Nothing could be placed. */
export type Passed = shapes.Happened & {
  type: "passed";
  seat: number;
};

/** A stall is full. */
export type StallFilled = shapes.Happened & {
  type: "stall_filled";
  stall: string;
  count: number;
  /** the stalls to close now, this one last */
  queue: string[];
};

/** A stall is being closed. */
export type ClosingBegan = shapes.Happened & {
  type: "closing_began";
  stall: string;
  seat: number;
  /** first to last */
  counts: Rank[];
};

/** A place in a stall brought points and more. */
export type Rewarded = shapes.Happened & {
  type: "rewarded";
  seat: number;
  stall: string;
  place: number;
  tied: boolean;
  vp: number;
  gained: Item[];
  lost: Item[];
  /** a `took` of the same seat follows */
  choice: boolean;
};

/** A coin or a bodyguard was chosen. */
export type Took = shapes.Happened & {
  type: "took";
  seat: number;
  stall: string;
  /** null: neither could be taken */
  item: Item | null;
  /** there was but one option. Rule R35 */
  forced: boolean;
};

/** A player took juice tokens. */
export type JuiceTaken = Tokens &
  shapes.Happened & {
    type: "juice_taken";
    seat: number;
    stall: string;
  };

/** The workers of a stall left it. */
export type WorkersLeft = shapes.Happened & {
  type: "workers_left";
  stall: string;
  workers: Leaver[];
};

/** A tile covers a stall. */
export type TilePlaced = shapes.Happened & {
  type: "tile_placed";
  stall: string;
  seat: number;
  /** null: an empty tile */
  owner: number | null;
  /** stalls still open */
  open: number;
};

/** A tile was pointed; both null: no open stall is beside it. */
export type ArrowPointed = shapes.Happened & {
  type: "arrow_pointed";
  stall: string;
  seat: number;
  facing: Facing | null;
  target: string | null;
  forced: boolean;
};

/** A tourist settled. */
export type Settled = shapes.Happened & {
  type: "settled";
  seat: number;
  /** left */
  stall: string;
  /** where an assistant of theirs now stands */
  space: string;
  forced: boolean;
};

/** A tourist could not settle. */
export type TouristLost = shapes.Happened & {
  type: "tourist_lost";
  seat: number;
  stall: string;
  why: Lost;
};

/** A stall is closed. */
export type Closed = shapes.Happened & {
  type: "closed";
  stall: string;
  open: number;
};

/** Few stalls are open: this round is the last. */
export type LastRoundAnnounced = shapes.Happened & {
  type: "last_round_announced";
  open: number;
};

/** A player was done, and keeps these coins. */
export type TurnEnded = shapes.Happened & {
  type: "turn_ended";
  seat: number;
  coins: number;
};

/** A player kept a cube for the next round. */
export type Kept = shapes.Happened & {
  type: "kept";
  seat: number;
  color: Cube;
  /** how many cubes went back */
  lost: number;
  forced: boolean;
};

/** A round is over. */
export type RoundEnded = shapes.Happened & {
  type: "round_ended";
  round: number;
};

/** A round began. */
export type RoundBegan = shapes.Happened & {
  type: "round_began";
  round: number;
  /** the first player */
  seat: number;
};

/** The game is over. */
export type Ended = shapes.Happened & {
  type: "ended";
  why: Why;
};

export type Event =
  | DieRolled
  | CubesGained
  | Scouted
  | Swapped
  | Placed
  | Passed
  | StallFilled
  | ClosingBegan
  | Rewarded
  | Took
  | JuiceTaken
  | WorkersLeft
  | TilePlaced
  | ArrowPointed
  | Settled
  | TouristLost
  | Closed
  | LastRoundAnnounced
  | TurnEnded
  | Kept
  | RoundEnded
  | RoundBegan
  | Ended;
