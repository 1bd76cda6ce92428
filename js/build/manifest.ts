// Completes the manifest with the shortcuts of an installed page: to go on, and to a new game of each sort.
import { languageTags, LOCALES, sentenceOf } from "./languages.ts";
import { gameFolders } from "./virtual.ts";

/** The language of the manifest; others beside it. */
const LANGUAGE = "en";

function shortcut(folder: string, key: string, url: string) {
  const others = languageTags().filter((tag) => tag !== LANGUAGE);
  const name_localized = Object.fromEntries(others.map((tag) => [tag, sentenceOf(folder, tag, key)]));
  return { name: sentenceOf(folder, LANGUAGE, key), name_localized, url };
}

export async function completeManifest(source: string, parents: string[]) {
  const games = await gameFolders(parents);
  const shortcuts = [
    shortcut(LOCALES, "home-play-on", "./#/on"),
    ...games.map(([name, folder]) => shortcut(folder, "game-name", `./#/new/${name}`)),
  ];
  return `${JSON.stringify({ ...JSON.parse(source), shortcuts }, null, 2)}\n`;
}
