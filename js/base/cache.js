// Values that are made once for each key.

/**
 * What a cache holds for a key; made where it holds nothing.
 * @template Key
 * @template Value
 * @param {{get(key: Key): Value | undefined, set(key: Key, value: Value): unknown}} cache
 * @param {Key} key
 * @param {() => Value} make
 * @returns {Value}
 */
export function cached(cache, key, make) {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = make();
  cache.set(key, value);
  return value;
}
