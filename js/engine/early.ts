// The page's first script, inside index.html: starts the worker, gives what is seen while the page loads its language
// and theme, watches that the page does load, and fetches beside it the sentences of its language and what its address
// shows.
import { names } from "jemaa:names";
import { parse } from "../app/addresses.ts";
import { showLoadFailure, watchLoading } from "../platform/load-fallback.ts";
import { sentencesAddress } from "../i18n/languages.ts";
import { applyToDocument, readSettings } from "../storage/settings.ts";
import { startEarly } from "./spawn.ts";

function begin() {
  startEarly(new URL("./worker.js", import.meta.url));
  const settings = readSettings();
  applyToDocument(settings);
  watchLoading();
  const { screen, what } = parse(location.hash, names);
  const own = new Map([
    ["home", ["home.js"]],
    ["about", ["asides.js"]],
    ["open", ["asides.js", "home.js"]],
    ["on", ["home.js"]],
    ["new", ["new-game.js"]],
    ["learn", ["learn.js"]],
    ["puzzle", ["puzzles.js"]],
    ["puzzles", ["puzzles.js"]],
    ["rules", ["asides.js", `rules-${what}.js`]],
  ]).get(screen);
  const shown = screen === "home" ? names : names.filter((name) => name === what);
  const files = [...(own ?? []), ...shown.map((name) => `face-${name}.js`)];
  const addresses = [sentencesAddress(settings.language), ...files.map((name) => new URL(name, import.meta.url).href)];
  document.head.append(
    ...addresses.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href })),
  );
}

// a page that shares no origin with its own files may fetch none of them
if (origin !== "null") begin();
else showLoadFailure(location.protocol === "file:" ? "file" : "boxed");
