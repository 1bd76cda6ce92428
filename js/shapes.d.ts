// Written by js/build/shapes.py from jemaa/shapes.py and jemaa/reply_shapes.py and jemaa/request_shapes.py: change that, and build.

export type Facing = "north" | "east" | "south" | "west";

/** The arguments of a sentence. */
export type Args = Record<string, unknown>;

/** A sentence of the page's catalogues, with its arguments. */
export type SentenceOf<ArgsT> = {
  key: string;
  args: ArgsT;
};

/** A sentence, whatever its arguments. */
export type Sentence = SentenceOf<Args>;

/** A face of a die, at a chance point. */
export type Outcome = {
  action: string;
  weight: number;
};

/** What every game shows of a seat, at least. */
export type Seat = {
  seat: number;
  /** the points if the game ended now */
  score: number;
  /** has left the game */
  out?: boolean;
};

/** What the table adds to a seat. */
export type Named = {
  name: string;
};

/** A seat as the page gets it. */
export type NamedSeat = Seat & Named;

/** How a game ended. */
export type Ending<WhyT> = {
  why: WhyT;
};

/** The points of all seats at a ply. */
export type Scores = {
  ply: number;
  scores: number[];
};

/** What chance gave a game, for comparing tables of the same luck. */
export type Deal = {
  /** 16 hexadecimal digits: the same for the same game, number of players, options, set-up and first 3 rolls */
  key: string;
  /** their texts */
  rolls: string[];
};

/** What the table adds to the ending of a game. */
export type Standing = {
  winners: number[];
  /** seats in groups from first to last; seats that share a place are in one group */
  ranking: number[][];
  /** groups of seats whose scores are equal and whose places are not, each from first to last */
  ties: number[][];
  /** the scores whenever a turn began, and at the end */
  story: Scores[];
  /** null: it began from a position; missing in previews, and in views that were stored before */
  deal?: Deal | null;
};

/** A result as the page gets it. */
export type ResultOf<WhyT> = Ending<WhyT> & Standing;

/** A result of any game. */
export type Result = ResultOf<string>;

/** What the table adds to a game's view of a position. */
export type Table = {
  game: string;
  /** entries in the log */
  ply: number;
  to_act: number | "chance" | "over";
  /** whether a seat may know what others do not, in this game */
  private: boolean;
  /** the seats with the most points, none while all are equal; missing in views that were stored before */
  leaders?: number[];
  /** the legal actions of a seat; empty at a chance point, at the end and in a position that is not the present */
  choices: string[];
  /** a person can ask what to do: `advise` answers */
  advice: boolean;
  /** the faces at a chance point */
  outcomes: Outcome[];
  /** the ply to which the next undo leads */
  undo_to: number | null;
  /** the ply to which the next undo leads that the others agree to */
  assent_to: number | null;
  /** the ply to which the next redo leads */
  redo_to: number | null;
};

/** What a view has at a table and away from it. */
export type Shown<PhaseT, ArgsT, BoardT> = {
  phase: PhaseT;
  prompt: SentenceOf<ArgsT>;
  board: BoardT;
  /** whether any die is ever rolled at this table */
  dice: boolean;
  /** whether something is hidden now that could still be seen */
  hidden: boolean;
};

/** What a game shows of a position. */
export type Position<PhaseT, ArgsT, BoardT, SeatT, WhyT> = Shown<PhaseT, ArgsT, BoardT> & {
  seats: SeatT[];
  result: Ending<WhyT> | null;
};

/** A view as the page gets it: a position, and what the table adds. */
export type ViewOf<PhaseT, ArgsT, BoardT, SeatT, WhyT> = Shown<PhaseT, ArgsT, BoardT> &
  Table & {
    seats: SeatT[];
    result: ResultOf<WhyT> | null;
  };

/** A view of any game, as the shared modules of the page know it: what the game's own drawings need is left open. */
export type View = ViewOf<string, Args, unknown, NamedSeat, string>;

/** What an event has changed of what is shown: of an object its keys, of a list as long as before its items. */
export type Changes = {
  seats?: Record<string, Record<string, unknown>>;
  board?: Record<string, unknown>;
};

