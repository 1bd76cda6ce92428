// Fetches parts of the page that are modules of their own, each once, however often it is needed. Looks at what comes: a
// host may answer with nothing, with half of a file, or with its own page. What is not whole is tried again at another
// address, because browsers remember a module that could not be fetched; and again when it is next needed.
import { diagnoseFile } from "../base/file-check.ts";
import { imported } from "../base/inside.ts";
import { observe } from "../base/observable.ts";

/** @typedef {import("../base/file-check.ts").FetchFailure} FetchFailure */

/**
 * A module that is fetched when it is needed.
 * @template T
 */
export class LazyModule {
  /** Why it could not be fetched; null while it is on its way again. @type {FetchFailure | null} */
  failure = null;
  #attempts = 0;
  /** @type {Promise<T> | null} */
  #loading = null;
  #address;
  #pick;
  #fetch;
  #diagnose;

  /**
   * @param {string} address
   * @param {{of(module: object): T | undefined}["of"]} pick what the page needs of it; undefined where it is not whole
   * @param {object} [browser]
   * @param {(address: string) => Promise<object>} [browser.fetch]
   * @param {(address: string) => Promise<FetchFailure>} [browser.diagnose]
   */
  constructor(address, pick, { fetch = imported, diagnose = diagnoseFile } = {}) {
    this.#address = address;
    this.#pick = pick;
    this.#fetch = fetch;
    this.#diagnose = diagnose;
    observe(this, "failure");
  }

  /** @returns {Promise<T>} rejects with why it could not be fetched */
  load = () => {
    if (!this.#loading) this.failure = null;
    this.#loading ??= this.#attempt()
      .catch(() => this.#attempt())
      .catch((error) => this.#explain(error));
    return this.#loading;
  };

  async #attempt() {
    const again = this.#attempts ? `?${this.#attempts}` : "";
    this.#attempts += 1;
    const picked = this.#pick(await this.#fetch(this.#address + again));
    if (picked === undefined) throw new Error("not whole");
    return picked;
  }

  /**
   * Find out why it did not come. What seems whole by then is tried once more: the host was mended meanwhile, or only the
   * browser's copy was bad.
   * @param {unknown} error
   * @returns {Promise<T>}
   */
  async #explain(error) {
    const failure = await this.#diagnose(this.#address);
    return failure.why === "damaged"
      ? this.#attempt().catch(() => this.#fail(failure, error))
      : this.#fail(failure, error);
  }

  /** @param {FetchFailure} failure @param {unknown} error @returns {never} */
  #fail(failure, error) {
    this.#loading = null;
    this.failure = failure;
    console.warn(`${failure.file}: ${failure.why} ${failure.detail}`, error);
    throw failure;
  }
}

/**
 * A part of the page that comes with its styles, which are added with it.
 * @template {object} T
 * @param {string} address
 * @returns {LazyModule<T>}
 */
export const styledModule = (address) =>
  new LazyModule(address, (module) => {
    const { styles, ...part } = /** @type {T & {styles?: string}} */ (module);
    if (!styles) return undefined;
    addStyles(styles);
    return /** @type {T} */ (/** @type {unknown} */ (part));
  });

/** @param {string} text */
function addStyles(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
