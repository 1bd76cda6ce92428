// Names of people and titles of games as texts: by what they are compared, and what a reader sees as their letters. Pure.

/** Characters that have many variants, and the one that stands for them: apostrophes, hyphens, blanks. */
const ALIKE: [RegExp, string][] = [
  [/['`´ʹʻʼʽʾʿˈ‘’‛′՚׳ꞌ＇]/gu, "'"],
  [/[\p{Pd}⁃−]/gu, "-"],
  [/[\s\u2800]+/gu, " "],
];
const alike = (text: string) => ALIKE.reduce((given, [pattern, one]) => given.replaceAll(pattern, one), text);

/** A letter without its case; ı is no i, whatever its capital. */
const caseless = (letter: string) => (letter === "ı" ? letter : letter.toLowerCase().toUpperCase().toLowerCase());

/** The key of a person, however their name is written. Stored only in sums, which are made anew when this changes. */
export function personOf(name: string) {
  const letters = [...alike(name).normalize("NFKC")].map(caseless).join("");
  const plain = letters.replaceAll(/(?<=i)\u0307|\p{Variation_Selector}/gu, ""); // the dot of İ in small letters
  return alike(plain.normalize("NFKC")).trim();
}

/** Letters, for browsers that do not tell (Firefox before 125): with all that joins, colours or accents a character. */
const LETTER = /\p{Regional_Indicator}{2}|.(?:\p{M}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\u200d.)*/gsu;

/** What a reader sees as letters, as an emoji of several parts is one. */
export const lettersOf = (text: string): string[] =>
  globalThis.Intl.Segmenter
    ? Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text), ({ segment }) => segment)
    : (text.match(LETTER) ?? []);

/** As many whole letters as have at most so many characters, which the engine counts. */
export function cutTo(text: string, most: number) {
  let [kept, left] = ["", most];
  for (const letter of lettersOf(text)) {
    left -= [...letter].length;
    if (left < 0) break;
    kept += letter;
  }
  return kept;
}

/** Characters of a title, as an engine counts those of names. */
export const LONGEST_TITLE = 60;

/** A title without control characters and repeated spaces, 1-60 characters; undefined where nothing is left. */
export function titleOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const seen = value
    .slice(0, 1000)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return cutTo(seen, LONGEST_TITLE).trim() || undefined;
}
