// Names of people as texts: by what they are compared. Pure.

/** What is written in many ways for one: blanks, hyphens and apostrophes. @type {[RegExp, string][]} */
const ALIKE = [
  [/['`´ʹʻʼʽʾʿˈ‘’‛′՚׳ꞌ＇]/gu, "'"],
  [/[\p{Pd}⁃−]/gu, "-"],
  [/[\s\u2800]+/gu, " "],
];
/** @param {string} text */
const alike = (text) => ALIKE.reduce((given, [pattern, one]) => given.replaceAll(pattern, one), text);

/** A letter without its case; ı is no i, whatever its capital. @param {string} letter */
const caseless = (letter) => (letter === "ı" ? letter : letter.toLowerCase().toUpperCase().toLowerCase());

/**
 * The key of a person: the same for each way to write a name. It is stored nowhere but in sums (screens/people/tally.js,
 * which makes them anew when it changes).
 * @param {string} name
 */
export function personOf(name) {
  const letters = [...alike(name).normalize("NFKC")].map(caseless).join("");
  const plain = letters.replaceAll(/(?<=i)\u0307|\p{Variation_Selector}/gu, ""); // the dot of İ in small letters
  return alike(plain.normalize("NFKC")).trim();
}
