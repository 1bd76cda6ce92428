// The clock of a table whose game has one. What counts and shows it is a file of its own, fetched when it is needed.
import { observe } from "../../base/observable.ts";
import { styledModule } from "../../platform/fetching.ts";
import { clockOf, withNewChoice, withSavedSpent, type ClockChoice } from "../../storage/clock-choice.ts";
import { dropSpent, saveSpent, savedSpent } from "../../storage/settings.ts";
import type * as tableClockModule from "../game-clock/table-clock.ts";
import type { Table, TableClock } from "../types.ts";

const { load: fetchClock } = styledModule<typeof tableClockModule>(new URL("game-clock.js", import.meta.url).href);

export class LazyGameClock {
  /** null: there is none, or it is on its way. */
  current: TableClock | null = null;
  #table;
  #page;

  /** @param page the sound of the last seconds; the opponent that plays on for somebody whose time is up */
  constructor(table: Table, page: { knock: () => void; level: () => string | undefined }) {
    this.#table = table;
    this.#page = page;
    observe(this, "current");
    if (table.session.row.clock) this.#wind();
  }

  set = async (choice: ClockChoice | null) => {
    const { row, match } = this.#table.session;
    const clock = choice ? withNewChoice(choice, row.clock, row.seats.length) : undefined;
    dropSpent((id) => id === row.id);
    await Promise.all([match.update({ clock }), this.#wind()]);
  };

  async #wind() {
    const { row } = this.#table.session;
    this.current?.end();
    this.current = null;
    const stored = clockOf(row.clock, row.seats.length);
    const clock = (row.clock = stored ? withSavedSpent(stored, savedSpent(row.id)) : undefined);
    const module = clock && (await fetchClock().catch(() => null)); // without it the game goes on, and the console says why
    if (!module || row.clock !== clock) return;
    this.current = new module.TableClock(this.#table, clock, {
      ...this.#page,
      keep: (spent) => saveSpent(row.id, spent),
      kept: () => savedSpent(row.id),
    });
  }
}
