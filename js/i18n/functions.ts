// The functions that sentences can use: `{ SEAT($seat) }` is a seat's name, `{ COLORS($cost) }` a list of colours. A
// game adds its own in its words.ts. A value that no function can say is logged and written as plain text, never as an
// empty word. Never touches the DOM.
import { FluentNone, FluentNumber, FluentType, type FluentValue, type Scope } from "@fluent/bundle";
import { required } from "../base/lookup.ts";
import type { Say } from "./translate.ts";

/** sentences of one language at one table */
export interface Wording {
  say: Say;
  /** of a seat at this table */
  name: (seat: number) => string;
  /** the word for a key from the engine: `word("color", "mint")` */
  word: (kind: string, key: string) => string;
  listed: (items: string[]) => string;
}
/**
 * A function of sentences. It receives the values that its sentence names, null for a missing one and for an empty
 * list, and returns a text, or a number or key for a sentence to select by. Declared as a method, so that each function
 * may narrow its parameter types.
 */
export type SentenceFunction = { of(wording: Wording, ...values: unknown[]): string | number }["of"];

export const FUNCTIONS: Record<string, SentenceFunction> = {
  SEAT: ({ name }, seat: number) => name(seat),
  SEATS: ({ name, listed }, seats: number[]) => listed(seats.map(name)),
  COLOR: ({ word }, color: string) => word("color", color),
  COLORS({ say, word, listed }, keys: string[]) {
    const named = [...new Set(keys)].map((key) => {
      const [color, count] = [word("color", key), keys.filter((other) => other === key).length];
      return count > 1 ? say("color-times", { color, count }) : color;
    });
    return listed(named);
  },
  FACING: ({ word }, side: string) => word("facing", side),
  CELLS: ({ listed }, cells: string[]) => listed(cells),
};

// Directions. A text that is read the other way than the sentence around it stands between two marks, which keep it in
// its place: the eye needs them, and braille would write them out.

const [ISOLATE, END] = ["\u2068", "\u2069"];
const MARKS = /([\u2068\u2069])/;
/** All characters that only turn or keep apart directions. */
const ALL_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT =
  "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}]";
/** Letters that are written the other way, by the direction of the sentence around them. */
const FOREIGN: Record<string, RegExp> = {
  ltr: new RegExp(RIGHT_TO_LEFT, "u"),
  rtl: new RegExp(`(?!${RIGHT_TO_LEFT})\\p{L}`, "u"),
};

/** Mark a text as one that may be read the other way. */
export const isolate = (text: string) => `${ISOLATE}${text}${END}`;

/** Keep only the marks around what is read the other way than its sentence; no mark encloses the `own` of each part. */
export function trimMarks(text: string, direction: string) {
  const outer: { text: string; own: string }[] = [];
  let part = { text: "", own: "" };
  for (const piece of text.split(MARKS)) {
    if (piece === ISOLATE) {
      outer.push(part);
      part = { text: "", own: "" };
    } else if (piece === END) {
      const { text, own } = part;
      part = required(outer.pop(), "opening mark");
      const differs = FOREIGN[direction]?.test(own);
      part.text += differs ? isolate(text) : text;
      part.own += differs ? "" : own;
    } else {
      part.text += piece;
      part.own += piece;
    }
  }
  return part.text;
}

/** A text as it is only spoken: a voice and braille need no marks of direction. */
export const aloud = (text: string) => text.replace(ALL_MARKS, "");

const ENDED = /[.:;!?؟…]$/;

/** A part of what is heard, with an end: its own, or a full stop. */
export const ended = (text: string) => (ENDED.test(aloud(text)) ? text : `${text}.`);

/** What is heard one after the other; what is empty is left out. */
export const inSentences = (parts: string[]) => parts.filter(Boolean).map(ended).join(" ");

const NOTHING = "–";

export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  return typeof value === "object" ? Object.values(value).map(plainText).join(", ") || NOTHING : String(value);
}

/** A list or an object passed to a function of a sentence; it cannot be formatted by itself. */
class Given extends FluentType<object> {
  override toString(scope: Scope) {
    scope.reportError(new TypeError(`no function says ${JSON.stringify(this.value)}`));
    return plainText(this.value);
  }
}

/** Convert an argument for Fluent: null and an empty list become `none`, so that a sentence can select by it. */
export function fluentValue(value: unknown) {
  if (value === null || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? new Given(value) : (value as string | number); // as: JSON has nothing else
}

/** Wrap a function in Fluent's calling convention. */
export const fluentFunction = (name: string, make: SentenceFunction, wording: Wording) => (given: FluentValue[]) => {
  const missing = given.find((value) => value instanceof FluentNone);
  if (missing) return missing; // Fluent has reported it
  const values = given.map((value) => (value === "none" ? null : value.valueOf()));
  try {
    const made = make(wording, ...values);
    return typeof made === "number" ? new FluentNumber(made) : made;
  } catch (error) {
    console.error(`${name} cannot say ${JSON.stringify(values)}: ${error}`);
    return plainText(values[0]);
  }
};
