// The evenings of games, and the one whose table is shown.
import { observe } from "../../base/observable.ts";
import { tableOf } from "./statistics.ts";
import { played, type Evening } from "./totals.ts";
import type { StoredResult } from "../../storage/result.ts";
import type { Results } from "../../storage/results.ts";

export class Evenings {
  /** The last one first. */
  all: Evening[] = [];
  shown: Evening | null = null;
  /** Its games, and those of them that do not count for its table. */
  results: StoredResult[] = [];
  left: Set<string> = new Set();
  #memory;
  #games;

  constructor(memory: Pick<Results, "between">, games: string[]) {
    this.#memory = memory;
    this.#games = games;
    observe(this, "all", "shown", "results", "left");
  }

  /** The people of the games that count, whoever leads first. */
  get table() {
    return tableOf(this.results.filter(({ id }) => !this.left.has(id)));
  }

  /** Go on showing the same evening, or else the last; `last`: the games of the last one. */
  async list(all: Evening[], last: StoredResult[]) {
    const shown = all.find(({ from }) => from === this.shown?.from) ?? all[0] ?? null;
    const results = !shown || shown === all[0] ? last : await this.#of(shown);
    Object.assign(this, { all, shown, results });
  }

  async #of({ from, to }: Evening) {
    return played(await this.#memory.between(from, to), this.#games);
  }

  async choose(from: number) {
    const evening = this.all.find((each) => each.from === from);
    if (!evening) return;
    this.shown = evening;
    const results = await this.#of(evening);
    if (this.shown === evening) Object.assign(this, { results, left: new Set() });
  }

  count = (id: string, counts: boolean) => {
    const others = [...this.left].filter((each) => each !== id);
    this.left = new Set(counts ? others : [...others, id]);
  };
}
