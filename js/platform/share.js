// Shares one game: as a link, a QR code, a file, or through the system's share sheet. Renders nothing.
import { LazyModule } from "./fetching.js";
import { canShare, download, nameFor, recordFile, save, share as shareFile } from "./downloads.js";
import { snapshot } from "./snapshot.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Trouble} Trouble */
/** @typedef {import("./fetching.js").FetchFailure} FetchFailure */
/** @typedef {ReturnType<typeof createShare>} Share */
/**
 * @typedef {object} Shared
 * @property {Row} row
 * @property {string} link empty until the engine has encoded it, and where it cannot
 * @property {string} short the short form in it
 * @property {{size: number, path: string} | null} code
 * @property {Trouble | null} undrawn why there is no code
 * @property {Trouble | null} trouble why there is no link
 * @property {"" | "copied" | "failed"} told the result of copying or sending
 * @property {boolean} hidden whether it holds what nobody at the table has seen yet
 * @property {Row | null} of the game that this one is a shuffled copy of, made to be given away
 */

/** The start of a link: the page's own address; the short form follows. */
const base = () => `${location.href.split(/[?#]/, 1)[0]}#/open/`;

/** What draws QR codes, a file of its own. */
const qr = new LazyModule(
  new URL("./qr.js", import.meta.url).href,
  (/** @type {Partial<typeof import("./qr.js")>} */ { drawCode }) => drawCode,
);

/**
 * @param {object} parts
 * @param {import("../types.js").Asker} parts.engine
 * @param {(row: Row) => Promise<Row>} parts.shuffled another game that goes on from the same position
 * @param {() => void} parts.onChange
 */
export function createShare({ engine, shuffled, onChange }) {
  const share = {
    /** the game being shared @type {Shared | null} */ now: null,

    /** @param {Row} row */
    open: (row) => show({ row, of: null, hidden: false }),

    /** Share another game instead, in which what is hidden here is drawn anew; or the first one again. */
    async shuffle() {
      const { now } = share;
      if (!now) return;
      const { row, of } = now;
      const other = of ?? (await shuffled(row).catch(troubleOf));
      if (share.now !== now) return;
      if ("code" in other) tell(() => Promise.reject(other), "");
      else await show({ row: other, of: of ? null : row, hidden: true });
    },

    /** Draw the code of the link, which is there without it. */
    async draw() {
      const { now } = share;
      if (!now) return;
      now.undrawn = null;
      onChange();
      try {
        const drawCode = await qr.load();
        now.code = drawCode(base(), now.short);
      } catch (error) {
        now.undrawn = {
          code: "no-code",
          args: "file" in /** @type {object} */ (error) ? /** @type {FetchFailure} */ (error) : {},
        };
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

  /** Show what is shared, make its link, and draw that. @param {Pick<Shared, "row" | "of" | "hidden">} what */
  async function show(what) {
    /** @type {Shared} */
    const now = { ...what, short: "", link: "", code: null, undrawn: null, trouble: null, told: "" };
    share.now = now;
    onChange();
    qr.load().catch(() => {}); // beside the link
    const { record } = now.row;
    const [seen, made] = await Promise.allSettled([
      engine.ask({ do: "check", record }),
      engine.ask({ do: "encode", record }),
    ]);
    if (seen.status === "fulfilled") now.hidden = seen.value.view.hidden;
    if (made.status === "rejected") {
      now.trouble = troubleOf(made.reason);
      onChange();
    } else {
      const { short } = made.value;
      Object.assign(now, { short, link: base() + short });
      await share.draw();
    }
  }

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
