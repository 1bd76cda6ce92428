// Languages that are fetched when somebody wants to read them: the page's before it is rendered, another one when it is
// chosen, those of seats when their game is opened.
import { cached } from "../base/cache.ts";
import { observe } from "../base/observable.ts";
import { failureOf, type FetchFailure } from "../base/file-check.ts";
import type { LazyModule } from "../platform/fetching.ts";
import type { Translator } from "./translate.ts";
import type { StoredSeat } from "../storage/stored-game.ts";

type Sentences = Pick<LazyModule<Record<string, string>>, "load">;

export class Languages {
  /** The language that could not be fetched last, and why. */
  failed: { language: string; missed: FetchFailure | undefined } | null = null;
  #translator;
  #sentencesOf;
  #sentences: Map<string, Sentences> = new Map();

  constructor(translator: Pick<Translator, "has" | "addLanguage">, sentencesOf: (lang: string) => Sentences) {
    this.#translator = translator;
    this.#sentencesOf = sentencesOf;
    observe(this, "failed");
  }

  has(lang: string) {
    return this.#translator.has(lang);
  }

  /** Make sure that the sentences of a language are here. @returns whether they are; never rejects */
  async load(lang: string): Promise<boolean> {
    if (this.has(lang)) return true;
    try {
      const texts = await cached(this.#sentences, lang, () => this.#sentencesOf(lang)).load();
      if (!this.has(lang)) this.#translator.addLanguage(lang, texts);
      if (this.failed?.language === lang) this.clearFailure();
    } catch (missed) {
      this.failed = { language: lang, missed: failureOf(missed) };
    }
    return this.has(lang);
  }

  /** Load the first of some languages that can be had, null if none; that it stands in for the first one is told. */
  async loadFirst([lang = "", ...others]: string[]): Promise<string | null> {
    if (!lang || (await this.load(lang))) return lang || null;
    const { failed } = this;
    const loaded = await this.loadFirst(others);
    this.failed = failed;
    return loaded;
  }

  loadFor(seats: StoredSeat[]) {
    return Promise.all(seats.flatMap(({ language }) => (language ? [this.load(language)] : [])));
  }

  clearFailure() {
    this.failed = null;
  }
}
