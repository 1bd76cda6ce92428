// What the first game on a device introduces when: each thing once, after it has first mattered. Pure.

/**
 * What is introduced at the end of these entries: each thing once, one at a step, in the order in which they came up.
 * @param {import("../types.js").Entry[]} entries
 * @param {import("../types.js").Board["caption"]} caption
 */
export function introduced(entries, caption) {
  const told = new Set();
  /** @type {string[]} */
  const waiting = [];
  for (const { events } of entries) {
    waiting.shift(); // it stood there before this step
    for (const name of events.map(caption)) {
      if (name === null || told.has(name)) continue;
      told.add(name);
      waiting.push(name);
    }
  }
  return waiting[0] ?? null;
}
