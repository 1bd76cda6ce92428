// What the screen of people shows: the results that were read, and what somebody has chosen. Renders nothing.
import { whenIdle } from "../../base/paint.js";
import { observe } from "../../base/observable.js";
import { listOf } from "./honours.js";
import { tableOf } from "./statistics.js";
import { addTo, played, tallyFrom } from "./tally.js";

/** @typedef {import("../../storage/result.js").Kept} Kept */
/** @typedef {import("./statistics.js").Person} Person */
/** @typedef {Pick<import("../../storage/results.js").Results, "all" | "known" | "keep" | "between" | "gather" | "stored" | "forget" | "bringBack">} Memory */

/** Milliseconds of a day, which is counted from 1970. */
const DAY = 86_400_000;
/** When a day begins where people are. @param {number} day */
function beginOf(day) {
  const date = new Date(day * DAY);
  return new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()).getTime();
}
/** When a day begins, and the next one. @param {number} day @returns {[number, number]} */
export const momentsOf = (day) => [beginOf(day), beginOf(day + 1)];

export class Room {
  /** @type {Map<string, Person>} */
  people = new Map();
  /** @type {import("./honours.js").Honour[]} */
  honours = [];
  /** Days on which games ended, the last first. @type {number[]} */
  days = [];
  /** The day whose table is shown. @type {number | null} */
  day = null;
  /** The games of that day, and those of them that do not count for its table. */
  results = /** @type {Kept[]} */ ([]);
  left = /** @type {Set<string>} */ (new Set());
  /** Games of honours that are still stored. @type {Set<unknown>} */
  stored = new Set();
  /** Whose statistics are shown. @type {Set<string>} */
  opened = new Set();
  /** Whether all people are shown, or but those who play most. */
  all = false;
  /** Whether games that were over before are being read. */
  gathers = false;
  /** Who was forgotten, the last one first, with the seats as they were. @type {{name: string, before: Awaited<ReturnType<Memory["forget"]>>}[]} */
  forgotten = [];
  #memory;
  #games;

  /** @param {Memory} memory @param {string[]} games */
  constructor(memory, games) {
    this.#memory = memory;
    this.#games = games;
    observe(
      this,
      "results",
      "left",
      "people",
      "honours",
      "days",
      "day",
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
    const tally = tallyFrom(kept, this.#games);
    const whole = kept && tally !== kept ? await this.#memory.all() : since; // it was added up in another way
    addTo(tally, whole, this.#games);
    const honours = listOf(tally.honours);
    const days = [...tally.days].sort((one, other) => other - one);
    const day = this.day !== null && days.includes(this.day) ? this.day : (days[0] ?? null);
    const { evening } = tally;
    const results = day === null || day === evening.day ? evening.results : await this.#of(day);
    Object.assign(this, { people: tally.people, honours, days, day, results });
    if (whole.length) this.#memory.keep({ sums: tally, upTo: tally.upTo }, token); // nobody waits for this, nor for links
    this.#memory.stored(honours.map(({ result }) => result.id)).then((stored) => {
      this.stored = stored;
    });
  }

  /** The games of a day. @param {number} day */
  async #of(day) {
    return played(await this.#memory.between(...momentsOf(day)), this.#games);
  }

  /** The people of the games that count, whoever leads first. */
  get table() {
    return tableOf(this.results.filter(({ id }) => !this.left.has(id)));
  }

  /** Show the table of another day. @param {number} day */
  async choose(day) {
    this.day = day;
    const results = await this.#of(day);
    if (this.day === day) Object.assign(this, { results, left: new Set() });
  }

  /** Let a game count for the table, or not. @param {string} id @param {boolean} counts */
  count = (id, counts) => {
    const others = [...this.left].filter((each) => each !== id);
    this.left = new Set(counts ? others : [...others, id]);
  };

  /** @param {string} key @param {boolean} open */
  open(key, open) {
    const others = [...this.opened].filter((each) => each !== key);
    this.opened = new Set(open ? [...others, key] : others);
  }

  /** @param {Person} person */
  async forget({ key, name }) {
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
