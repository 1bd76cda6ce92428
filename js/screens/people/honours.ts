// A few honours that tell a story, each with the game that it comes from. Pure; knows no game and no rule.
import { peopleIn } from "./statistics.ts";
import { NOTHING_SAID, type KeyOf } from "../../storage/called.ts";
import type { StoredResult, ResultSeat } from "../../storage/result.ts";

export interface Honour {
  kind: "best" | "close" | "row" | "level" | "risen";
  result: StoredResult;
  /** whom it is about, as people are compared; an opponent has none */
  key: string;
  /** of whom it is about */
  score: number;
  /** of its sentence; `other` is a person as `key` is, where it is one */
  args: { other?: string; key?: string; count?: number; level?: string };
}

/** First places in a row that are told of. */
const IN_A_ROW = 3;
/** The level that everybody beats. */
const EASIEST = "random";

type Of = { key: string; seat: ResultSeat; result: StoredResult };
const honour = (kind: Honour["kind"], { key, seat: { score }, result }: Of, args: Honour["args"] = {}): Honour => ({
  ...{ kind, result, key, score, args },
});

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

function addBest({ best }: Honours, own: Of) {
  const { game } = own.result;
  if (own.seat.score > (best.get(game)?.score ?? -Infinity)) best.set(game, honour("best", own));
}

/** Who came first, ahead of whom and by how much, where a person was among the two. */
function addClose(honours: Honours, result: StoredResult, keyOf: KeyOf) {
  const seats = result.seats.flatMap((seat) => seat ?? []);
  const [first, second] = [1, 2].map((place) => seats.find((seat) => seat.place === place));
  if (!first || !second || (first.bot !== null && second.bot !== null)) return;
  const count = first.score - second.score;
  if (count >= (honours.close?.args.count ?? Infinity)) return;
  const [key = "", other = ""] = [first, second].map(({ name, bot }) => (bot === null ? keyOf(name).key : ""));
  honours.close = honour("close", { key, seat: first, result }, { other: second.name, key: other, count });
}

function addRow(honours: Honours, own: Of) {
  const count = own.seat.place === 1 ? (honours.runs.get(own.key) ?? 0) + 1 : 0;
  honours.runs.set(own.key, count);
  if (count >= Math.max(IN_A_ROW, honours.row?.args.count ?? 0)) honours.row = honour("row", own, { count });
}

function addLevels(honours: Honours, own: Of) {
  for (const level of own.result.seats.flatMap((each) => each?.bot ?? [])) {
    if (level === EASIEST || honours.beaten.has(`${level} ${own.key}`)) continue;
    honours.beaten.add(`${level} ${own.key}`);
    honours.level = honour("level", own, { level });
  }
}

export function addHonours(honours: Honours, result: StoredResult, keyOf: KeyOf = NOTHING_SAID) {
  addClose(honours, result, keyOf);
  for (const [key, seat] of peopleIn(result, keyOf)) {
    const own = { key, seat, result };
    addBest(honours, own);
    addRow(honours, own);
    if (seat.place !== 1) continue;
    addLevels(honours, own);
    if (result.risen) honours.risen = honour("risen", own);
  }
}

/** What is told first stands first. */
export const listOf = ({ best, close, row, level, risen }: Honours): Honour[] =>
  [row, risen, ...best.values(), close, level].flatMap((each) => each ?? []);
