// The page's sentences, in the language that it has now.

/** @typedef {import("../types.js").Say} Say */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {ReturnType<typeof createSaying>} Saying */

/** @param {import("../shell/i18n.js").Translate} translate @param {() => import("../types.js").Lang} language */
export function createSaying(translate, language) {
  /** @type {Say} */
  const say = (key, args) => translate(language(), key, args);
  return {
    say,
    /** With a game's own sentences. @param {string} game @returns {Say} */
    sayOf: (game) => (key, args) => translate(language(), key, args, game),
    /** Why something was refused: by a game, in its own words where it has some. @param {Trouble} error */
    trouble({ code, args = {} }) {
      if (code !== "bad-record") return say(`error-${code}`);
      return translate(
        language(),
        `bad-record-${args.why}`,
        { entry: args.entry ?? 0, text: args.text ?? "" },
        /** @type {string | undefined} */ (args.game),
      );
    },
  };
}
