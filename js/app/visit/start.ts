// What is shown of a new game before it starts.
import { observe } from "../../base/observable.ts";
import type { Trouble } from "../../base/trouble.ts";
import type { StoredGame } from "../../storage/stored-game.ts";
import type { Form } from "../new-games.ts";

export class Start {
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
