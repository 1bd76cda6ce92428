// Time that a test lets pass: its timers are the test's.
import { settled } from "./stones.mjs";

/** What takes longer never settles. */
const LONGEST = 60_000;

/**
 * Let time pass until a promise settles.
 * @template T
 * @param {import("node:test").TestContext} context
 * @param {() => Promise<T>} begin what begins it, once timers are the test's
 * @returns {Promise<[found: T, ms: number]>} what it settles with, and after how many milliseconds
 */
export async function lasting(context, begin) {
  const { timers } = context.mock;
  timers.enable({ apis: ["setTimeout"] });
  let [ms, over] = [0, false];
  const doing = begin().finally(() => void (over = true));
  for (await settled(); !over && ms < LONGEST; await settled()) {
    timers.tick(1);
    ms += 1;
  }
  timers.reset();
  return [await doing, ms];
}
