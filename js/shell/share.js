// Shares one game: as a link, a QR code, a file, or through the system's share sheet. Renders nothing.
import { canShare, download, nameFor, recordFile, save, share as shareFile } from "./files.js";
import { snapshot } from "./snapshot.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {ReturnType<typeof createShare>} Share */
/**
 * @typedef {object} Shared
 * @property {Row} row
 * @property {string} link empty until the engine has encoded it, and where it cannot
 * @property {{size: number, path: string} | null} code
 * @property {Trouble | null} trouble why there is no link
 * @property {"" | "copied" | "failed"} told the result of copying or sending
 */

/** The start of a link: the page's own address; the short form follows. */
const base = () => `${location.href.split(/[?#]/, 1)[0]}#/open/`;

/** @param {{engine: import("../types.js").Asker, onChange: () => void}} parts */
export function createShare({ engine, onChange }) {
  const share = {
    /** the game being shared @type {Shared | null} */ now: null,

    /** @param {Row} row */
    async open(row) {
      /** @type {Shared} */
      const now = { row, link: "", code: null, trouble: null, told: "" };
      share.now = now;
      onChange();
      try {
        const [{ short }, { drawCode }] = await Promise.all([
          engine.ask({ do: "encode", record: row.record }),
          import("./qr.js"),
        ]);
        Object.assign(now, { link: base() + short, code: drawCode(base(), short) });
      } catch (error) {
        now.trouble = troubleOf(/** @type {Partial<Trouble>} */ (error));
      }
      onChange();
    },

    close() {
      share.now = null;
      onChange();
    },

    copy: () => tell(() => navigator.clipboard.writeText(share.now?.link ?? ""), "copied"),

    /** Whether the system has a share sheet (and accepts this file). @param {File} [file] */
    canSend: (file) => (file ? canShare(file) : Boolean(navigator.share)),

    /** Open the system's share sheet. @param {ShareData} what */
    send: (what) => tell(() => navigator.share(what), ""),

    /** @param {Row} row */
    save: (row) => save(recordFile(row)),

    /**
     * Give away a picture of a board: through the system's share sheet where it takes files, else as a download.
     * @param {Row} row
     * @param {SVGElement[]} drawings
     * @param {string} classes of what is around them
     */
    async picture(row, drawings, classes) {
      const file = await snapshot(drawings, classes, nameFor(row, ".png"));
      if (!canShare(file) || (await shareFile(file)) !== "given") download(file);
    },
  };

  /**
   * Do something that the browser may refuse, and show the result.
   * @param {() => Promise<void>} work
   * @param {Shared["told"]} done
   */
  async function tell(work, done) {
    const { now } = share;
    if (!now) return;
    /** @param {{name?: string}} error */
    const failed = (error) => (error?.name === "AbortError" ? "" : "failed"); // the person cancelled
    now.told = await Promise.resolve()
      .then(work)
      .then(() => done, failed);
    onChange();
  }

  return share;
}

/** @param {Partial<Trouble>} error @returns {Trouble} */
const troubleOf = ({ code, args }) => (typeof code === "string" ? { code, args } : { code: "no-link" });
