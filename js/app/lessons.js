// Lessons: fetches them when a person asks for the first, and lets the table show them.
import { fetchLearn } from "./lazy.js";

/** @typedef {import("../types.js").Trouble} Trouble */

/**
 * @param {object} parts
 * @param {Record<string, import("../types.js").GameFace>} parts.games
 * @param {(game: string, texts: Record<string, string>) => void} parts.add adds sentences to a game's own
 * @param {import("./open-tables.js").OpenTables} parts.opening
 * @param {() => void} parts.home
 */
export function createLearning({ games, add, opening, home }) {
  /** games whose sentences were added @type {Set<string>} */
  const said = new Set();

  /**
   * Begin the lessons of a game.
   * @param {string} game
   * @param {() => boolean} wanted whether its address is still shown
   * @returns {Promise<Trouble | null>} why there are none
   */
  return async function learn(game, wanted) {
    if (!games[game]?.lessons) return { code: "address" };
    /** @type {{room: import("./lazy.js").Learn} | {missed: import("../platform/fetching.js").FetchFailure}} */
    const came = await fetchLearn().then(
      (room) => ({ room }),
      (missed) => ({ missed }),
    );
    if (!wanted()) return null;
    if ("missed" in came) return { code: "no-lessons", args: came.missed };
    const { room } = came;
    if (!said.has(game)) add(game, room.sentencesOf(game));
    said.add(game);
    await room.createLearn({ game, home, show: (asked, as) => opening.teach(asked, as, wanted) }).begin();
    return null;
  };
}
