// Values that are made once for each key.

export function cached<Key, Value>(
  cache: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}

/** A function that remembers what it returned last, and returns it again as long as it is given the same. */
export function latest<Given extends unknown[], Value>(make: (...given: Given) => Value): (...given: Given) => Value {
  let last: { given: Given; value: Value } | null = null;
  return (...given) => {
    if (!last?.given.every((one, at) => one === given[at])) last = { given, value: make(...given) };
    return last.value;
  };
}
