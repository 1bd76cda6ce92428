// What has happened, as it is said aloud: one digest for each turn, in the fewest words; or every event in full, where
// somebody prefers that. Never touches the DOM; knows no game by name.
import { persons } from "../storage/seating.js";
import { aloud } from "../i18n/functions.js";
import { sentence } from "../wording/event-sentences.js";
import { inSeatLanguage, turnOf } from "../wording/seat-language.js";

/** @typedef {import("../types.js").Brief} Brief */
/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../table/types.js").Table} Table */

/** Characters from the reply to a choice until the next question: twenty seconds of speech. */
export const MOST = 300;
/** Of these for a last sentence: that more has happened. */
const KEPT = 45;
/** And for the pause before each turn. */
const PAUSE = 1;
/** What a turn with much to tell leaves to each that may follow before the question. */
const LEAST = 40;

/** How long a text is to say. @param {string} text */
export const lengthOf = (text) => aloud(text).length;

/** Pieces as one sentence; `cut`: more has happened than it tells. @param {string[]} pieces @param {boolean} cut @param {Pick<Table, "say">} table */
function joined(pieces, cut, { say }) {
  const told = pieces.reduce((one, other) => say("brief-then", { one, other }));
  return say("brief-told", { told, cut });
}

/**
 * The most that there is room for: what may be left out goes first, then what came last.
 * @param {Brief[]} told
 * @param {number} room in characters
 * @param {Pick<Table, "say">} table
 * @returns {string} empty where there is no room for anything
 */
export function fitting(told, room, table) {
  const pieces = told.map(({ key, args, less }) => ({ text: table.say(key, args), less }));
  let cut = false;
  while (pieces.length) {
    const texts = pieces.map((piece) => piece.text);
    const text = joined(texts, cut, table);
    if (lengthOf(text) <= room) return text;
    const spare = pieces.findIndex(({ less }) => less);
    cut ||= spare < 0;
    pieces.splice(spare, 1); // without a spare one the last
  }
  return "";
}

/** @param {(text: string, lang: string) => void} announce */
export function createDigest(announce) {
  /** The events that are not told yet. @type {Event[]} */
  let untold = [];
  /** Whose turn they are of. @type {unknown} */
  let turn = null;
  /** The turns since the last question, the characters that telling them took, and whether one was left out. */
  let [turns, spent, missed] = [0, 0, false];

  /** Tell what is not told yet. @param {Table} shown */
  function tell(shown) {
    const table = inSeatLanguage(shown);
    const told = table.board.brief(untold);
    untold = [];
    if (!told.length) return;
    turns += 1;
    const later = Math.max(0, table.session.state.view.seats.length - turns);
    const text = fitting(told, MOST - KEPT - later * LEAST - spent - PAUSE, table);
    missed ||= !text;
    if (!text) return;
    spent += lengthOf(text) + PAUSE;
    announce(text, table.lang);
  }

  /** Somebody is asked: that was all since the question before. @param {Table} shown */
  function close(shown) {
    const table = inSeatLanguage(shown);
    if (missed) announce(table.say("brief-more"), table.lang);
    [turns, spent, missed] = [0, 0, false];
  }

  return {
    /** An event has been seen. @param {Event} event @param {Table} table */
    heard(event, table) {
      const now = turnOf(table.session.state.view);
      if (now !== turn || event.type === "ended") tell(table);
      if (now !== turn && !persons(table.session.row.seats)) close(table); // whoever watches is never asked
      turn = now;
      if (table.telling === "full" || event.type === "ended") announce(sentence(event, table), table.lang);
      else untold.push(event);
    },
    /** Nothing moves: what is over is told, and all of it before somebody is asked. @param {Table} table @param {boolean} asked */
    rests(table, asked) {
      if (untold.length && (asked || turnOf(table.session.state.view) !== turn)) tell(table);
      if (asked) close(table);
    },
  };
}
