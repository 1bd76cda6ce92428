// Questions about the table, each by a letter: those of every table, and the game's own. Typed after a slash, or a key
// on the board. Never touches the DOM; knows no game by name.
import { inSentences } from "../i18n/functions.ts";
import { since } from "../session/handover.ts";
import { folded, inLatin, latinKey } from "../i18n/letters.ts";
import { lookup, ofSeat } from "../base/lookup.ts";
import { fullQuestion } from "../table/prompt.ts";
import { chosenWords, pendingWords } from "./table-announcer.js";
import { sentence } from "../wording/event-sentences.ts";
import { turnOf } from "../wording/seat-language.ts";

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../table/types.ts").Table} Table */

/** Where somebody is in the question: the action that is shown; else what is asked, and what is chosen of it. @param {Table} table */
function currentQuestion(table) {
  const { view, picked, pending } = table.session.state;
  if (pending !== null) return [pendingWords(table)];
  return [
    fullQuestion(view, table),
    picked.length ? table.say("said-chosen", { what: chosenWords(picked, table) }) : "",
  ];
}

/** A player, with all that they have. @param {Seat} seat @param {Table} table */
function player(seat, { say, board, session }) {
  const colors = [ofSeat(session.row.record.players, seat.seat).color].flat();
  const points = say("count-points", { count: seat.score });
  const has = board.legend(seat).filter(({ value }) => value > 0);
  const facts = seat.out
    ? [say("seat-out")]
    : has.map(({ key, value }) => say("asked-fact", { what: say(key), count: value }));
  return inSentences([say("asked-player", { seat: seat.seat, colors, points }), ...facts]);
}

/** What has happened since whoever is asked decided last. @param {Table} table */
function sinceOwnTurn(table) {
  const { entries, view } = table.session.state;
  const events = entries.slice(since(entries, Number(turnOf(view)))).flatMap((entry) => entry.events);
  return events.length ? events.map((event) => sentence(event, table)) : [table.say("asked-nothing")];
}

/** What can be asked at every table. @type {Record<string, (table: Table) => string[]>} */
const SHARED = {
  p: (table) => table.session.state.view.seats.map((seat) => player(seat, table)),
  q: currentQuestion,
  w: (table) => few(sinceOwnTurn(table), table),
};

/** What can be asked besides, where the game has a clock. @type {typeof SHARED} */
const TIMED = { t: (table) => table.gameClock?.answers(table) ?? [] };

/** What can be asked at a table, whatever its game. @param {Partial<Pick<Table, "gameClock">>} table */
const shared = ({ gameClock }) => (gameClock ? { ...SHARED, ...TIMED } : SHARED);

/** The letters of all that can be asked. @param {Pick<Table, "board"> & Partial<Pick<Table, "gameClock">>} table */
const letters = (table) => [...Object.keys(shared(table)), ...Object.keys(table.board.questions)].sort();

/** All that can be asked. @param {Table} table */
const allQuestions = (table) => letters(table).map((letter) => table.say(`asks-${letter}`));

/** What asks for everything, with a keyboard of any direction. */
const EVERYTHING = ["?", "؟"];

/**
 * The letter of the question that a key asks: the one with which its sentence begins in this language, or the Latin one;
 * empty where it asks for everything, undefined where for nothing.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 * @param {Pick<Table, "board" | "say"> & Partial<Pick<Table, "gameClock">>} table
 */
export function queryLetter(event, table) {
  if (EVERYTHING.includes(event.key)) return "";
  const [all, typed] = [letters(table), folded(event.key)];
  const own = all.find((letter) => typed && folded(table.say(`asks-${letter}`)).startsWith(typed));
  return own ?? all.find((letter) => letter === latinKey(event));
}

/** How many things of a long list are said at once. */
const FEW = 5;
/** The rest of the last long list, by session, and the view that it belongs to. @type {WeakMap<object, {view: unknown, rest: string[]}>} */
const unsaid = new WeakMap();

/** The first few of a list, and that there are more. @param {string[]} list @param {Table} table */
function few(list, { say, session }) {
  const [first, rest] = [list.slice(0, FEW), list.slice(FEW)];
  unsaid.set(session, { view: session.state.view, rest });
  return rest.length ? [...first, say("asked-more", { count: rest.length })] : first;
}

/** The next few of the last long list, where nothing has changed since. @param {Table} table */
export function more(table) {
  const { view, rest = [] } = unsaid.get(table.session) ?? {};
  const next = view === table.session.state.view ? few(rest, table) : [];
  return inSentences(next) || table.say("asked-no-more");
}

/**
 * The answer of a game.
 * @param {import("../types.js").Question} own
 * @param {string} text the cell or seat asked about, as it was typed
 * @param {Table} table
 */
async function answerOf({ about, of, answer, long }, text, table) {
  const { say, session } = table;
  const { view } = session.state;
  const facts = about === undefined ? {} : await session.inspect(about, of?.(view, text) ?? "");
  if (facts === undefined) return []; // the engine failed: the table says so itself
  const answers = facts === null ? [{ key: "asked-nowhere", args: { place: text } }] : answer(view, facts);
  const sentences = answers.map(({ key, args }) => say(key, args));
  return long ? few(sentences, table) : sentences;
}

/**
 * Answer a question.
 * @param {string} text a letter, and perhaps what it is asked about
 * @param {Table} table
 */
export async function answer(text, table) {
  const letter = queryLetter({ key: text.slice(0, 1), code: "" }, table) ?? "";
  const rest = inLatin(text.slice(1).trim(), table.say);
  const [known, own] = [lookup(shared(table), letter), lookup(table.board.questions, letter)];
  const sentences = known?.(table) ?? (own ? await answerOf(own, rest, table) : allQuestions(table));
  return inSentences(sentences);
}
