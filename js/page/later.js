// Fetches parts of the page that its start can do without.

/** @typedef {typeof import("../screens/new-game/new-game.js")} NewGame */

/** Add a stylesheet to the page. @param {string} name @returns {Promise<void>} */
const styled = (name) =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    link.href = new URL(name, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`no ${name}`));
    };
    document.head.append(link);
  });

/** @type {Promise<NewGame> | null} */
let newGame = null;

/** The screen of a new game, with its styles. @returns {Promise<NewGame>} rejects where it cannot be fetched */
export function fetchNewGame() {
  newGame ??= Promise.all([import("../screens/new-game/new-game.js"), styled("new-game-style.css")]).then(
    ([screen]) => screen,
    (error) => {
      newGame = null; // the next attempt asks for it again
      throw error;
    },
  );
  return newGame;
}
