// Finds the stored game that a request would only store once more: the same game, in which nobody has done anything yet.
// Pure; names no game. Records are untrusted input (docs/records.md).
import { choiceOf, type ClockChoice } from "../storage/clock-choice.ts";
import { botsOf, countLocalPeople, hasRemoteSeats, usualSharing } from "../storage/seating.ts";
import { alike, fieldsOf } from "../base/lookup.ts";
import type { NewGameRequest } from "../engine/requests.ts";
import type { GameFacts } from "../engine/shapes.ts";
import type { StoredGame } from "../storage/stored-game.ts";

type Seating = Pick<StoredGame, "sharing" | "seats"> & { clock?: ClockChoice | null };

/** A seed that was drawn, not typed: nobody knows its rolls. */
const DRAWN = /^(?:[0-9a-f]{16}){1,2}$/;

const people = (players: NewGameRequest["players"]) => players.map(({ name, color }) => [name, color]);

/** All options of a game, those left out with their default. */
const completed = ({ options }: GameFacts, given: unknown) =>
  Object.entries(options).map(([name, { default: usual }]) => fieldsOf(given)[name] ?? usual);

/**
 * Whether no person has done anything, so that nothing could be undone; dice may have been rolled, and opponents have
 * played. A game of opponents alone, and one that people elsewhere play, too, is only untouched before its first entry.
 */
export const isUntouched = ({ record, view, undone, seats, settled }: StoredGame) =>
  view.undo_to === null &&
  view.assent_to === null &&
  !view.result &&
  !undone.length &&
  (!record.log.length || (countLocalPeople(seats) > 0 && !hasRemoteSeats(seats) && !settled));

interface Wanted {
  facts: GameFacts;
  /** whether its seed was typed; else any drawn one will do */
  typed: boolean;
  /** how the people sit, where that was chosen */
  seated?: Seating;
}

/** The newest game that a request asks for again, in which no person has done anything. @param rows the newest first */
export const findUntouched = (rows: StoredGame[], asked: NewGameRequest, { facts, typed, seated }: Wanted) =>
  rows.find((row) => {
    const { record, sharing, seats, clock } = row;
    return (
      record.game === asked.game &&
      isUntouched(row) &&
      !record.branches &&
      (typed ? record.seed === asked.seed : !record.known_seed && DRAWN.test(String(record.seed))) &&
      alike(people(record.players), people(asked.players)) &&
      alike(completed(facts, record.options), completed(facts, asked.options)) &&
      alike(botsOf(seats), asked.bots) &&
      isBegunBy(record.setup, asked.first) &&
      sharing === (seated?.sharing ?? usualSharing(facts.private)) &&
      alike(choiceOf(clock), seated?.clock ?? null) &&
      alike(seats, seated?.seats ?? seats)
    );
  });

/** Whether a set-up is an ordinary one, begun by the seat that was asked for, if one was. */
function isBegunBy(setup: unknown, wanted: NewGameRequest["first"]) {
  const { first, position } = fieldsOf(setup);
  return position === undefined && (wanted ?? first) === first;
}
