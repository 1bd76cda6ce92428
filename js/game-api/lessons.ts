// What a game teaches. Types only.
import type { Options, Player } from "../engine/shapes.ts";
import type { Lang } from "../i18n/translate.ts";

/** A step of a lesson: docs/games.md#lessons. */
export interface LessonStep {
  /** the key of what is said */
  say: string;
  /** the actions that lead on, or their first words; the face of a die where one is rolled; none: it is read */
  want?: string[];
  /** an event, and whose it is: once it has been seen, what follows waits until this has been read */
  after?: string;
  /** the actions that follow by themselves */
  play?: string[];
  /** the key of what is said about another choice that the rules allow */
  wrong?: string;
}

/** A lesson; one with `bots` ends in a game against these opponents. */
export type Lesson = { name: string; position: string; steps: LessonStep[]; bots?: Record<string, string> };

/** A game's lessons: who sits at their tables, and what they teach. */
export type Lessons = { players: Player[]; options?: Options; lessons: Lesson[] };

/** The same with its sentences. */
export type LessonFile = Lessons & { sentences: Record<Lang, string> };
