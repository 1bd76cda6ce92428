// Sounds: every name that a game or a frame uses is one, each is audible on a tablet's speaker, and the square is heard
// only where it is asked for.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { sounds as marrakech } from "../../js/games/marrakech/board.js";
import { sounds as morocco } from "../../js/games/morocco/board.js";
import { surround } from "../../js/shell/ambience.js";
import { createSound } from "../../js/shell/sound.js";

/** What was made, with its frequency where it has one. @type {{what: string, hertz: number | undefined}[]} */
let made = [];
let stopped = 0;

/** A node that does nothing but be counted. */
class Node {
  gain = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = {};
  /** @param {unknown} _ @param {{frequency?: number}} [how] */
  constructor(_, how = {}) {
    made.push({ what: this.constructor.name, hertz: how.frequency });
  }
  /** @param {unknown} to */
  connect(to) {
    return to;
  }
  disconnect() {}
  start() {}
  stop() {
    stopped += 1;
  }
}
class OscillatorNode extends Node {}
class AudioBufferSourceNode extends Node {}
class BiquadFilterNode extends Node {}
class GainNode extends Node {}
class AudioContext {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(8000) });
  createGain = () => new GainNode(this);
}

const browser = { OscillatorNode, AudioBufferSourceNode, BiquadFilterNode, GainNode, AudioContext };
beforeEach(() => {
  made = [];
  stopped = 0;
  Object.assign(globalThis, browser);
  Object.defineProperty(globalThis, "navigator", {
    value: { userActivation: { hasBeenActive: true } },
    configurable: true,
  });
});
afterEach(() => {
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});

const OF_FRAMES = ["wood", "step", "coin", "point", "pour", "link", "cloth", "stamp", "rank", "end"];

for (const name of new Set([...OF_FRAMES, ...Object.values(marrakech), ...Object.values(morocco)])) {
  test(`${name} is a sound, and a tablet's speaker gives it`, () => {
    createSound().play(name);
    const heard = made.flatMap(({ hertz }) => hertz ?? []);
    assert.ok(heard.length > 0);
    assert.ok(
      heard.every((hertz) => hertz >= 300 && hertz <= 4000),
      String(heard),
    );
  });
}

test("a sound two tones higher is two tones higher; what is none, or before the first tap, stays silent", () => {
  const sound = createSound();
  sound.play("point");
  sound.play("point", 6);
  assert.deepEqual(
    made.flatMap(({ hertz }) => (hertz ? Math.round(hertz) : [])),
    [784, 1568],
  );
  made = [];
  sound.play("nothing");
  sound.play(undefined);
  Object.assign(navigator.userActivation, { hasBeenActive: false });
  sound.play("point");
  sound.surround(true);
  assert.deepEqual(made, []);
});

test("the square is heard until it is ended, and not while the page is hidden", () => {
  /** @type {Map<string, () => void>} */
  const listeners = new Map();
  const page = {
    hidden: false,
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ listener) => listeners.set(type, listener),
    removeEventListener: (/** @type {string} */ type) => listeners.delete(type),
  };
  const end = surround(/** @type {any} */ (new AudioContext()), /** @type {any} */ ({}), /** @type {any} */ (page));
  assert.equal(made.filter(({ what }) => what === "AudioBufferSourceNode").length, 1);
  page.hidden = true;
  listeners.get("visibilitychange")?.();
  end();
  assert.deepEqual([stopped, listeners.size], [2, 0]);
});
