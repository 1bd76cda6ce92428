/*
 * Tells `build.py test` how far Node is, and what each test took: lines of JSON, in place of a report of every test.
 * A reporter of node:test (`--test-reporter`).
 */

import { relative, resolve } from "node:path";
import { inspect } from "node:util";

/** @param {object} what */
const told = (what) => `\x1e${JSON.stringify({ part: "js", ...what })}\n`;

/**
 * What a file prints belongs to the next of its tests that fails: so does the error of one that cannot be loaded.
 * @param {AsyncIterable<import("node:test/reporters").TestEvent>} events
 */
export default async function* telling(events) {
  const printed = new Map();
  for await (const { type, data } of events) {
    if (type === "test:stdout" || type === "test:stderr") {
      printed.set(data.file, (printed.get(data.file) ?? "") + data.message);
    } else if (type === "test:complete" && resolve(data.name) === data.file) {
      yield told({ done: 1 });
    } else if ((type === "test:pass" || type === "test:fail") && data.nesting === 0 && !data.skip) {
      const { file = "", name, details } = data;
      const said = "error" in details && `${inspect(details.error.cause ?? details.error)}\n${printed.get(file) ?? ""}`;
      yield told({ test: `${relative("", file)}: ${name}`, seconds: details.duration_ms / 1000, failed: said || null });
    }
  }
}
