// What another keyboard, another script or Caps Lock writes, as the letters and digits of the games: places are called
// `c4` in every language, and what is asked has a letter. Pure; knows no game by name.
import type { Say } from "./translate.ts";

/** The digits of Arabic and Persian keyboards. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Accents and the line that draws Arabic letters out: nobody has to type them. */
const MARKS = /[\p{M}\u0640]/gu;
/** A letter before a digit: the column of a place. */
const COLUMN = /\p{L}(?=\d)/gu;
const LATIN = /\p{Script=Latin}/u;

/** A text in small letters, without accents. */
export const folded = (text: string) => text.normalize("NFKD").replace(MARKS, "").toLowerCase();

export const COLUMNS = [..."abcdefg"];

export const columnsIn = (say: Say) => say("typed-places").split(" ");

/** What was typed, with the digits and the columns of places as the games write them. */
export function inLatin(text: string, say: Say) {
  const columns = columnsIn(say).map(folded);
  return folded(text)
    .replace(DIGITS, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(COLUMN, (letter) => COLUMNS[columns.indexOf(letter)] ?? letter);
}

/** The small Latin letter of a key that writes another script, by its place on the keyboard; else what it writes. */
export function latinKey({ key, code }: Pick<KeyboardEvent, "key" | "code">) {
  if (!/^\p{L}$/u.test(key) || LATIN.test(key)) return key.toLowerCase();
  return code === "Slash" ? "/" : code.replace(/^Key/, "").toLowerCase();
}
