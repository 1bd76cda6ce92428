// Says in templates in which language an element speaks: `<p ${spoken(lang)}>` sets `lang`, and with it `dir`.
import { Directive, directive } from "lit-html/directive.js";
import { speakIn } from "./languages.js";

class Spoken extends Directive {
  /** The language that was set last: setting it again would have the browser look at all styles within. */
  #said = "";

  /** @param {string} lang */
  render(lang) {
    return lang;
  }

  /** @override @param {import("lit-html").ElementPart} part @param {[lang: string]} given */
  update({ element }, [lang]) {
    if (lang !== this.#said) speakIn(/** @type {HTMLElement} */ (element), lang);
    this.#said = lang;
  }
}

export const spoken = directive(Spoken);
