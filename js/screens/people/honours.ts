// A few honours that tell a story, each with the game that it comes from. Pure; knows no game and no rule.
import { peopleIn } from "./statistics.ts";
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

export interface Honour {
  kind: string;
  result: StoredResult;
  /** of whom it is about */
  score: number;
  /** of its sentence */
  args: { name: string; other?: string; count?: number; level?: string };
}

/** First places in a row that are told of. */
const IN_A_ROW = 3;
/** The level that everybody beats. */
const EASIEST = "random";

function honour(kind: string, result: StoredResult, { name, score }: ResultSeat, args?: Partial<Honour["args"]>) {
  return { kind, result, score, args: { name, ...args } };
}

/** what was found so far: plain data */
export interface Honours {
  /** the most points in each game */
  best: Map<string, Honour>;
  /** the game that ended closest */
  close: Honour | null;
  /** first places in a row, by person, that go on */
  runs: Map<string, number>;
  /** the most of them */
  row: Honour | null;
  /** levels and who came first against them */
  beaten: Set<string>;
  /** the last time that somebody did so for the first time */
  level: Honour | null;
  /** the last time that somebody came first from the last place */
  risen: Honour | null;
}

export const noHonours = (): Honours => ({
  ...{ best: new Map(), close: null, runs: new Map(), row: null },
  ...{ beaten: new Set(), level: null, risen: null },
});

function addBest({ best }: Honours, result: StoredResult, seat: ResultSeat) {
  if (seat.score > (best.get(result.game)?.score ?? -Infinity)) best.set(result.game, honour("best", result, seat));
}

/** Who came first, ahead of whom and by how much, where a person was among the two. */
function addClose(honours: Honours, result: StoredResult) {
  const seats = result.seats.flatMap((seat) => seat ?? []);
  const [first, second] = [1, 2].map((place) => seats.find((seat) => seat.place === place));
  if (!first || !second || (first.bot !== null && second.bot !== null)) return;
  const count = first.score - second.score;
  if (count >= (honours.close?.args.count ?? Infinity)) return;
  honours.close = honour("close", result, first, { other: second.name, count });
}

function addRow(honours: Honours, result: StoredResult, key: string, seat: ResultSeat) {
  const count = seat.place === 1 ? (honours.runs.get(key) ?? 0) + 1 : 0;
  honours.runs.set(key, count);
  if (count >= Math.max(IN_A_ROW, honours.row?.args.count ?? 0)) honours.row = honour("row", result, seat, { count });
}

function addLevels(honours: Honours, result: StoredResult, key: string, seat: ResultSeat) {
  for (const level of result.seats.flatMap((each) => each?.bot ?? [])) {
    if (level === EASIEST || honours.beaten.has(`${level} ${key}`)) continue;
    honours.beaten.add(`${level} ${key}`);
    honours.level = honour("level", result, seat, { level });
  }
}

export function addHonours(honours: Honours, result: StoredResult) {
  addClose(honours, result);
  for (const [key, seat] of peopleIn(result)) {
    addBest(honours, result, seat);
    addRow(honours, result, key, seat);
    if (seat.place !== 1) continue;
    addLevels(honours, result, key, seat);
    if (result.risen) honours.risen = honour("risen", result, seat);
  }
}

export const listOf = ({ best, close, row, level, risen }: Honours): Honour[] =>
  [...best.values(), close, row, level, risen].flatMap((each) => each ?? []);
