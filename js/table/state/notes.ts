// What is told beside the game because somebody asked: an answer, the reasons of an opponent, a turning point.
import { observe } from "../../base/observable.ts";
import { Hints } from "../hints.ts";
import type { Moment } from "../../engine/shapes.ts";
import type { Advice } from "../../engine/thinking.ts";

/** A turning point that is looked at, before it or as it was played, and what is marked on the board as the best. */
type Studied = { moment: Moment; after: boolean; advice: Pick<Advice, "action" | "choices"> | null };

export class Notes {
  answer = "";
  /** The ply of the opponent's decision whose reasons are shown beside the board. */
  reasonsAt: number | null = null;
  /** The ply to which somebody alone has gone back, though they know what came after it. */
  known: number | null = null;
  studied: Studied | null = null;
  readonly hints;

  constructor(game: string) {
    this.hints = new Hints(game);
    observe(this, "answer", "reasonsAt", "known", "studied");
  }

  answered(text: string) {
    this.answer = text;
  }

  showReasons = (ply: number | null) => {
    this.reasonsAt = ply;
  };

  /** Something was taken back. @param known where somebody knows what came after it */
  undone(known: number | null) {
    Object.assign(this, { known, reasonsAt: null });
  }

  study(moment: Moment | null, after: boolean = false) {
    const action = moment?.better;
    this.studied = moment && { moment, after, advice: action ? { action, choices: [] } : null };
  }
}
