// What the screen of people shows: the results that were read, and what somebody has chosen. Renders nothing.
import { whenIdle } from "../../base/paint.ts";
import { observe } from "../../base/observable.ts";
import { Evenings } from "./evenings.ts";
import { listOf, type Honour } from "./honours.ts";
import type { Person } from "./statistics.ts";
import { addToTotals, totalsFrom } from "./totals.ts";
import type { Results } from "../../storage/results.ts";

type Memory = Pick<
  Results,
  "all" | "known" | "token" | "keep" | "between" | "gather" | "stored" | "forget" | "bringBack"
>;

export class PeopleModel {
  people: Map<string, Person> = new Map();
  honours: Honour[] = [];
  readonly evenings: Readonly<Evenings>;
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
  /** Tells which results are shown. */
  #token = "";
  #memory;
  #games;

  constructor(memory: Memory, games: string[]) {
    this.#memory = memory;
    this.#games = games;
    this.evenings = new Evenings(memory, games);
    observe(this, "people", "honours", "stored", "opened", "all", "gathers", "forgotten");
  }

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
    const elsewhere = found || (await this.#memory.token()) !== this.#token; // another screen may have gathered
    if (elsewhere) await this.#show();
    this.gathers = false;
  }

  async #show() {
    const { kept, since, token } = await this.#memory.known();
    this.#token = token;
    const tally = totalsFrom(kept, this.#games);
    const whole = kept && tally !== kept ? await this.#memory.all() : since; // it was added up in another way
    addToTotals(tally, whole, this.#games);
    const honours = listOf(tally.honours);
    await this.evenings.list([...tally.evenings].reverse(), tally.last);
    Object.assign(this, { people: tally.people, honours });
    if (whole.length) this.#memory.keep({ sums: tally, upTo: tally.upTo }, token); // nobody waits for this, nor for links
    this.#memory.stored(honours.map(({ result }) => result.id)).then((stored) => {
      this.stored = stored;
    });
  }

  showAll() {
    this.all = true;
  }

  open(key: string, open: boolean) {
    const others = [...this.opened].filter((each) => each !== key);
    this.opened = new Set(open ? [...others, key] : others);
  }

  async forget({ key, name }: Person) {
    const before = await this.#memory.forget(key);
    this.forgotten = [{ name, before }, ...this.forgotten];
    await this.#show();
  }

  async restore() {
    const [last, ...others] = this.forgotten;
    this.forgotten = others;
    if (last) await this.#memory.bringBack(last.before);
    await this.#show();
  }
}
