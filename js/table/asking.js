// Questions about the table, each by a letter: those of every table, and the game's own. Typed after a slash, or a key
// on the board. Never touches the DOM; knows no game by name.
import { aloud } from "../shell/words.js";
import { since } from "./handover.js";
import { lookup, ofSeat } from "./lookup.js";
import { question } from "./prompt.js";
import { chosenWords, proposed } from "./speaking.js";
import { sentence } from "./telling.js";
import { turnOf } from "./voice.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */

/** How a sentence ends; the name of a place has no end of its own. */
const ENDED = /[.:!?؟]$/;

/** @param {string} text @param {Table["say"]} say */
const closed = (text, say) => say("brief-told", { told: text, cut: false });

/** Where somebody is in the question: what is asked, what is chosen of it, what waits to be confirmed. @param {Table} table */
function asked(table) {
  const { view, picked, pending } = table.session.state;
  const begun = pending === null && picked.length ? table.say("said-chosen", { what: chosenWords(picked, table) }) : "";
  return [question(view, table), begun, pending === null ? "" : proposed(table)];
}

/** A player, with all that they have. @param {Seat} seat @param {Table} table */
function player(seat, { say, board, session }) {
  const colors = [ofSeat(session.row.record.players, seat.seat).color].flat();
  const points = say("count-points", { count: seat.score });
  const has = board.legend(seat).filter(({ value }) => value > 0);
  const facts = seat.out
    ? [say("seat-out")]
    : has.map(({ key, value }) => say("asked-fact", { what: say(key), count: value }));
  return [say("asked-player", { seat: seat.seat, colors, points }), ...facts].join(" ");
}

/** What has happened since whoever is asked decided last. @param {Table} table */
function lately(table) {
  const { entries, view } = table.session.state;
  const events = entries.slice(since(entries, Number(turnOf(view)))).flatMap((entry) => entry.events);
  return events.length ? events.map((event) => sentence(event, table)) : [table.say("asked-nothing")];
}

/** What can be asked at every table. @type {Record<string, (table: Table) => string[]>} */
const SHARED = {
  p: (table) => table.session.state.view.seats.map((seat) => player(seat, table)),
  q: asked,
  w: lately,
};

/** All that can be asked. @param {Table} table */
const everything = ({ say, board }) =>
  [...Object.keys(SHARED), ...Object.keys(board.questions)].sort().map((letter) => closed(say(`asks-${letter}`), say));

/** Whether a key asks something. @param {string} key @param {Pick<Table, "board">} table */
export const asks = (key, { board }) =>
  key === "?" || Object.hasOwn(SHARED, key) || Object.hasOwn(board.questions, key);

/**
 * The answer of a game.
 * @param {import("../types.js").Question} own
 * @param {string} text the place, as it was typed
 * @param {Table} table
 */
async function answerOf({ about, of, answer }, text, { say, session }) {
  const { view } = session.state;
  const facts = about === undefined ? {} : await session.inspect(about, of?.(view, text) ?? "");
  if (facts === undefined) return []; // the engine failed: the table says so itself
  const told = facts === null ? [{ key: "asked-nowhere", args: { place: text } }] : answer(view, facts);
  return told
    .map(({ key, args }) => say(key, args))
    .map((text) => (ENDED.test(aloud(text)) ? text : closed(text, say)));
}

/**
 * Answer a question.
 * @param {string} text a letter, and perhaps a place
 * @param {Table} table
 */
export async function answered(text, table) {
  const [letter, place] = [text.slice(0, 1).toLowerCase(), text.slice(1).trim().toLowerCase()];
  const [shared, own] = [lookup(SHARED, letter), lookup(table.board.questions, letter)];
  const told = shared?.(table) ?? (own ? await answerOf(own, place, table) : everything(table));
  return told.filter(Boolean).join(" ");
}
