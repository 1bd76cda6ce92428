// Finds the stored game that a request would only store once more: the same game, in which nobody has done anything yet.
// Pure; names no game. Records are untrusted input (docs/records.md).
import { choiceOf } from "../storage/clock-choice.ts";
import { botsOf, countPersons, isApart } from "../storage/seating.ts";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Begin} Begin */
/** @typedef {import("../types.js").GameFacts} GameFacts */
/** @typedef {Pick<Row, "sharing" | "seats"> & {clock?: import("../storage/clock-choice.ts").ClockChoice | null}} Seating */

/** A seed that was drawn, not typed: nobody knows its rolls. */
const DRAWN = /^(?:[0-9a-f]{16}){1,2}$/;

/** Whether two values are written alike. @param {unknown} one @param {unknown} other */
const alike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** What stands for people in a record. @param {Begin["players"]} players */
const people = (players) => players.map(({ name, color }) => [name, color]);

/** All options of a game, those left out with their default. @param {GameFacts} facts @param {unknown} given */
const completed = ({ options }, given) =>
  Object.entries(options).map(
    ([name, { default: usual }]) => /** @type {Record<string, unknown>} */ (Object(given))[name] ?? usual,
  );

/**
 * Whether no person has done anything in a game, so that nothing could be undone; dice may have been rolled, and
 * opponents have played. A game among opponents alone, and one that people elsewhere play, too, is only untouched before its
 * first entry.
 * @param {Row} row
 */
export const isUnplayed = ({ record, view, undone, seats, settled }) =>
  view.undo_to === null &&
  view.assent_to === null &&
  !view.result &&
  !undone.length &&
  (!record.log.length || (countPersons(seats) > 0 && !isApart(seats) && !settled));

/**
 * The newest stored game that a request asks for again, in which no person has done anything.
 * @param {Row[]} rows valid ones, the newest first
 * @param {Begin} asked
 * @param {object} how
 * @param {GameFacts} how.facts
 * @param {boolean} how.typed whether its seed was typed; else any drawn one will do
 * @param {Seating} [how.seated] how the people sit, where that was chosen
 */
export const unplayed = (rows, asked, { facts, typed, seated }) =>
  rows.find((row) => {
    const { record, sharing, seats, clock } = row;
    return (
      record.game === asked.game &&
      isUnplayed(row) &&
      !record.branches &&
      (typed ? record.seed === asked.seed : !record.known_seed && DRAWN.test(String(record.seed))) &&
      alike(people(record.players), people(asked.players)) &&
      alike(completed(facts, record.options), completed(facts, asked.options)) &&
      alike(botsOf(seats), asked.bots) &&
      isBegunBy(record.setup, asked.first) &&
      sharing === (seated?.sharing ?? "open") &&
      alike(choiceOf(clock), seated?.clock ?? null) &&
      alike(seats, seated?.seats ?? seats)
    );
  });

/** Whether a set-up is an ordinary one, begun by the seat that was asked for, if one was. @param {unknown} setup @param {Begin["first"]} wanted */
function isBegunBy(setup, wanted) {
  const { first, position } = /** @type {{first?: unknown, position?: unknown}} */ (setup ?? {});
  return position === undefined && (wanted ?? first) === first;
}
