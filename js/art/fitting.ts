// Drawn words that fit: wrapped, made smaller, else shortened, always between letters. Pure: the caller measures.
import { lettersOf } from "../base/names.ts";

export type Measure = (words: string, size: number, weight: number) => number;
type Type = { size: number; weight: number };
type Fits = (words: string) => boolean;

/** The least share of its size to which a text is made smaller. */
const SMALLEST = 0.6;

/** As much of a text as fits: a letter at least. */
function headOf(text: string, fits: Fits) {
  let head = "";
  for (const letter of lettersOf(text)) {
    if (head && !fits(head + letter)) break;
    head += letter;
  }
  return head;
}

/** Lines that fit, broken between words; within one, where it is longer than a line. */
function wrapped(text: string, fits: Fits) {
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

/** A text in at most so many lines, as large as possible. */
export function fitted(
  text: string,
  { size, weight, wide, most = 1 }: Type & { wide: number; most?: number },
  measure: Measure,
): { size: number; lines: string[] } {
  for (let now = size; ; now -= 1) {
    const fits: Fits = (words) => measure(words, now, weight) <= wide;
    const lines = wrapped(text, fits);
    if (lines.length <= most) return { size: now, lines };
    if (now - 1 >= size * SMALLEST) continue;
    const last = headOf(lines[most - 1] ?? "", (head) => fits(`${head}…`));
    return { size: now, lines: [...lines.slice(0, most - 1), `${last.trimEnd()}…`] };
  }
}
