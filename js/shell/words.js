// What the functions of a sentence say: `{ SEAT($seat) }` is the name of a seat, `{ COLORS($cost) }` a list of colours.
// A game adds functions of its own in its words.js. What none of them can say is told to the console and written as
// plainly as can be: never an empty word. Touches no page.
import { FluentNone, FluentNumber, FluentType } from "@fluent/bundle";

/**
 * @typedef {object} Voice the sentences of one language at one table
 * @property {import("../types.js").Say} say a sentence of the same catalogue
 * @property {(seat: number) => string} name of a seat at this table
 * @property {(kind: string, key: string) => string} word for a key that the engine sends: `word("color", "mint")`
 * @property {(items: string[]) => string} listed puts words into a list, as the language does
 */
/** What a function makes of the values that its sentence names, each null for nothing and for an empty list: a text, or
 * a number or key for the sentence to choose by. A method, so that each function may name the types of its values.
 * @typedef {{put(voice: Voice, ...values: unknown[]): string | number}["put"]} Put */

/** Each colour once, with its number where there are more. @param {Voice} voice @param {string[]} keys */
const colors = ({ say, word, listed }, keys) =>
  listed(
    [...new Set(keys)].map((key) => {
      const [color, count] = [word("color", key), keys.filter((other) => other === key).length];
      return count > 1 ? say("color-times", { color, count }) : color;
    }),
  );

/** The functions of every catalogue. @type {Record<string, Put>} */
export const FUNCTIONS = {
  SEAT: ({ name }, /** @type {number} */ seat) => name(seat),
  SEATS: ({ name, listed }, /** @type {number[]} */ seats) => listed(seats.map(name)),
  COLOR: ({ word }, /** @type {string} */ color) => word("color", color),
  COLORS: colors,
  FACING: ({ word }, /** @type {string} */ side) => word("facing", side),
  CELLS: ({ listed }, /** @type {string[]} */ cells) => listed(cells),
};

/** What stands where there is nothing to say. */
const NOTHING = "–";

/** A value without words of its own. @param {unknown} value @returns {string} */
export function plainly(value) {
  if (value === null || value === undefined || value === "") return NOTHING;
  return typeof value === "object" ? Object.values(value).map(plainly).join(", ") || NOTHING : String(value);
}

/** A list or an object on its way to the function that says it. @extends {FluentType<object>} */
class Given extends FluentType {
  /** @override @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    scope.reportError(new TypeError(`no function says ${JSON.stringify(this.value)}`));
    return plainly(this.value);
  }
}

/** An argument as Fluent holds it: nothing and an empty list are `none`, so that a sentence can choose. @param {unknown} value */
export function held(value) {
  if (value === null || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return String(value);
  return typeof value === "object" ? new Given(value) : /** @type {string | number} */ (value);
}

/** A function of sentences as Fluent calls it. @param {string} name @param {Put} put @param {Voice} voice */
export const called = (name, put, voice) => (/** @type {import("@fluent/bundle").FluentValue[]} */ given) => {
  const missing = given.find((value) => value instanceof FluentNone);
  if (missing) return missing; // Fluent has complained of it
  const values = given.map((value) => (value === "none" ? null : value.valueOf()));
  try {
    const said = put(voice, ...values);
    return typeof said === "number" ? new FluentNumber(said) : said;
  } catch (error) {
    console.error(`${name} cannot say ${JSON.stringify(values)}: ${error}`);
    return plainly(values[0]);
  }
};
