// Looking something up by a word that comes from outside: what every object inherits is not in a table.

/**
 * @template T
 * @param {Record<string, T>} table @param {string} word @returns {T | undefined}
 */
export const own = (table, word) => (Object.hasOwn(table, word) ? table[word] : undefined);
