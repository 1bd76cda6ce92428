// The command field: whole turns typed instead of tapped. The engine reads what is typed; what it means becomes picks,
// chosen as if they were tapped. Out of sight until it has the focus.
import { html } from "lit-html";
import { inSentences } from "../i18n/functions.ts";
import { listed } from "../i18n/translate.ts";
import { answer, more } from "./queries.js";
import { COLUMNS, columnsIn, folded, inLatin, latinKey } from "../i18n/letters.ts";
import { lookup } from "../base/lookup.ts";
import { inLanguage } from "../i18n/lang.ts";
import { choiceWords, fullQuestion } from "../table/prompt.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";

/** @typedef {import("../table/types.ts").Table} Table */
/** @typedef {import("../session/typed-moves.ts").Unclear} Unclear */

/** The question, or how the game ended. */
const ASKED = "[data-prompt] h2, [data-result] h2";
/** As many characters as the engine reads. */
const LONGEST = 200;

/** The names of an engine's word, or of a column, in the language of a table. @param {Table} table @returns {(word: string) => string[]} */
const namesIn =
  ({ say }) =>
  (word) =>
    COLUMNS.includes(word) ? [columnsIn(say)[COLUMNS.indexOf(word)] ?? word] : say(`typed-${word}`).split(" ");

/** What is answered where nothing was chosen. @type {Record<Unclear["means"], (meaning: Unclear, table: Table) => string>} */
const ANSWERS = {
  several: ({ could = [], more = 0 }, table) =>
    table.say("command-several", {
      what: listed(
        could.map((action) => choiceWords(action, table)),
        table.lang,
      ),
      more,
    }),
  refused: ({ why }, { say }) => (why ? say(why.key, why.args) : say("command-not-now")),
  unknown: ({ word }, { say }) => say("command-unknown", { word: word ?? "" }),
  "by-seed": (_, { say }) => say("command-by-seed"),
  "not-yours": (_, table) => fullQuestion(table.session.state.view, table),
};

/** Go on without words: confirm, roll, read on; else hear the question again. @param {Table} table @returns {string} */
function proceed(table) {
  const { session } = table;
  const { pending, view, yours, guide } = session.state;
  if (guide?.reads) session.readOn();
  else if (pending !== null) session.taps.confirm();
  else if (yours && view.to_act === "chance" && !table.settings().dice) session.roll();
  else return fullQuestion(view, table);
  return "";
}

/** What can be typed now. @param {Table} table */
const help = ({ session, say }) => inSentences([say(`command-${session.state.view.phase}`), say("command-help")]);

/** Take back what is begun or shown, else what was played, as the tool does. @param {Table} table */
function undo(table) {
  const { session } = table;
  if (session.state.begun) session.taps.cancel();
  else table.undo();
  return "";
}

/** What is no word of a game. @type {Record<string, (table: Table) => string>} */
const COMMANDS = { "": proceed, "?": help, "؟": help, u: undo };
/** What has names in each language besides: the key of these. @type {Record<string, (table: Table) => string>} */
const NAMED = { "typed-undo": undo, "typed-more": more };

/** What a text does that is no word of a game. @param {string} text @param {Table} table */
function commandOf(text, { say }) {
  const named = Object.keys(NAMED).find((key) => folded(say(key)).split(" ").includes(text));
  return named === undefined ? lookup(COMMANDS, text) : NAMED[named];
}

/** After a slash, or the question mark of a keyboard that has none, a text asks about the table. */
const ASKING = /^(\/|[?؟](?=.))\s*/;

/**
 * Do what was typed.
 * @param {string} text
 * @param {Table} shown
 * @returns {Promise<string>} what is answered; empty where the table itself says what it shows then
 */
export async function runCommand(text, shown) {
  const { session } = shown;
  const unseen = session.clock.finish(); // whoever types goes on from the newest position
  const table = inSeatLanguage(shown);
  if (session.state.wanted !== null) return fullQuestion(session.state.view, table); // nobody acts on what is not shown
  const typed = text.trim();
  if (unseen && !typed) return ""; // what this has brought is said first, as a tap would only show it
  const [asks, words] = [ASKING.test(typed), typed.replace(ASKING, "")];
  const command = commandOf(folded(words), table);
  if (command && (!asks || command === more)) return command(table);
  if (asks) return answer(words, table);
  const unclear = await session.type(inLatin(typed.slice(0, LONGEST), table.say), namesIn(table));
  return unclear ? ANSWERS[unclear.means](unclear, table) : "";
}

/** Where a key writes or chooses, or the table is covered. */
const KEPT = "input:not([type=range]), select, textarea, dialog";

/** Go to the field from wherever somebody is at a table. @param {KeyboardEvent} event @param {Table | null} table */
export function commandKey(event, table) {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || latinKey(event) !== "/" || !table?.settings().keys) return;
  if (/** @type {Element} */ (target).closest(KEPT) || document.querySelector("dialog:modal")) return;
  event.preventDefault();
  /** @type {HTMLElement | null} */ (document.querySelector("[data-command]"))?.focus();
}

/** Escape leaves the field for the question. @param {KeyboardEvent} event */
function leaveField(event) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  /** @type {HTMLElement | null} */ (document.querySelector(ASKED))?.focus({ preventScroll: true });
}

/** The field, and what it answered last. @param {Table} table */
export function commandField(table) {
  const { say, session, lang } = table;
  const enter = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const text = String(new FormData(form).get("command") ?? "");
    form.reset();
    table.enter(text);
  };
  return html`<form class="command" ${inLanguage(lang)} @submit=${enter} ?hidden=${!session.state.ready}>
    <label><span>${say("command")}</span>
    <input class="input" @keydown=${leaveField} type="text" name="command" data-command maxlength=${LONGEST} autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="go"></label>
    <p class="command-answer" data-answer>${table.answer}</p></form>`;
}
