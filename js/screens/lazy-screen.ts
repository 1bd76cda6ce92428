// A screen that is a file of its own, with its styles and sentences: fetched when somebody asks for it, and shown.
import { Part } from "../platform/part.ts";
import type { Visit } from "../app/visit/visit.ts";
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
  #part: Part<File>;
  #modelOf;

  constructor(
    name: string,
    translator: Pick<Translator, "addSentences">,
    roomOf: (module: File, visit: Visit) => Shown,
  ) {
    const arrived = ({ sentences }: File) => translator.addSentences("", sentences);
    this.#part = new Part(new URL(name, import.meta.url).href, arrived);
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
    const missing = await this.#part.load();
    const { module } = this.#part;
    if (!module) return missing;
    const room = this.#modelOf(module, visit);
    const refusal = await room.read();
    if (!refusal) visit.enter(room);
    return refusal;
  }

  screen(shell: PageContext, { model: room }: Visit) {
    return room ? this.#part.module?.screen(shell, room as Shown) : null; // as: a visit has the room of its own screen
  }
}
