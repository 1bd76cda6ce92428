/** The page's first script: starts the worker before the page's own modules load, and watches that they do load. */
import { expectPage } from "../shell/arrival.js";
import { startEarly } from "./spawn.js";

startEarly(new URL("./worker.js", import.meta.url));
expectPage();
