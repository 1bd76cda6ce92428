// Announces to screen readers what happens at a table (turn-summary.js) and what it shows besides: a new question, what was
// chosen, its forecast, refusals, undone entries, advice. A heading that just received the focus is not announced: the
// screen reader reads it itself.
import { atRest } from "../art/idle-ui.js";
import { listed } from "../i18n/translate.js";
import { adviceWords, legendWords, shownAdvice, shownChoices } from "../table/advice.js";
import { createDigest } from "./turn-summary.js";
import { bestWords, choiceWords, foretellings, question } from "../table/prompt.js";
import { ownResults, sentence, victory } from "../wording/event-sentences.js";
import { recalled } from "../session/undo.js";
import { inSeatLanguage } from "../wording/seat-language.js";

/** @typedef {import("../types.js").Entry} Entry */
/** @typedef {import("../table/types.js").Table} Table */
/**
 * @typedef {{mark: unknown, text: () => string}} Word `mark` differs for each new message, and is null where there is
 *   none
 */

/** The headings with the question; the focus may stay on one while its text changes. */
const ASKING = ".prompt h2, .result h2";

/** The names of the tapped cells and handles. @param {string[]} picks @param {Table} table */
export function chosenWords(picks, { session, board, say, lang }) {
  const { view } = session.state;
  const ui = { ...atRest(board.words(say)), picked: picks, lit: new Set(picks) };
  const places = [...board.cells(view), ...board.handles(view, ui), ...board.hand(view, ui)];
  const named = picks.flatMap((pick) => places.find((place) => place.pick === pick) ?? []);
  return listed(
    named.map(({ label }) => say(label.key, label.args)),
    lang,
  );
}

/** The pending action and its forecast. @param {Table} table */
export function proposed(table) {
  const lines = foretellings(table).join(" ");
  return `${table.say("said-pending", { what: choiceWords(String(table.session.state.pending), table) })} ${lines}`;
}

/** What was undone: the first of the removed entries. @param {Entry} first of what is gone @param {Table} table */
const undone = ({ events }, table) =>
  `${table.say("said-undone", { text: events.map((event) => sentence(event, table)).join(" ") })} ${recalled(table)}`;

/** The entries that were removed since before. @param {Entry[]} before @param {Entry[]} now */
const taken = (before, now) =>
  now.length < before.length && now.every((entry, at) => entry === before[at]) ? before.slice(now.length) : [];

/** @param {(sentence: string, lang: string) => void} announce announces a sentence */
export function createSpeaking(announce) {
  /** The last mark by subject. @type {Map<string, unknown>} */
  const marks = new Map();
  /** @type {Entry[]} */
  let entries = [];
  /** @type {string[]} */
  let picked = [];
  /** @type {Element | null} */
  let focused = null;
  /** How many sentences were announced. */
  let said = 0;
  const say = (/** @type {string} */ text, /** @type {string} */ lang) => {
    said += 1;
    announce(text, lang);
  };
  const digest = createDigest(say);

  /** Whether there is a new mark for a subject; remembers it. @param {string} about @param {unknown} mark */
  function isNew(about, mark) {
    const known = marks.get(about) ?? null;
    marks.set(about, mark);
    return mark !== null && mark !== known;
  }

  /** @param {Table} table @param {(text: string) => void} tell */
  function sayUndone(table, tell) {
    const [first] = taken(entries, table.session.state.entries);
    entries = table.session.state.entries;
    if (first) tell(undone(first, table));
  }

  /**
   * Announce new picks; or that all were dropped, while the question is the same.
   * @param {Table} table
   * @param {boolean} same
   * @param {(text: string) => void} tell
   */
  function sayChosen(table, same, tell) {
    const { session } = table;
    const now = session.state.pending === null ? session.state.picked : [];
    const fresh = now.filter((pick) => !picked.includes(pick));
    const dropped = picked.length > 0 && !session.state.picked.length && same;
    picked = session.state.picked;
    const what = fresh.length ? chosenWords(fresh, table) : "";
    if (what) tell(table.say("said-chosen", { what }));
    if (dropped) tell(table.say("said-dropped"));
  }

  /** Announce advice, and what the numbers mean once they are shown. @param {Table} table @param {(text: string) => void} tell */
  function sayAdvice(table, tell) {
    const advice = shownAdvice(table);
    if (isNew("advice", advice) && advice) tell(adviceWords(advice, bestWords(table), table));
    if (isNew("worths", shownChoices(table).length ? advice : null)) tell(legendWords(table));
  }

  return {
    /** An event has been seen. */
    heard: digest.heard,
    /**
     * Announce what is new, unless an animation is running: after a render, or ahead of one that does not move the focus.
     * @param {Table} shown
     * @returns {boolean} whether there was anything
     */
    announceChanges(shown) {
      const { state } = shown.session;
      const had = focused;
      focused = document.activeElement;
      if (state.moving || !state.ready) return false;
      const before = said;
      const voice = inSeatLanguage(shown);
      const tell = (/** @type {string} */ text) => say(text.trim(), voice.lang);
      const { view, preview, why, wanted } = state;
      const asks = (state.yours || shown.lesson?.reads) && wanted === null && !state.handover;
      const text = view.result ? voice.say("result-won", victory(view, voice.say, voice.lang)) : question(view, voice);
      const asked = view.result || asks ? `${view.ply} ${text}` : null;
      const ply = isNew("ply", view.ply);
      digest.rests(shown, Boolean(asked ?? state.handover));
      sayUndone(voice, tell);
      sayChosen(voice, !ply, tell);
      if (isNew("preview", state.pending === null ? null : preview)) tell(proposed(voice));
      if (isNew("why", why) && why) tell(voice.say(why.key, why.args));
      const read = focused !== had && focused?.matches(ASKING);
      if (isNew("question", asked) && !read) tell(text);
      if (isNew("own", view.result && view.ply)) ownResults(view, shown.session.row.seats, voice.say).forEach(tell);
      sayAdvice(voice, tell);
      return said > before;
    },
  };
}
