// What is typed, once the engine has read it: chosen as if it were tapped, or returned where it is not clear what to do.
// Never touches the DOM; knows no rule and no game by name.

import { COLUMNS } from "../i18n/letters.js";

/** @typedef {import("../shapes.js").Meaning} Meaning */
/** @typedef {Omit<Meaning, "means"> & {means: "several" | "refused" | "unknown" | "by-seed" | "not-yours"}} Unclear */

/**
 * @param {object} parts
 * @param {import("./match.js").Match} parts.match
 * @param {ReturnType<typeof import("./taps.js").createTapping>} parts.tapping
 * @param {() => import("../types.js").Settings} parts.settings
 * @param {() => import("../types.js").View} parts.view
 * @param {() => unknown} parts.roll
 */
export function createTyping({ match, tapping, settings, view, roll }) {
  /** The words that have names in each language: asked for when something is typed first. @type {import("../shapes.js").Replies["words"] | null} */
  let words = null;

  /** Choose a face that somebody has rolled with a real die. @param {string} action @returns {Unclear | null} */
  function faced(action) {
    if (!settings().dice) return { means: "by-seed" };
    tapping.choose(action);
    return null;
  }

  /** @param {Meaning} meaning @returns {Unclear | null} */
  function follow(meaning) {
    const { means, action, picks } = meaning;
    if (means === "several" || means === "refused" || means === "unknown") return { ...meaning, means };
    if (means === "roll") roll();
    else if (action !== undefined && view().to_act === "chance") return faced(action);
    else tapping.enter(picks ?? []);
    return null;
  }

  /**
   * Do what a text means.
   * @param {string} text
   * @param {(word: string) => string[]} namesOf the names of an engine's word, in the language of whoever types
   * @returns {Promise<Unclear | null>} null where something was chosen, or the table was closed
   */
  return async function type(text, namesOf) {
    const { yours, pending, tapped } = tapping.choosing;
    if (!yours) return { means: "not-yours" };
    const asked = view();
    words ??= await match.ask({ do: "words" });
    const names = Object.fromEntries([...(words?.words ?? []), ...COLUMNS].map((word) => [word, namesOf(word)]));
    const meaning = await match.ask({ do: "read", text, names, picked: pending === null ? tapped : [] });
    return meaning && view() === asked ? follow(meaning) : null;
  };
}
