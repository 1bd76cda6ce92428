// Questions about the table, each by a letter: those of every table, and the game's own. Typed after a slash, or a key
// on the board. Never touches the DOM; knows no game by name.
import { inSentences } from "../i18n/functions.ts";
import { since } from "../session/handover.ts";
import { inLatin } from "../i18n/letters.ts";
import { lookup, ofSeat } from "../base/lookup.ts";
import { promptText } from "../table/director.ts";
import { letters, queryLetter, sharedLetters } from "./query-letter.ts";
import { chosenWords, pendingWords } from "./table-announcer.ts";
import { sentence } from "../wording/event-sentences.ts";
import { turnOf } from "../wording/seat-language.ts";
import type { Table } from "../table/types.ts";
import type { Query } from "../game-api/spoken.ts";
import type { NamedSeat } from "../engine/shapes.ts";

/** Where somebody is in the question: the action that is shown; else what is asked, and what is chosen of it. */
function currentQuestion(table: Table) {
  const { view, picked, pending } = table.session.state;
  if (pending !== null) return [pendingWords(table)];
  return [promptText(view, table), picked.length ? table.say("said-chosen", { what: chosenWords(picked, table) }) : ""];
}

function player(seat: NamedSeat, { say, board, session }: Pick<Table, "board" | "say" | "session">) {
  const colors = [ofSeat(session.row.record.players, seat.seat).color].flat();
  const points = say("count-points", { count: seat.score });
  const has = board.legend(seat).filter(({ value }) => value > 0);
  const facts = seat.out
    ? [say("seat-out")]
    : has.map(({ key, value }) => say("asked-fact", { what: say(key), count: value }));
  return inSentences([say("asked-player", { seat: seat.seat, colors, points }), ...facts]);
}

/** What has happened since whoever is asked decided last. */
function sinceOwnTurn(table: Pick<Table, "lang" | "say" | "session">) {
  const { entries, view } = table.session.state;
  const events = entries.slice(since(entries, Number(turnOf(view)))).flatMap((entry) => entry.events);
  return events.length ? events.map((event) => sentence(event, table)) : [table.say("asked-nothing")];
}

/** By the letters of every table. */
const SHARED: Record<string, (table: Table) => string[]> = {
  p: (table) => table.session.state.view.seats.map((seat) => player(seat, table)),
  q: currentQuestion,
  t: (table) => table.gameClock?.answers(table) ?? [],
  w: (table) => few(sinceOwnTurn(table), table),
};

const FEW = 5;
/** The rest of the last long list, by session, and the view that it belongs to. */
const unsaid: WeakMap<object, { view: unknown; rest: string[] }> = new WeakMap();

function few(list: string[], { say, session }: Pick<Table, "say" | "session">) {
  const [first, rest] = [list.slice(0, FEW), list.slice(FEW)];
  unsaid.set(session, { view: session.state.view, rest });
  return rest.length ? [...first, say("asked-more", { count: rest.length })] : first;
}

/** The next few of the last long list, where nothing has changed since. */
export function more(table: Pick<Table, "say" | "session">) {
  const { view, rest = [] } = unsaid.get(table.session) ?? {};
  const next = view === table.session.state.view ? few(rest, table) : [];
  return inSentences(next) || table.say("asked-no-more");
}

/** The answer of a game. @param text the cell or seat asked about, as it was typed */
async function answerOf({ about, of, answer, long }: Query, text: string, table: Pick<Table, "say" | "session">) {
  const { say, session } = table;
  const { view } = session.state;
  const facts = about === undefined ? {} : await session.inspect(about, of?.(view, text) ?? "");
  if (facts === undefined) return []; // the engine failed: the table says so itself
  const answers = facts === null ? [{ key: "asked-nowhere", args: { place: text } }] : answer(view, facts);
  const sentences = answers.map(({ key, args }) => say(key, args));
  return long ? few(sentences, table) : sentences;
}

/** Answer a question. @param text a letter, and perhaps what it is asked about */
export async function answer(text: string, table: Table) {
  const letter = queryLetter({ key: text.slice(0, 1), code: "" }, table) ?? "";
  const rest = inLatin(text.slice(1).trim(), table.say);
  const [known, own] = [
    sharedLetters(table).includes(letter) ? SHARED[letter] : undefined,
    lookup(table.board.queries, letter),
  ];
  const all = () => letters(table).map((each) => table.say(`asks-${each}`));
  return inSentences(known?.(table) ?? (own ? await answerOf(own, rest, table) : all()));
}
