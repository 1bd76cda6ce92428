// Learning a game by playing: its lessons one after another, each on a table of its own, then a short real game. With
// every game's lessons a file of its own, loaded when asked. Stores only which lesson is next.
import { navigate } from "../base/navigation.ts";
import { lessons as taught, room } from "jemaa:lessons";
import { saveLesson, savedLesson } from "../storage/settings.ts";
import { lessonParts } from "./lesson-tools.ts";
import { LessonGuide } from "../session/lesson-guide.ts";
import { required } from "../base/lookup.ts";
import type { As } from "../app/table.ts";
import type { LessonTable } from "../table/types.ts";
import type { NewGameRequest } from "../engine/requests.ts";
import type { Lesson } from "../game-api/lessons.ts";
import type { StoredGame } from "../storage/stored-game.ts";

/** What a game's lessons say, and all lessons, by language. */
export const sentencesOf = (game: string) =>
  Object.fromEntries(Object.entries(room).map(([lang, text]) => [lang, `${text}\n${taught[game]?.sentences[lang]}`]));

function requestFor(game: string, { position, bots = {} }: Lesson): NewGameRequest {
  const { players, options = {} } = required(taught[game], "lessons");
  return { do: "new", game, options, players, position, bots };
}

export class Course {
  #game;
  #lessons;
  #show;

  constructor(game: string, show: (asked: NewGameRequest, as: As) => Promise<unknown>) {
    this.#game = game;
    this.#lessons = required(taught[game], "lessons").lessons;
    this.#show = show;
  }

  /** Begin where this device has left off. */
  begin() {
    const name = savedLesson(this.#game);
    const at = this.#lessons.findIndex((lesson) => lesson.name === name);
    return this.#teach(Math.max(at, 0));
  }

  async #teach(at: number) {
    const lesson = this.#lessons[at];
    if (!lesson) return navigate("#/");
    saveLesson(this.#game, lesson.name);
    const guide = new LessonGuide(lesson.steps, () => (lesson.bots ? this.#play(at, lesson) : this.#teach(at + 1)));
    const how = { guide, store: { put: async () => {} }, lesson: this.#described(at, lesson) };
    await this.#show(requestFor(this.#game, { ...lesson, bots: {} }), how);
  }

  /** Play on without a guide, against opponents: once that game is over, everything is learned. */
  #play(at: number, lesson: Lesson) {
    const store = {
      put: async ({ view }: StoredGame) => {
        if (view.result) saveLesson(this.#game, "");
      },
    };
    return this.#show(requestFor(this.#game, lesson), { store, lesson: this.#described(at, lesson) });
  }

  #described(at: number, { name }: Lesson): LessonTable {
    return {
      ...lessonParts,
      name,
      number: at + 1,
      count: this.#lessons.length,
      again: () => this.#teach(at),
      skip: () => this.#teach(at + 1),
      first: () => this.#teach(0),
    };
  }
}
