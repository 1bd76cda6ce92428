// What the screen of people shows: the results that were read, and what somebody has chosen. Renders nothing.
import { whenIdle } from "../../base/paint.ts";
import { observe } from "../../base/observable.ts";
import { listOf } from "./honours.js";
import { tableOf } from "./statistics.js";
import { addTo, played, tallyFrom } from "./tally.js";

/** @typedef {import("../../storage/result.ts").Kept} Kept */
/** @typedef {import("./statistics.js").Person} Person */
/** @typedef {import("./tally.js").Evening} Evening */
/** @typedef {Pick<import("../../storage/results.ts").Results, "all" | "known" | "keep" | "between" | "gather" | "stored" | "forget" | "bringBack">} Memory */

export class Room {
  /** @type {Map<string, Person>} */
  people = new Map();
  /** @type {import("./honours.js").Honour[]} */
  honours = [];
  /** All evenings, the last first. @type {Evening[]} */
  evenings = [];
  /** The one whose table is shown. @type {Evening | null} */
  evening = null;
  /** The games of that evening, and those of them that do not count for its table. */
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

  /** The games of an evening. @param {Evening} evening */
  async #of({ from, to }) {
    return played(await this.#memory.between(from, to), this.#games);
  }

  /** The people of the games that count, whoever leads first. */
  get table() {
    return tableOf(this.results.filter(({ id }) => !this.left.has(id)));
  }

  /** Show the table of another evening. @param {number} from when it began */
  async choose(from) {
    const evening = this.evenings.find((each) => each.from === from);
    if (!evening) return;
    this.evening = evening;
    const results = await this.#of(evening);
    if (this.evening === evening) Object.assign(this, { results, left: new Set() });
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
