// Performance marks and measures of the page's contract. Stores nothing.

/** @param from when a person tapped, 0 if nobody did @param ms the engine's share */
export function measure(from: number, ms: number) {
  if (!performance.getEntriesByName("jemaa:first-move").length) performance.mark("jemaa:first-move");
  if (from) performance.measure("jemaa:move", { start: from, detail: { ms } });
}
