// The worker of the page that is one file: Pyodide's scripts are in it, and its first message brings the other files.
import { embedded } from "../base/embedded-files.ts";

addEventListener(
  "message",
  ({ data }) => {
    embedded.files = data;
    embedded.modules = {
      "pyodide.js": () => import("jemaa:python/pyodide.js"),
      "pyodide.asm.js": () => import("jemaa:python/pyodide.asm.js"),
    };
    import("./worker.ts");
  },
  { once: true },
);
