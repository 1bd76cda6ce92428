/** Completes the manifest with the shortcuts of an installed page: to go on, and to a new game of each sort. */
import { fileURLToPath } from "node:url";

import { languageTags, sentenceOf } from "./languages.mjs";
import { gameFolders } from "./virtual.mjs";

const LOCALES = fileURLToPath(new URL("../locales", import.meta.url));
/** The language of the manifest; others beside it. */
const LANGUAGE = "en";

/** A shortcut, named in each language. @param {string} folder of catalogues @param {string} key @param {string} url */
function shortcut(folder, key, url) {
  const others = languageTags().filter((tag) => tag !== LANGUAGE);
  const name_localized = Object.fromEntries(others.map((tag) => [tag, sentenceOf(folder, tag, key)]));
  return { name: sentenceOf(folder, LANGUAGE, key), name_localized, url };
}

/** @param {string} source of the manifest @param {string[]} parents the folders of games */
export async function completeManifest(source, parents) {
  const games = await gameFolders(parents);
  const shortcuts = [
    shortcut(LOCALES, "home-play-on", "./#/on"),
    ...games.map(([name, folder]) => shortcut(folder, "game-name", `./#/new/${name}`)),
  ];
  return `${JSON.stringify({ ...JSON.parse(source), shortcuts }, null, 2)}\n`;
}
