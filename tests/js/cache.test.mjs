// What is kept of what was made: what is asked for stays, and an evening does not fill the page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cached, Recent } from "../../js/base/cache.ts";

test("what was asked for lately is made once; of a thousand others no more than twice as many are kept as was said", () => {
  const kept = new Recent(10);
  /** @type {string[]} */
  const made = [];
  const ask = (/** @type {string} */ key) => cached(kept, key, () => made.push(key));
  for (let count = 0; count < 1000; count += 1) for (const key of ["often", `once ${count}`]) ask(key);
  assert.equal(made.filter((key) => key === "often").length, 1);
  made.length = 0;
  for (let count = 999; count >= 0; count -= 1) kept.get(`once ${count}`) ?? made.push(`once ${count}`);
  assert.ok(made.length >= 980 && made.length <= 990, `${made.length} of a thousand are gone`);
});
