// Sounds: every name that a game or a frame uses is one, each is audible on a tablet's speaker, and the square is heard
// only where it is asked for.
import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { sounds as marrakech } from "../../js/games/marrakech/board.js";
import { sounds as morocco } from "../../js/games/morocco/board.js";
import { startAmbience } from "../../js/platform/ambience.js";
import { Sound } from "../../js/platform/sound.js";

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
/** A context that starts, stops and is interrupted as the test says. */
class AudioContext extends EventTarget {
  /** @type {AudioContext[]} */
  static made = [];
  state = "suspended";
  /** Whether the system lets it sound. */ allowed = true;
  /** How often it was asked to. */ resumed = 0;
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(8000) });
  createGain = () => new GainNode(this);
  constructor() {
    super();
    AudioContext.made.push(this);
  }
  /** @param {string} state */
  enter(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  async resume() {
    this.resumed += 1;
    if (!this.allowed) throw new DOMException("", "InvalidStateError");
    this.enter("running");
  }
  async suspend() {
    this.enter("suspended");
  }
}

const browser = { OscillatorNode, AudioBufferSourceNode, BiquadFilterNode, GainNode, AudioContext };
beforeEach(() => {
  made = [];
  AudioContext.made = [];
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
    new Sound().play(name);
    const heard = made.flatMap(({ hertz }) => hertz ?? []);
    assert.ok(heard.length > 0);
    assert.ok(
      heard.every((hertz) => hertz >= 300 && hertz <= 4000),
      String(heard),
    );
  });
}

test("a sound two tones higher is two tones higher; what is none, or before the first tap, stays silent", () => {
  const sound = new Sound();
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
  sound.playAmbience(true);
  assert.deepEqual(made, []);
});

/** A context that has begun to sound, and the sound that uses it. */
async function begun() {
  const sound = new Sound();
  sound.play("point");
  const [audio] = AudioContext.made;
  assert.ok(audio);
  audio.enter("running");
  made = [];
  return { sound, audio };
}

for (const state of ["suspended", "interrupted"]) {
  test(`a sound that was ${state} returns by itself, or with the next tap, and nothing of it is heard late`, async () => {
    const { sound, audio } = await begun();
    audio.allowed = false;
    audio.enter(state);
    assert.deepEqual([audio.state, audio.resumed], [state, 1], "asked for at once");
    sound.play("coin");
    assert.deepEqual([made, audio.resumed], [[], 2], "and by each sound, which is not kept for later");
    audio.allowed = true;
    sound.resume();
    assert.equal(audio.state, "running");
    sound.play("coin");
    assert.ok(made.length > 0);
  });
}

test("nothing is heard of a page that is out of sight, until it is seen again", async () => {
  const { sound, audio } = await begun();
  sound.suspend();
  sound.play("coin");
  assert.deepEqual([audio.state, audio.resumed, made], ["suspended", 0, []]);
  sound.resume();
  assert.equal(audio.state, "running");
});

test("the square is heard until it is ended", () => {
  const end = startAmbience(/** @type {any} */ (new AudioContext()), /** @type {any} */ ({}));
  assert.equal(made.filter(({ what }) => what === "AudioBufferSourceNode").length, 1);
  end();
  assert.equal(stopped, 2);
});
