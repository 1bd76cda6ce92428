// What is kept of a game that is over, so that people are remembered: who played, and where each ended. Places and points
// are the engine's. Pure. A result in a file is untrusted input.

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Result} Ending how the engine says that a game ended */
/**
 * @typedef {object} Sat who held a seat at the end
 * @property {string} name
 * @property {string | null} bot the opponent's level; null: a person
 * @property {number} place from 1; seats that share a place have the same
 * @property {number} score
 * @property {number[]} [rolls] how often this seat rolled numbers, their sum, and the sum that was to be expected
 * @property {number} [luck] what rolls changed in its chance to come first, in millionths, where the game was analysed
 */
/**
 * @typedef {object} Kept a result
 * @property {string} id of the stored game
 * @property {string} same a number that is the same for each copy of the game; empty where the game does not count
 * @property {string} game
 * @property {number | null} at when it ended, in milliseconds since 1970; null: nobody knows
 * @property {number} [begun] when it began, where its record says so
 * @property {(Sat | null)[]} seats null: of somebody who was forgotten; none where the game does not count
 * @property {Deal} [deal] what chance gave it: tables of the same luck are compared
 * @property {boolean} risen whether who came first had fewer points than all others in the middle of the game
 */

/** What chance gave a game. @typedef {import("../shapes.js").Deal} Deal */

const [MOST_SEATS, MOST_ROLLS, LATEST] = [8, 5000, 8.64e15];
const ID = /^[0-9a-f]{8,64}$/;
const GAME = /^[a-z][a-z0-9_-]{0,39}$/;
const LEVEL = /^[a-z]{1,20}(#[0-9]{1,6})?$/;
/** What names may not have (py/jemaa/checks.py): what nobody sees, but for what shapes the letters beside it. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u180e\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u;
/** The texts of rolls, as far as these can be any. */
const ROLL = /^[a-z0-9 ]{1,40}$/;
const NAME = /^(?=.*[\p{L}\p{N}\p{P}\p{S}]).{1,40}$/u;

/** @param {unknown} value @param {number} most @returns {value is number} */
const isNumber = (value, most) => typeof value === "number" && Math.abs(value) <= most;

/** @param {unknown} value @param {RegExp} form @returns {value is string} */
const isText = (value, form) => typeof value === "string" && form.test(value);

/** Whether rolls are a count and two sums. @param {unknown} rolls @returns {rolls is number[]} */
const areRolls = (rolls) =>
  Array.isArray(rolls) && rolls.length === 3 && Array.from(rolls).every((number) => isNumber(number, MOST_ROLLS * 100));

/** A seat with what is known of it alone; undefined where it is none. @param {unknown} value @returns {Sat | undefined} */
function seatIn(value) {
  const { name, bot, place, score, rolls, luck } = /** @type {Record<keyof Sat, unknown>} */ (value ?? {});
  if (!isText(name, NAME) || HIDDEN.test(name) || !(bot === null || isText(bot, LEVEL))) return undefined;
  if (!isNumber(place, MOST_SEATS) || !Number.isInteger(place) || place < 1 || !isNumber(score, 1e6)) return undefined;
  if (!(rolls === undefined || areRolls(rolls)) || !(luck === undefined || isNumber(luck, 1e7))) return undefined;
  return { name, bot, place, score, ...(rolls && { rolls }), ...(luck !== undefined && { luck }) };
}

/** What chance gave a game, as far as it can be that. @param {unknown} value @returns {Deal | undefined} */
function dealIn(value) {
  const { key, rolls } = /** @type {Record<keyof Deal, unknown>} */ (value ?? {});
  const sound = Array.isArray(rolls) && rolls.length <= MOST_ROLLS && rolls.every((roll) => isText(roll, ROLL));
  return sound && isText(key, /^[0-9a-f]{16}$/) ? { key, rolls } : undefined;
}

/** The mark that a seat of a game is nobody's. @param {Pick<Kept, "same">} result @param {number} seat */
export const markOf = ({ same }, seat) => `${same} ${seat}`;

/** @param {unknown} value @returns {value is string} */
export const isMark = (value) => isText(value, /^[0-9a-z]{1,40} [0-7]$/);

/** The marks of those who were forgotten in a result. @param {Kept} result */
export const marksOf = (result) =>
  result.same ? result.seats.flatMap((seat, at) => (seat === null ? [markOf(result, at)] : [])) : [];

/** A result with what is known of it alone; null where it is none. @param {unknown} value @returns {Kept | null} */
export function resultIn(value) {
  const { id, same, game, at, begun, seats, risen, deal } = /** @type {Record<keyof Kept, unknown>} */ (value ?? {});
  if (!isText(id, ID) || !isText(same, /^[0-9a-z]{0,40}$/) || !isText(game, GAME)) return null;
  if (!(at === null || isNumber(at, LATEST)) || !(begun === undefined || isNumber(begun, LATEST))) return null;
  if (!Array.isArray(seats) || seats.length > MOST_SEATS) return null;
  const sat = Array.from(seats, (seat) => (seat === null ? null : seatIn(seat)));
  if (sat.includes(undefined)) return null;
  const dealt = dealIn(deal);
  if (deal !== undefined && !dealt) return null;
  const known = { id, same, game, at, seats: /** @type {Kept["seats"]} */ (sat), risen: risen === true };
  return { ...known, ...(begun !== undefined && { begun }), ...(dealt && { deal: dealt }) };
}

/** A number of 64 bits that follows from a text, in base 36. @param {string} text */
function numberOf(text) {
  let [one, other] = [0x9e3779b9, 0x85ebca6b];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x5bd1e995);
    other = Math.imul(other ^ text.charCodeAt(at) ^ (one >>> 13), 0x1b873593);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join("x");
}

