// Wires together how a game comes to the table and leaves it: opening, sharing, importing, lessons and puzzles, and the archive of
// what opponents need.
import { later } from "jemaa:later";
import { Archive } from "../engine/archive.ts";
import { Arrivals } from "../storage/arrivals.ts";
import { Imports } from "../storage/imports.ts";
import { Messages } from "../storage/messages.ts";
import { Share } from "../storage/share.ts";
import { Lessons } from "./lessons.js";
import { Puzzles } from "./puzzles.js";
import { branchedOff, setAside } from "./new-rows.js";
import { LateScreen } from "../screens/late-screen.ts";
import { OpenTables } from "./open-tables.js";

/** @typedef {import("./table.js").Services} Services */
/** @typedef {import("./open-tables.js").Parts} Parts */

/**
 * The screens that are files of their own.
 * @param {import("../i18n/translate.ts").Translator} translator
 * @param {string[]} games
 * @param {import("../screens/luck/room.ts").Services} services
 */
function lateScreens(translator, games, services) {
  /** @typedef {typeof import("../screens/people/people.ts")} People @typedef {InstanceType<People["Room"]>} PeopleRoom */
  /** @typedef {typeof import("../screens/luck/luck.ts")} Luck @typedef {InstanceType<Luck["Room"]>} LuckRoom */
  /** @type {LateScreen<PeopleRoom, People>} */
  const people = new LateScreen("people.js", translator, ({ Room }) => new Room(services.store.results, games));
  /** @type {LateScreen<LuckRoom, Luck>} */
  const luck = new LateScreen("luck.js", translator, ({ Room }, { address }) => new Room(address.what, services));
  return { people, luck };
}

/**
 * @param {Omit<Services, "archive" | "share">} page
 * @param {Omit<Parts, "services"> & {translator: import("../i18n/translate.ts").Translator}} parts
 * @param {import("../storage/shelf.ts").Shelf} shelf
 */
export function createTables(page, { translator, ...parts }, shelf) {
  const { engine } = page.supervision;
  const address = new URL(`../${later.path}`, import.meta.url);
  const archive = new Archive(engine, address, later.integrity);
  const shuffled = (/** @type {import("../types.js").Row} */ row) => branchedOff(engine, row, row.record.log.length);
  const share = new Share(engine, shuffled, (row) => openTables.handOn(row));
  const openTables = new OpenTables({ ...parts, services: { ...page, archive, share } });
  const arrivals = new Arrivals(new Messages(engine, parts.store, (row) => setAside(engine, row)), parts.store);
  /** @type {ConstructorParameters<typeof Imports>[1]} */
  const keep = (found, beside) => arrivals.keepAll(found, () => openTables.keep(found, beside));
  const imports = new Imports(engine, keep, shelf, parts.store.results.add);
  const { games } = page;
  const lessons = new Lessons({ games, translator, openTables });
  /** @type {import("../types.js").Say} */
  const say = (key, args) => translator.translate(page.settings().language, key, args);
  const puzzles = new Puzzles({ games, translator, openTables, say });
  const late = lateScreens(translator, Object.keys(games), { share, engine, store: parts.store });
  return { openTables, share, imports, arrivals, lessons, puzzles, late };
}
