// What is seen of a table while something moves, besides the board: each frame of the clock is shown here.
import { partOf } from "../../base/lookup.ts";
import { observe } from "../../base/observable.ts";
import type { MoodChange } from "../../art/moods.ts";
import type { Event } from "../../engine/shapes.ts";
import type { Rise } from "../../game-api/result.ts";

/** What is seen of the end in a frame of the clock, if it is one. */
export const rising = (frame: unknown): Rise | undefined => partOf(frame, "finale");

export class AnimationState {
  /** The current animation frame, in the game's own terms. */
  frame: unknown = null;
  /** What seats have meanwhile, in a frame that says so. */
  purses: object[] | undefined;
  /** Whether anything has moved at this table. */
  begun = false;
  /** The event that is seen, or was seen last. */
  event: Event | null = null;
  rising: Rise | undefined;
  /** By seat, how its face changed last, and the event by which it did. */
  moods: Record<number, Pick<MoodChange, "mood"> & { by: Event }> = {};

  constructor() {
    observe(this);
  }

  /** @param moods of the faces that the event changes */
  show(frame: unknown, event: Event | null = null, moods: MoodChange[] = []) {
    if (event && event !== this.event && moods.length)
      this.moods = { ...this.moods, ...Object.fromEntries(moods.map(({ seat, mood }) => [seat, { mood, by: event }])) };
    const begun = this.begun || frame !== null;
    Object.assign(this, {
      begun,
      frame,
      event: frame === null ? this.event : event,
      purses: partOf(frame, "purses"),
      rising: rising(frame),
    });
  }
}
