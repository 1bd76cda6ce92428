// A part of the page that is a file of its own, with its styles: fetched when somebody wants it, and shown.
import { html, nothing } from "lit-html";
import { failureOf } from "../base/file-check.ts";
import { observe } from "../base/observable.ts";
import { tryAgain } from "../ui/components.ts";
import { styledModule } from "./fetching.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Say } from "../i18n/translate.ts";

export class Part<Module extends object> {
  /** null: nobody has wanted it yet, or it is on its way */
  module: Module | null = null;
  /** why it could not be fetched */
  trouble: Trouble | null = null;
  /** Whether somebody has asked for what is not shown in a place of its own. */
  wanted = false;
  #file;
  #arrived;

  /** @param arrived called before it is shown */
  constructor(address: string, arrived: (module: Module) => void = () => {}) {
    this.#file = styledModule<Module>(address);
    this.#arrived = arrived;
    observe(this, "module", "trouble", "wanted");
  }

  /** Never rejects. @returns why it is not there */
  load = async (): Promise<Trouble | null> => {
    if (this.module) return null;
    this.trouble = null;
    try {
      const module = await this.#file.load();
      if (!this.module) this.#arrived(module);
      this.module = module;
    } catch (failure) {
      this.trouble = { code: "not-fetched", args: failureOf(failure) };
    }
    return this.trouble;
  };

  /** For a key or a tap that waits for it. @returns null: it does not come, and whoever shows what is wanted says why */
  want = async (): Promise<Module | null> => {
    this.wanted = true;
    await this.load();
    return this.module;
  };

  /** What it shows, or why it does not come, and what to do; where that is wanted, it is fetched. */
  show(say: Say, shown: (module: Module) => unknown, wanted: boolean = true) {
    const { module, trouble } = this;
    if (module) return shown(module);
    if (!wanted) return nothing;
    if (!trouble) this.load();
    return trouble
      ? html`<p class="notice" role="alert"><span>${say(`error-${trouble.code}`)} ${say("unfetched", trouble.args)}</span> ${tryAgain(say, this.load)}</p>`
      : nothing;
  }
}
