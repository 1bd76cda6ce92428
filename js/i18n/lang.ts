// Says in templates in which language an element speaks: `<p ${inLanguage(lang)}>` sets `lang`, and with it `dir`.
import { Directive, directive } from "lit-html/directive.js";
import { setLanguage } from "./languages.ts";
import type { ElementPart } from "lit-html";

class InLanguage extends Directive {
  /** The language that was set last: setting it again would have the browser look at all styles within. */
  #last = "";

  render(lang: string) {
    return lang;
  }

  override update({ element }: ElementPart, [lang]: [lang: string]) {
    if (lang !== this.#last) setLanguage(element, lang);
    this.#last = lang;
  }
}

export const inLanguage = directive(InLanguage);
