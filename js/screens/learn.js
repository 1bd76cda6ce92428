// Learning a game by playing: its lessons one after another, each on a table of its own, then a short real game. With
// every game's lessons a file of its own, loaded when asked. Stores only which lesson is next.
import { goTo } from "../base/going.ts";
import { lessons as taught, room } from "jemaa:lessons";
import { saveLesson, savedLesson } from "../storage/settings.ts";
import { Guide } from "../session/lesson.ts";

/** @typedef {import("../types.js").Row} Row */
/** @typedef {import("../types.js").Begin} Begin */
/** @typedef {import("../types.js").Lesson} Lesson */
/** @typedef {import("../app/table.js").As} As */

/** What a game's lessons say, and all lessons, by language. @param {string} game */
export const sentencesOf = (game) =>
  Object.fromEntries(Object.entries(room).map(([lang, text]) => [lang, `${text}\n${taught[game]?.sentences[lang]}`]));

/** The request for a match at a lesson's position. @param {string} game @param {Lesson} lesson @returns {Begin} */
function requestFor(game, { position, bots = {} }) {
  const { players, options = {} } = /** @type {import("../types.js").Taught} */ (taught[game]);
  return { do: "new", game, options, players, position, bots };
}

/** A lesson is not stored. */
const NOWHERE = { put: async () => {} };

/** The lessons of a game. */
export class Course {
  #game;
  #lessons;
  #show;

  /** @param {string} game @param {(asked: Begin, as: As) => Promise<unknown>} show opens a table that is stored nowhere */
  constructor(game, show) {
    this.#game = game;
    this.#lessons = /** @type {import("../types.js").Taught} */ (taught[game]).lessons;
    this.#show = show;
  }

  /** Begin where this device has left off. */
  begin() {
    const name = savedLesson(this.#game);
    const at = this.#lessons.findIndex((lesson) => lesson.name === name);
    return this.#teach(Math.max(at, 0));
  }

  /** @param {number} at */
  async #teach(at) {
    const lesson = this.#lessons[at];
    if (!lesson) {
      goTo("#/");
      return;
    }
    saveLesson(this.#game, lesson.name);
    const guide = new Guide(lesson.steps, () => (lesson.bots ? this.#play(at, lesson) : this.#teach(at + 1)));
    const how = { guide, store: NOWHERE, lesson: this.#described(at, lesson) };
    await this.#show(requestFor(this.#game, { ...lesson, bots: {} }), how);
  }

  /** Play on without a guide, against opponents: once that game is over, everything is learned. @param {number} at @param {Lesson} lesson */
  #play(at, lesson) {
    const store = {
      put: async (/** @type {Row} */ { view }) => {
        if (view.result) saveLesson(this.#game, "");
      },
    };
    return this.#show(requestFor(this.#game, lesson), { store, lesson: this.#described(at, lesson) });
  }

  /**
   * A lesson as its table shows it.
   * @param {number} at
   * @param {Lesson} lesson
   * @returns {import("../table/types.ts").Tutored}
   */
  #described(at, { name }) {
    return {
      name,
      number: at + 1,
      count: this.#lessons.length,
      again: () => this.#teach(at),
      skip: () => this.#teach(at + 1),
      first: () => this.#teach(0),
    };
  }
}
