// The functions that sentences can use: `{ SEAT($seat) }` is a seat's name, `{ COLORS($cost) }` a list of colours. A
// game adds its own in its words.js. A value that no function can say is logged and written as plain text, never as an
// empty word. Never touches the DOM.
import { FluentNone, FluentNumber, FluentType } from "@fluent/bundle";

/**
 * @typedef {object} Wording sentences of one language at one table
 * @property {import("../types.js").Say} say a sentence of the same catalogue
 * @property {(seat: number) => string} name of a seat at this table
 * @property {(kind: string, key: string) => string} word the word for a key from the engine: `word("color", "mint")`
 * @property {(items: string[]) => string} listed joins words into a list, as the language does
 */
/**
 * A function of sentences. It receives the values that its sentence names, null for a missing one and for an empty
 * list, and returns a text, or a number or key for a sentence to select by. Declared as a method, so that each function
 * may narrow its parameter types.
 * @typedef {{of(wording: Wording, ...values: unknown[]): string | number}["of"]} SentenceFunction
 */

/** Each colour once, with a count where it repeats. @param {Wording} wording @param {string[]} keys */
const colors = ({ say, word, listed }, keys) =>
  listed(
    [...new Set(keys)].map((key) => {
      const [color, count] = [word("color", key), keys.filter((other) => other === key).length];
      return count > 1 ? say("color-times", { color, count }) : color;
    }),
  );

/** The functions available in every catalogue. @type {Record<string, SentenceFunction>} */
export const FUNCTIONS = {
  SEAT: ({ name }, /** @type {number} */ seat) => name(seat),
  SEATS: ({ name, listed }, /** @type {number[]} */ seats) => listed(seats.map(name)),
  COLOR: ({ word }, /** @type {string} */ color) => word("color", color),
  COLORS: colors,
  FACING: ({ word }, /** @type {string} */ side) => word("facing", side),
  CELLS: ({ listed }, /** @type {string[]} */ cells) => listed(cells),
};

// Directions. A text that is read the other way than the sentence around it stands between two marks, which keep it in
// its place: the eye needs them, and braille would write them out.

const [ISOLATE, END] = ["\u2068", "\u2069"];
const MARKS = /([\u2068\u2069])/;
/** All characters that only turn or keep apart directions. */
const ALL_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT =
  "[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Adlam}]";
/** Letters that are written the other way, by the direction of the sentence around them. @type {Record<string, RegExp>} */
const FOREIGN = { ltr: new RegExp(RIGHT_TO_LEFT, "u"), rtl: new RegExp(`(?!${RIGHT_TO_LEFT})\\p{L}`, "u") };

/** Mark a text as one that may be read the other way. @param {string} text */
export const isolate = (text) => `${ISOLATE}${text}${END}`;

/**
 * Keep only the marks around what is read the other way than its sentence; `own` is what of each part no mark encloses.
 * @param {string} text
 * @param {string} direction of the sentence
 */
export function trimMarks(text, direction) {
  const open = [{ text: "", own: "" }];
  for (const piece of text.split(MARKS)) {
    const around = /** @type {{text: string, own: string}} */ (piece === END ? open.at(-2) : open.at(-1));
    if (piece === ISOLATE) open.push({ text: "", own: "" });
    else if (piece === END) {
      const { text, own } = /** @type {typeof around} */ (open.pop());
      const differs = FOREIGN[direction]?.test(own);
      around.text += differs ? isolate(text) : text;
      around.own += differs ? "" : own;
    } else {
      around.text += piece;
      around.own += piece;
    }
  }
  return open[0]?.text ?? "";
}

/** A text as it is only spoken: a voice and braille need no marks of direction. @param {string} text */
export const aloud = (text) => text.replace(ALL_MARKS, "");

/** How a part of what is heard may end. */
const ENDED = /[.:;!?؟…]$/;

/** A part of what is heard, with an end: its own, or a full stop. @param {string} text */
export const ended = (text) => (ENDED.test(aloud(text)) ? text : `${text}.`);

/** What is heard one after the other; what is empty is left out. @param {string[]} parts */
export const inSentences = (parts) => parts.filter(Boolean).map(ended).join(" ");

/** Placeholder for a missing value. */
const NOTHING = "–";

/** A value as plain text. @param {unknown} value @returns {string} */
export function plainText(value) {
  if (value === null || value === undefined || value === "") return NOTHING;
  return typeof value === "object" ? Object.values(value).map(plainText).join(", ") || NOTHING : String(value);
}

/**
 * A list or an object passed to a function of a sentence; it cannot be formatted by itself.
 * @extends {FluentType<object>}
 */
class Given extends FluentType {
  /** @override @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    scope.reportError(new TypeError(`no function says ${JSON.stringify(this.value)}`));
    return plainText(this.value);
  }
}

/**
 * Convert an argument for Fluent: null and an empty list become `none`, so that a sentence can select by it.
 * @param {unknown} value
 */
export function fluentValue(value) {
  if (value === null || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? new Given(value) : /** @type {string | number} */ (value);
}

/** Wrap a function in Fluent's calling convention. @param {string} name @param {SentenceFunction} make @param {Wording} wording */
export const fluentFunction =
  (name, make, wording) => (/** @type {import("@fluent/bundle").FluentValue[]} */ given) => {
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