/** What every event says besides its type. */
export type Happened = {
  rule: string;
  /** what is different after it; missing in the entries of a game that is opened */
  after?: Changes;
};

/** What every event says at least; each game's own say more. */
export type Event = Happened & {
  type: string;
};

/** An entry of the log. */
export type Entry = {
  action: string;
  /** the seat that decided it */
  actor: number | "chance";
  events: Event[];
};

/** What an option can be. */
export type Value = string | boolean | number;

/** Options of a game, by name. */
export type Options = Record<string, Value>;

/** An option of a game. */
export type Option = {
  default: Value;
  values: Value[];
};

/** What a table can be set up with. */
export type GameFacts = {
  game: string;
  rules: number;
  /** least and most */
  seats: [number, number];
  options: Record<string, Option>;
  colors: string[];
  /** how many colours each player owns, by the number of players */
  colors_each: Record<string, number>;
  /** the levels of opponents */
  bots: string[];
};

/** A player of a record. */
export type Player = {
  name: string;
  color: string | string[];
};

/** The entries before a ply were played by other rules. */
export type OtherRules = {
  ply: number;
  rules: number;
};

/** From a ply on, these opponents decide, and people for all other seats. */
export type Seating = {
  ply: number;
  /** by seat the level and its version: `hard@1` */
  bots: Record<string, string>;
};

/** The rolls before a ply come from another game's seed. */
export type Source = {
  ply: number;
  seed?: string;
  /** instead of a seed that nobody may know yet */
  commitment?: string;
};

/** From a ply on, entries were played on this device; null: nobody knows where. */
export type Stretch = {
  ply: number;
  device: number | null;
};

/** A record, as far as the engine writes it; it carries what else it came with. */
export type GameRecord = {
  format: string;
  version: number;
  game: string;
  rules: number;
  options: Options;
  players: Player[];
  setup: Record<string, unknown>;
  log: string[];
  other_rules?: OtherRules[];
  opponents?: Seating[];
  by_hand?: number[];
  branches?: Source[];
  /** a text, unless a stranger wrote it */
  seed?: unknown;
  /** the random number of a game that travels between devices */
  id?: string;
  devices?: Stretch[];
};

/** What an analysis has found at a ply: each seat's chance to come first, in millionths, and what led there. */
export type Judged = {
  chances: number[];
  /** after a roll: over the faces that could have come */
  mean?: number[];
  /** after a roll: whose turn it is */
  mover?: number;
  /** after a decision: whose it was */
  seat?: number;
  /** after the best action, where there was a choice */
  best?: number[];
  /** what a better action would have been worth */
  lost?: number;
  better?: string;
  reason?: Sentence;
  /** nothing is decided yet */
  early?: boolean;
};

/** What a change of the match has changed in its record, besides the log; null: the key is removed. */
export type RecordChanges = {
  other_rules?: OtherRules[] | null;
  opponents?: Seating[] | null;
  by_hand?: number[] | null;
  branches?: Source[];
  devices?: Stretch[] | null;
};

/** A roll of a die. */
export type Roll = {
  /** entries before it */
  ply: number;
  seat: number;
  action: string;
  /** whether people have entered it, or the seed of this device draws another face, where it was rolled on this one */
  by_hand: boolean;
  /** in a game that travels: not known to have been rolled on this device */
  elsewhere: boolean;
  /** what it could have brought, where that was asked for and the game foresees rolls */
  forecast?: unknown;
};

/** A sort of die, and its rolls so far. */
export type Die = {
  faces: Outcome[];
  rolls: Roll[];
};

/** What a typed text means now; which of the other fields there are depends on `means`. */
export type Meaning = {
  means: "action" | "picks" | "roll" | "several" | "refused" | "unknown";
  /** of `action`: the only one it can be */
  action?: string;
  /** of `action` and `picks`: all of that action's, or those that the text says */
  picks?: string[];
  /** of `several`: the first actions that it could be */
  could?: string[];
  /** of `several`: how many more */
  more?: number;
  /** of `refused`: the reason, if there is one */
  why?: Sentence | null;
  /** of `unknown`: the first word that nothing is called, or an empty text */
  word?: string;
};

