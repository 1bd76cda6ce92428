// Merge patches of JSON objects (RFC 7396), as far as the engine sends them: of the keys of one object.

/** An object with the keys of a patch; those that are null there are removed. */
export function patched<Whole extends object>(whole: Whole, patch: Partial<Record<string, unknown>>): Whole {
  const merged = { ...whole, ...patch };
  const fields: Partial<Record<string, unknown>> = merged;
  for (const [key, value] of Object.entries(patch)) if (value === null) delete fields[key];
  return merged;
}
