// Downloads: builds files, their names, and hands them to the browser or to the system's share sheet. Knows nothing of
// a record but its players' names.
import { optional, tried } from "../base/optional.ts";
import { fieldsOf } from "../base/lookup.ts";
import type { StoredGame } from "../storage/stored-game.ts";

export const TYPE = "application/json";
/** Longest file name without its extension, in characters. */
const LONGEST_NAME = 80;

/** Valid on every system: letters and digits of any script, and dashes. */
export function fileName(words: unknown[], ending: string) {
  const name = words
    .filter((word) => typeof word === "string")
    .join(" ")
    .slice(0, 1000)
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `${[...name].slice(0, LONGEST_NAME).join("").replace(/^-|-$/g, "") || "game"}${ending}`;
}

/** The date of a time where people are, as ISO writes it; empty where the time is invalid. */
function day(moment: number) {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? "" : date.toLocaleDateString("sv-SE"); // Swedes write dates as ISO does
}

export function nameFor(row: StoredGame, ending: string) {
  const { record = row, changed } = row;
  const { players, game } = fieldsOf<"players" | "game">(record);
  const names = Array.isArray(players) ? players.map((player) => player?.name) : [];
  return fileName([game, row.title, ...names, day(changed)], ending);
}

/** Files with all games, numbered where there are several. */
export const shelfFiles = (texts: string[], moment: number) =>
  texts.map((text, at) => {
    const words = ["jemaa", day(moment), texts.length > 1 ? `${at + 1}-${texts.length}` : ""];
    return new File([text], fileName(words, ".jemaa-shelf.json"), { type: TYPE });
  });

/** In milliseconds: the download has begun by then. */
const REVOKE_DELAY = 60_000;

/** Whether the system has a share sheet that takes a file. */
export const canShare = (file: File) =>
  Boolean(tried(() => optional("share") && optional("canShare")?.({ files: [file] })));

/** `shared`: or the person has closed the sheet; `not-now`: only a new tap may open it. */
async function share(file: File): Promise<"shared" | "not-now" | "refused"> {
  try {
    await optional("share")?.({ files: [file] });
    return "shared";
  } catch (error) {
    const { name } = fieldsOf(error);
    return name === "AbortError" ? "shared" : name === "NotAllowedError" ? "not-now" : "refused";
  }
}

/**
 * Download a file. An installed page shares it instead on iOS, which shows a download in the page's place, with no way
 * back. Resolves to false where it waits for another tap.
 */
export async function save(file: File) {
  const outcome = optional("standalone") === true && canShare(file) ? await share(file) : "refused";
  if (outcome === "refused") download(file);
  return outcome !== "not-now";
}

/** Give a picture away: through the share sheet where it takes files, else as a download. */
export async function sharePicture(file: File) {
  if (!canShare(file) || (await share(file)) !== "shared") download(file);
}

function download(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY);
}
