// Why something was refused: `code` and `args` choose the sentence.
import { fieldsOf } from "./lookup.ts";
import type { Args } from "../engine/shapes.ts";

export type Trouble = { code: string; args?: Args };

/** Whether an error says why: those of the engine do, a defect does not. */
export const isTrouble = (error: unknown): error is Trouble => typeof fieldsOf(error).code === "string";
