/** The page's first script, inside index.html: starts the worker, dresses what is seen while the page comes, watches that
 * it does come, and fetches beside it the sentences of its language and what its address shows. */
import { names } from "jemaa:names";
import { parse } from "../app/addresses.js";
import { expectPage } from "../app/load-fallback.js";
import { sentencesAddress } from "../i18n/languages.js";
import { applyToDocument, readSettings } from "../storage/settings.js";
import { startEarly } from "./spawn.js";

startEarly(new URL("./worker.js", import.meta.url));
const look = readSettings();
applyToDocument(look);
expectPage();
const { screen, what } = parse(location.hash, names);
const shown = new Map([
  ["new", "new-game.js"],
  ["learn", "learn.js"],
  ["rules", `rules-${what}.js`],
]).get(screen);
const wanted = [sentencesAddress(look.language), ...(shown ? [new URL(shown, import.meta.url).href] : [])];
document.head.append(
  ...wanted.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
);
