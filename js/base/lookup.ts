// Looks up keys in objects. Of keys from outside, inherited properties such as `constructor` do not count.
import type { ByType } from "../game-api/board.ts";
import type { TableFrame } from "../game-api/frames.ts";

export const lookup = <T>(table: Record<string, T>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

// as: a type says which keys an object has, not that it has no more
export const keysOf = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[];

export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  // as: a list of entries forgets that each key is among them
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

/** The fields of an unknown value from outside; null and the like have none. */
export const fieldsOf = <Key extends string = string>(value: unknown): Partial<Record<Key, unknown>> => Object(value);

export const partOf = <Part extends keyof TableFrame>(frame: unknown, part: Part): TableFrame[Part] =>
  // as: what the table reads in a frame has the same meaning in each game
  typeof frame === "object" && frame !== null ? (frame as TableFrame)[part] : undefined;

/** What is certain to be there, put there by the engine or a caller: where it is missing, that is a defect. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new RangeError(`there is no ${what}`);
  return value;
}

export const ofSeat = <T>(list: T[], seat: number) => required(list[seat], "such seat");

/** Call the function for an event's type; undefined where there is none. */
export function byType<Event extends { type: string }, Rest extends unknown[], Made>(
  table: ByType<Event, Rest, Made>,
  event: Event,
  ...rest: Rest
): Made | undefined {
  const type: Event["type"] = event.type;
  // as: that a key and its function fit together is lost where the key is one of many
  const make = (Object.hasOwn(table, type) ? table[type] : undefined) as
    | ((event: Event, ...rest: Rest) => Made)
    | undefined;
  return make?.(event, ...rest);
}

/** Whether two JSON values are the same, fields in the same order. */
export const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
