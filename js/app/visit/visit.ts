// An address that was followed, and what is shown of it.
import { observe } from "../../base/observable.ts";
import type { Trouble } from "../../base/trouble.ts";
import type { PuzzleSet } from "../../game-api/puzzles.ts";
import type { ScreenModel } from "../../screens/lazy-screen.ts";
import type { Address } from "../addresses.ts";
import type { Read } from "../../storage/imports.ts";
import type { MergeResult } from "../../storage/messages.ts";
import type { CheckedGame, StoredGame } from "../../storage/stored-game.ts";
import type { Form } from "../new-games.ts";

class Start {
  form: Form | null = null;
  /** Why the form's game could not be started. */
  trouble: Trouble | null = null;
  /** The games played last, read while the engine starts. */
  recent: Promise<StoredGame[]> | null = null;

  constructor() {
    observe(this, "form", "trouble");
  }

  /** Show a form, unless there is one. */
  fill(form: Form) {
    this.form ??= form;
  }

  refuse(trouble: Trouble | null) {
    this.trouble = trouble;
  }

  expect(recent: Promise<StoredGame[]>) {
    this.recent = recent;
  }
}

class Linked {
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

/** A visit as all others see it: it alone writes its fields. */
export type Visit = Readonly<Visited>;

export class Visited {
  readonly address;
  readonly start: Readonly<Start> = new Start();
  readonly linked: Readonly<Linked> = new Linked();
  /** Why there is nothing to show. */
  errors: Trouble[] = [];
  /** What may bring it all the same. */
  retry: (() => void) | null = null;
  /** All puzzles of the address's game. */
  puzzles: PuzzleSet | null = null;
  /** What a screen of its own file shows. */
  model: ScreenModel | null = null;
  /** Whether it is still shown. */
  current = true;
  /** Settles when what is stored of it has been read. */
  read: Promise<void> = Promise.resolve();
  /** Whether the engine is being asked for it: a start that ends while the visit is read would ask twice. */
  #asking = false;

  constructor(address: Address) {
    this.address = address;
    observe(this, "errors", "retry", "puzzles", "model");
  }

  /** Say why there is nothing to show; nothing: try it again. */
  refuse(errors: Trouble[], retry: (() => void) | null = null) {
    Object.assign(this, { errors, retry });
  }

  lay(puzzles: PuzzleSet) {
    this.puzzles = puzzles;
  }

  enter(model: ScreenModel) {
    this.model ??= model;
  }

  /** Another address is followed. */
  leave() {
    this.current = false;
  }

  /** Read what is stored of it. */
  reading(read: Promise<void>) {
    this.read = read;
    return read;
  }

  /** Ask the engine for it, unless that is being done. */
  async ask(work: () => Promise<unknown>) {
    if (!this.current || this.#asking) return;
    this.#asking = true;
    try {
      await work();
    } finally {
      this.#asking = false;
    }
  }
}
