// Looks up keys from outside in an object: inherited properties such as `constructor` do not count.

/** @template T @param {Record<string, T>} table @param {string} word @returns {T | undefined} */
export const lookup = (table, word) => (Object.hasOwn(table, word) ? table[word] : undefined);

/**
 * A part of an animation frame, which is its game's.
 * @template {keyof import("../types.js").Staged} Part
 * @param {unknown} frame
 * @param {Part} part
 * @returns {import("../types.js").Staged[Part]}
 */
export const partOf = (frame, part) =>
  typeof frame === "object" && frame !== null ? /** @type {import("../types.js").Staged} */ (frame)[part] : undefined;

/**
 * What the engine, or whoever asks, is certain to have put there: where it is missing, that is a defect, told by its
 * name.
 * @template T
 * @param {T | undefined} value
 * @param {string} what it is
 * @returns {T}
 */
export function required(value, what) {
  if (value === undefined) throw new RangeError(`there is no ${what}`);
  return value;
}

/** What a list holds for a seat. @template T @param {T[]} list with one for each @param {number} seat */
export const ofSeat = (list, seat) => required(list[seat], "such seat");

/**
 * Call the function for an event's type; undefined where there is none.
 * @template {{type: string}} Event
 * @template {unknown[]} Rest
 * @template Made
 * @param {import("../types.js").ByType<Event, Rest, Made>} table
 * @param {Event} event
 * @param {Rest} rest
 * @returns {Made | undefined}
 */
export function byType(table, event, ...rest) {
  const make = lookup(
    /** @type {Record<string, (event: Event, ...rest: Rest) => Made>} */ (/** @type {unknown} */ (table)),
    event.type,
  );
  return make?.(event, ...rest);
}
