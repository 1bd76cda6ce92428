// Merge patches of JSON objects (RFC 7396), as far as the engine sends them: of the keys of one object.

/**
 * An object with the keys of a patch; those that are null there are removed.
 * @template {object} Whole
 * @param {Whole} whole
 * @param {Partial<Record<string, unknown>>} patch
 * @returns {Whole}
 */
export function patched(whole, patch) {
  const merged = /** @type {Record<string, unknown>} */ ({ ...whole, ...patch });
  for (const [key, value] of Object.entries(patch)) if (value === null) delete merged[key];
  return /** @type {Whole} */ (merged);
}
