// The worker of the page that is one file: Pyodide's scripts are in it, and its first message brings the other files.
import { inside } from "../base/inside.ts";

addEventListener(
  "message",
  ({ data }) => {
    inside.files = data;
    inside.modules = {
      "pyodide.js": () => import("jemaa:python/pyodide.js"),
      "pyodide.asm.js": () => import("jemaa:python/pyodide.asm.js"),
    };
    import("./worker.ts");
  },
  { once: true },
);
