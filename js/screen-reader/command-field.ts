// The command field: whole turns typed instead of tapped. The engine reads what is typed; what it means becomes picks,
// chosen as if they were tapped. Out of sight until it has the focus.
import { html } from "lit-html";
import { inSentences } from "../i18n/functions.ts";
import { listed } from "../i18n/translate.ts";
import { answer, more } from "./queries.ts";
import { COLUMNS, columnsIn, folded, inLatin } from "../i18n/letters.ts";
import { lookup } from "../base/lookup.ts";
import { inLanguage } from "../i18n/lang.ts";
import { promptText } from "../table/director.ts";
import { choiceWords } from "../table/prompt.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import type { Unclear } from "../session/typed-moves.ts";
import type { Table } from "../table/types.ts";

const ASKED = "[data-prompt] h2, [data-result] h2";
/** As many characters as the engine reads. */
const LONGEST = 200;

/** The names of an engine's word, or of a column, in the language of a table. */
const namesIn =
  ({ say }: Pick<Table, "say">): ((word: string) => string[]) =>
  (word) =>
    COLUMNS.includes(word) ? [columnsIn(say)[COLUMNS.indexOf(word)] ?? word] : say(`typed-${word}`).split(" ");

/** What is answered where nothing was chosen. */
const ANSWERS: Record<Unclear["means"], (meaning: Unclear, table: Table) => string> = {
  several: ({ could = [], more = 0 }, table) => {
    const choices = could.map((action) => choiceWords(action, table));
    return table.say("command-several", { what: listed(choices, table.lang), more });
  },
  refused: ({ why }, { say }) => (why ? say(why.key, why.args) : say("command-not-now")),
  unknown: ({ word }, { say }) => say("command-unknown", { word: word ?? "" }),
  "by-seed": (_, { say }) => say("command-by-seed"),
  "not-yours": (_, table) => promptText(table.session.state.view, table),
};

/** Go on without words: confirm, roll, read on; else hear the question again. */
function proceed(table: Table): string {
  const { session } = table;
  const { pending, view, yours, guide } = session.state;
  if (guide?.reads) session.readOn();
  else if (pending !== null) session.taps.confirm();
  else if (yours && view.to_act === "chance" && !table.settings().dice) session.roll();
  else return promptText(view, table);
  return "";
}

const help = ({ session, say }: Pick<Table, "say" | "session">) =>
  inSentences([say(`command-${session.state.view.phase}`), say("command-help")]);

/** Take back what is begun or shown, else what was played, as the tool does. */
function undo(table: Pick<Table, "session" | "undo">) {
  const { session } = table;
  if (session.state.begun) session.taps.cancel();
  else table.undo();
  return "";
}

/** Commands that are no words of a game. */
const COMMANDS: Record<string, (table: Table) => string> = { "": proceed, "?": help, "؟": help, u: undo };
/** Commands that have names in each language, by the key of those names. */
const NAMED: Record<string, (table: Table) => string> = { "typed-undo": undo, "typed-more": more };

function commandOf(text: string, { say }: Pick<Table, "say">) {
  const named = Object.keys(NAMED).find((key) => folded(say(key)).split(" ").includes(text));
  return named === undefined ? lookup(COMMANDS, text) : NAMED[named];
}

/** After a slash, or the question mark of a keyboard that has none, a text asks about the table. */
const ASKING = /^(\/|[?؟](?=.))\s*/;

/** Do what was typed. @returns what is answered; empty where the table itself says what it shows then */
export async function runCommand(text: string, shown: Table): Promise<string> {
  const { session } = shown;
  const unseen = session.animations.finish(); // whoever types goes on from the newest position
  const table = inSeatLanguage(shown);
  if (session.state.historyPly !== null) return promptText(session.state.view, table); // nobody acts on what is not shown
  const typed = text.trim();
  if (unseen && !typed) return ""; // what this has brought is said first, as a tap would only show it
  const [asks, words] = [ASKING.test(typed), typed.replace(ASKING, "")];
  const command = commandOf(folded(words), table);
  if (command && (!asks || command === more)) return command(table);
  if (asks) return answer(words, table);
  const unclear = await session.taps.type(inLatin(typed.slice(0, LONGEST), table.say), namesIn(table));
  return unclear ? ANSWERS[unclear.means](unclear, table) : "";
}

function leaveField(event: KeyboardEvent) {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  document.querySelector<HTMLElement>(ASKED)?.focus({ preventScroll: true });
}

export function commandField(table: Table) {
  const { say, session, lang } = table;
  const enter = (event: SubmitEvent & { target: HTMLFormElement }) => {
    event.preventDefault();
    const form = event.target;
    const text = String(new FormData(form).get("command") ?? "");
    form.reset();
    table.enter(text);
  };
  return html`<form class="command" ${inLanguage(lang)} @submit=${enter} ?hidden=${!session.state.ready}>
    <label><span>${say("command")}</span>
    <input class="input" @keydown=${leaveField} type="text" name="command" data-command maxlength=${LONGEST} autocomplete="off" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="go"></label>
    <p class="command-answer" data-answer>${table.notes.answer}</p></form>`;
}
