// Observable fields: what reads one while it is watched is told once the field gets another value. So nobody has to say
// that something has changed, nor to whom.

/** Reads some fields, and is told when one of them has changed. */
export class Watcher {
  /** Who watches what is read now. @type {Watcher | null} */
  static current = null;
  #onStale;
  /** The readers of each field that was read. @type {Set<Set<Watcher>>} */
  #fields = new Set();

  /** @param {() => void} onStale called once after each `watch`, when something has changed */
  constructor(onStale) {
    this.#onStale = onStale;
  }

  /**
   * Watch what a function reads, in place of what was watched before.
   * @template T
   * @param {() => T} read
   */
  watch(read) {
    this.stop();
    const outer = Watcher.current;
    Watcher.current = this;
    try {
      return read();
    } finally {
      Watcher.current = outer;
    }
  }

  /** A field was read. @param {Set<Watcher>} readers of it */
  reads(readers) {
    readers.add(this);
    this.#fields.add(readers);
  }

  /** Watch nothing any longer. */
  stop() {
    for (const readers of this.#fields) readers.delete(this);
    this.#fields.clear();
  }

  stale() {
    this.stop();
    this.#onStale();
  }
}

/** The fields of an object that hold a value. @param {object} object */
function fieldsOf(object) {
  const all = Object.entries(Object.getOwnPropertyDescriptors(object));
  return all.filter(([, field]) => "value" in field && typeof field.value !== "function").map(([name]) => name);
}

/**
 * Make fields of an object observable; they keep their values.
 * @template {object} T
 * @param {T} object
 * @param {(keyof T & string)[]} names none: every field that holds a value
 * @returns {T} the same object
 */
export function observe(object, ...names) {
  const fields = /** @type {(keyof T)[]} */ (names.length ? names : fieldsOf(object));
  for (const name of fields) Object.defineProperty(object, name, observable(object[name]));
  return object;
}

/** @param {unknown} value @returns {PropertyDescriptor} */
function observable(value) {
  /** @type {Set<Watcher>} */
  const readers = new Set();
  return {
    enumerable: true,
    configurable: true,
    get() {
      const { current } = Watcher;
      if (current !== null && !readers.has(current)) current.reads(readers);
      return value;
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const reader of [...readers]) reader.stale();
    },
  };
}
