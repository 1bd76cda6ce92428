// Games by message: what a game that has come is to those that this device has, and going on with it. The engine compares
// them, and says for whom somebody has decided elsewhere.
import { holding } from "./locks.ts";
import { notesBefore, publicView } from "./stored-view.ts";
import { isLocalPerson } from "./seating.ts";
import { isWhole, type Store } from "./store.ts";
import type { Replies } from "../engine/shapes.ts";
import type { EngineClient } from "../engine/requests.ts";
import type { CheckedGame, StoredGame } from "./stored-game.ts";

type Joined = Replies["join"];
export interface MergeResult {
  /** `mine`: it goes on, and somebody has decided elsewhere for seats that are played here; `held`: another tab plays it */
  how: Joined["how"] | "mine" | "held";
  /** of the game that this device has */
  id: string;
  /** the seats of `mine` */
  played?: number[];
}

/** Of several games with one number: the one that goes on, else the one that is as far, and so on. */
const BEST: Joined["how"][] = ["ahead", "same", "behind", "apart"];

export class Messages {
  #engine;
  #store;
  #ownOf;

  /** @param ownOf a game of its own that goes on where a row ends */
  constructor(
    engine: EngineClient,
    store: Pick<Store, "ofGame" | "get" | "put">,
    ownOf: (row: StoredGame) => Promise<StoredGame>,
  ) {
    this.#engine = engine;
    this.#store = store;
    this.#ownOf = ownOf;
  }

  /** Find a game that has come among those of this device; one that goes on is joined. Null: it is new here. */
  async merge(found: CheckedGame): Promise<MergeResult | null> {
    const { id } = found.record;
    if (id === undefined) return null;
    const rows = (await this.#store.ofGame(id)).filter(isWhole);
    const all = await Promise.all(rows.map(async (row) => ({ row, ...(await this.#compare(row, found)) })));
    const [best] = all
      .filter(({ how }) => BEST.includes(how))
      .sort((one, other) => BEST.indexOf(one.how) - BEST.indexOf(other.how) || other.common - one.common);
    if (!best) return null;
    const met = mergeResultOf(best.row, best);
    return met.how === "ahead" ? this.#take(met, found) : met;
  }

  #compare({ record, seats }: StoredGame, { record: other }: CheckedGame) {
    const here = seats.flatMap((seat, at) => (isLocalPerson(seat) ? [at] : []));
    return this.#engine.ask({ do: "join", record, other, here });
  }

  /** Go on with it as it has come, although it parts from this device's, or others have decided for people here. */
  accept = (met: MergeResult, found: CheckedGame): Promise<MergeResult> =>
    this.#take(met, found, ["ahead", "mine", "apart"]);

  /**
   * Go on with it as it has come, unless another tab plays it: that tab has to be closed, or the message opened there.
   * Where it went on here in another way, that is set aside as a game of its own.
   * @param wanted what it may be by now
   */
  async #take({ id }: MergeResult, found: CheckedGame, wanted: MergeResult["how"][] = ["ahead"]): Promise<MergeResult> {
    const taken = await holding(id, async (): Promise<MergeResult> => {
      const row = await this.#store.get(id);
      if (!isWhole(row)) return { how: "other", id };
      const joined = await this.#compare(row, found);
      const { record, common } = joined;
      const met = mergeResultOf(row, joined);
      if (!record || !wanted.includes(met.how)) return met;
      if (met.how === "apart") await this.#store.put(await this.#ownOf(row));
      delete row.analysis; // it was of another course
      const [view, notes] = [{ ...publicView(found), choices: [] }, notesBefore(row.notes, common)];
      const settled = record.log.length;
      await this.#store.put(Object.assign(row, { record, undone: [], view, notes, settled, arrived: true }));
      return { how: "ahead", id };
    });
    return taken === "held" ? { how: taken, id } : taken;
  }
}

const mergeResultOf = ({ id }: StoredGame, { how, played = [] }: Joined): MergeResult =>
  how === "ahead" && played.length ? { how: "mine", id, played } : { how, id };
