// Starts games: that of the form, that of an address, and the last table again.
import { navigate } from "../base/navigation.ts";
import { dealOf, playRequest } from "./addresses.ts";
import { styledModule } from "../platform/fetching.ts";
import { cached } from "../base/cache.ts";
import { required } from "../base/lookup.ts";
import { personOf } from "../base/names.ts";
import { nameOf } from "../storage/seating.ts";
import { isWhole, type Store } from "../storage/store.ts";
import { lastOf, rematch } from "../session/rematch.ts";
import { isUntouched, findUntouched } from "../session/untouched.ts";
import { failureOf } from "../base/file-check.ts";
import type { Supervision } from "../engine/supervision.ts";
import type * as newGameModule from "../screens/new-game/new-game.ts";
import type { Offer } from "../screens/new-game/new-game.ts";
import type { TableOpener } from "./table-opener.ts";
import type { PageLanguage } from "./page-language.ts";
import type { Visit } from "./visit/visit.ts";
import type { NewGameRequest } from "../engine/requests.ts";
import type { GameUi } from "../game-api/board.ts";
import type { StoredGame } from "../storage/stored-game.ts";
import type { Trouble } from "../base/trouble.ts";

type NewGame = typeof newGameModule;
export type Form = Offer & Pick<NewGame, "newGame">;

const { load: fetchNewGame } = styledModule<NewGame>(new URL("new-game.js", import.meta.url).href);

/** The people of games, each once, as they were written last; `rows`: the newest first. */
function peopleOf(rows: StoredGame[]) {
  const people: Map<string, string> = new Map();
  for (const { view, seats } of rows)
    for (const [at, { name }] of view.seats.entries()) if (!seats[at]?.bot) cached(people, personOf(name), () => name);
  return [...people.values()];
}

function show({ id }: StoredGame) {
  navigate(`#/game/${id}`, true);
  return null;
}

export class NewGames {
  #parts;

  constructor(parts: {
    engine: Pick<Supervision["engine"], "ask">;
    games: Record<string, Pick<GameUi, "facts">>;
    store: Pick<Store, "get" | "recent">;
    openTables: Pick<TableOpener, "begin">;
    language: Pick<PageLanguage, "say" | "sayOf">;
    fetchScreen?: typeof fetchNewGame;
  }) {
    this.#parts = { fetchScreen: fetchNewGame, ...parts };
  }

  /** Fetch the screen ahead of time: nobody should wait for it. What fails is tried again once it is wanted. */
  prefetch = () => {
    this.#parts.fetchScreen().catch(() => {});
  };

  /** Read the games played last while the engine starts. */
  prepare = (visit: Visit) => {
    visit.start.set({ recent: this.#parts.store.recent() });
  };

  fillForm = async (visit: Visit): Promise<Trouble | null> => {
    if (visit.start.form) return null;
    try {
      const form = await this.#formOf(visit);
      if ("code" in form) return form;
      if (!visit.start.form) visit.start.set({ form });
      return null;
    } catch (failure) {
      return { code: "not-fetched", args: failureOf(failure) };
    }
  };

  play = async (visit: Visit): Promise<Trouble | null> => {
    const facts = this.#factsOf(visit);
    const last = visit.address.query.has("again") ? lastOf((await visit.start.recent) ?? [], facts.game) : null;
    if (!visit.current) return null;
    if (last) return this.#again(visit, last);
    const asked = playRequest(visit.address, facts, (seat) => nameOf(this.#parts.language.say, seat));
    return asked ? this.#startOnce(visit, asked, { facts, typed: Boolean(asked.seed) }) : { code: "address" };
  };

  async start(visit: Visit) {
    const { form } = visit.start;
    if (!form) return;
    const { draft } = form;
    const asked = draft.request();
    const how = { facts: draft.facts, typed: Boolean(asked.seed), seated: draft.seating() };
    visit.start.set({ trouble: await this.#startOnce(visit, asked, how) });
  }

  async again(visit: Visit) {
    const last = visit.start.form?.last;
    if (last) visit.start.set({ trouble: await this.#again(visit, last) });
  }

  #factsOf({ address: { what } }: Visit) {
    return required(this.#parts.games[what], "facts of this game").facts;
  }

  /** Filled with the choices of the stored game that the address names, or with the luck of another table. */
  async #formOf(visit: Visit): Promise<Form | Trouble> {
    const [{ address }, facts] = [visit, this.#factsOf(visit)];
    const id = address.query.get("as");
    const deal = address.query.has("table") ? dealOf(address.query, facts) : null;
    if (deal && "code" in deal) return deal;
    const [screen, recent, row] = await Promise.all([
      this.#parts.fetchScreen(),
      this.#parts.store.recent(),
      id ? this.#parts.store.get(id) : undefined,
    ]);
    const draft = new screen.Draft(facts, this.#parts.language.sayOf(facts.game));
    if (isWhole(row) && row.record.game === facts.game && (await this.#isSound(row))) draft.fillLike(row);
    if (deal) draft.fillDeal(deal);
    return { newGame: screen.newGame, draft, known: peopleOf(recent), last: lastOf(recent, facts.game) };
  }

  #isSound({ record }: StoredGame) {
    return this.#parts.engine.ask({ do: "check", record }).then(
      () => true,
      () => false,
    );
  }

  /** Start a game, unless the same one is stored and nobody has done anything in it: then show that. */
  async #startOnce(visit: Visit, asked: NewGameRequest, how: Parameters<typeof findUntouched>[2]) {
    const same = findUntouched(await (visit.start.recent ?? this.#parts.store.recent()), asked, how);
    if (!visit.current) return null;
    return same ? show(same) : this.#parts.openTables.begin(asked, () => visit.current, how.seated);
  }

  /** Start another game of the same people, at the same seats; show this one while nobody has done anything in it. */
  async #again(visit: Visit, row: StoredGame) {
    const { sharing, seats } = row;
    if (isUntouched(row)) return show(row);
    return this.#parts.openTables.begin(rematch(row), () => visit.current, { sharing, seats });
  }
}
