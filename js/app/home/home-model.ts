// What home shows and does: the shelf, and the games that come from elsewhere. With its screen a file of its own, which
// links need, too.
import { IncomingGames } from "../../storage/incoming-games.ts";
import { Imports } from "../../storage/imports.ts";
import { Messages } from "../../storage/messages.ts";
import { Shelf } from "../../storage/shelf/shelf.ts";
import { localCopy } from "../new-stored-games.ts";
import { ImportedGames } from "./imported-games.ts";
import type { Engine } from "../../engine/client.ts";
import type { Store } from "../../storage/store.ts";
import type { TableOpener } from "../table-opener.ts";

export { home, homeTools } from "../../screens/home.ts";

export class HomeModel {
  readonly shelf;
  readonly imports: Imports;
  readonly importedGames;

  constructor({ engine, store, openTables }: { engine: Engine; store: Store; openTables: TableOpener }) {
    const arrivals = new IncomingGames(new Messages(engine, store, (row) => localCopy(engine, row)), store);
    const keep: ConstructorParameters<typeof Imports>[1] = (found, beside) =>
      arrivals.keepAll(found, () => openTables.storeImported(found, beside));
    this.shelf = new Shelf(store, arrivals.restore);
    this.imports = new Imports(engine, keep, this.shelf, store.results.add);
    this.importedGames = new ImportedGames(openTables, this.imports, arrivals);
  }
}
