/** The page's first script: starts the worker before the page's own modules load, watches that they do load, and fetches
 * the sentences of the page's language beside them. */
import { expectPage } from "../shell/arrival.js";
import { sentencesAddress } from "../shell/languages.js";
import { readSettings } from "../shell/settings.js";
import { startEarly } from "./spawn.js";

startEarly(new URL("./worker.js", import.meta.url));
expectPage();
// a script of the page, like those that index.html names: a failure is seen, and all of them are fetched again together
document.head.append(
  Object.assign(document.createElement("script"), { type: "module", src: sentencesAddress(readSettings().language) }),
);
