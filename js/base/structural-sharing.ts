// Structural sharing: parts of a new view that equal the old one become the same objects, so that templates can compare
// by identity. Both are plain JSON data, or templates with such values; the new one is changed in place.

type Plain = Record<PropertyKey, unknown>;

/** @returns the old one of two equal values, else the new one with equal parts reused */
function either(before: unknown, now: unknown): unknown {
  if (before === now || Object.isFrozen(now)) return now; // the texts of a template are frozen, and one object
  if (!isComposed(before) || !isComposed(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  return shared(before, now) ? before : now;
}

/** Replace parts of `now` by equal parts of `before`. @returns whether they are equal */
function shared(before: Plain, now: Plain): boolean {
  const keys = Array.isArray(now) ? now.keys() : Object.keys(now);
  let equal = sizeOf(before) === sizeOf(now);
  for (const key of keys) {
    now[key] = either(before[key], now[key]);
    equal &&= now[key] === before[key];
  }
  return equal;
}

const sizeOf = (value: object) => (Array.isArray(value) ? value : Object.keys(value)).length;

export const isComposed = (value: unknown): value is Plain => typeof value === "object" && value !== null;

/** Share equal parts. The view itself stays a new object: it tells that there was a reply. */
export function reusing<T extends object>(before: object, now: T): T {
  if (isComposed(before) && isComposed(now)) shared(before, now);
  return now;
}
