// The director: who speaks at the table, so that one thing is said at a time. The line, in the question's place, tells
// what is done while that is seen, else what is asked or who decides; the ribbon over the board has the last thing that
// somebody else did, which the line no longer says. Both follow the one queue of animations, and so does what is said
// aloud (screen-reader/table-announcer.ts), which takes its words from here.
import { fieldsOf, partOf } from "../base/lookup.ts";
import { newsOf, newsWords, sentence } from "../wording/event-sentences.ts";
import { byRole } from "../session/picker.ts";
import { turnOf } from "../wording/seat-language.ts";
import type { Table } from "./types.ts";
import type { Event, View } from "../engine/shapes.ts";

/**
 * Whether something moves, or the roll is still to begin that follows by itself what a person chose: one movement, in
 * which no question comes and goes.
 */
export function inMotion({ session, stage }: Pick<Table, "session" | "stage">) {
  const { moving, view, yours, historyPly } = session.state;
  const rolls = stage.begun && view.to_act === "chance" && yours && historyPly === null && session.loop.rollsItself;
  return moving || rolls;
}

/** What is said in place of the question: the lesson's step, unless an action is shown; what was tried in a puzzle. */
export const stepWords = (table: Table) => {
  const { guide, pending } = table.session.state;
  if (table.puzzle) return table.puzzle.verdict(table);
  return guide && pending === null ? table.say(guide.says) : null;
};

function wordsOf(event: Event, table: Table) {
  const { board, say } = table;
  const line = board.line?.(event);
  if (line) return say(line.key, line.args);
  const news = board.news?.(event);
  return news ? newsWords(news, say) : sentence(event, table);
}

/** What is done: a word for what is more than usual, else the game's words for the event. */
function told(table: Table) {
  const { event, frame } = table.stage;
  if (!event || !inMotion(table)) return null;
  const moment = partOf(frame, "moment");
  return moment ? table.say(moment.key, moment.args) : wordsOf(event, table);
}

/** The turn that is replayed, told by its news, else by its end; and whose doing it is. */
export function retold(table: Table): { seat?: number; words: string } | null {
  const told = table.session.state.handover?.told ?? [];
  const end = told.at(-1);
  const news = newsOf(
    told.flatMap((event) => table.board.news?.(event) ?? []),
    table.say,
  );
  return news ?? (end ? { words: wordsOf(end, table) } : null);
}

/** The action that is shown, with the words of its question and of its button. */
export function shownAction({ session, board }: Pick<Table, "board" | "session">) {
  const { pending, view } = session.state;
  if (pending === null) return null;
  return board.confirming?.(pending, view) ?? { ask: view.prompt, does: { key: "confirm", args: {} } };
}

function asked(view: View, table: Table) {
  const { board, say, session } = table;
  const { picked, lit } = session.state;
  const shown = shownAction(table);
  if (shown) return say(shown.ask.key, { ...view.prompt.args, ...shown.ask.args });
  const further = picked.length && lit.size ? board.nextPrompt(lit, picked) : null;
  return further ? say(further, { ...view.prompt.args, ...byRole(picked) }) : say(view.prompt.key, view.prompt.args);
}

/** What can stand in the line, the first that has something to say; `open`: a person here is asked. */
const LINES: { says: (view: View, table: Table) => string | null; open?: true }[] = [
  { says: (_, table) => retold(table)?.words ?? null },
  {
    says: (_, { say, session: { state } }) =>
      state.past && state.historyPly === null && !state.handover ? say("film-line") : null,
  },
  { says: (_, table) => (table.puzzle ? stepWords(table) : null) }, // also while opponents think
  {
    says: (_, { say, session: { state } }) =>
      state.historyPly === null ? null : say("past", { ply: state.historyPly }),
  },
  { says: (_, table) => told(table) },
  {
    says: (view, { say, session: { state } }) =>
      state.opponentOnTurn && view.to_act !== "over" ? say(`${view.prompt.key}-theirs`, view.prompt.args) : null,
  },
  { says: (_, table) => stepWords(table) },
  {
    says: (view, { say, session: { state } }) =>
      state.awaitsRemote ? say("awaits-message", { seat: Number(turnOf(view)) }) : null,
  },
  { says: asked, open: true },
];

/** @returns whom the line is for, where it does not say so itself: for whoever cannot see at whose seat it is asked */
export function lineOf(view: View, table: Table): { whose: string; words: string } {
  for (const { says, open } of LINES) {
    const words = says(view, table);
    if (words === null) continue;
    const seat = open && view.seats[Number(turnOf(table.session.state.view))];
    return { whose: seat ? table.say("whose-question", { seat: seat.seat }) : "", words };
  }
  return { whose: "", words: "" };
}

export function promptText(view: View, table: Table) {
  const { whose, words } = lineOf(view, table);
  return `${whose} ${words}`.trim();
}

function timeUp({ session, gameClock, say }: Pick<Table, "gameClock" | "say" | "session">) {
  const up = gameClock?.up;
  if (!gameClock || up?.entries !== session.state.entries) return null;
  const { key, args } = gameClock.upSentence(up.seat);
  return { about: up, seat: up.seat, words: say(key, args) };
}

/** The last thing that somebody else did, if whoever is on turn has done nothing since; `about`: the event. */
function lastOfOthers({ session, board, say }: Pick<Table, "board" | "say" | "session">) {
  const { entries, view } = session.state;
  const turn = turnOf(view);
  for (const about of entries
    .slice(-2)
    .flatMap(({ events }) => events)
    .reverse()) {
    const news = board.news?.(about);
    if ((news ?? fieldsOf(about)).seat === turn) return null;
    if (news) return { about, seat: news.seat, words: newsWords(news, say) };
  }
  return null;
}

/** What the ribbon says: nothing while the line tells what is done, an action is shown, or a lesson says what matters. */
export function ribbonOf(table: Table) {
  const { guide, past, pending } = table.session.state;
  if (guide || past !== null || pending !== null || inMotion(table)) return null;
  return timeUp(table) ?? lastOfOthers(table);
}
