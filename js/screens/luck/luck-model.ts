// What the screen of the same luck shows of a game: a link for another table, and once it is over, what others made of the
// same luck. Renders nothing.
import { observe } from "../../base/observable.ts";
import { resultOf, type StoredResult } from "../../storage/result.ts";
import { botsOf, hasRemoteSeats } from "../../storage/seating.ts";
import { titleOf } from "../../storage/shelf-file.ts";
import { isWhole, type Store } from "../../storage/store.ts";
import { ofSameLuck } from "./comparison.ts";
import type { Share } from "../../storage/share.ts";
import type { EngineClient } from "../../engine/requests.ts";
import type { StoredGame } from "../../storage/stored-game.ts";
import type { Trouble } from "../../base/trouble.ts";

export type Named = { id: string; at: number | null; title: string; stored: boolean; own: boolean };
export interface Services {
  store: Pick<Store, "rows" | "rename" | "results">;
  share: Pick<Share, "offer">;
  engine: EngineClient;
}

export class LuckModel {
  row: StoredGame | null = null;
  /** Its title, which is the name of this table. */
  title = "";
  /** What another table needs; null: it cannot get this luck; undefined: the engine was not asked yet. */
  deal: { seed: string; first: number | null } | null | undefined = undefined;
  /** The results of all tables that had this luck, this one among them; none before the end. */
  results: StoredResult[] = [];
  /** Those tables, in the same order. */
  tables: Named[] = [];
  #id;
  #services;
  #asked: Promise<void> | null = null;

  constructor(id: string, services: Services) {
    this.#id = id;
    this.#services = services;
    observe(this, "row", "title", "deal", "results", "tables");
  }

  async read(): Promise<Trouble | null> {
    const [row] = await this.#services.store.rows([this.#id]);
    if (!isWhole(row)) return { code: "no-game" };
    this.row = row;
    this.title = titleOf(row.title) ?? "";
    if (row.view.result) await this.#compare(row);
    return null;
  }

  /**
   * Ask the engine whether other tables can get this luck; what its luck was, of a game that ended before games were
   * compared. Look again once the results of all other games are kept.
   */
  async ask() {
    const { row } = this;
    if (!row) return;
    const { engine } = this.#services;
    await this.#askDeal(row);
    if (!row.view.result) return;
    const told = row.view.result.deal !== undefined;
    const { view } = told ? row : await engine.ask({ do: "check", record: row.record }).catch(() => row);
    await this.#services.store.results.gather(() => {});
    await this.#compare({ ...row, view }); // also where another screen has gathered them meanwhile
  }

  #askDeal({ seats, record }: StoredGame) {
    const { engine } = this.#services;
    this.#asked ??= (async () => {
      const dealt = hasRemoteSeats(seats) ? null : await engine.ask({ do: "deal", record }).catch(() => null);
      this.deal = dealt?.seed ? { seed: dealt.seed, first: dealt.first } : null;
    })();
    return this.#asked;
  }

  /** `row`: of a game that is over. */
  async #compare(row: StoredGame) {
    const { store } = this.#services;
    const own = await store.results.withoutForgotten(resultOf(row));
    const results = own.deal ? ofSameLuck(own, await store.results.ofDeal(own.deal.key)) : [];
    const rows = await store.rows(results.map(({ id }) => id));
    const titles = new Map(rows.map(({ id, title }) => [id, titleOf(title) ?? ""]));
    const tables = results.map(({ id, at, same }) => {
      return { id, at, title: titles.get(id) ?? "", stored: titles.has(id), own: same === own.same };
    });
    Object.assign(this, { results, tables });
  }

  async name(text: string) {
    const title = (this.title = titleOf(text) ?? "");
    this.tables = this.tables.map((table) => (table.own ? { ...table, title } : table));
    await this.#services.store.rename(this.#id, title);
  }

  async offer() {
    const { row } = this;
    if (!row) return;
    await this.#askDeal(row);
    const { deal, title } = this;
    if (!deal) return;
    const { game, players, options } = row.record;
    const query = new URLSearchParams({ players: String(players.length), seed: deal.seed });
    if (deal.first !== null) query.set("first", String(deal.first));
    for (const [name, value] of Object.entries(Object(options))) query.set(name, String(value));
    query.set("table", title); // last: what a sentence puts after a link becomes part of the name
    await this.#services.share.offer(row, `#/new/${game}?${query}`, "table");
  }

  async send() {
    const { row, title } = this;
    if (!row) return;
    const { engine, share } = this.#services;
    const made = await engine.ask({ do: "encode", record: row.record, bots: botsOf(row.seats) }).catch(() => null);
    const named = title ? `?${new URLSearchParams({ table: title })}` : "";
    await share.offer(row, made ? `#/open/${made.short}${named}` : "", "result");
  }
}
