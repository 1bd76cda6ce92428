// What a new view has in common with the one before stays the same object, so that whoever paints sees by identity
// what has changed. Both are plain data, as JSON gives it; the new one is changed in place.

/** @typedef {Record<PropertyKey, unknown>} Plain a list or an object */

/** @param {unknown} before @param {unknown} now @returns {unknown} the older of two equal values, else the newer one, reusing what is equal */
function either(before, now) {
  if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  return shared(before, now) ? before : now;
}

/** Put into `now` whatever of it was there before. @param {Plain} before @param {Plain} now @returns {boolean} whether they are equal */
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
const isComposed = (value) => typeof value === "object" && value !== null;

/** A view always remains an object of its own: it tells that something was answered.
 * @template {object} T @param {T} before @param {T} now @returns {T} `now`, reusing what is equal */
export function reusing(before, now) {
  shared(/** @type {Plain} */ (before), /** @type {Plain} */ (now));
  return now;
}
