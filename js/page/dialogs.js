// State of the page's own dialogs: the settings, and a yes-no question to everyone at the table.

/** @typedef {{key: string, answer: (yes: boolean) => void}} Question */

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

    /** Ask everyone at the table. @param {{key: string}} asked @returns {Promise<boolean>} */
    ask({ key }) {
      return new Promise((resolve) => {
        question = { key, answer: resolve };
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
