// What the rooms of one open game show, under one roof for whoever reads it. Each room writes its own fields, and nobody
// else can; whoever has read one here renders again once it changes.
import { observe } from "../base/observable.ts";
import type { LessonGuide } from "./lesson-guide.ts";
import type { Session } from "./session.ts";
import type { StoredGame } from "../storage/stored-game.ts";

export type Rooms = Pick<Session, "match" | "playback" | "history" | "handover" | "loop" | "taps" | "help" | "review">;
export interface Kind {
  /** leads through a lesson */
  guide?: LessonGuide | null;
  /** a puzzle that is to be solved: whether somebody is asked, and whether enough has been seen of what follows */
  puzzle?: Readonly<{ asks: boolean; rests: boolean }> | null;
}

export class Shown {
  /** Only its seats, its sharing, and that a message has come are observed; all else changes with the view. */
  readonly row;
  readonly guide;
  readonly puzzle;
  #rooms;

  /** @param rooms read only once something is asked: they are made with this */
  constructor(rooms: Rooms, row: StoredGame, { guide = null, puzzle = null }: Kind = {}) {
    this.row = observe(row, "seats", "sharing", "arrived");
    this.guide = guide;
    this.puzzle = puzzle;
    this.#rooms = rooms;
  }

  get ready() {
    return this.#rooms.match.ready;
  }
  get trouble() {
    return this.#rooms.match.trouble;
  }
  get picks() {
    return this.#rooms.match.picks;
  }

  get opened() {
    return this.#rooms.playback.opened;
  }
  get view() {
    return this.#rooms.playback.view;
  }
  get entries() {
    return this.#rooms.playback.entries;
  }
  get moving() {
    return this.#rooms.playback.moving;
  }

  get choosing() {
    return this.#rooms.taps.choosing;
  }
  get open() {
    return this.#rooms.taps.choosing.open;
  }
  get yours() {
    return this.#rooms.taps.choosing.yours;
  }
  get tapped() {
    return this.#rooms.taps.choosing.tapped;
  }
  get picked() {
    return this.#rooms.taps.choosing.picked;
  }
  get pending() {
    return this.#rooms.taps.choosing.pending;
  }
  get preview() {
    return this.#rooms.taps.choosing.preview;
  }
  get refusal() {
    return this.#rooms.taps.choosing.refusal;
  }

  get forecasts() {
    return this.#rooms.help.forecasts.byAction;
  }
  get forecast() {
    return this.#rooms.help.forecasts.ofRoll;
  }
  get advice() {
    return this.#rooms.help.advice.current;
  }
  get advising() {
    return this.#rooms.help.advice.pending;
  }
  get judged() {
    return this.#rooms.help.advice.judged;
  }

  get playedFor() {
    return this.#rooms.loop.playedFor;
  }
  get thinking() {
    return this.#rooms.loop.opponent.thinking;
  }

  get historyPly() {
    return this.#rooms.history.historyPly;
  }
  /** An earlier position shown instead of the current one. */
  get past() {
    return this.#rooms.history.lookedAt ?? this.#rooms.handover.replayed;
  }
  get handover() {
    return this.#rooms.handover.current;
  }
  get holder() {
    return this.#rooms.handover.holder;
  }

  get analysis() {
    return this.#rooms.review.analysis.found;
  }
}
