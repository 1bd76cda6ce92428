// A screen that is a file of its own, with its styles and sentences: fetched when somebody asks for it, and shown.
import { styledModule, type LazyModule } from "../platform/fetching.ts";
import type { Visit } from "../app/visit/visit.ts";
import { failureOf } from "../base/file-check.ts";
import type { Translator } from "../i18n/translate.ts";
import type { PageContext } from "./page-context.ts";
import type { Trouble } from "../base/trouble.ts";

export interface ScreenModel {
  read: () => Promise<Trouble | null>;
  /** asks the engine for more, once that is ready */
  ask?: () => Promise<void>;
}
type Module<Shown extends ScreenModel> = {
  sentences: Record<string, string>;
  screen(shell: PageContext, room: Shown): unknown;
};

export class LazyScreen<Shown extends ScreenModel, File extends Module<Shown>> {
  #translator;
  #fetch: LazyModule<File>;
  #modelOf;
  #module: File | null = null;

  constructor(
    name: string,
    translator: Pick<Translator, "addSentences">,
    roomOf: (module: File, visit: Visit) => Shown,
  ) {
    this.#translator = translator;
    this.#fetch = styledModule(new URL(name, import.meta.url).href);
    this.#modelOf = roomOf;
  }

  /** What is loaded for its address. */
  loader = {
    read: (visit: Visit) => this.#read(visit),
    ask: async (visit: Visit) => {
      const refusal = await this.#read(visit);
      await visit.model?.ask?.();
      return refusal;
    },
  };

  async #read(visit: Visit): Promise<Trouble | null> {
    if (visit.model) return null;
    try {
      const found = await this.#fetch.load();
      if (!this.#module) this.#translator.addSentences("", found.sentences);
      this.#module = found;
    } catch (failure) {
      return { code: "not-fetched", args: failureOf(failure) };
    }
    const room = this.#modelOf(this.#module, visit);
    const refusal = await room.read();
    if (!refusal) visit.enter(room);
    return refusal;
  }

  screen(shell: PageContext, { model: room }: Visit) {
    return room && this.#module ? this.#module.screen(shell, room as Shown) : null; // as: a visit has the room of its own screen
  }
}
