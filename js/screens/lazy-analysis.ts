// The sheet that tells what decided a game: a file of its own with its styles and sentences, fetched when it is opened.
import { html, nothing } from "lit-html";
import { failureOf } from "../base/file-check.ts";
import { observe } from "../base/observable.ts";
import { styledModule } from "../platform/fetching.ts";
import { tryAgain } from "../ui/components.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Moment } from "../engine/shapes.ts";
import type { Translator } from "../i18n/translate.ts";
import type * as analysisModule from "./analysis/analysis.ts";
import type { Table } from "../table/types.ts";

const { load: fetchSheet } = styledModule<typeof analysisModule>(new URL("analysis.js", import.meta.url).href);

export class LazyAnalysis {
  module: typeof analysisModule | null = null;
  trouble: Trouble | null = null;
  #translator;

  constructor(translator: Pick<Translator, "addSentences">) {
    this.#translator = translator;
    observe(this, "module", "trouble");
  }

  load = async () => {
    if (this.module) return;
    this.trouble = null;
    try {
      const module = await fetchSheet();
      if (!this.module) this.#translator.addSentences("", module.sentences);
      this.module = module;
    } catch (failure) {
      this.trouble = { code: "not-fetched", args: failureOf(failure) };
    }
  };

  sheet = (table: Table) => {
    const { trouble, module } = this;
    if (module) return module.analysis(table);
    if (!trouble) return nothing;
    return html`<p role="alert">${table.say(`error-${trouble.code}`, trouble.args)}</p>${tryAgain(table.say, this.load)}`;
  };

  /** What the board shows of a turning point. */
  told = (moment: Moment, table: Table) => this.module?.studiedWords(moment, table) ?? "";
}
