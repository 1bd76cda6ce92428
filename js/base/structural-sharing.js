// Structural sharing: parts of a new view that equal the old one become the same objects, so that templates can compare
// by identity. Both are plain JSON data, or templates with such values; the new one is changed in place.

/** @typedef {Record<PropertyKey, unknown>} Plain an array or an object */

/**
 * @param {unknown} before
 * @param {unknown} now
 * @returns {unknown} the old one of two equal values, else the new one with equal parts reused
 */
function either(before, now) {
  if (before === now || Object.isFrozen(now)) return now; // the texts of a template are frozen, and one object
  if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  return shared(before, now) ? before : now;
}

/**
 * Replace parts of `now` by equal parts of `before`.
 * @param {Plain} before
 * @param {Plain} now
 * @returns {boolean} whether they are equal
 */
function shared(before, now) {
  const keys = Array.isArray(now) ? now.keys() : Object.keys(now);
  let equal = sizeOf(before) === sizeOf(now);
  for (const key of keys) {
    now[key] = either(before[key], now[key]);
    equal &&= now[key] === before[key];
  }
  return equal;
}

/** @param {object} value */
const sizeOf = (value) => (Array.isArray(value) ? value : Object.keys(value)).length;

/** @param {unknown} value @returns {value is Plain} */
export const isComposed = (value) => typeof value === "object" && value !== null;

/**
 * Share equal parts. The view itself stays a new object: it tells that there was a reply.
 * @template {object} T
 * @param {object} before
 * @param {T} now
 * @returns {T} `now`, with equal parts reused
 */
export function reusing(before, now) {
  shared(/** @type {Plain} */ (before), /** @type {Plain} */ (now));
  return now;
}
