// Learning a game by playing: its lessons one after another, each on a table of its own, then a short real game. With
// every game's lessons a file of its own, loaded when asked. Stores only which lesson is next.
import { lessons as taught, room } from "jemaa:lessons";
import { saveLesson, savedLesson } from "../storage/settings.js";
import { Guide } from "../session/lesson.js";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Begin} Begin */
/** @typedef {import("../types.js").Lesson} Lesson */
/** @typedef {import("../app/table.js").As} As */

/** What a game's lessons say, and all lessons, by language. @param {string} game */
export const sentencesOf = (game) =>
  Object.fromEntries(Object.entries(room).map(([lang, text]) => [lang, `${text}\n${taught[game]?.sentences[lang]}`]));

/** The request for a match at a lesson's position. @param {string} game @param {Lesson} lesson @returns {Begin} */
function begins(game, { position, bots = {} }) {
  const { players, options = {} } = /** @type {import("../types.js").Taught} */ (taught[game]);
  return { do: "new", game, options, players, position, bots };
}

/**
 * @param {object} parts
 * @param {string} parts.game
 * @param {(asked: Begin, as: As) => Promise<void>} parts.show opens a table that is stored nowhere
 * @param {() => void} parts.home
 */
export function createLearn({ game, show, home }) {
  const { lessons } = /** @type {import("../types.js").Taught} */ (taught[game]);
  const store = {
    /** The short real game is over: everything is learned. @param {Row} row */
    async put({ view }) {
      if (view.result) saveLesson(game, "");
    },
  };

  /** @param {number} at */
  async function begin(at) {
    const lesson = lessons[at];
    if (!lesson) return home();
    saveLesson(game, lesson.name);
    const guide = new Guide(lesson.steps, () => (lesson.bots ? release(at, lesson) : begin(at + 1)));
    await show(begins(game, { ...lesson, bots: {} }), { guide, store: silent, lesson: placed(at, lesson, guide) });
  }

  /** Play on without a guide, against opponents. @param {number} at @param {Lesson} lesson */
  const release = (at, lesson) => show(begins(game, lesson), { store, lesson: placed(at, lesson) });

  /**
   * @param {number} at
   * @param {Lesson} lesson
   * @param {import("../session/lesson.js").Guide} [guide]
   * @returns {import("../table/types.js").Tutored}
   */
  const placed = (at, { name }, guide) => ({
    name,
    number: at + 1,
    count: lessons.length,
    get told() {
      return guide?.says ?? null;
    },
    get reads() {
      return guide?.reads ?? false;
    },
    again: () => begin(at),
    skip: () => begin(at + 1),
    first: () => begin(0),
  });

  return {
    /** Begin where this device has left off. */
    begin: () =>
      begin(
        Math.max(
          lessons.findIndex(({ name }) => name === savedLesson(game)),
          0,
        ),
      ),
  };
}

/** A lesson is not stored. */
const silent = { put: async () => {} };
