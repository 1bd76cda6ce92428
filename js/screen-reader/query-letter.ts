// The letters that ask about the table (queries.ts answers): those of every table, and the game's own.
import { folded, latinKey } from "../i18n/letters.ts";
import type { Table } from "../table/types.ts";

type Asked = Pick<Table, "board"> & Partial<Pick<Table, "gameClock">>;

/** Of every table; with a clock one more. */
export const sharedLetters = ({ gameClock }: Partial<Pick<Table, "gameClock">>) => [
  ..."pqw",
  ...(gameClock ? "t" : ""),
];

export const letters = (table: Asked) => [...sharedLetters(table), ...Object.keys(table.board.queries)].sort();

/** What asks for everything, with a keyboard of any direction. */
const EVERYTHING = ["?", "؟"];

/**
 * The letter of the question that a key asks: the one that begins its sentence in this language, or the Latin one;
 * empty where it asks for everything, undefined where for nothing.
 */
export function queryLetter(event: Pick<KeyboardEvent, "key" | "code">, table: Asked & Pick<Table, "say">) {
  if (EVERYTHING.includes(event.key)) return "";
  const [all, typed] = [letters(table), folded(event.key)];
  const own = all.find((letter) => typed && folded(table.say(`asks-${letter}`)).startsWith(typed));
  return own ?? all.find((letter) => letter === latinKey(event));
}
