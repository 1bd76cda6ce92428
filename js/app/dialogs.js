// State of the page's own dialogs: the settings, and a yes-no question to everyone at the table.

/** @typedef {import("../types.js").Sentence} Sentence */
/** @typedef {Sentence & {answer: (yes: boolean) => void}} Question */

/** @param {() => void} onChange */
export function createDialogs(onChange) {
  let settings = false;
  /** @type {Question | null} */
  let question = null;

  return {
    /** Whether the settings are open. */
    get settings() {
      return settings;
    },
    /** The open question. */
    get question() {
      return question;
    },

    /** @param {boolean} open */
    showSettings(open) {
      settings = open;
      onChange();
    },

    /** Ask everyone at the table. @param {Sentence} asked @returns {Promise<boolean>} */
    ask(asked) {
      return new Promise((resolve) => {
        question = { ...asked, answer: resolve };
        onChange();
      });
    },

    /** @param {boolean} yes */
    answer(yes) {
      question?.answer(yes);
      question = null;
      onChange();
    },

    /** Close both, when another address is shown. */
    leave() {
      settings = false;
      question = null;
    },
  };
}