/** What a choice is expected to bring. */
export type Worth = {
  action: string;
  /** the lead over the mean of the others at the end, in thousandths of a point */
  worth: number;
};

/** What every good reply has. */
export type Reply = {
  /** that of the request */
  id: unknown;
  /** the milliseconds that Python needed */
  ms: number;
  /** which match is open */
  match?: number;
  /** entries in its log */
  ply?: number;
};

/** The games there are. */
export type Games = Reply & {
  games: GameFacts[];
};

/** The actions of a game. */
export type Actions = Reply & {
  /** the picks of each */
  actions: Record<string, string[]>;
};

/** The position as it is now. */
export type Now = Reply & {
  view: View;
  /** what a spectator sees of it, where the viewer may know more */
  public?: View;
};

/** A match that was opened. */
export type New = Now & {
  events: Event[];
  record: GameRecord;
  /** the level of each opponent by seat: the nearest one, where a stored game names a level that there is not */
  bots: Record<string, string>;
  /** the number of this device in the game; null: it has none */
  device: number | null;
};

/** A stored match that was opened, with its whole log. */
export type Open = New & {
  entries: Entry[];
};

/** What a stranger's game holds. */
export type Check = Reply & {
  view: View;
  record: GameRecord;
  device: number | null;
};

/** The present position and the whole log, as another viewer sees them. */
export type Look = Reply & {
  view: View;
  entries: Entry[];
};

/** What a change of the match did. */
export type Changed = Now & {
  events: Event[];
  record: RecordChanges;
};

/** What an action did. */
export type Play = Changed & {
  action: string;
};

/** What is left after an undo. */
export type Undo = Changed & {
  undone: string[];
};

/** What was done again. */
export type Redo = Undo & {
  entries: Entry[];
};

/** An earlier position, and the entry that led there. */
export type At = Reply & {
  view: View;
  events: Event[];
  action: string | null;
};

/** What an action would do. */
export type Preview = Reply & {
  view: View;
  events: Event[];
  forecast: unknown;
};

/** The position at a ply and all after it, the present last, and the entries between them. */
export type Since = Reply & {
  views: View[];
  entries: Entry[];
};

/** What each of the actions may bring; null where there is nothing to say. */
export type Forecasts = Reply & {
  forecasts: unknown[];
};

/** The reason why no action contains the picks; null if one does. */
export type Why = Reply & {
  why: Sentence | null;
};

/** The words of a game's actions that have names in other languages, `roll` included. */
export type Words = Reply & {
  words: string[];
};

/** What a person has typed. */
export type Read = Reply & Meaning;

/** The answer to a question, in the game's own terms; null where there is no such cell. */
export type Inspected = Reply & {
  facts: unknown;
};

/** Who plays every seat now. */
export type Seated = Undo & {
  bots: Record<string, string>;
};

/** A record. */
export type Recorded = Reply & {
  record: GameRecord;
};

/** The record of a game from its start. */
export type Renewed = Recorded & {
  device: number | null;
};

/** A record from a short form. */
export type Decoded = Recorded & {
  /** the opponents' levels by seat, which this build need not have */
  bots: Record<string, string>;
  /** the short form that was decoded */
  short: string;
  /** the short forms of other games in the same text */
  others: string[];
};

/** How another record differs from ours. */
export type Joined = Reply & {
  /** theirs goes on where ours ends (`ahead`), ours where theirs ends (`behind`), or it is another game */
  how: "same" | "ahead" | "behind" | "apart" | "other";
  /** how many entries both have */
  common: number;
  /** of `ahead` and `apart`: ours with their log */
  record?: GameRecord;
  /** of these: the seats played here for which somebody has decided elsewhere */
  played?: number[];
};

/** What another table needs for the same luck. */
export type Dealt = Reply & {
  /** null: no seed gives another table this set-up and these rolls */
  seed: string | null;
  /** the seat that begins */
  first: number | null;
};

/** A short form. */
export type Short = Reply & {
  short: string;
};

/** The rolls before a ply come from another game's seed. */
export type Branch = {
  ply: number;
  /** to that seed; null where it is known itself */
  commitment: string | null;
};

