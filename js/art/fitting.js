// Drawn words that fit: wrapped, made smaller, else shortened, always between letters. Pure: whoever draws them measures.
import { lettersOf } from "../base/names.ts";

/** How wide words of a size and weight are. @typedef {(words: string, size: number, weight: number) => number} Measure */
/** @typedef {{size: number, weight: number}} Type */
/** @typedef {(words: string) => boolean} Fits */

/** The least share of its size to which a text is made smaller. */
const SMALLEST = 0.6;

/** As much of a text as fits: a letter at least. @param {string} text @param {Fits} fits */
function headOf(text, fits) {
  let head = "";
  for (const letter of lettersOf(text)) {
    if (head && !fits(head + letter)) break;
    head += letter;
  }
  return head;
}

/** Lines that fit, broken between words; within one, where it is longer than a line. @param {string} text @param {Fits} fits */
function wrapped(text, fits) {
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    for (line = word; line && !fits(line); line = line.slice(lines.at(-1)?.length)) lines.push(headOf(line, fits));
  }
  return [...lines, line];
}

/**
 * A text in at most so many lines, as large as possible.
 * @param {string} text
 * @param {Type & {wide: number, most?: number}} room
 * @param {Measure} measure
 * @returns {{size: number, lines: string[]}}
 */
export function fitted(text, { size, weight, wide, most = 1 }, measure) {
  for (let now = size; ; now -= 1) {
    /** @type {Fits} */
    const fits = (words) => measure(words, now, weight) <= wide;
    const lines = wrapped(text, fits);
    if (lines.length <= most) return { size: now, lines };
    if (now - 1 >= size * SMALLEST) continue;
    const last = headOf(lines[most - 1] ?? "", (head) => fits(`${head}…`));
    return { size: now, lines: [...lines.slice(0, most - 1), `${last.trimEnd()}…`] };
  }
}
