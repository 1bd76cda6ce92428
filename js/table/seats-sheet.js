// The seats sheet: how the device is shared and, for each seat, who plays it, in which language, and when with
// advice. Everything can change during a game.
import { html, nothing } from "lit-html";
import { chooser } from "../ui/select.js";
import { closing, dialog, unspoken } from "../ui/components.js";
import { NAMED_LANGUAGES } from "../i18n/languages.js";
import { ADVICE, adviceOf, withSeat, TEXTS } from "../storage/seating.js";
import { sharing, tableTop } from "./seating-form.js";
import { face } from "../art/faces.js";
import { levelWords } from "../wording/levels.js";
import { ofSeat } from "../base/lookup.js";

/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("./types.js").Table} Table */

/** @param {Seat} person @param {Table} table */
function place(person, { session, board, say, levels, languages }) {
  const { seat, name } = person;
  const { bot, language, text = "normal" } = ofSeat(session.row.seats, seat);
  const advice = adviceOf(ofSeat(session.row.seats, seat));
  const arrange = (/** @type {Partial<import("../types.js").StoredSeat>} */ part) =>
    session.arrange({ seats: withSeat(session.row.seats, seat, part) });
  const speak = async (/** @type {string} */ lang) => {
    if (!lang || (await languages.load(lang))) arrange({ language: lang || null });
  };
  const players = ["", ...new Set(bot === null ? levels : [bot, ...levels])];
  return html`<fieldset class="seat-settings" data-place=${seat}><legend>${board.emblem(person)}<bdi>${name}</bdi>${bot === null ? nothing : face(bot)}</legend>
    ${chooser(
      say("new-who"),
      players.map((level) => [level, level ? levelWords(level, say) : say("level-person")]),
      bot ?? "",
      (level) => session.seat(seat, level || null),
    )}
    ${
      bot === null
        ? html`${chooser(
            say("setting-language"),
            [["", say("seat-language-page")], ...NAMED_LANGUAGES],
            language ?? "",
            speak,
          )}
    ${chooser(
      say("seat-advice"),
      ADVICE.map((wanted) => [wanted, say(`seat-advice-${wanted}`)]),
      advice,
      (wanted) => arrange({ advice: /** @type {import("../types.js").AdviceWanted} */ (wanted) }),
    )}
    ${
      session.row.sharing === "around"
        ? chooser(
            say("setting-text"),
            TEXTS.map((size) => [size, say(`setting-text-${size}`)]),
            text,
            (size) => arrange({ text: /** @type {import("../types.js").SizeOfText} */ (size) }),
          )
        : nothing
    }`
        : nothing
    }
  </fieldset>`;
}

/** The legend of the pictures in the seats' panels: tooltips need a mouse. @param {Table} table */
const legend = ({ board, say, session }) => html`<details class="legend"><summary>${say("legend-title")}</summary>
  <ul>${board.legend(ofSeat(session.state.view.seats, 0)).map(({ picture, key }) => html`<li class="fact">${picture}<span>${say(key)}</span></li>`)}</ul></details>`;

/** @param {Table} table */
function settings(table) {
  const { session, say, board } = table;
  const { row } = session;
  const { seats } = session.state.view;
  const sitters = seats.map((seat) => ({
    name: seat.name,
    emblem: board.emblem(seat),
    edge: ofSeat(row.seats, seat.seat).edge,
  }));
  return html`${legend(table)}${sharing(say, row.sharing, (way) => session.arrange({ sharing: way }))}
    ${row.sharing === "around" ? tableTop(say, sitters, (seat, edge) => session.arrange({ seats: withSeat(row.seats, seat, { edge }) })) : nothing}
    ${seats.map((seat) => place(seat, table))}`;
}

/** @param {Table} table */
export function seatsSheet(table) {
  const { say } = table;
  const open = table.sheet === "seats";
  const shut = () => table.open(null);
  return dialog({
    name: "seats",
    classes: "seats-sheet",
    heading: say("seats"),
    open,
    shut,
    within: open
      ? html`<div class="scrolls">${settings(table)}${unspoken(say, table.languages)}</div>${closing(say, shut)}`
      : nothing,
  });
}
