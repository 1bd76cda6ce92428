// Downloads: builds files, their names, and hands them to the browser. Knows nothing of a record but its players'
// names.

/** @typedef {import("../types.js").Row} Row */

const TYPE = "application/json";
/** Longest file name without its extension, in characters. */
const LONGEST_NAME = 80;

/**
 * A file name valid on every system: letters and digits of any script, and dashes.
 * @param {unknown[]} words
 * @param {string} ending
 */
export function fileName(words, ending) {
  const name = words
    .filter((word) => typeof word === "string")
    .join(" ")
    .slice(0, 1000)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `${[...name].slice(0, LONGEST_NAME).join("").replace(/^-|-$/g, "") || "game"}${ending}`;
}

/** The ISO date of a time; empty where the time is invalid. @param {number} moment */
function day(moment) {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** The name of a file about a stored game. @param {Row} row @param {string} ending */
export function nameFor(row, ending) {
  const { record = row, changed } = row;
  const { players, game } = /** @type {Partial<import("../types.js").GameRecord>} */ (record ?? {});
  const names = Array.isArray(players) ? players.map((player) => player?.name) : [];
  return fileName([game, row.title, ...names, day(changed)], ending);
}

/** A stored game's record as a file; a damaged row is saved as it is. @param {Row} row */
export function recordFile(row) {
  const { record = row } = row;
  return new File([`${JSON.stringify(record)}\n`], nameFor(row, ".jemaa.json"), { type: TYPE });
}

/** Files with all games, numbered where there are several. @param {string[]} texts @param {number} moment */
export const shelfFiles = (texts, moment) =>
  texts.map(
    (text, at) =>
      new File(
        [text],
        fileName(["jemaa", day(moment), texts.length > 1 ? `${at + 1}-${texts.length}` : ""], ".jemaa-shelf.json"),
        { type: TYPE },
      ),
  );

/** Delay before an object URL is revoked, in milliseconds: the download has begun by then. */
const REVOKE_DELAY = 60_000;

/** Download a file. @param {File} file */
export function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY);
}
