// Sentences in the page's current language.

/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {ReturnType<typeof createSaying>} Saying */

/** @param {import("../i18n/translate.js").Translate} translate @param {() => import("../types.js").Lang} language */
export function createSaying(translate, language) {
  /** @type {Say} */
  const say = (key, args) => translate(language(), key, args);
  return {
    say,
    /** The same with a game's own sentences. @param {string} game @returns {Say} */
    sayOf: (game) => (key, args) => translate(language(), key, args, game),
    /** Why something was refused, and which file is the cause; a game's own sentence comes first. @param {Trouble} error */
    trouble({ code, args = {} }) {
      if (code !== "bad-record")
        return [say(`error-${code}`), ...(args.file ? [say("unfetched", args)] : [])].join(" ");
      return translate(
        language(),
        `bad-record-${args.why}`,
        { entry: args.entry ?? 0, text: args.text ?? "" },
        /** @type {string | undefined} */ (args.game),
      );
    },
  };
}