/** All rolls so far. */
export type Rolls = Reply & {
  /** null until the game is over */
  seed: string | null;
  /** what can be shown of the seed before; null without a seed */
  commitment: string | null;
  /** whether somebody may know it */
  known_seed: boolean;
  /** ascending; later rolls come from this game's seed */
  branches: Branch[];
  dice: Die[];
};

/** How far the thinking is. */
export type Thinking = Reply & {
  /** from 0 to 1 */
  progress: number;
};

/** What an opponent has decided, and why. */
export type Thought = Reply & {
  action: string;
  reason: Sentence;
};

/** What the adviser would do, why, and what it expects of each choice. */
export type Advised = Thought & {
  /** all that it has judged, best first */
  choices: Worth[];
};

/** What was found in this slice. */
export type Analysing = Reply & {
  /** the level that judges, with its version */
  by: string;
  /** the ply of the first of `rows` */
  first: number;
  /** those that are new, one for each ply */
  rows: Judged[];
  /** from 0 to 1 */
  progress: number;
};

/** What changed a seat's chance to come first, in millionths: the parts add up to the last less the first. */
export type Apart = {
  first: number;
  last: number;
  luck: number;
  skill: number;
  others: number;
  estimate: number;
};

/** A decision that cost much. */
export type Moment = {
  /** entries before it */
  ply: number;
  played: string;
  better: string;
  /** millionths of a chance */
  lost: number;
  reason: Sentence;
};

/** What decided the game, by seat. */
export type Summary = {
  seats: Apart[];
  /** at most three, that which cost most first */
  moments: Moment[][];
};

/** The last rows, and what all of them show. */
export type Analysed = Reply & {
  by: string;
  first: number;
  rows: Judged[];
  analysis: Summary;
};

export type Analyse = Analysing | Analysed;

export type Think = Thinking | Thought;

export type Advise = Thinking | Advised;

/** What each verb gives. */
export type Replies = {
  games: Games;
  actions: Actions;
  new: New;
  open: Open;
  check: Check;
  look: Look;
  close: Reply;
  play: Play;
  roll: Play;
  undo: Undo;
  redo: Redo;
  at: At;
  preview: Preview;
  why: Why;
  seat: Seated;
  record: Recorded;
  branch: Recorded;
  again: Renewed;
  join: Joined;
  deal: Dealt;
  encode: Short;
  decode: Decoded;
  rolls: Rolls;
  think: Think;
  advise: Advise;
  analyse: Analyse;
  since: Since;
  forecasts: Forecasts;
  words: Words;
  read: Read;
  inspect: Inspected;
};

/** Why nothing was done. */
export type Refusal = {
  code: string;
  args: Args;
  /** for the console: the page says a sentence of its own */
  message: string;
};

/** The reply to a request that was refused. */
export type Refused = {
  id: unknown;
  error: Refusal;
  ms: number;
};

/** A verb without arguments. */
export type NothingAsked = {};

/** Who looks, in every request about the open match: whoever is asked, where nobody is named. */
export type Looking = {
  /** a seat, or null for a spectator */
  viewer?: number | null;
  /** whether people play elsewhere, so that nobody can agree for them to an undo */
  apart?: boolean | null;
  /** how many entries others have been sent: undo takes none of them back */
  settled?: number | null;
};

/** Which game to describe; all of them where none is named. */
export type AskGames = {
  game?: string | null;
};

/** A game by its name. */
export type AskGame = {
  game: string;
};

/** What only the page knows of a new record, which keeps it. */
export type Stamp = {
  /** when */
  started?: string | null;
  /** the version of the page */
  app?: string | null;
  /** 12 hexadecimal digits, drawn anew for each game that is to travel between devices */
  game_id?: string | null;
  /** 64 hexadecimal digits that this device never tells: its seed and its number in a game follow from them */
  secret?: string | null;
};

/** Where a game is played that travels between devices. */
export type Placed = {
  /** below 2 to the power of 40: the number of this device in this game */
  device?: number | null;
};

