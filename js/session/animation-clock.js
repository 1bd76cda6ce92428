// The animation clock: plays a queue of events, each with its frames. A frame sounds as it begins (an event without
// sounding frames as a whole), and an event is announced once it has been seen, so that no sentence is ahead of the
// picture. The speed setting or reduced motion finishes everything at once; so does a tap, but for what is seen from near:
// there the first one goes on to the next event.

import { partOf } from "../base/lookup.ts";

/** @typedef {import("../types.js").Event} Event */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {{event: Event | null, frames: Frame[]}} Scene event null: a replay of an event announced before */
/**
 * @typedef {object} Listeners of one animation
 * @property {(event: Event) => void} [shown] called when an event has been seen
 * @property {() => Scene[] | void} [rested] called when all events have been seen; returns what is played next, with
 *   nothing painted in between
 */
/**
 * @typedef {object} Stage where animations are seen and heard
 * @property {(frame: unknown) => void} show renders a frame (null: nothing moves)
 * @property {(event: Event) => void} sound plays the sound of an event that begins; skipped events stay silent
 * @property {(frame: Frame) => void} [ring] plays the sound of a frame
 * @property {(event: Event) => void} shown announces an event that has been seen
 * @property {() => import("../types.js").Settings["speed"]} speed
 */

/**
 * Factor on the frames' durations by speed; the page passes it to the stylesheet as `--pace`.
 * @type {Record<import("../types.js").Settings["speed"], number>}
 */
export const PACE = { off: 0, fast: 0.5, normal: 1 };

export class Clock {
  #stage;
  /** @type {Scene[]} */
  #queue = [];
  /** The event being shown. @type {Event | null} */
  #event = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Null while nothing moves. @type {Listeners & {over: () => void} | null} */
  #listeners = null;
  /** Whether a tap has gone on to the next event. */
  #hurried = false;

  /** @param {Stage} stage */
  constructor(stage) {
    this.#stage = stage;
  }

  /** The factor on all durations; 0: animations are off. */
  get pace() {
    return PACE[this.#stage.speed()];
  }
  /** Whether something moves. */
  get moves() {
    return this.#listeners !== null;
  }
  /** Whether animations are off. */
  get still() {
    return this.pace === 0;
  }

  /** @param {Frame[]} frames */
  #playFrames(frames) {
    const [next, ...rest] = frames;
    if (!next) return this.#playScene();
    this.#stage.show(next.frame);
    this.#stage.ring?.(next);
    this.#timer = setTimeout(() => this.#playFrames(rest), next.ms * this.pace);
  }

  #playScene() {
    this.#shown(this.#event);
    const scene = this.#queue.shift();
    this.#event = scene?.event ?? null;
    if (!scene) return this.#rest();
    if (this.#event && !scene.frames.some(({ tone }) => tone)) this.#stage.sound(this.#event);
    this.#playFrames(scene.frames);
  }

  /** @param {Event | null} event */
  #shown(event) {
    if (!event) return;
    this.#listeners?.shown?.(event);
    this.#stage.shown(event);
  }

  /** Call `rested` before the last frame is removed, so that one render shows both changes. */
  #rest() {
    const { rested, over } = this.#listeners ?? {};
    this.#listeners = null;
    const next = rested?.() ?? [];
    if (next.length) this.play(next);
    else this.#stage.show(null);
    over?.();
  }

  /**
   * Play scenes one after another; resolves after the last.
   * @param {Scene[]} scenes
   * @param {Listeners} [listeners]
   * @returns {Promise<void>}
   */
  play(scenes, listeners = {}) {
    this.finish();
    return new Promise((over) => {
      this.#listeners = { ...listeners, over };
      this.#queue = [...scenes];
      this.#hurried = false;
      if (!this.still) return this.#playScene();
      for (const { event } of scenes) if (event) this.#stage.sound(event);
      this.finish();
    });
  }

  /** A tap while something moves. */
  tap = () => {
    const near = this.#queue.some(({ frames }) => frames.some(({ frame }) => partOf(frame, "zoom")));
    if (this.#hurried || !near) return this.finish();
    this.#hurried = true;
    clearTimeout(this.#timer);
    this.#playScene();
    return true;
  };

  /** Announce all remaining events and show the end. @returns {boolean} whether an animation was running */
  finish = () => {
    if (!this.#listeners) return false;
    clearTimeout(this.#timer);
    for (const event of [this.#event, ...this.#queue.splice(0).map((scene) => scene.event)]) this.#shown(event);
    this.#event = null;
    this.#rest();
    return true;
  };
}
