// A fake browser for unit tests of the page's modules: import this before them. Virtual modules of the bundle
// (`jemaa:icons` and the like) are empty here.
import { register } from "node:module";

const MODULES = {
  "jemaa:icons": "icons = {}",
  "jemaa:build": "build = { version: 'test' }",
  "jemaa:games": "games = {}",
};
const HOOKS = `const MODULES = ${JSON.stringify(MODULES)};
export const resolve = (name, context, next) => (MODULES[name] ? { url: name, shortCircuit: true } : next(name, context));
export const load = (url, context, next) => (MODULES[url]
  ? { format: "module", shortCircuit: true, source: "export const " + MODULES[url] } : next(url, context));`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** The content of `localStorage`. @type {Map<string, string>} */
export const kept = new Map();
/** Held locks by name, with a callback for when one is stolen. @type {Map<string, () => void>} */
export const locks = new Map();

/**
 * A lock is lent while the work goes on, or until it is stolen.
 * @param {string} name
 * @param {{steal?: boolean, ifAvailable?: boolean}} options
 * @param {(lock: {name: string} | null) => unknown} work
 */
async function request(name, { steal = false, ifAvailable = false }, work) {
  if (locks.has(name) && ifAvailable) return work(null);
  while (locks.has(name) && !steal) await new Promise(setImmediate);
  locks.get(name)?.();
  let lost = () => {};
  const stolen = new Promise((_, reject) => void (lost = () => reject(new Error("stolen"))));
  locks.set(name, lost);
  const over = Promise.resolve(work({ name })).then(() => locks.get(name) === lost && locks.delete(name));
  return Promise.race([over, stolen]);
}

class Watcher {
  observe() {}
  unobserve() {}
}

/** The window's listeners by event type. @type {Record<string, (() => void)[]>} */
export const listeners = {};
/** @param {string} name @param {() => void} listener */
const listen = (name, listener) => void (listeners[name] ??= []).push(listener);

Object.assign(globalThis, {
  location: {
    pathname: "/",
    hash: "",
    /** @param {string} address */
    replace(address) {
      this.hash = address;
    },
  },
  localStorage: {
    getItem: (/** @type {string} */ name) => kept.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ value) => void kept.set(name, value),
    removeItem: (/** @type {string} */ name) => kept.delete(name),
    key: (/** @type {number} */ at) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  },
  document: {
    documentElement: { dataset: {} },
    getElementById: () => null,
    visibilityState: "visible",
    addEventListener: listen,
    createElement: () => ({}),
    createTreeWalker: () => ({}),
    createComment: () => ({}),
  },
  IntersectionObserver: Watcher,
  requestAnimationFrame: (/** @type {() => void} */ frame) => setImmediate(frame),
  addEventListener: listen,
  matchMedia: () => ({ matches: false }),
  scrollTo() {},
});
const locking = { request, query: async () => ({ held: [...locks.keys()].map((name) => ({ name })) }) };
Object.defineProperty(globalThis, "navigator", { value: { locks: locking }, configurable: true });