/** The levels of opponents at the end, by seat: as the row has them, or where it came without them, as the record says. @param {Row} row */
function levelsOf({ seats, record: { opponents } }) {
  const last = Array.isArray(opponents) ? opponents.at(-1)?.bots : null;
  return seats.map(({ bot }, seat) => bot ?? (typeof last?.[seat] === "string" ? last[seat].split("@")[0] : null));
}

/**
 * Whether a game counts: a whole one, from the usual start. What goes on from the middle of another one counts there; a
 * copy of a game that was over is that game.
 * @param {Row["record"]} record
 */
function isOwn({ setup, branches, log }) {
  const from = Array.isArray(branches) ? (branches.at(-1)?.ply ?? 0) : 0;
  const begun = /** @type {{position?: unknown} | undefined} */ (setup)?.position === undefined;
  return begun && (from === 0 || from === log.length);
}

/** Whether who came first was behind all the others in the middle. @param {Ending} ending */
function hasRisen({ winners: [first = -1, ...shared], story }) {
  const { scores = [] } = story[Math.floor(story.length / 2)] ?? {};
  const own = scores[first] ?? Infinity;
  return !shared.length && scores.length > 2 && scores.every((score, seat) => seat === first || score > own);
}

/** The places of all seats. @param {number[][]} ranking */
function placesOf(ranking) {
  /** @type {number[]} */
  const places = [];
  let before = 0;
  for (const group of ranking) {
    for (const seat of group) places[seat] = before + 1;
    before += group.length;
  }
  return places;
}

/** A game of which nothing is remembered. @param {string} id @param {string} game @returns {Kept} */
const nothingOf = (id, game) => ({ id, same: "", game, at: null, seats: [], risen: false });

/** @param {Row} row @param {number | null} at @returns {Kept} */
function kept(row, at) {
  const { id, record, view } = row;
  const ending = /** @type {Ending} */ (view.result);
  const [levels, places] = [levelsOf(row), placesOf(ending.ranking)];
  const seats = view.seats.map(({ name, score }, seat) =>
    seatIn({ name: name.trim(), bot: levels[seat], place: places[seat], score }),
  );
  const whole = isOwn(record) && levels.includes(null) && !seats.includes(undefined);
  if (!whole) return nothingOf(id, record.game);
  const same = numberOf(JSON.stringify([record.game, record.players, record.setup, record.log]));
  const deal = dealIn(ending.deal);
  const known = { id, same, game: record.game, at, seats: /** @type {Sat[]} */ (seats), risen: hasRisen(ending) };
  const begun = at === null ? null : playedAt(row, at);
  return { ...known, ...(begun !== null && { begun }), ...(deal && { deal }) };
}

/**
 * The result of a stored game that is over. Rows are untrusted: of a damaged one nothing is remembered.
 * @param {Row} row
 * @param {number | null} [at] when it ended
 */
export function resultOf(row, at = row.changed) {
  try {
    return kept(row, at);
  } catch {
    return nothingOf(row.id, "");
  }
}

/** When a game began, as its record may say: for one from elsewhere, when it was played. @param {Row} row @param {number} now */
export function playedAt({ record: { started } }, now) {
  const time = typeof started === "string" ? Date.parse(started) : Number.NaN;
  return time <= now ? time : null;
}
