// The games in an address's link or text, and what the one that came is to those of this device.
import { observe } from "../../base/observable.ts";
import type { Read } from "../../storage/imports.ts";
import type { MergeResult } from "../../storage/messages.ts";
import type { CheckedGame } from "../../storage/stored-game.ts";

export class Linked {
  /** The game in the address's link. */
  found: CheckedGame | null = null;
  /** The games in the address's text, where it has several. */
  several: Read[] | null = null;
  /** What that is to those of this device. */
  mergeResult: MergeResult | null = null;

  constructor() {
    observe(this);
  }

  show(found: CheckedGame, mergeResult: MergeResult | null) {
    Object.assign(this, { mergeResult, found });
  }

  /** Let somebody choose. */
  offer(several: Read[]) {
    this.several = several;
  }

  /** It has turned out what the game is. */
  meet(mergeResult: MergeResult) {
    this.mergeResult = mergeResult;
  }
}