/** What a new match begins with. */
export type AskNew = Looking &
  Placed &
  Stamp & {
    game: string;
    players: Player[];
    options?: Options | null;
    seed?: string | null;
    /** whether somebody may know it */
    known_seed?: boolean | null;
    /** the seat that begins, instead of one that the seed draws */
    first?: number | null;
    /** to start from, instead of a set-up that the seed draws */
    position?: string | null;
    /** levels by seat */
    bots?: Record<string, string> | null;
  };

/** A stored game. */
export type AskOpen = Looking &
  Placed & {
    record: unknown;
    /** the entries taken back, next one first; dropped where they cannot be played */
    undone?: unknown;
    bots?: unknown;
    /** for rolls, where the record has none */
    seed?: unknown;
  };

/** A stranger's game, as a record or as the text of a file. */
export type AskCheck = {
  record?: unknown;
  text?: string | null;
  undone?: unknown;
  bots?: unknown;
  seed?: unknown;
  /** of this device: from it follow seed, where the record has none, and number */
  secret?: string | null;
};

/** An action. */
export type AskPlay = Looking & {
  action: string;
};

/** How far to go back. */
export type AskUndo = Looking & {
  /** the others agree */
  assent?: boolean | null;
};

/** A ply. */
export type AskAt = Looking & {
  ply: number;
};

/** An action, or null for the position as it is. */
export type AskPreview = Looking & {
  action: string | null;
};

/** Actions, at most 50; null for the position as it is. */
export type AskForecasts = Looking & {
  actions: (string | null)[];
};

/** What was tapped. */
export type AskWhy = Looking & {
  picks: string[];
};

/** What a person has typed, at most 200 characters. */
export type AskRead = Looking & {
  text: string;
  /** further names of `words`, in the languages of the page */
  names?: Record<string, string[]> | null;
  /** what has been picked before */
  picked?: string[] | null;
};

/** A question, and the cell of the board that it is about. */
export type AskInspect = Looking & {
  about: string;
  of?: string | null;
};

/** A seat, and who is to play it. */
export type AskSeat = Looking & {
  seat: number;
  /** a level, or null for a person */
  bot: string | null;
};

/** A record, the ply from which to go on, and the seed of what comes then, or the secret from which that follows. */
export type AskBranch = Stamp & {
  record: unknown;
  ply: number;
  seed?: string | null;
};

/** A record of a game that is over. */
export type AskAgain = Stamp & {
  record: unknown;
  /** of the same game from its start, where nobody can know the seed of the first rolls */
  seed?: string | null;
};

/** A stored game. */
export type AskDeal = {
  record: unknown;
};

/** Our record of a game, and what may be the same game as another device has it. */
export type AskJoin = {
  record: unknown;
  other: unknown;
  /** the seats that people play on this device */
  here?: number[] | null;
};

/** A record; the open match where there is none. */
export type AskEncode = {
  record?: unknown;
  /** its opponents' levels by seat */
  bots?: unknown;
};

/** A short form. */
export type AskDecode = {
  short: string;
};

/** Whether to say what each roll could have brought, too. */
export type AskRolls = {
  forecasts?: boolean | null;
};

/** A seat that an opponent plays, or a person who wants advice; and the milliseconds to think. */
export type AskThink = {
  seat: number;
  ms?: number | null;
};

/** The milliseconds to analyse; when it begins also what was found earlier, and by whom. */
export type AskAnalyse = {
  ms?: number | null;
  rows?: Judged[] | null;
  by?: string | null;
};

/** What each verb takes. */
export type Requests = {
  games: AskGames;
  actions: AskGame;
  new: AskNew;
  open: AskOpen;
  check: AskCheck;
  look: Looking;
  close: NothingAsked;
  play: AskPlay;
  roll: Looking;
  undo: AskUndo;
  redo: Looking;
  at: AskAt;
  preview: AskPreview;
  why: AskWhy;
  seat: AskSeat;
  record: NothingAsked;
  branch: AskBranch;
  again: AskAgain;
  join: AskJoin;
  deal: AskDeal;
  encode: AskEncode;
  decode: AskDecode;
  rolls: AskRolls;
  think: AskThink;
  advise: AskThink;
  analyse: AskAnalyse;
  since: AskAt;
  forecasts: AskForecasts;
  words: NothingAsked;
  read: AskRead;
  inspect: AskInspect;
};
