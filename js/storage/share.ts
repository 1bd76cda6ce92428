// Shares one game as a link, and that as a QR code or through the system's share sheet. A page that was opened as a file
// is at no address that others could open: there the short form is shared as a text to be pasted. Renders nothing.
import { inOneFile } from "../base/embedded-files.ts";
import { fieldsOf, required } from "../base/lookup.ts";
import { optional } from "../base/optional.ts";
import { observe } from "../base/observable.ts";
import { LazyModule } from "../platform/fetching.ts";
import { saveRecord } from "./record-file.ts";
import { botsOf, hasRemoteSeats } from "./seating.ts";
import { failureOf } from "../base/file-check.ts";
import type * as qrModule from "../platform/qr.ts";
import type { EngineClient } from "../engine/requests.ts";
import type { StoredGame } from "./stored-game.ts";
import type { Trouble } from "../base/trouble.ts";

export interface Shared {
  row: StoredGame;
  /** empty until the engine has encoded it, and where it cannot */
  link: string;
  /** its short form */
  short: string;
  code: { size: number; path: string } | null;
  /** whether the code is to be seen: that of a message only once somebody asks for it */
  wanted: boolean;
  /** why there is no code */
  undrawn: Trouble | null;
  /** why there is no link */
  trouble: Trouble | null;
  /** the same luck to another table, or this table's result; else the game as it stands */
  offers: "" | "table" | "result";
  /** of copying or sending */
  outcome: "" | "copied" | "failed";
  /** whether it holds what nobody at the table has seen yet */
  hidden: boolean;
  /** the game that this one is a shuffled copy of, made to be given away */
  of: StoredGame | null;
}

/** The start of a link: the page's own address; the short form follows. */
export const base = () => (inOneFile() ? "" : `${location.href.split(/[?#]/, 1)[0]}#/open/`);

export const qr = new LazyModule(
  new URL("./qr.js", import.meta.url).href,
  ({ drawCode }: Partial<typeof qrModule>) => drawCode,
);

const BLANK: Omit<Shared, "row" | "of" | "hidden"> = {
  short: "",
  link: "",
  code: null,
  wanted: false,
  undrawn: null,
  trouble: null,
  outcome: "",
  offers: "",
};

export class Share {
  /** The game being shared. */
  now: Shared | null = null;
  #engine;
  #shuffled;
  #onSent;

  constructor(
    engine: EngineClient,
    /** another game that goes on from the same position */
    shuffled: (row: StoredGame) => Promise<StoredGame>,
    /** a game is given away to people who play it elsewhere */
    onSent: (row: StoredGame) => unknown,
  ) {
    this.#engine = engine;
    this.#shuffled = shuffled;
    this.#onSent = onSent;
    observe(this, "now");
  }

  open = (row: StoredGame) => this.#show({ row, of: null, hidden: false });

  /** Share a link that is made already. @param address from its # on */
  offer = async (row: StoredGame, address: string, offers: Shared["offers"]) => {
    const link = inOneFile() ? address : base().replace(/#.*/, "") + address;
    this.now = observe({ ...BLANK, row, of: null, hidden: false, link, offers });
    await this.draw();
  };

  close = () => {
    this.now = null;
  };

  /** Share another game instead, in which what is hidden here is drawn anew; or the first one again. */
  shuffle = async () => {
    const { now } = this;
    if (!now) return;
    const { row, of } = now;
    const other = of ?? (await this.#shuffled(row).catch(troubleOf));
    if (this.now !== now) return;
    if ("code" in other) now.outcome = "failed";
    else await this.#show({ row: other, of: of ? null : row, hidden: true });
  };

  /** What is shown is given away: to people who play elsewhere it is sent from now on. */
  markSent = () => {
    if (this.now && hasRemoteSeats(this.now.row.seats)) this.#onSent(this.now.row);
  };

  save = (row: StoredGame) => {
    if (hasRemoteSeats(row.seats)) this.#onSent(row);
    return saveRecord(row);
  };

  /** Draw the code of the link, which is there without it. */
  draw = async () => {
    const { now } = this;
    if (!now || inOneFile()) return;
    this.markSent(); // whoever sees it can read it
    Object.assign(now, { undrawn: null, wanted: true });
    try {
      const drawCode = await qr.load();
      now.code = drawCode(now.link.slice(0, now.link.length - now.short.length), now.short);
    } catch (error) {
      now.undrawn = { code: "no-code", args: failureOf(error) };
    }
  };

  copy = () => this.#try(() => required(optional("clipboard"), "clipboard").writeText(this.now?.link ?? ""), "copied");

  send = (what: ShareData) => this.#try(() => required(optional("share"), "share sheet")(what), "");

  async #show(what: Pick<Shared, "row" | "of" | "hidden">) {
    const now: Shared = observe({ ...BLANK, ...what });
    this.now = now;
    qr.load().catch(() => {}); // beside the link
    const { record, seats } = now.row;
    const [checked, encoded] = await Promise.allSettled([
      this.#engine.ask({ do: "check", record }),
      this.#engine.ask({ do: "encode", record, bots: botsOf(seats) }),
    ]);
    if (checked.status === "fulfilled") now.hidden = checked.value.view.hidden;
    if (encoded.status === "rejected") {
      now.trouble = troubleOf(encoded.reason);
    } else {
      const { short } = encoded.value;
      Object.assign(now, { short, link: base() + short });
      if (!hasRemoteSeats(seats)) await this.draw(); // a message is not sent yet
    }
  }

  /** Do something that the browser may refuse, and show the outcome. */
  async #try(work: () => Promise<void>, done: Shared["outcome"]) {
    const { now } = this;
    if (!now) return;
    this.markSent();
    try {
      await work();
      now.outcome = done;
    } catch (error) {
      now.outcome = fieldsOf(error).name === "AbortError" ? "" : "failed"; // the person cancelled
    }
  }
}

const troubleOf = ({ code, args }: Partial<Trouble>): Trouble =>
  typeof code === "string" ? { code, args } : { code: "no-link" };
