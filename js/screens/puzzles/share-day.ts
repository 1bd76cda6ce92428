// Gives away how the puzzle of a day went: which day, three squares, the link. Nothing in it leads to the answer.
import { inOneFile } from "../../base/embedded-files.ts";
import { attempt, optional } from "../../base/optional.ts";

/** What came of it where the system has no sheet to share with. */
export type Given = "" | "copied" | "failed";

/** A square for each of three tries: right, wrong, not needed. */
const [RIGHT, WRONG, UNUSED] = ["\u{1f7e9}", "\u{1f7e7}", "\u2b1c"];
const TRIES = 3;

/** @param link to the puzzle of the day; a page that was opened as a file has none */
export function resultText(name: string, tries: boolean[], link: string) {
  const told = tries.slice(0, TRIES).map((right) => (right ? RIGHT : WRONG));
  const squares = told.join("").concat(UNUSED.repeat(TRIES - told.length));
  return [name, squares, ...(link ? [link] : [])].join("\n");
}

export async function give(name: string, tries: boolean[]): Promise<Given> {
  const link = inOneFile() ? "" : `${location.href.split(/[?#]/, 1)[0]}#/puzzle`;
  const text = resultText(name, tries, link);
  if (optional("share")) {
    await attempt("share", (share) => share({ text })); // or the person has closed the sheet
    return "";
  }
  const copied = await attempt("clipboard", (clipboard) => clipboard.writeText(text).then(() => true));
  return copied ? "copied" : "failed";
}
