// The evenings of games, and the one whose podium is shown.
import { observe } from "../../base/observable.ts";
import { NOTHING_SAID } from "../../storage/called.ts";
import { tableOf } from "./statistics.ts";
import { played, type Evening } from "./totals.ts";
import type { StoredResult } from "../../storage/result.ts";
import type { Results } from "../../storage/results.ts";

/** A link to the luck of the first of some games that can give it; null: none can. */
export type LuckOf = (ids: string[]) => Promise<string | null>;

export class Evenings {
  /** The last one first. */
  all: Evening[] = [];
  shown: Evening | null = null;
  /** Its games. */
  results: StoredResult[] = [];
  keyOf = NOTHING_SAID;
  #memory;
  #games;
  #luckOf;

  constructor(memory: Pick<Results, "between">, games: string[], luckOf: LuckOf = async () => null) {
    this.#luckOf = luckOf;
    this.#memory = memory;
    this.#games = games;
    observe(this, "all", "shown", "results", "keyOf");
  }

  /** Its people, whoever leads first. */
  get table() {
    return tableOf(this.results, this.keyOf);
  }

  /** The evening before the one that is shown (-1), or after it. */
  beside(by: -1 | 1) {
    return this.all.find((_, at) => this.all[at + by] === this.shown) ?? null;
  }

  /** A link to the luck of its last game that can give it. */
  luck() {
    return this.#luckOf(this.results.map(({ id }) => id).reverse());
  }

  /** Go on showing the same evening, or else the last; `last`: the games of the last one. */
  async list(all: Evening[], last: StoredResult[], keyOf = NOTHING_SAID) {
    const shown = all.find(({ from }) => from === this.shown?.from) ?? all[0] ?? null;
    const results = !shown || shown === all[0] ? last : await this.#of(shown);
    Object.assign(this, { all, shown, results, keyOf });
  }

  async #of({ from, to }: Evening) {
    return played(await this.#memory.between(from, to), this.#games);
  }

  async choose(evening: Evening) {
    this.shown = evening;
    const results = await this.#of(evening);
    if (this.shown === evening) this.results = results;
  }
}
