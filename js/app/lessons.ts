// Lessons: fetches them when a person asks for the first, and lets the table show them.
import { styledModule } from "../platform/fetching.ts";
import { failureOf } from "../base/file-check.ts";
import type { Translator } from "../i18n/translate.ts";
import type * as learnModule from "../screens/learn.ts";
import type { TableOpener } from "./table-opener.ts";
import type { Visit } from "./visit/visit.ts";
import type { GameUi } from "../game-api/board.ts";
import type { Trouble } from "../base/trouble.ts";

type Learn = typeof learnModule;

const { load: fetchLearn } = styledModule<Learn>(new URL("learn.js", import.meta.url).href);

export class Lessons {
  #parts;
  #known: Set<string> = new Set();

  constructor(parts: {
    games: Record<string, GameUi>;
    translator: Pick<Translator, "addSentences">;
    openTables: Pick<TableOpener, "openUnstored">;
  }) {
    this.#parts = parts;
  }

  begin = async (visit: Visit): Promise<Trouble | null> => {
    const game = visit.address.what;
    const { games, translator, openTables } = this.#parts;
    if (!games[game]?.lessons) return { code: "address" };
    const learn = await fetchLearn().catch((failure) => ({ code: "no-lessons", args: failureOf(failure) }));
    if ("code" in learn) return learn;
    if (!visit.current) return null;
    if (!this.#known.has(game)) translator.addSentences(game, learn.sentencesOf(game));
    this.#known.add(game);
    await new learn.Course(game, (asked, as) => openTables.openUnstored(asked, as, () => visit.current)).begin();
    return null;
  };
}
