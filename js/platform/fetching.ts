// Fetches parts of the page that are modules of their own, each once, however often it is needed. Looks at what comes: a
// host may answer with nothing, with half of a file, or with its own page. What is not whole is tried again at another
// address, because browsers remember a module that could not be fetched; and again when it is next needed.
import { diagnoseFile, type FetchFailure } from "../base/file-check.ts";
import { importModule } from "../base/embedded-files.ts";
import { observe } from "../base/observable.ts";

interface Ways {
  fetch?: (address: string) => Promise<object>;
  diagnose?: (address: string) => Promise<FetchFailure>;
}

export class LazyModule<T> {
  /** Why it could not be fetched; null while it is on its way again. */
  failure: FetchFailure | null = null;
  #attempts = 0;
  #loading: Promise<T> | null = null;
  #address;
  #pick;
  #fetch;
  #diagnose;

  /** @param pick what the page needs of it; undefined where it is not whole */
  constructor(
    address: string,
    pick: { of(module: object): T | undefined }["of"],
    { fetch = importModule, diagnose = diagnoseFile }: Ways = {},
  ) {
    this.#address = address;
    this.#pick = pick;
    this.#fetch = fetch;
    this.#diagnose = diagnose;
    observe(this, "failure");
  }

  /** @returns rejects with why it could not be fetched */
  load = (): Promise<T> => {
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

  /** What seems whole by now is tried once more: the host was mended meanwhile, or only the browser's copy was bad. */
  async #explain(error: unknown): Promise<T> {
    const failure = await this.#diagnose(this.#address);
    if (failure.why !== "damaged") this.#fail(failure, error);
    return this.#attempt().catch(() => this.#fail(failure, error));
  }

  #fail(failure: FetchFailure, error: unknown): never {
    this.#loading = null;
    this.failure = failure;
    console.warn(`${failure.file}: ${failure.why} ${failure.detail}`, error);
    throw failure;
  }
}

/** A part of the page that comes with its styles, which are added with it. */
export const styledModule = <T extends object>(address: string): LazyModule<T> =>
  new LazyModule(address, (module: T & { styles?: Record<string, string> }) => {
    if (module.styles === undefined) return undefined;
    for (const [name, text] of Object.entries(module.styles)) addStyles(name, text);
    return module;
  });

/** The names of those that are there: two parts can have some in common. */
const added: Set<string> = new Set();
/** How many of them are the page's: these stand first, as a game says what is different in it, whichever comes sooner. */
let own = 0;

function addStyles(name: string, text: string) {
  if (added.has(name)) return;
  added.add(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  const sheets = document.adoptedStyleSheets;
  if (name.startsWith("css/")) sheets.splice(own++, 0, sheet);
  else sheets.push(sheet);
}
