// Hints for the first game of each kind on a device: what to tap, while nothing is tapped yet; and a caption for each
// thing when it has first mattered. Each ends once it has been obeyed twice, all of them with that game, or when a
// person hides them.
import { html, nothing } from "lit-html";
import { observe } from "../base/observable.ts";
import { icon } from "../ui/components.ts";
import { adviceOf } from "../storage/seating.ts";
import { restoreNotice, countFollowed, isDismissed, dismiss, timesFollowed } from "../storage/settings.ts";
import { turnOf } from "../wording/seat-language.ts";
import type { Table } from "./types.ts";
import type { View, Entry } from "../engine/shapes.ts";
import type { Board } from "../game-api/board.ts";

/** What is introduced at the end of these entries: each thing once, one at a step, in the order of their coming up. */
export function introduced(entries: Entry[], caption: Board["caption"]) {
  const told = new Set();
  const waiting: string[] = [];
  for (const { events } of entries) {
    waiting.shift(); // it stood there before this step
    for (const name of events.map(caption)) {
      if (name === null || told.has(name)) continue;
      told.add(name);
      waiting.push(name);
    }
  }
  return waiting[0] ?? null;
}

/** How often a hint is obeyed until it is known. */
const KNOWN = 2;

export class Hints {
  /** Whether this device has had them all, or somebody has put them away. */
  over;
  #name;
  /** How often each was obeyed before this game, once it was read from storage. */
  #stored: Record<string, number> = {};
  obeyed: Record<string, number> = {};

  constructor(game: string) {
    this.#name = `hints-${game}`;
    this.over = isDismissed(this.#name);
    observe(this);
  }

  #times(hint: string) {
    this.#stored[hint] ??= timesFollowed(`${this.#name}-${hint}`);
    return this.obeyed[hint] ?? this.#stored[hint];
  }

  get someOver() {
    return this.over || Object.values(this.obeyed).some((times) => times >= KNOWN);
  }

  shows(hint: string) {
    return !this.over && this.#times(hint) < KNOWN;
  }

  obey(hint: string) {
    this.obeyed = { ...this.obeyed, [hint]: this.#times(hint) + 1 };
    countFollowed(`${this.#name}-${hint}`);
  }

  end = () => {
    if (this.over) return;
    this.over = true;
    dismiss(this.#name);
  };

  again = () => {
    restoreNotice(this.#name);
    this.#stored = {};
    Object.assign(this, { over: false, obeyed: {} });
  };
}

/** The caption of what has just come up, else the hint of the phase; null where neither is due. */
function hintAt(view: View, { session, board, hints }: Pick<Table, "board" | "hints" | "session">) {
  const { row, state } = session;
  if (hints.over || adviceOf(row.seats[Number(turnOf(view))]) === "never") return null;
  const caption = introduced(state.entries, board.caption);
  const due = [caption && `caption-${caption}`, board.hints.includes(view.phase) && `hint-${view.phase}`];
  return due.find((hint) => hint && hints.shows(hint)) || null;
}

/** A person acts: whatever hint stood there has been obeyed. */
export function obeyHint(view: View, table: Pick<Table, "board" | "hints" | "session">) {
  const hint = table.session.state.guide ? null : hintAt(view, table);
  if (hint) table.hints.obey(hint);
}

/** The hint of a position, while nothing is tapped. */
export function hint(view: View, table: Pick<Table, "board" | "hints" | "say" | "session">) {
  const { say, hints, session } = table;
  const { yours, tapped, pending } = session.state;
  const due = yours && !tapped.length && pending === null ? hintAt(view, table) : null;
  if (due === null) return null;
  const caption = due.startsWith("caption-") ? due.slice("caption-".length) : null;
  return html`<p class="hint" data-caption=${caption ?? nothing}><span>${say(caption === null ? `hint-${view.phase}` : `caption-${caption}`)}</span>
    <button type="button" class="icon-button" data-hint-off title=${say("hint-off")} @click=${hints.end}>${icon("x")}</button></p>`;
}
