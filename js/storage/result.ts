// What is kept of a game that is over, so that people are remembered: who played, and where each ended. Places and points
// are the engine's. Pure. A result in a file is untrusted input.
import { fieldsOf, required } from "../base/lookup.ts";
import type { Deal, Result as ViewResult } from "../engine/shapes.ts";
import type { StoredGame } from "./stored-game.ts";

export interface ResultSeat {
  name: string;
  /** the opponent's level; null: a person */
  bot: string | null;
  /** from 1; seats that share a place have the same */
  place: number;
  score: number;
  /** that the person has chosen */
  face?: string;
}
export interface StoredResult {
  /** of the stored game */
  id: string;
  /** a number that is the same for each copy of the game; empty where the game does not count */
  same: string;
  game: string;
  /** when it ended, in milliseconds since 1970; null: nobody knows */
  at: number | null;
  /** when it began, where its record says so */
  begun?: number;
  /** null: of somebody who was forgotten; none where the game does not count */
  seats: (ResultSeat | null)[];
  /** what chance gave it: tables of the same luck are compared */
  deal?: Deal;
  /** whether who came first had fewer points than all others in the middle of the game */
  risen: boolean;
}

const [MOST_SEATS, MOST_ROLLS, LATEST] = [8, 5000, 8.64e15];
const ID = /^[0-9a-f]{8,64}$/;
const GAME = /^[a-z][a-z0-9_-]{0,39}$/;
const LEVEL = /^[a-z]{1,20}(#[0-9]{1,6})?$/;
/** What names may not have (py/jemaa/engine/validation.py): what nobody sees, but for what shapes the letters beside it. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u180e\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** The texts of rolls, as far as these can be any. */
const ROLL = /^[a-z0-9 ]{1,40}$/;
const NAME = /^(?=.*[\p{L}\p{N}\p{P}\p{S}]).{1,40}$/u;
const FACE = /^[a-z]{1,20}$/;

const isNumber = (value: unknown, most: number): value is number =>
  typeof value === "number" && Math.abs(value) <= most;

const isText = (value: unknown, form: RegExp): value is string => typeof value === "string" && form.test(value);

/** As the engine takes it. */
export const isName = (value: unknown): value is string => isText(value, NAME) && !HIDDEN.test(value);

/** With what is known of a seat alone; undefined where it is none. */
function seatIn(value: unknown): ResultSeat | undefined {
  const { name, bot, place, score, face } = fieldsOf<keyof ResultSeat>(value);
  if (!isName(name) || !(bot === null || isText(bot, LEVEL))) return undefined;
  if (!isNumber(place, MOST_SEATS) || !Number.isInteger(place) || place < 1 || !isNumber(score, 1e6)) return undefined;
  if (!(face === undefined || isText(face, FACE))) return undefined;
  return { name, bot, place, score, ...(face !== undefined && { face }) };
}

function dealIn(value: unknown): Deal | undefined {
  const { key, rolls } = fieldsOf<keyof Deal>(value);
  const sound = Array.isArray(rolls) && rolls.length <= MOST_ROLLS && rolls.every((roll) => isText(roll, ROLL));
  return sound && isText(key, /^[0-9a-f]{16}$/) ? { key, rolls } : undefined;
}

/** The mark that a seat of a game is nobody's. */
export const tombstoneOf = ({ same }: Pick<StoredResult, "same">, seat: number) => `${same} ${seat}`;

export const isTombstone = (value: unknown): value is string => isText(value, /^[0-9a-z]{1,40} [0-7]$/);

/** The marks of those who were forgotten in a result. */
export const tombstonesOf = (result: StoredResult) =>
  result.same ? result.seats.flatMap((seat, at) => (seat === null ? [tombstoneOf(result, at)] : [])) : [];

/** With what is known of a result alone; null where it is none. */
export function resultIn(value: unknown): StoredResult | null {
  const { id, same, game, at, begun, seats, risen, deal } = fieldsOf<keyof StoredResult>(value);
  if (!isText(id, ID) || !isText(same, /^[0-9a-z]{0,40}$/) || !isText(game, GAME)) return null;
  if (!(at === null || isNumber(at, LATEST)) || !(begun === undefined || isNumber(begun, LATEST))) return null;
  if (!Array.isArray(seats) || seats.length > MOST_SEATS) return null;
  const sat = Array.from(seats, (seat) => (seat === null ? null : seatIn(seat)));
  if (!sat.every((seat) => seat !== undefined)) return null;
  const dealt = dealIn(deal);
  if (deal !== undefined && !dealt) return null;
  const known = { id, same, game, at, seats: sat, risen: risen === true };
  return { ...known, ...(begun !== undefined && { begun }), ...(dealt && { deal: dealt }) };
}

/** A number of 64 bits that follows from a text, in base 36. */
function numberOf(text: string) {
  let [one, other] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x5bd1e995);
    other = Math.imul(other ^ text.charCodeAt(at) ^ (one >>> 13), 0x1b873593);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join("x");
}

