// Events as sentences, and who has won. Pure.
import { listed } from "../i18n/translate.ts";
import { ofSeat } from "../base/lookup.ts";

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../table/types.js").Table} Table */

/** The sentence of an event. @param {Event} event @param {Table} table */
export function sentence(event, { say, lang, session }) {
  const { view } = session.state;
  const told = say(`event-${event.type}`, event);
  return event.type === "ended" && view.result ? `${told} ${say("result-won", victory(view, say, lang))}` : told;
}

/**
 * How those have fared who sit at the table in person and have not won: each with place and points.
 * @param {View} view of a game that is over
 * @param {{bot: string | null}[]} places of its seats
 * @param {Say} say
 */
export function ownResults({ seats, result }, places, say) {
  const ranking = result?.ranking ?? [];
  return ranking
    .flatMap((alike, at) => alike.map((seat) => ({ seat, place: 1 + ranking.slice(0, at).flat().length })))
    .filter(({ seat }) => ofSeat(places, seat).bot === null && !result?.winners.includes(seat))
    .map(({ seat, place }) =>
      say("said-place", { seat, place, points: say("count-points", { count: ofSeat(seats, seat).score }) }),
    );
}

/**
 * The arguments of the sentence about the winners.
 * @param {View} view of a game that is over
 * @param {Say} say
 * @param {string} lang
 */
export function victory({ seats, result }, say, lang) {
  const winners = (result?.winners ?? []).map((seat) => ofSeat(seats, seat));
  return {
    count: winners.length,
    names: listed(
      winners.map(({ name }) => name),
      lang,
    ),
    points: say("count-points", { count: ofSeat(winners, 0).score }),
  };
}
