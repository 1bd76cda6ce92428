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
  trouble: Trouble | null = null;
  /** The games played last, read while the engine starts. */
  recent: Promise<StoredGame[]> | null = null;

  constructor() {
    observe(this, "form", "trouble");
  }

  set(what: Partial<Pick<Start, "form" | "trouble" | "recent">>) {
    Object.assign(this, what);
  }
}

class Linked {
  found: CheckedGame | null = null;
  /** The games in the address's text, where it has several. */
  several: Read[] | null = null;
  /** What that is to those of this device. */
  mergeResult: MergeResult | null = null;

  constructor() {
    observe(this);
  }

  show(what: Partial<Pick<Linked, "found" | "several" | "mergeResult">>) {
    Object.assign(this, what);
  }
}

/** A visit as all others see it: it alone writes its fields. */
export type Visit = Readonly<Visited>;

export class Visited {
  readonly address;
  readonly start: Readonly<Start> = new Start();
  readonly linked: Readonly<Linked> = new Linked();
  errors: Trouble[] = [];
  retry: (() => void) | null = null;
  puzzles: PuzzleSet | null = null;
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

  leave() {
    this.current = false;
  }

  reading(read: Promise<void>) {
    this.read = read;
    return read;
  }

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
