// Hints for the first game of each kind on a device: what to tap, while nothing is tapped yet; and a caption for each
// thing when it has first mattered. Each ends once it has been obeyed twice, all of them with that game, or when a person
// hides them.
import { observe } from "../base/observable.js";
import { html, nothing } from "lit-html";
import { icon } from "../ui/components.js";
import { adviceOf } from "../storage/seating.js";
import { restoreNotice, countFollowed, isDismissed, dismiss, timesFollowed } from "../storage/settings.js";
import { introduced } from "../session/introductions.js";
import { turnOf } from "../wording/seat-language.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** How often a hint is obeyed until it is known. */
const KNOWN = 2;

/** @param {string} game */
export function createHints(game) {
  const what = `hints-${game}`;
  const state = observe({ told: isDismissed(what), heeded: 0 });
  /** How often each hint was obeyed, as far as it has been asked. @type {Map<string, number>} */
  const obeyed = new Map();
  /** @param {string} hint */
  const times = (hint) => {
    const known = obeyed.get(hint) ?? timesFollowed(`${what}-${hint}`);
    obeyed.set(hint, known);
    return known;
  };
  return {
    /** Whether some are no longer shown. */
    get told() {
      return state.told || [...obeyed.values()].some((times) => times >= KNOWN);
    },
    /** Whether a hint is shown where it is due. @param {string} hint */
    shows: (hint) => state.heeded >= 0 && !state.told && times(hint) < KNOWN,
    /** A person has done what a hint is about. @param {string} hint */
    obey(hint) {
      obeyed.set(hint, times(hint) + 1);
      state.heeded += 1;
      countFollowed(`${what}-${hint}`);
    },
    end() {
      if (state.told) return;
      state.told = true;
      dismiss(what);
    },
    /** Somebody wants them again. */
    again() {
      state.told = false;
      restoreNotice(what);
      obeyed.clear();
    },
  };
}

/**
 * The hint of a position: the caption of what has just come up, else what is said of the phase; null where there is none.
 * @param {View} view
 * @param {Table} table
 */
function hintAt(view, { session, board, hints }) {
  const { row, state } = session;
  if (adviceOf(row.seats[Number(turnOf(view))]) === "never") return null;
  const caption = introduced(state.entries, board.caption);
  const due = [caption && `caption-${caption}`, board.hints.includes(view.phase) && `hint-${view.phase}`];
  return due.find((hint) => hint && hints.shows(hint)) || null;
}

/** A person acts: whatever hint stood there has been obeyed. @param {View} view @param {Table} table */
export function obeyHint(view, table) {
  const hint = table.lesson?.told ? null : hintAt(view, table);
  if (hint) table.hints.obey(hint);
}

/** The hint of a position, while nothing is tapped. @param {View} view @param {Table} table */
export function hint(view, table) {
  const { say, hints, session } = table;
  const { yours, tapped, pending } = session.state;
  const due = yours && !tapped.length && pending === null ? hintAt(view, table) : null;
  if (due === null) return null;
  const caption = due.startsWith("caption-") ? due.slice("caption-".length) : null;
  return html`<p class="hint" data-caption=${caption ?? nothing}><span>${say(caption === null ? `hint-${view.phase}` : `caption-${caption}`)}</span>
    <button type="button" class="icon-button" data-hint-off aria-label=${say("hint-off")} title=${say("hint-off")} @click=${hints.end}>${icon("x")}</button></p>`;
}
