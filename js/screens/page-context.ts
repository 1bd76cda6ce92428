// What every screen receives besides its own data. Types only.
import type { Settings } from "../storage/settings.ts";
import type { Say } from "../i18n/translate.ts";
import type { Trouble } from "../base/trouble.ts";
import type { Languages } from "../i18n/catalogues.ts";
import type { Offline } from "../platform/offline.ts";

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
  announce(sentence: string): void;
}
