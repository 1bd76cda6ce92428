// What people are called, where somebody has said it: a name for the key of a spelling. So two spellings are one person,
// and can be parted again; results keep what was written. It is in the file of all games, too. Pure.
import { personOf } from "../base/names.ts";
import { cached } from "../base/cache.ts";

export type Called = Map<string, string>;
/** `own`: of this spelling; `key`: of the person whose it is. */
export type KeyOf = (name: string) => { own: string; key: string };

export const NOTHING_SAID: KeyOf = keysIn(new Map());

/** Circles, which two files may make of two devices, lead back to their beginning. */
function follow(called: Called, own: string) {
  let key = own;
  for (const seen: Set<string> = new Set(); !seen.has(key); key = personOf(called.get(key) ?? key)) seen.add(key);
  return key;
}

export function keysIn(called: Called): KeyOf {
  const known: Map<string, ReturnType<KeyOf>> = new Map();
  return (name) =>
    cached(known, name, () => {
      const own = personOf(name);
      return { own, key: follow(called, own) };
    });
}
