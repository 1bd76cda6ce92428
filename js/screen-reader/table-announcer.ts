// Announces to screen readers what happens at a table (turn-summary.ts) and what it shows besides: a new question, what
// was chosen, its forecast, refusals, undone entries, advice. A heading that just received the focus is not announced:
// the screen reader reads it itself.
import { idleUi } from "../art/idle-ui.ts";
import { placesIn } from "../art/grid.ts";
import { inSentences } from "../i18n/functions.ts";
import { listed } from "../i18n/translate.ts";
import { adviceWords, legendWords, shownAdvice, shownChoices } from "../table/advice.ts";
import { TurnSummary } from "./turn-summary.ts";
import { lineOf, promptText } from "../table/director.ts";
import { bestWords, choiceWords, foretellings } from "../table/prompt.ts";
import { ownResults, sentence, victory } from "../wording/event-sentences.ts";
import { recalled } from "../session/undo.ts";
import { inSeatLanguage } from "../wording/seat-language.ts";
import type { Table } from "../table/types.ts";
import type { Entry, Event } from "../engine/shapes.ts";

/** The headings with the question; the focus may stay on one while its text changes. */
const QUESTION = ".prompt h2, .victory h2";

export function chosenWords(
  picks: string[],
  { session, board, say, lang }: Pick<Table, "board" | "lang" | "say" | "session">,
) {
  const { view } = session.state;
  const ui = { ...idleUi(board.words(say)), picked: picks, lit: new Set(picks) };
  const all = [...board.cells(view), ...board.handles(view, ui), ...board.hand(view, ui).flatMap(placesIn)];
  const named = picks.flatMap((pick) => all.find((each) => each.pick === pick) ?? []);
  const names = named.map(({ label }) => say(label.key, label.args));
  return listed(names, lang);
}

export function pendingWords(table: Table) {
  const { view } = table.session.state;
  const [pending, text] = [String(table.session.state.pending), lineOf(view, table).words];
  const named = table.board.confirming?.(pending, view).named;
  const asked = named ? text : table.say("said-pending", { what: choiceWords(pending, table), text });
  return inSentences([asked, ...foretellings(table)]);
}

const undoneWords = ({ events }: Entry, table: Pick<Table, "lang" | "notes" | "say" | "session">) =>
  inSentences([
    table.say("said-undone", { text: inSentences(events.map((event) => sentence(event, table))) }),
    recalled(table),
  ]);

const removedEntries = (before: Entry[], now: Entry[]) =>
  now.length < before.length && now.every((entry, at) => entry === before[at]) ? before.slice(now.length) : [];

export class TableAnnouncer {
  #announce;
  #count = 0;
  #marks: Map<string, unknown> = new Map();
  #entries: Entry[] = [];
  #picked: string[] = [];
  #focused: Element | null = null;
  #summary = new TurnSummary((text, lang) => this.#say(text, lang));

  constructor(announce: (sentence: string, lang: string) => void) {
    this.#announce = announce;
  }

  eventShown(event: Event, table: Table) {
    this.#summary.eventShown(event, table);
  }

  /** Announce what is new, unless an animation runs: after a render, or ahead of one that does not move the focus. */
  announceChanges(shown: Table): boolean {
    const { state, loop } = shown.session;
    const had = this.#focused;
    this.#focused = document.activeElement;
    if (state.moving || shown.stage.rising || !state.ready) return false;
    const before = this.#count;
    const table = inSeatLanguage(shown);
    const tell = (text: string) => this.#say(text.trim(), table.lang);
    const { view, preview, refusal, historyPly, guide } = state;
    const itself = state.pending !== null || (view.to_act === "chance" && loop.rollsItself); // shown, or rolled by itself
    const asks = ((state.yours && !itself) || guide?.reads) && historyPly === null && !state.handover;
    const text = view.result ? table.say("result-won", victory(view, table.say, table.lang)) : promptText(view, table);
    const asked = view.result || asks ? `${view.ply} ${text}` : null;
    const same = !this.#isNew("ply", view.ply);
    this.#summary.animationEnded(shown, Boolean(asked ?? state.handover));
    this.#undone(table, tell);
    this.#chosen(table, same, tell);
    const proposed = state.pending === null || shown.session.match.changing ? null : preview; // not once it is played
    if (this.#isNew("preview", proposed)) tell(pendingWords(table));
    if (this.#isNew("why", refusal) && refusal) tell(table.say(refusal.key, refusal.args));
    const read = this.#focused !== had && this.#focused?.matches(QUESTION);
    if (this.#isNew("question", asked) && !read) tell(text);
    if (this.#isNew("own", view.result && view.ply)) ownResults(view, shown.session.row.seats, table.say).forEach(tell);
    const heard = shown.puzzle?.heard(table) ?? [];
    if (this.#isNew("puzzle", inSentences(heard) || null)) heard.forEach(tell);
    this.#advised(table, tell);
    return this.#count > before;
  }

  #say(text: string, lang: string) {
    this.#count += 1;
    this.#announce(text, lang);
  }

  /** Whether there is a new mark for a subject; remembers it. */
  #isNew(about: string, mark: unknown) {
    const known = this.#marks.get(about) ?? null;
    this.#marks.set(about, mark);
    return mark !== null && mark !== known;
  }

  #undone(table: Table, tell: (text: string) => void) {
    const { entries } = table.session.state;
    const [first] = removedEntries(this.#entries, entries);
    this.#entries = entries;
    if (first) tell(undoneWords(first, table));
  }

  /** Announce new picks; or that all were dropped, while the question is the same. */
  #chosen(table: Table, same: boolean, tell: (text: string) => void) {
    const { pending, picked } = table.session.state;
    const before = this.#picked;
    this.#picked = picked;
    const fresh = pending === null ? picked.filter((pick) => !before.includes(pick)) : [];
    const what = fresh.length ? chosenWords(fresh, table) : "";
    if (what) tell(table.say("said-chosen", { what }));
    if (before.length && !picked.length && same) tell(table.say("said-dropped"));
  }

  #advised(table: Table, tell: (text: string) => void) {
    const advice = shownAdvice(table);
    if (this.#isNew("advice", advice) && advice) tell(adviceWords(advice, bestWords(table), table));
    if (this.#isNew("choice values", shownChoices(table).length ? advice : null)) tell(legendWords(table));
  }
}
