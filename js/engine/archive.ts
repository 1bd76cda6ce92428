// What the engine needs beyond a game among people: an archive of Python modules, fetched when the first opponent is
// seated or advice is asked for, and handed to the worker, which fetches nothing itself.
import { embeddedResponse } from "../base/embedded-files.ts";
import type { Engine } from "./client.ts";

export class Archive {
  #engine;
  #address;
  #integrity;
  #loading: Promise<void> | null = null;

  constructor(engine: Pick<Engine, "extend">, address: URL | string, integrity: string) {
    this.#engine = engine;
    this.#address = address;
    this.#integrity = integrity;
  }

  /**
   * Make sure that the worker has the archive before any later request; it is fetched once. A second attempt bypasses
   * the browser's cache, which may hold a damaged file.
   * @returns rejects with a `Trouble` that the page tells; asking again tries again
   */
  load = (): Promise<void> => {
    this.#loading ??= this.#fetch("default")
      .catch(() => this.#fetch("reload"))
      .catch((error) => {
        this.#loading = null;
        console.warn("opponents:", error);
        throw { code: "no-opponents" };
      });
    return this.#loading;
  };

  async #fetch(cache: RequestCache) {
    const response =
      embeddedResponse(this.#address) ?? (await fetch(this.#address, { integrity: this.#integrity, cache }));
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    this.#engine.extend(await response.arrayBuffer());
  }
}
