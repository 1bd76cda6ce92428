// The seats sheet: how the device is shared and, for each seat, who plays it, in which language, and when with
// advice. Everything can change during a game.
import { html, nothing } from "lit-html";
import { chooser } from "../ui/select.ts";
import { dialog, unspoken } from "../ui/components.ts";
import { NAMED_LANGUAGES } from "../i18n/languages.ts";
import { ADVICE, adviceOf, withSeat, TEXTS } from "../storage/seating.ts";
import { choiceOf } from "../storage/clock-choice.ts";
import { clockForm } from "./clock-form.ts";
import { sharing, tableTop } from "./seating-form.ts";
import { avatarAt } from "./seats.ts";
import { levelWords } from "../wording/levels.ts";
import { ofSeat } from "../base/lookup.ts";
import type { Table } from "./types.ts";
import type { NamedSeat } from "../engine/shapes.ts";

const PEOPLE: Record<string, string> = { "": "level-person", elsewhere: "new-elsewhere" };

function playedBy(seat: number, { session, say, levels }: Pick<Table, "session" | "say" | "levels">) {
  const { bot, elsewhere } = ofSeat(session.row.seats, seat);
  const people = Object.keys(PEOPLE).slice(0, session.row.record.id === undefined ? 1 : 2);
  const players = [...people, ...new Set(bot === null ? levels : [bot, ...levels])];
  return chooser(
    say("new-who"),
    players.map((level) => [level, PEOPLE[level] ? say(PEOPLE[level]) : levelWords(level, say)]),
    bot ?? (elsewhere ? "elsewhere" : ""),
    (level) => (level in PEOPLE ? session.seatPerson(seat, level !== "") : session.seat(seat, level)),
  );
}

function ofPerson(seat: number, { session, say, languages }: Pick<Table, "languages" | "say" | "session">) {
  const { row } = session;
  const stored = ofSeat(row.seats, seat);
  const arrange = (part: object) => session.update({ seats: withSeat(row.seats, seat, part) });
  const speak = async (lang: string) => {
    if (!lang || (await languages.load(lang))) arrange({ language: lang || null });
  };
  const advice: [value: string, word: string][] = ADVICE.map((wanted) => [wanted, say(`seat-advice-${wanted}`)]);
  const sizes: [value: string, word: string][] = TEXTS.map((size) => [size, say(`setting-text-${size}`)]);
  return html`${chooser(say("setting-language"), [["", say("seat-language-page")], ...NAMED_LANGUAGES], stored.language ?? "", speak)}
    ${chooser(say("seat-advice"), advice, adviceOf(stored), (wanted) => arrange({ advice: wanted }))}
    ${row.sharing === "around" ? chooser(say("setting-text"), sizes, stored.text ?? "normal", (text) => arrange({ text })) : nothing}`;
}

function settingsOf(person: NamedSeat, table: Table) {
  const { seat, name } = person;
  const { bot } = ofSeat(table.session.row.seats, seat);
  return html`<fieldset class="seat-settings" data-place=${seat}><legend>${avatarAt(person, table)}<bdi>${name}</bdi></legend>
    ${playedBy(seat, table)}
    ${bot === null ? ofPerson(seat, table) : nothing}
  </fieldset>`;
}

function settings(table: Table) {
  const { session, say } = table;
  const { row } = session;
  const { seats } = session.state.view;
  const sitters = seats.map((seat) => ({
    name: seat.name,
    picture: avatarAt(seat, table),
    edge: ofSeat(row.seats, seat.seat).edge,
  }));
  return html`${sharing(say, row.sharing, (way) => session.update({ sharing: way }))}
    ${row.sharing === "around" ? tableTop(say, sitters, (seat, edge) => session.update({ seats: withSeat(row.seats, seat, { edge }) })) : nothing}
    ${seats.map((seat) => settingsOf(seat, table))}${clockForm(say, table.gameClock && choiceOf(row.clock), table.clock.set)}`;
}

export function seatsSheet(table: Table) {
  const { say } = table;
  const open = table.sheets.open === "seats";
  const shut = () => table.open(null);
  return dialog({
    name: "seats",
    classes: "seats-sheet",
    heading: say("seats"),
    open,
    shut,
    say,
    within: open ? html`${settings(table)}${unspoken(say, table.languages)}` : nothing,
  });
}
