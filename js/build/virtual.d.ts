/** Virtual modules of the bundle, written by js/build/virtual.mjs. */

declare module "jemaa:games" {
  /** The games by name: what each folder of js/games brings to the page. */
  export const games: Record<string, import("../types.js").GameFace>;
}

declare module "jemaa:lessons" {
  /** The lessons of the games that have some, by name. */
  export const lessons: Record<string, import("../types.js").Taught>;
  /** The sentences that all lessons share: Fluent texts by language. */
  export const room: Record<string, string>;
}

declare module "jemaa:people" {
  /** The sentences of the screen of people: Fluent texts by language. */
  export const sentences: Record<string, string>;
}
declare module "jemaa:luck" {
  /** The sentences of the screen of tables that had the same luck: Fluent texts by language. */
  export const sentences: Record<string, string>;
}
declare module "jemaa:puzzles" {
  /** The sentences of all puzzles: Fluent texts by language. */
  export const sentences: Record<string, string>;
}

declare module "jemaa:languages" {
  /** What the catalogues say of their languages; imported as `#languages`. */
  export const languages: Record<string, import("./languages.mjs").Language>;
}

declare module "jemaa:names" {
  /** The names of all games. */
  export const names: string[];
}

declare module "jemaa:icons" {
  /** The SVG content of each icon named in js/ui/icons.json, for viewBox "0 0 24 24". */
  export const icons: Record<string, string>;
}

declare module "jemaa:build" {
  /** Facts for the "about" page. */
  export const build: {
    version: string;
    python: string;
    pyodide: string;
    parts: import("./licences.mjs").Package[];
  };
}

declare module "jemaa:python" {
  /** What the worker loads: the folder beside its own, the lock file that names the wheel, sizes in bytes. */
  export const python: {
    folder: string;
    lock: import("pyodide").PyodideInterface["lockfile"] & {
      packages: Record<"jemaa", { file_name: string; sha256: string }>;
    };
    integrity: string;
    sizes: Record<string, number>;
  };
}

declare module "jemaa:later" {
  /** The archive of what opponents need: its path from the site's root, and its integrity. */
  export const later: { path: string; integrity: string };
}

declare module "jemaa:precache" {
  /** The service worker's precache list: every file that a page can ask for. */
  export const precache: { url: string; revision: string | null; integrity?: string }[];
  /** The addresses in it without which there is no game. */
  export const needed: string[];
  /** The folder of the page's files. */
  export const app: string;
}

declare module "jemaa:modules" {
  export const modules: Record<string, () => Promise<object>>;
}

declare module "jemaa:python/pyodide.js" {
  export * from "pyodide";
}

declare module "jemaa:python/pyodide.asm.js" {
  const createPyodideModule: import("pyodide").PyodideConfig["createPyodideModule"];
  export default createPyodideModule;
}
