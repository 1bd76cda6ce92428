// What has happened, as it is said aloud: one summary of each turn, in the fewest words; or every event in full, where
// somebody prefers that. Never touches the DOM; knows no game by name.
import { countLocalPeople } from "../storage/seating.ts";
import { aloud, ended } from "../i18n/functions.ts";
import { sentence } from "../wording/event-sentences.ts";
import { inSeatLanguage, turnOf } from "../wording/seat-language.ts";
import type { Table } from "../table/types.ts";
import type { Brief } from "../game-api/spoken.ts";
import type { Event } from "../engine/shapes.ts";

/** Characters from the reply to a choice until the next question: twenty seconds of speech. */
export const MOST = 300;
/** Of these, kept for a last sentence: that more has happened, and how to hear it. */
const KEPT = 40;
/** Of these, for the pause before each turn. */
const PAUSE = 1;
/** What a long turn leaves for each turn that may follow before the question. */
const LEAST = 40;

export const lengthOf = (text: string) => aloud(text).length;

const joined = (pieces: { text: string }[], { say }: Pick<Table, "say">) =>
  ended(pieces.map(({ text }) => text).reduce((one, other) => say("brief-then", { one, other })));

/**
 * The most that there is room for: what may be left out goes first, then what came last; what must be told stays.
 * @param room in characters
 * @returns empty where there is no room for anything; whether more has happened
 */
export function fitting(briefs: Brief[], room: number, table: Pick<Table, "say">): { text: string; cut: boolean } {
  const pieces = briefs.map(({ key, args, less, must }) => ({ text: table.say(key, args), less, must }));
  let cut = false;
  while (pieces.length) {
    const text = joined(pieces, table);
    const spare = pieces.findIndex(({ less }) => less);
    const next = spare < 0 ? pieces.findLastIndex(({ must }) => !must) : spare;
    if (next < 0 || lengthOf(text) <= room) return { text, cut };
    cut ||= spare < 0;
    pieces.splice(next, 1);
  }
  return { text: "", cut };
}

export class TurnSummary {
  #announce;
  /** The events that are not announced yet. */
  #events: Event[] = [];
  #turn: unknown = null;
  /** The turns since the last question, the characters of their summaries, and whether more has happened. */
  #turns = 0;
  #spent = 0;
  #missed = false;

  constructor(announce: (text: string, lang: string) => void) {
    this.#announce = announce;
  }

  eventShown(event: Event, table: Table) {
    const turn = turnOf(table.session.state.view);
    const over = turn !== this.#turn;
    if (over || event.type === "ended") this.#summarise(table);
    if (over && !countLocalPeople(table.session.row.seats)) this.#close(table); // whoever watches is never asked
    this.#turn = turn;
    if (table.settings().telling === "full" || event.type === "ended")
      this.#announce(sentence(event, table), table.lang);
    else this.#events.push(event);
  }

  /** Nothing moves: a turn that is over is announced, and all of it before somebody is asked. */
  animationEnded(table: Table, asked: boolean) {
    if (this.#events.length && (asked || turnOf(table.session.state.view) !== this.#turn)) this.#summarise(table);
    if (asked) this.#close(table);
  }

  #summarise(shown: Table) {
    const table = inSeatLanguage(shown);
    const briefs = table.board.brief(this.#events);
    this.#events = [];
    if (!briefs.length) return;
    this.#turns += 1;
    const later = Math.max(0, table.session.state.view.seats.length - this.#turns);
    const { text, cut } = fitting(briefs, MOST - KEPT - later * LEAST - this.#spent - PAUSE, table);
    this.#missed ||= cut || !text;
    if (!text) return;
    this.#spent += lengthOf(text) + PAUSE;
    this.#announce(text, table.lang);
  }

  /** Somebody is asked: that was all since the question before. */
  #close(shown: Table) {
    const table = inSeatLanguage(shown);
    if (this.#missed) this.#announce(table.say("brief-more"), table.lang);
    this.#turns = 0;
    this.#spent = 0;
    this.#missed = false;
  }
}
