// Hints for the first game of each kind on a device: what to tap, while nothing is tapped yet; and a caption for each
// thing when it has first mattered. They end for good with that game, or when a person hides them.
import { html, nothing } from "lit-html";
import { icon } from "../shell/chrome.js";
import { adviceOf } from "../shell/seating.js";
import { forgetTold, isTold, setTold } from "../shell/settings.js";
import { introduced } from "./introducing.js";
import { turnOf } from "./voice.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("./types.js").Table} Table */

/** @param {string} game @param {() => void} onChange */
export function createHints(game, onChange) {
  const what = `hints-${game}`;
  let told = isTold(what);
  return {
    get told() {
      return told;
    },
    end() {
      if (told) return;
      told = true;
      setTold(what);
      onChange();
    },
    /** Somebody wants them again. */
    again() {
      told = false;
      forgetTold(what);
      onChange();
    },
  };
}

/** The caption of what has just come up, else the hint for the current phase; null where there is none. @param {View} view @param {Table} table */
export function hint(view, { session, board, say, hints }) {
  const { yours, tapped, pending, entries } = session.state;
  const advised = adviceOf(session.row.seats[Number(turnOf(view))]) !== "never";
  const wants = advised && yours && !tapped.length && pending === null;
  if (hints.told || !wants) return null;
  const caption = introduced(entries, board.caption);
  if (caption === null && !board.hints.includes(view.phase)) return null;
  return html`<p class="hint" data-caption=${caption ?? nothing}><span>${say(caption === null ? `hint-${view.phase}` : `caption-${caption}`)}</span>
    <button type="button" class="icon-button" data-hint-off aria-label=${say("hint-off")} title=${say("hint-off")} @click=${hints.end}>${icon("x")}</button></p>`;
}
