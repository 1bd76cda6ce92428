// Languages that are fetched when somebody wants to read them: the page's before it is rendered, another one when it is
// chosen, those of seats when their game is opened.
import { createFetching } from "./fetching.js";

/** @typedef {ReturnType<typeof createLanguages>} Languages */

/**
 * @param {object} parts
 * @param {Pick<ReturnType<typeof import("./i18n.js").createTranslate>, "take" | "speaks">} parts.translate
 * @param {(lang: string, again: string) => Promise<Record<string, string>>} parts.bring fetches the sentences of one
 * @param {() => void} parts.onChange
 */
export function createLanguages({ translate, bring, onChange }) {
  /** @type {Map<string, ReturnType<typeof createFetching<void>>>} */
  const fetchings = new Map();

  /** @param {string} lang */
  function fetchingOf(lang) {
    const known = fetchings.get(lang);
    const fetching = known ?? createFetching(async (again) => translate.take(lang, await bring(lang, again)));
    fetchings.set(lang, fetching);
    return fetching;
  }

  const languages = {
    /** the language that could not be fetched last @type {string | null} */
    failed: null,
    speaks: translate.speaks,

    /**
     * Make sure that a language can be spoken.
     * @param {string} lang
     * @returns {Promise<boolean>} whether it can; never rejects
     */
    async need(lang) {
      if (translate.speaks(lang)) return true;
      const there = await fetchingOf(lang)
        .need()
        .then(
          () => true,
          (error) => {
            console.warn("language:", error);
            return false;
          },
        );
      languages.failed = there ? null : lang;
      onChange();
      return there;
    },

    /** Make sure that the languages of seats can be spoken. @param {import("../types.js").Place[]} seats */
    needFor: (seats) => Promise.all(seats.flatMap(({ language }) => (language ? [languages.need(language)] : []))),

    /** No longer tell that one could not be fetched. */
    forget() {
      languages.failed = null;
    },
  };
  return languages;
}
