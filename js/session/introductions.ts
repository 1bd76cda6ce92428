// What the first game on a device introduces when: each thing once, after it has first mattered. Pure.
import type { Board } from "../game-api/board.ts";
import type { Entry } from "../engine/shapes.ts";

/**
 * What is introduced at the end of these entries: each thing once, one at a step, in the order in which they came up.
 */
export function introduced(entries: Entry[], caption: Board["caption"]) {
  const told = new Set();
  const waiting: string[] = [];
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