/** The levels of opponents at the end: as the row has them, or where it came without them, as the record says. */
function levelsOf({ seats, record: { opponents } }: StoredGame) {
  const last = Array.isArray(opponents) ? opponents.at(-1)?.bots : null;
  return seats.map(({ bot }, seat) => bot ?? (typeof last?.[seat] === "string" ? last[seat].split("@")[0] : null));
}

/** What goes on from the middle of another game counts there; a copy of a game that was over is that game. */
function isOwn({ setup, branches, log }: StoredGame["record"]) {
  const from = Array.isArray(branches) ? (branches.at(-1)?.ply ?? 0) : 0;
  const begun = fieldsOf(setup).position === undefined;
  return begun && (from === 0 || from === log.length);
}

/** Whether who came first was behind all the others in the middle. */
function hasRisen({ winners: [first = -1, ...shared], story }: ViewResult) {
  const { scores = [] } = story[Math.floor(story.length / 2)] ?? {};
  const own = scores[first] ?? Infinity;
  return !shared.length && scores.length > 2 && scores.every((score, seat) => seat === first || score > own);
}

/** The places of all seats. */
const placesOf = (ranking: number[][]): Partial<Record<number, number>> =>
  Object.fromEntries(
    ranking.flatMap((group, at) => group.map((seat) => [seat, 1 + ranking.slice(0, at).flat().length])),
  );

/** A game of which nothing is remembered. */
const nothingOf = (id: string, game: string) => ({ id, same: "", game, at: null, seats: [], risen: false });

function kept(row: StoredGame, at: number | null): StoredResult {
  const { id, record, view } = row;
  const ending = required(view.result, "result");
  const [levels, places] = [levelsOf(row), placesOf(ending.ranking)];
  const seats = view.seats.map(({ name, score }, seat) =>
    seatIn({
      name: name.trim(),
      bot: levels[seat],
      place: places[seat],
      score,
      face: row.seats[seat]?.face ?? undefined,
    }),
  );
  const whole = isOwn(record) && levels.includes(null);
  if (!whole || !seats.every((seat) => seat !== undefined)) return nothingOf(id, record.game);
  const same = numberOf(JSON.stringify([record.game, record.players, record.setup, record.log]));
  const deal = dealIn(ending.deal);
  const known = { id, same, game: record.game, at, seats, risen: hasRisen(ending) };
  const begun = at === null ? null : playedAt(row, at);
  return { ...known, ...(begun !== null && { begun }), ...(deal && { deal }) };
}

/** The result of a game that ended at a time. Rows are untrusted: of a damaged one nothing is remembered. */
export function resultOf(row: StoredGame, at: number | null = row.changed): StoredResult {
  try {
    return kept(row, at);
  } catch {
    return nothingOf(row.id, "");
  }
}

/** As its record may say: for a game from elsewhere, when it was played. */
export function playedAt({ record: { started } }: StoredGame, now: number) {
  const time = typeof started === "string" ? Date.parse(started) : Number.NaN;
  return time <= now ? time : null;
}
