// Where a lesson is: what its step says, which actions lead on, and what is played by itself. Follows the number of
// entries alone, so that a match that is opened again goes on where it was. Pure; knows no rule and no page.
import { isOf } from "../base/actions.ts";
import { observe } from "../base/observable.ts";
import { fieldsOf, required } from "../base/lookup.ts";
import type { Event } from "../engine/shapes.ts";
import type { LessonStep } from "../game-api/lessons.ts";

/** Said about a tap that the rules allow, but the step does not want; and about one before it was read on. */
const NOT_LIT = { key: "lesson-not-lit", args: {} };
const READ_FIRST = { key: "lesson-read-first", args: {} };

export class LessonGuide {
  #steps;
  #onEnd;
  /** Which step; the entries before it, and so far; whether it has been read. */
  #at = observe({ step: 0, from: 0, done: 0, read: false });

  /** @param onEnd called once, after the last step */
  constructor(steps: LessonStep[], onEnd: () => void) {
    this.#steps = steps;
    this.#onEnd = onEnd;
  }

  /** The last one once all are over. */
  get #step() {
    return required(this.#steps[Math.min(this.#at.step, this.#steps.length - 1)], "step");
  }
  get #over() {
    return this.#at.step >= this.#steps.length;
  }

  /** The key of what is said. */
  get says() {
    return this.#step.say;
  }
  /** Whether the person has to act. */
  get asks() {
    return !this.#over && Boolean(this.#step.want) && this.#at.done === this.#at.from;
  }
  /** Whether the person has to read on. */
  get reads() {
    return !this.#over && !this.#step.want && !this.#at.read;
  }
  /** What is said about a tap that does not lead on, where the rules have no reason against it. */
  get wrong() {
    const { wrong } = this.#step;
    if (this.reads) return READ_FIRST;
    return wrong ? { key: wrong, args: {} } : NOT_LIT;
  }
  /** What a roll brings. */
  get face() {
    return String(this.#step.want?.[0]);
  }
  /** The action that is played by itself now; null where the person goes on. */
  get due() {
    if (this.#over || this.asks || this.reads) return null;
    const { play = [], want } = this.#step;
    const { done, from } = this.#at;
    return play[done - from - (want ? 1 : 0)] ?? null; // what is wanted is played by the person
  }

  /** How many of some events come before the next step is said: up to the one that it is about, else all. */
  until(events: Event[]) {
    const [type, seat] = this.#steps[this.#at.step + 1]?.after?.split(" ") ?? [];
    const at = events.findIndex(
      (event) => event.type === type && (seat === undefined || String(fieldsOf(event).seat) === seat),
    );
    return at < 0 ? events.length : at + 1;
  }

  /** The choices that lead on. */
  open(choices: string[]) {
    return choices.filter((choice) => this.#step.want?.some((wanted) => isOf(choice, wanted)));
  }

  advanceTo(entries: number) {
    const at = this.#at;
    at.done = entries;
    while (!this.#over && !this.asks && !this.reads && this.due === null) {
      Object.assign(at, { step: at.step + 1, from: at.done, read: false });
      if (this.#over) this.#onEnd();
    }
  }

  readOn() {
    this.#at.read = true;
  }
}
