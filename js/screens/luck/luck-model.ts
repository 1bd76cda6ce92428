// What the screen of the same luck shows of a game: a link for another table, and once it is over, what others made of the
// same luck. Renders nothing.
import { observe } from "../../base/observable.ts";
import { resultOf, type StoredResult } from "../../storage/result.ts";
import { botsOf } from "../../storage/seating.ts";
import { titleOf } from "../../base/names.ts";
import { isWhole, type Store } from "../../storage/store.ts";
import { askDeal, luckAddress } from "./luck-address.ts";
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
  /** The other one that is beside this one: the last, until somebody chooses. */
  other: string | null = null;
  #id;
  #services;
  #asked: Promise<void> | null = null;

  constructor(id: string, services: Services) {
    this.#id = id;
    this.#services = services;
    observe(this, "row", "title", "deal", "results", "tables", "other");
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

  #askDeal(row: StoredGame) {
    this.#asked ??= askDeal(this.#services.engine, row).then((deal) => {
      this.deal = deal;
    });
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

  /** This table and the one beside it, with their results; none while there is but one. */
  get beside() {
    const all = this.tables.flatMap(
      (table, at) => (this.results[at] && [{ table, number: at + 1, result: this.results[at] }]) || [],
    );
    const others = all.filter(({ table }) => !table.own);
    const own = all.find(({ table }) => table.own);
    const other = others.find(({ table }) => table.id === this.other) ?? others.at(-1);
    return own && other ? { own, other, others } : null;
  }

  choose(id: string) {
    this.other = id;
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
    if (deal) await this.#services.share.offer(row, luckAddress(row.record, deal, title), "table");
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
