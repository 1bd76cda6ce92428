// Wires together how a game comes to the table and leaves it: opening, sharing, importing, lessons and puzzles, and the archive of
// what opponents need.
import { later } from "jemaa:later";
import { Archive } from "../engine/archive.ts";
import { Arrivals } from "../storage/arrivals.ts";
import { Imports } from "../storage/imports.ts";
import { Messages } from "../storage/messages.ts";
import { Share } from "../storage/share.ts";
import { Lessons } from "./lessons.ts";
import { Puzzles } from "./puzzles.ts";
import { branchedOff, setAside } from "./new-rows.ts";
import { LateScreen } from "../screens/late-screen.ts";
import { OpenTables, type Parts } from "./open-tables.ts";
import type { Translator, Say } from "../i18n/translate.ts";
import type * as luckModule from "../screens/luck/luck.ts";
import type { Services as ServicesType } from "../screens/luck/room.ts";
import type * as peopleModule from "../screens/people/people.ts";
import type { Shelf } from "../storage/shelf/shelf.ts";
import type { Services } from "./table.ts";
import type { Row } from "../storage/row.ts";

/** The screens that are files of their own. */
function lateScreens(translator: Translator, games: string[], services: ServicesType) {
  type People = typeof peopleModule;
  type PeopleRoom = InstanceType<People["Room"]>;
  type Luck = typeof luckModule;
  type LuckRoom = InstanceType<Luck["Room"]>;
  const people: LateScreen<PeopleRoom, People> = new LateScreen(
    "people.js",
    translator,
    ({ Room }) => new Room(services.store.results, games),
  );
  const luck: LateScreen<LuckRoom, Luck> = new LateScreen(
    "luck.js",
    translator,
    ({ Room }, { address }) => new Room(address.what, services),
  );
  return { people, luck };
}

export function createTables(
  page: Omit<Services, "archive" | "share">,
  { translator, ...parts }: Omit<Parts, "services"> & { translator: Translator },
  shelf: Shelf,
) {
  const { engine } = page.supervision;
  const address = new URL(`../${later.path}`, import.meta.url);
  const archive = new Archive(engine, address, later.integrity);
  const shuffled = (row: Row) => branchedOff(engine, row, row.record.log.length);
  const share = new Share(engine, shuffled, (row) => openTables.handOn(row));
  const openTables = new OpenTables({ ...parts, services: { ...page, archive, share } });
  const arrivals = new Arrivals(new Messages(engine, parts.store, (row) => setAside(engine, row)), parts.store);
  const keep: ConstructorParameters<typeof Imports>[1] = (found, beside) =>
    arrivals.keepAll(found, () => openTables.keep(found, beside));
  const imports = new Imports(engine, keep, shelf, parts.store.results.add);
  const { games } = page;
  const lessons = new Lessons({ games, translator, openTables });
  const say: Say = (key, args) => translator.translate(page.settings().language, key, args);
  const puzzles = new Puzzles({ games, translator, openTables, say });
  const late = lateScreens(translator, Object.keys(games), { share, engine, store: parts.store });
  return { openTables, share, imports, arrivals, lessons, puzzles, late };
}
