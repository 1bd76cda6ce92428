// Languages that are fetched when somebody wants to read them: the page's before it is rendered, another one when it is
// chosen, those of seats when their game is opened.

/** @typedef {import("../platform/fetching.js").Missed} Missed */
/** @typedef {ReturnType<typeof createLanguages>} Languages */

/**
 * @param {object} parts
 * @param {Pick<ReturnType<typeof import("./translate.js").createTranslate>, "take" | "speaks">} parts.translate
 * @param {(lang: string) => Pick<ReturnType<typeof import("../platform/fetching.js").createFetching<Record<string, string>>>, "need">} parts.fetching
 *   of the sentences of one
 * @param {() => void} parts.onChange
 */
export function createLanguages({ translate, fetching, onChange }) {
  /** @type {Map<string, ReturnType<typeof fetching>>} */
  const fetchings = new Map();

  /** @param {string} lang */
  function fetchingOf(lang) {
    const known = fetchings.get(lang) ?? fetching(lang);
    fetchings.set(lang, known);
    return known;
  }

  const languages = {
    /** the language that could not be fetched last, and why @type {{language: string, missed: Missed} | null} */
    failed: null,
    speaks: translate.speaks,

    /**
     * Make sure that a language can be spoken.
     * @param {string} lang
     * @returns {Promise<boolean>} whether it can; never rejects
     */
    async need(lang) {
      if (translate.speaks(lang)) return true;
      try {
        const texts = await fetchingOf(lang).need();
        if (!translate.speaks(lang)) translate.take(lang, texts);
        if (languages.failed?.language === lang) languages.forget();
      } catch (missed) {
        languages.failed = { language: lang, missed: /** @type {Missed} */ (missed) };
      }
      onChange();
      return translate.speaks(lang);
    },

    /**
     * Make sure that a language can be spoken, or else another one, in this order; that it stands in is told.
     * @param {string[]} wanted
     * @returns {Promise<string | null>} the one that can, null where none can
     */
    async needOne([lang = "", ...others]) {
      if (!lang || (await languages.need(lang))) return lang || null;
      const { failed } = languages;
      const spoken = await languages.needOne(others);
      languages.failed = failed;
      return spoken;
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
