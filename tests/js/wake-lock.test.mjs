// The screen stays awake as long as it should: a lock that the system drops is asked for again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { WakeLock } from "../../js/platform/wake-lock.js";

/** A device whose locks the test can drop, and a page that it can hide. */
function device() {
  const page = { visibilityState: /** @type {DocumentVisibilityState} */ ("visible") };
  Object.assign(globalThis, { document: page });
  /** @type {EventTarget[]} */
  const locks = [];
  const refusing = { on: false };
  const wakeLock = {
    async request() {
      if (refusing.on) throw new DOMException("low battery", "NotAllowedError");
      const lock = Object.assign(new EventTarget(), { release: async () => {} });
      locks.push(lock);
      return lock;
    },
  };
  Object.defineProperty(globalThis, "navigator", { value: { wakeLock }, configurable: true });
  const awake = new WakeLock();
  const drop = async () => {
    locks.at(-1)?.dispatchEvent(new Event("release"));
    await new Promise(setImmediate);
  };
  return { awake, page, locks, refusing, drop };
}

test("a lock that the system drops while the page is seen is taken again", async () => {
  const { awake, locks, drop } = device();
  await awake.keep(true);
  await drop();
  await drop();
  assert.equal(locks.length, 3);
  await awake.keep(false);
  await drop();
  assert.equal(locks.length, 3);
});

test("a lock that is lost while the page is out of sight is taken again once it is seen", async () => {
  const { awake, page, locks, drop } = device();
  await awake.keep(true);
  page.visibilityState = "hidden";
  await drop();
  assert.equal(locks.length, 1);
  page.visibilityState = "visible";
  await awake.renew();
  assert.equal(locks.length, 2);
});

test("what the system refuses is asked for again when the page is seen again, and not before", async () => {
  const { awake, locks, refusing, drop } = device();
  await awake.keep(true);
  refusing.on = true;
  await drop();
  refusing.on = false;
  await drop();
  assert.equal(locks.length, 1);
  await awake.renew();
  assert.equal(locks.length, 2);
});
