// Games that come from elsewhere: the one in an address's link, and those in files and texts.
import { navigate } from "../../base/navigation.ts";
import { addressIn } from "../../base/links.ts";
import { titleOf } from "../../base/names.ts";
import type { IncomingGames } from "../../storage/incoming-games.ts";
import type { Imports } from "../../storage/imports.ts";
import type { TableOpener } from "../table-opener.ts";
import type { Router } from "../router.ts";
import type { Visit } from "../visit/visit.ts";
import type { CheckedGame } from "../../storage/stored-game.ts";
import type { Trouble } from "../../base/trouble.ts";

/** The name of a file whose text was pasted. */
const PASTED = "game.jemaa.json";

/** What is told, and asked, before a game of this device is opened instead of the one that came. */
const TOLD = new Set(["behind", "mine", "held"]);

export class ImportedGames {
  #openTables;
  #imports;
  #arrivals;
  #accepted: CheckedGame | null = null;

  constructor(
    openTables: Pick<TableOpener, "storeImported">,
    imports: Pick<Imports, "read" | "take" | "shortOf">,
    arrivals: Pick<IncomingGames, "merge" | "keep" | "accept">,
  ) {
    this.#openTables = openTables;
    this.#imports = imports;
    this.#arrivals = arrivals;
  }

  /** Read the link's game; one that this device has, and that goes on in the link, is opened. */
  readLink = async (visit: Visit): Promise<Trouble | null> => {
    if (visit.linked.found) return null;
    const read = await this.#imports.read(visit.address.what);
    if ("trouble" in read) return read.trouble;
    if (read.others.length) {
      const all = [read, ...(await Promise.all(read.others.map((short) => this.#imports.read(short))))];
      visit.linked.show({ several: all.flatMap((each) => ("found" in each ? [each] : [])) });
      return null;
    }
    const met = await this.#arrivals.merge(read.found).catch((error) => error);
    if (met && "code" in met) return met;
    if (!visit.current) return null;
    if (met?.how === "ahead") navigate(`#/game/${met.id}`, true);
    else visit.linked.show({ mergeResult: met, found: read.found });
    return null;
  };

  /** Store a link's game, unless another tab has; `here`: whether a person plays a seat here, where not all do. */
  async accept(visit: Visit, here?: (seat: number) => boolean) {
    const { address } = visit;
    const { found } = visit.linked;
    if (!found || found === this.#accepted) return; // a second tap must not store it twice
    this.#accepted = found;
    const beside = { bots: found.bots, title: titleOf(address.query.get("table")) };
    const kept = await this.#arrivals
      .keep(found, () => this.#openTables.storeImported(found, beside, here))
      .catch((error) => error);
    if ("code" in kept) visit.refuse([kept]);
    else if (TOLD.has(kept.how)) visit.linked.show({ mergeResult: kept });
    else navigate(`#/game/${kept.id}`, true);
  }

  /** Go on with the game of a link instead of one's own. */
  async takeOver(visit: Visit) {
    const { found, mergeResult } = visit.linked;
    if (!found || !mergeResult || found === this.#accepted) return;
    this.#accepted = found;
    const taken = await this.#arrivals.accept(mergeResult, found).catch((error) => error);
    if ("code" in taken) visit.refuse([taken]);
    else if (taken.how === "ahead") navigate(`#/game/${taken.id}`, true);
    else visit.linked.show({ mergeResult: taken });
    this.#accepted = null;
  }

  /** Import files that the page was opened with: at home, where it is told what they contained. */
  async receive(routes: Pick<Router, "visit">, files: Iterable<File>) {
    if (routes.visit.address.screen !== "home") {
      const arrived = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
      navigate("#/");
      await arrived;
    }
    await this.take(routes.visit, files);
  }

  /** Take what was pasted: the text of a file, or a link. */
  async paste(visit: Visit, text: string) {
    if (/^\s*\{/.test(text)) await this.take(visit, [new File([text], PASTED)]);
    else navigate(addressIn(text));
  }

  /** Import files; a single game is opened, a message like a link. */
  async take(visit: Visit, files: Iterable<File>) {
    const all = [...files];
    const short = all.length === 1 && all[0] ? await this.#imports.shortOf(all[0]) : null;
    if (short) return navigate(`#/open/${short}`);
    const id = await this.#imports.take(all);
    if (id && visit.current) navigate(`#/game/${id}`);
  }
}
