// All games as files, of which there are several where one would be too large.
import { observe } from "../../base/observable.ts";
import { save, shelfFiles } from "../../platform/downloads.ts";
import { packGame, shelfTexts } from "../shelf-file.ts";
import type { Store } from "../store.ts";

/** Games read from the database in one batch. */
const BATCH = 100;

export class Download {
  /** The files of all games, until the last is downloaded. */
  files: File[] = [];
  /** How many of them are downloaded. */
  part = 0;
  #store;

  constructor(store: Pick<Store, "list" | "rows" | "results">) {
    this.#store = store;
    observe(this);
  }

  /** Download all games. With several files the others wait for a tap each: browsers allow one download per tap. */
  async saveAll() {
    const { results } = this.#store;
    const [all, forgotten] = await Promise.all([results.all(), results.forgotten()]);
    this.files = shelfFiles(shelfTexts(await this.#packed(), all, forgotten), Date.now());
    await this.savePart(0);
  }

  async savePart(part: number) {
    const file = this.files[part];
    if (!file) return; // its button was tapped once more before it was gone
    this.part = (await save(file)) ? part + 1 : part;
    if (this.part === this.files.length) this.files = [];
  }

  /** All games, as their file holds them. */
  async #packed() {
    const { running, finished } = await this.#store.list();
    const ids = [...running, ...finished];
    const packed = [];
    for (let at = 0; at < ids.length; at += BATCH)
      packed.push(...(await this.#store.rows(ids.slice(at, at + BATCH))).map(packGame));
    return packed;
  }
}
