// Sounds: every name that a game or a frame uses is one, each is audible on a tablet's speaker, and the square is heard
// only where it is asked for.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { sounds as marrakech } from "../../js/games/marrakech/board.ts";
import { sounds as morocco } from "../../js/games/morocco/board.ts";
import { startAmbience } from "../../js/platform/ambience.ts";
import { Sound } from "../../js/platform/sound.ts";

/** The hertz of what was made, 0 where it has none, by kind. @type {[what: string, hertz: number][]} */
let made = [];
let stopped = 0;

/** A node that does nothing but be counted. */
class Node {
  gain = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = {};
  /** @param {unknown} _ @param {{frequency?: number}} [how] */
  constructor(_, { frequency = 0 } = {}) {
    made.push([this.constructor.name, Math.round(frequency)]);
  }
  connect(/** @type {unknown} */ to) {
    if (to === AudioContext.last.destination) made.push(["heard", 0]);
    return to;
  }
  disconnect() {}
  start() {}
  stop() {
    stopped += 1;
  }
}
const nodes = ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"].map((name) => [
  ...[name, { [name]: class extends Node {} }[name]],
]);
/** A context that starts, stops and is interrupted as the test says. */
class AudioContext extends EventTarget {
  /** @type {AudioContext} */
  static last;
  state = "suspended";
  /** Whether the system lets it sound. */ allowed = true;
  /** How often it was asked to. */ resumed = 0;
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  createBuffer = () => ({ getChannelData: () => new Float32Array(8000) });
  createGain = () => new Node(this);
  constructor() {
    super();
    AudioContext.last = this;
  }
  enter(/** @type {string} */ state) {
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

beforeEach(() => {
  [made, stopped] = [[], 0];
  Object.assign(globalThis, Object.fromEntries(nodes), { AudioContext });
  const value = { userActivation: { hasBeenActive: true } };
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
});
/** What is heard of a sound. @param {Sound} sound @param {string} [name] @param {number} [pitch] */
function heard(sound, name, pitch) {
  made = [];
  sound.play(name, pitch);
  return made.flatMap(([, hertz]) => hertz || []);
}

const OF_FRAMES = ["wood", "step", "coin", "point", "pour", "link", "cloth", "stamp", "rank", "end"];

for (const name of new Set([...OF_FRAMES, ...Object.values(marrakech), ...Object.values(morocco)]))
  test(`${name} is a sound, and a tablet's speaker gives it`, () => {
    const all = heard(new Sound(), name);
    assert.ok(all.length && Math.min(...all) >= 300 && Math.max(...all) <= 4000, String(all));
  });

test("a sound two tones higher is two tones higher; what is none, or before the first tap, stays silent", () => {
  const sound = new Sound();
  assert.deepEqual([...heard(sound, "point"), ...heard(sound, "point", 6)], [784, 1568]);
  assert.deepEqual([...heard(sound, "nothing"), ...heard(sound)], []);
  Object.assign(navigator.userActivation, { hasBeenActive: false });
  sound.playAmbience(true);
  assert.deepEqual([made, heard(sound, "point")], [[], []]);
});

test("what sounds come from is made for the first of them: until then whoever lets it sound can wait for a quiet moment", () => {
  const sound = new Sound();
  const before = sound.made;
  heard(sound, "point");
  assert.deepEqual([before, sound.made], [false, true]);
});

/** A sound whose context has begun to sound. */
function begun() {
  const sound = new Sound();
  sound.play("point");
  AudioContext.last.enter("running");
  return { sound, audio: AudioContext.last };
}

for (const state of ["suspended", "interrupted"])
  test(`a sound that was ${state} returns by itself, or with the next tap, and nothing of it is heard late`, () => {
    const { sound, audio } = begun();
    audio.allowed = false;
    audio.enter(state);
    assert.deepEqual([audio.state, audio.resumed], [state, 1], "asked for at once");
    assert.deepEqual(heard(sound, "coin"), [], "nor is it kept for later");
    assert.equal(audio.resumed, 2, "asked for by each sound");
    audio.allowed = true;
    sound.resume();
    assert.equal(audio.state, "running");
    assert.ok(heard(sound, "coin").length);
  });

test("nothing is heard of a page that is out of sight, until it is seen again", () => {
  const { sound, audio } = begun();
  sound.suspend();
  assert.deepEqual([heard(sound, "coin"), audio.state, audio.resumed], [[], "suspended", 0]);
  sound.resume();
  assert.equal(audio.state, "running");
});

test("the square is heard until it is ended", () => {
  const end = startAmbience(/** @type {any} */ (new AudioContext()), /** @type {any} */ ({}));
  const count = (/** @type {string} */ kind) => made.filter(([what]) => what === kind).length;
  const [sources, outs] = [count("AudioBufferSourceNode"), count("heard")];
  end();
  assert.deepEqual([sources, outs, stopped], [1, 1, 2]);
});
