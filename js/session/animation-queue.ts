// The animation clock: plays a queue of events, each with its frames. A frame sounds as it begins (an event without
// sounding frames as a whole), and an event is announced once it has been seen, so that no sentence is ahead of the
// picture. The speed setting or reduced motion finishes everything at once; so does a tap, but for what is seen from near:
// there the first one goes on to the next event.

import { partOf } from "../base/lookup.ts";
import type { Event } from "../engine/shapes.ts";
import type { Frame } from "../game-api/board.ts";
import type { Settings } from "../storage/settings.ts";

/** event null: a replay of an event announced before */
export type EventAnimation = { event: Event | null; frames: Frame[] };
interface Listeners {
  /** called when an event has been seen */
  shown?: (event: Event) => void;
  /** called when all events have been seen; returns what is played next, with nothing painted in between */
  rested?: () => EventAnimation[] | undefined;
}
export interface AnimationOutput {
  /** null: nothing moves */
  show: (frame: unknown, event?: Event | null) => void;
  /** of an event that begins; skipped events stay silent */
  sound: (event: Event) => void;
  /** plays the sound of a frame */
  ring?: (frame: Frame) => void;
  /** announces an event that has been seen */
  shown: (event: Event) => void;
  speed: () => Settings["speed"];
}

/** Factor on the frames' durations by speed; the page passes it to the stylesheet as `--pace`. */
export const PACE: Record<Settings["speed"], number> = { off: 0, fast: 0.5, normal: 1 };

export class AnimationQueue {
  #stage;
  #queue: EventAnimation[] = [];
  #event: Event | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Null while nothing moves. */
  #listeners: (Listeners & { over: () => void }) | null = null;
  /** Whether a tap has gone on to the next event. */
  #hurried = false;

  constructor(stage: AnimationOutput) {
    this.#stage = stage;
  }

  /** 0: animations are off. */
  get pace() {
    return PACE[this.#stage.speed()];
  }
  get playing() {
    return this.#listeners !== null;
  }
  get off() {
    return this.pace === 0;
  }

  #playFrames(frames: Frame[]) {
    const [next, ...rest] = frames;
    if (!next) return this.#playScene();
    this.#stage.show(next.frame, this.#event);
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

  #shown(event: Event | null) {
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

  /** Play scenes one after another; resolves after the last. */
  play(scenes: EventAnimation[], listeners: Listeners = {}): Promise<void> {
    this.finish();
    return new Promise((over) => {
      this.#listeners = { ...listeners, over };
      this.#queue = [...scenes];
      this.#hurried = false;
      if (!this.off) return this.#playScene();
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

  /** Announce all remaining events and show the end. @returns whether an animation was running */
  finish = (): boolean => {
    if (!this.#listeners) return false;
    clearTimeout(this.#timer);
    for (const event of [this.#event, ...this.#queue.splice(0).map((scene) => scene.event)]) this.#shown(event);
    this.#event = null;
    this.#rest();
    return true;
  };
}
