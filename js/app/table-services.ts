// Wires together how a game comes to the table and leaves it: opening, sharing, lessons and puzzles, and the archive of what
// opponents need.
import { later } from "jemaa:later";
import { Archive } from "../engine/archive.ts";
import { Share } from "../storage/share.ts";
import { Lessons } from "./lessons.ts";
import { Puzzles } from "./puzzles.ts";
import { branchedGame } from "./new-stored-games.ts";
import { Part } from "../platform/part.ts";
import { LazyScreen } from "../screens/lazy-screen.ts";
import { TableOpener, type Dependencies } from "./table-opener.ts";
import type { Translator, Say } from "../i18n/translate.ts";
import type * as analysisModule from "../screens/analysis/analysis.ts";
import type * as luckModule from "../screens/luck/luck.ts";
import type * as peopleModule from "../screens/people/people.ts";
import type { Services } from "./table.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Visit } from "./visit/visit.ts";

export function createTableServices(
  page: Omit<Services, "archive" | "decisive" | "share">,
  { translator, ...parts }: Omit<Dependencies, "services"> & { translator: Translator },
) {
  const { engine } = page.supervision;
  const address = new URL(`../${later.path}`, import.meta.url);
  const archive = new Archive(engine, address, later.integrity);
  const shuffled = (row: StoredGame) => branchedGame(engine, row, row.record.log.length);
  const share = new Share(engine, shuffled, (row) => openTables.markSent(row));
  const decisive = new Part<typeof analysisModule>(new URL("analysis.js", import.meta.url).href, ({ sentences }) =>
    translator.addSentences("", sentences),
  );
  const openTables = new TableOpener({
    ...parts,
    services: { ...page, archive, decisive, share },
  });
  const { games } = page;
  const lessons = new Lessons({ games, translator, openTables });
  const say: Say = (key, args) => translator.translate(page.settings().language, key, args);
  const puzzles = new Puzzles({ games, translator, openTables, say });
  const people = ({ PeopleModel, luckOf }: typeof peopleModule) =>
    new PeopleModel(parts.store.results, Object.keys(games), (ids) => luckOf(ids, { engine, store: parts.store }));
  const luck = ({ LuckModel }: typeof luckModule, { address: { what } }: Visit) =>
    new LuckModel(what, { share, engine, store: parts.store });
  const late = {
    people: new LazyScreen("people.js", translator, people),
    luck: new LazyScreen("luck.js", translator, luck),
  };
  return { openTables, share, lessons, puzzles, late };
}
