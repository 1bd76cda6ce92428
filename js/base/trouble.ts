// Why something was refused. Types only.
import type { Args } from "../engine/shapes.ts";

/** Why something was refused: `code` and `args` choose the sentence. */
export type Trouble = { code: string; args?: Args };
