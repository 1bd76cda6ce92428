// What every screen receives besides its own data. Types only.
import type { Settings } from "../storage/settings.ts";
import type { Say } from "../i18n/translate.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Table } from "../table/types.ts";
import type { Offline } from "../platform/offline.ts";

/** Templates of sheets, which are fetched when one is opened. */
export interface Sheets {
  commandField(table: Table): unknown;
  cover(table: Table, within: () => unknown): unknown;
  fairness(table: Table): unknown;
  handoverSheet(table: Table): unknown;
  seatsSheet(table: Table): unknown;
}

export interface PageContext {
  settings: Settings;
  change(part: Partial<Settings>): void;
  say: Say;
  /** with a game's own sentences */
  sayOf(game: string): Say;
  /** the sentence that says why something was refused */
  trouble(error: Trouble): string;
  /** how far the engine is */
  engine: {
    progress: { stage: string; loaded: number; total: number };
    state: "starting" | "ready" | "failed";
    error: Trouble | null;
    /** the worker has died, and is being started again */
    restarting: boolean;
  };
  retry(): void;
  languages: Languages;
  offline: Offline;
  /** whether the next tap asks what something is, and what changes that */
  explainMode: { on: boolean; toggle(): void };
  /** the sheets of a table */
  asides: { show(say: Say, shown: (module: Sheets) => unknown, wanted?: boolean): unknown };
  announce(sentence: string): void;
}
