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

/**
 * A function that remembers what it returned last, and returns it again as long as it is given the same.
 * @template {unknown[]} Given
 * @template Value
 * @param {(...given: Given) => Value} make
 * @returns {(...given: Given) => Value}
 */
export function latest(make) {
  /** @type {{given: Given, value: Value} | null} */
  let last = null;
  return (...given) => {
    if (!last?.given.every((one, at) => one === given[at])) last = { given, value: make(...given) };
    return last.value;
  };
}
