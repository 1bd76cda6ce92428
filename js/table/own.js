// Looking something up by a word that comes from outside: what every object inherits is not in a table.

/**
 * @template T
 * @param {Record<string, T>} table @param {string} word @returns {T | undefined}
 */
export const own = (table, word) => (Object.hasOwn(table, word) ? table[word] : undefined);

/**
 * What a table by types holds for the type of an event, made of that event; undefined where it holds nothing.
 * @template {{type: string}} Event @template {unknown[]} Rest @template Made
 * @param {import("../types.js").ByType<Event, Rest, Made>} table @param {Event} event @param {Rest} rest @returns {Made | undefined}
 */
export function byType(table, event, ...rest) {
  const make = own(
    /** @type {Record<string, (event: Event, ...rest: Rest) => Made>} */ (/** @type {unknown} */ (table)),
    event.type,
  );
  return make?.(event, ...rest);
}
