// What the screen of people shows: the results that were read, and what somebody has chosen. Renders nothing.
import { whenIdle } from "../../base/paint.ts";
import { observe } from "../../base/observable.ts";
import { listOf, type Honour } from "./honours.ts";
import { tableOf, type Person } from "./statistics.ts";
import { addToTotals, played, totalsFrom, type Evening } from "./totals.ts";
import type { StoredResult } from "../../storage/result.ts";
import type { Results } from "../../storage/results.ts";

type Memory = Pick<Results, "all" | "known" | "keep" | "between" | "gather" | "stored" | "forget" | "bringBack">;

export class PeopleModel {
  people: Map<string, Person> = new Map();
  honours: Honour[] = [];
  /** All evenings, the last first. */
  evenings: Evening[] = [];
  /** The one whose table is shown. */
  evening: Evening | null = null;
  /** The games of that evening, and those of them that do not count for its table. */
  results: StoredResult[] = [];
  left: Set<string> = new Set();
  /** Games of honours that are still stored. */
  stored: Set<unknown> = new Set();
  /** Whose statistics are shown. */
  opened: Set<string> = new Set();
  /** Whether all people are shown, or but those who play most. */
  all = false;
  /** Whether games that were over before are being read. */
  gathers = false;
  /** Who was forgotten, the last one first, with the seats as they were. */
  forgotten: { name: string; before: Awaited<ReturnType<Memory["forget"]>> }[] = [];
  #memory;
  #games;

  constructor(memory: Memory, games: string[]) {
    this.#memory = memory;
    this.#games = games;
    observe(
      this,
      "results",
      "left",
      "people",
      "honours",
      "evenings",
      "evening",
      "stored",
      "opened",
      "all",
      "gathers",
      "forgotten",
    );
  }

  /** Read all results; then what is missing there. */
  async read() {
    await this.#show();
    this.#gather();
    return null;
  }

  async #gather() {
    await whenIdle(); // what is known is seen first
    const found = await this.#memory.gather(() => {
      this.gathers = true;
    });
    if (found) await this.#show();
    this.gathers = false;
  }

  async #show() {
    const { kept, since, token } = await this.#memory.known();
    const tally = totalsFrom(kept, this.#games);
    const whole = kept && tally !== kept ? await this.#memory.all() : since; // it was added up in another way
    addToTotals(tally, whole, this.#games);
    const honours = listOf(tally.honours);
    const evenings = [...tally.evenings].reverse();
    const [last = null] = evenings;
    const evening = evenings.find(({ from }) => from === this.evening?.from) ?? last;
    const results = !evening || evening === last ? tally.last : await this.#of(evening);
    Object.assign(this, { people: tally.people, honours, evenings, evening, results });
    if (whole.length) this.#memory.keep({ sums: tally, upTo: tally.upTo }, token); // nobody waits for this, nor for links
    this.#memory.stored(honours.map(({ result }) => result.id)).then((stored) => {
      this.stored = stored;
    });
  }

  /** The games of an evening. */
  async #of({ from, to }: Evening) {
    return played(await this.#memory.between(from, to), this.#games);
  }

  /** The people of the games that count, whoever leads first. */
  get table() {
    return tableOf(this.results.filter(({ id }) => !this.left.has(id)));
  }

  /** Show the table of another evening. @param from when it began */
  async choose(from: number) {
    const evening = this.evenings.find((each) => each.from === from);
    if (!evening) return;
    this.evening = evening;
    const results = await this.#of(evening);
    if (this.evening === evening) Object.assign(this, { results, left: new Set() });
  }

  /** Let a game count for the table, or not. */
  count = (id: string, counts: boolean) => {
    const others = [...this.left].filter((each) => each !== id);
    this.left = new Set(counts ? others : [...others, id]);
  };

  open(key: string, open: boolean) {
    const others = [...this.opened].filter((each) => each !== key);
    this.opened = new Set(open ? [...others, key] : others);
  }

  async forget({ key, name }: Person) {
    const before = await this.#memory.forget(key);
    this.forgotten = [{ name, before }, ...this.forgotten];
    await this.#show();
  }

  /** Take back the last time that somebody was forgotten. */
  async restore() {
    const [last, ...others] = this.forgotten;
    this.forgotten = others;
    if (last) await this.#memory.bringBack(last.before);
    await this.#show();
  }
}
