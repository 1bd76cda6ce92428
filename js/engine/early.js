/** The page's first script, inside index.html: starts the worker, dresses what is seen while the page comes, watches that
 * it does come, and fetches the sentences of its language beside it. */
import { expectPage } from "../shell/arrival.js";
import { sentencesAddress } from "../shell/languages.js";
import { dress, readSettings } from "../shell/settings.js";
import { startEarly } from "./spawn.js";

startEarly(new URL("./worker.js", import.meta.url));
const look = readSettings();
dress(look);
expectPage();
document.head.append(
  Object.assign(document.createElement("link"), { rel: "modulepreload", href: sentencesAddress(look.language) }),
);
