/** The page's first script: has the worker on its way before the page's own modules are read, and watches over them. */
import { expectPage } from "../shell/arrival.js";
import { startEarly } from "./spawn.js";

startEarly(new URL("./worker.js", import.meta.url));
expectPage();
