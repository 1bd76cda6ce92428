// Games by message: what a game that has come is to those that this device has, and going on with it. The engine compares
// them, and says for whom somebody has decided elsewhere.
import { hold } from "./locks.ts";
import { notesBefore, publicView } from "./rows.ts";
import { playsHere } from "./seating.ts";
import { isWhole, type Store } from "./store.ts";
import type { Replies } from "../engine/shapes.ts";
import type { Asker } from "../engine/requests.ts";
import type { Found, Row } from "./row.ts";

type Joined = Replies["join"];
/** What a game that has come is to one of this device. */
export interface Met {
  /** `mine`: it goes on, and somebody has decided elsewhere for seats that are played here; `held`: another tab plays it */
  how: Joined["how"] | "mine" | "held";
  /** of the game that this device has */
  id: string;
  /** these seats */
  played?: number[];
}

/** Of several games with one number: the one that goes on, else the one that is as far, and so on. */
const BEST: Joined["how"][] = ["ahead", "same", "behind", "apart"];

export class Messages {
  #engine;
  #store;
  #ownOf;

  /** @param ownOf a game of its own that goes on where a row ends */
  constructor(engine: Asker, store: Pick<Store, "ofGame" | "get" | "put">, ownOf: (row: Row) => Promise<Row>) {
    this.#engine = engine;
    this.#store = store;
    this.#ownOf = ownOf;
  }

  /**
   * Find the game of a message among those of this device; one that goes on where it ended is joined.
   * @returns null where it is new here
   */
  async meet(found: Found): Promise<Met | null> {
    const { id } = found.record;
    if (id === undefined) return null;
    const rows = (await this.#store.ofGame(id)).filter(isWhole);
    const all = await Promise.all(rows.map(async (row) => ({ row, ...(await this.#compare(row, found)) })));
    const [best] = all
      .filter(({ how }) => BEST.includes(how))
      .sort((one, other) => BEST.indexOf(one.how) - BEST.indexOf(other.how) || other.common - one.common);
    if (!best) return null;
    const met = metAs(best.row, best);
    return met.how === "ahead" ? this.#take(met, found) : met;
  }

  #compare({ record, seats }: Row, { record: other }: Found) {
    const here = seats.flatMap((seat, at) => (playsHere(seat) ? [at] : []));
    return this.#engine.ask({ do: "join", record, other, here });
  }

  /**
   * Go on with a game as it has come, although it parts from this device's, or others have decided in it for people here.
   * @returns `ahead` where that is done
   */
  take = (met: Met, found: Found): Promise<Met> => this.#take(met, found, ["ahead", "mine", "apart"]);

  /**
   * Go on with a game as it has come, unless another tab plays it: that tab has to be closed, or the message opened there.
   * Where it went on here in another way, that is set aside as a game of its own.
   * @param wanted what it may be by now
   */
  async #take({ id }: Met, found: Found, wanted: Met["how"][] = ["ahead"]): Promise<Met> {
    const release = await hold(id, { onLost() {} });
    if (!release) return { how: "held", id };
    try {
      const row = await this.#store.get(id);
      if (!isWhole(row)) return { how: "other", id };
      const joined = await this.#compare(row, found);
      const { record, common } = joined;
      const met = metAs(row, joined);
      if (!record || !wanted.includes(met.how)) return met;
      if (met.how === "apart") await this.#store.put(await this.#ownOf(row));
      delete row.analysis; // it was of another course
      const [view, notes] = [{ ...publicView(found), choices: [] }, notesBefore(row.notes, common)];
      const settled = record.log.length;
      await this.#store.put(Object.assign(row, { record, undone: [], view, notes, settled, arrived: true }));
      return { how: "ahead", id };
    } finally {
      release();
    }
  }
}

/** What a game that has come is to a row. */
const metAs = ({ id }: Row, { how, played = [] }: Joined): Met =>
  how === "ahead" && played.length ? { how: "mine", id, played } : { how, id };
