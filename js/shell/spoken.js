// Says in templates in which language an element speaks: `<p ${spoken(lang)}>` sets `lang`, and with it `dir`.
import { Directive, directive } from "lit-html/directive.js";
import { speakIn } from "./languages.js";

class Spoken extends Directive {
  /** @param {string} lang */
  render(lang) {
    return lang;
  }

  /** @override @param {import("lit-html").ElementPart} part @param {[lang: string]} given */
  update({ element }, [lang]) {
    speakIn(/** @type {HTMLElement} */ (element), lang);
  }
}

export const spoken = directive(Spoken);
