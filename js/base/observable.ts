// Observable fields: what reads one while it is watched is told once the field gets another value. So nobody has to say
// that something has changed, nor to whom.

export class Watcher {
  /** Who watches what is read now. */
  static current: Watcher | null = null;
  #onStale;
  /** The readers of each field that was read. */
  #fields: Set<Set<Watcher>> = new Set();

  /** @param onStale called once after each `watch`, when something has changed */
  constructor(onStale: () => void) {
    this.#onStale = onStale;
  }

  /** Watch what a function reads, in place of what was watched before. */
  watch<T>(read: () => T) {
    this.stop();
    const outer = Watcher.current;
    Watcher.current = this;
    try {
      return read();
    } finally {
      Watcher.current = outer;
    }
  }

  reads(readers: Set<Watcher>) {
    readers.add(this);
    this.#fields.add(readers);
  }

  stop() {
    for (const readers of this.#fields) readers.delete(this);
    this.#fields.clear();
  }

  stale() {
    this.stop();
    this.#onStale();
  }
}

/** The names of an object's fields that hold a value. */
function valuesOf(object: object) {
  const all = Object.entries(Object.getOwnPropertyDescriptors(object));
  return all.filter(([, field]) => "value" in field && typeof field.value !== "function").map(([name]) => name);
}

/** Make fields of an object observable; without names, every field that holds a value. They keep their values. */
export function observe<T extends object>(object: T, ...names: (keyof T & string)[]): T {
  for (const name of names.length ? names : valuesOf(object))
    Object.defineProperty(object, name, observable(Reflect.get(object, name)));
  return object;
}

function observable(value: unknown): PropertyDescriptor {
  const readers: Set<Watcher> = new Set();
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
