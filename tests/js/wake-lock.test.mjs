// The screen stays awake as long as it should: a lock that the system drops is asked for again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { WakeLock } from "../../js/platform/wake-lock.ts";
import { settled } from "./stones.mjs";

/** A device that keeps its screen awake; `drop` lets the system drop the lock, in a page that is seen or not. */
async function device() {
  const page = { visibilityState: "visible" };
  Object.assign(globalThis, { document: page });
  const locks = /** @type {EventTarget[]} */ ([]);
  const system = { refuses: false };
  const wakeLock = {
    async request() {
      if (system.refuses) throw new DOMException("low battery", "NotAllowedError");
      const lock = Object.assign(new EventTarget(), { release: async () => {} });
      locks.push(lock);
      return lock;
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock }, configurable: true });
  const awake = new WakeLock();
  await awake.keep(true);
  const drop = async (visibilityState = "visible") => {
    page.visibilityState = visibilityState;
    locks.at(-1)?.dispatchEvent(new Event("release"));
    await settled();
    return locks.length;
  };
  /** The page is seen again. */
  const renew = async () => {
    page.visibilityState = "visible";
    await awake.renew();
    return locks.length;
  };
  return { awake, system, drop, renew };
}

test("a lock that the system drops while the page is seen is taken again", async () => {
  const { awake, drop } = await device();
  assert.deepEqual([await drop(), await drop()], [2, 3]);
  await awake.keep(false);
  assert.equal(await drop(), 3);
});

test("a lock that is lost while the page is out of sight, or refused, is taken again when it is seen again, and not before", async () => {
  const { system, drop, renew } = await device();
  assert.deepEqual([await drop("hidden"), await renew()], [1, 2]);
  system.refuses = true;
  await drop();
  system.refuses = false;
  assert.deepEqual([await drop(), await renew()], [2, 3]);
});
