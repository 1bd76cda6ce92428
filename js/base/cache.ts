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

/** Values of the keys that were asked for last: at least `least` of them, at most twice as many. */
export class Recent<Key, Value> {
  #now: Map<Key, Value> = new Map();
  #before: Map<Key, Value> = new Map();
  #least;

  constructor(least: number) {
    this.#least = least;
  }

  get(key: Key) {
    const known = this.#now.get(key);
    if (known !== undefined) return known;
    const older = this.#before.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value) {
    if (this.#now.size >= this.#least) [this.#before, this.#now] = [this.#now, new Map()];
    this.#now.set(key, value);
  }
}

/** A function that remembers what it returned last, and returns it again as long as it is given the same. */
export function latest<Given extends unknown[], Value>(make: (...given: Given) => Value): (...given: Given) => Value {
  let last: { given: Given; value: Value } | null = null;
  return (...given) => {
    if (!last?.given.every((one, at) => one === given[at])) last = { given, value: make(...given) };
    return last.value;
  };
}
