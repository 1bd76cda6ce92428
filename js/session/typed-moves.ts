// What is typed, once the engine has read it: chosen as if it were tapped, or returned where it is not clear what to do.
// Never touches the DOM; knows no rule and no game by name.
import { COLUMNS } from "../i18n/letters.ts";
import type { Meaning } from "../engine/shapes.ts";
import type { Match } from "./match.ts";
import type { State } from "./state.ts";
import type { Taps } from "./taps.ts";
import type { Settings } from "../storage/settings.ts";

export type Unclear = Omit<Meaning, "means"> & { means: "several" | "refused" | "unknown" | "by-seed" | "not-yours" };

interface Needs {
  state: Pick<State, "yours" | "pending" | "tapped" | "view">;
  match: Pick<Match, "ask">;
  taps: Pick<Taps, "enter" | "choose">;
  roll: () => unknown;
}

export class TypedMoves {
  #needs;
  #settings;
  /** The words that have names in each language: asked for when something is typed first. */
  #words: string[] | undefined;

  constructor(needs: Needs, settings: () => Settings) {
    this.#needs = needs;
    this.#settings = settings;
  }

  /**
   * Do what a text means.
   * @param namesOf the names of an engine's word, in the language of whoever types
   * @returns null where something was chosen, or the table was closed
   */
  async type(text: string, namesOf: (word: string) => string[]): Promise<Unclear | null> {
    const { state, match } = this.#needs;
    const { yours, pending, tapped, view } = state;
    if (!yours) return { means: "not-yours" };
    this.#words ??= (await match.ask({ do: "words" }))?.words;
    const names = Object.fromEntries([...(this.#words ?? []), ...COLUMNS].map((word) => [word, namesOf(word)]));
    const meaning = await match.ask({ do: "read", text, names, picked: pending === null ? tapped : [] });
    return meaning && state.view === view ? this.#follow(meaning) : null;
  }

  #follow(meaning: Meaning): Unclear | null {
    const { state, taps, roll } = this.#needs;
    const { means, action, picks } = meaning;
    if (means === "several" || means === "refused" || means === "unknown") return { ...meaning, means };
    if (means === "roll") roll();
    else if (action === undefined || state.view.to_act !== "chance") taps.enter(picks ?? []);
    else if (this.#settings().dice) taps.choose(action);
    else return { means: "by-seed" };
    return null;
  }
}
