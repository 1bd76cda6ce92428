// The texts of the licences of what others have written: a file of the site, fetched when somebody wants to read it.

/** How the file begins: a host may answer with a page of its own. */
const BEGINNING = "====";

/** @typedef {ReturnType<typeof createLegal>} Legal */

/** @param {() => void} onChange */
export function createLegal(onChange) {
  const legal = {
    /** empty until it is there */
    text: "",
    /** whether it could not be fetched */
    failed: false,

    async need() {
      if (legal.text) return;
      const answer = fetch(new URL("./LEGAL.txt", import.meta.url)).then((came) => (came.ok ? came.text() : ""));
      const text = await answer.catch(() => "");
      const whole = text.startsWith(BEGINNING);
      Object.assign(legal, { text: whole ? text : "", failed: !whole });
      onChange();
    },
  };
  return legal;
}
