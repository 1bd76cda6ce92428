// Says in templates in which language an element speaks: `<p ${inLanguage(lang)}>` sets `lang`, and with it `dir`.
import { Directive, directive } from "lit-html/directive.js";
import { setLanguage } from "./languages.js";

class InLanguage extends Directive {
  /** The language that was set last: setting it again would have the browser look at all styles within. */
  #last = "";

  /** @param {string} lang */
  render(lang) {
    return lang;
  }

  /** @override @param {import("lit-html").ElementPart} part @param {[lang: string]} given */
  update({ element }, [lang]) {
    if (lang !== this.#last) setLanguage(/** @type {HTMLElement} */ (element), lang);
    this.#last = lang;
  }
}

export const inLanguage = directive(InLanguage);
