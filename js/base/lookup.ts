// Looks up keys from outside in an object: inherited properties such as `constructor` do not count.
import type { ByType } from "../game-api/board.ts";
import type { Staged } from "../game-api/frames.ts";

export const lookup = <T>(table: Record<string, T>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** A part of an animation frame, which is its game's. */
export const partOf = <Part extends keyof Staged>(frame: unknown, part: Part): Staged[Part] =>
  typeof frame === "object" && frame !== null ? (frame as Staged)[part] : undefined;

/**
 * What the engine, or whoever asks, is certain to have put there: where it is missing, that is a defect, told by its
 * name.
 * @param what it is
 */
export function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new RangeError(`there is no ${what}`);
  return value;
}

/** What a list holds for a seat. @param list with one for each */
export const ofSeat = <T>(list: T[], seat: number) => required(list[seat], "such seat");

/** Call the function for an event's type; undefined where there is none. */
export function byType<Event extends { type: string }, Rest extends unknown[], Made>(
  table: ByType<Event, Rest, Made>,
  event: Event,
  ...rest: Rest
): Made | undefined {
  const make = lookup(table as unknown as Record<string, (event: Event, ...rest: Rest) => Made>, event.type);
  return make?.(event, ...rest);
}
