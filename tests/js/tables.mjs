// Tables of cases: what each is to come out as, and things with one part spoiled.
import assert from "node:assert/strict";

/**
 * Each case of a table comes out as it says.
 * @template Given, Wanted
 * @param {(given: Given) => Wanted} does
 * @param {[given: Given, wanted: NoInfer<Wanted>][]} cases
 */
export const maps = (does, cases) =>
  assert.deepEqual(
    cases.map(([given]) => [given, does(given)]),
    cases,
  );

/** What is sound with one field spoiled, once for each value. @param {object} sound @param {Record<string, unknown[]>} bad */
export const spoiled = (sound, bad) =>
  Object.entries(bad).flatMap(([field, values]) => values.map((value) => ({ ...sound, [field]: value })));
