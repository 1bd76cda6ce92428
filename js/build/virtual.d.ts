/** Modules that exist only in the bundle: js/build/virtual.mjs writes them. */

declare module "jemaa:games" {
  /** Every folder of js/games, by its name: what a game brings to the page. */
  export const games: Record<string, import("../types.js").GameFace>;
}

declare module "jemaa:locales" {
  /** The sentences that belong to no game: Fluent texts by language. */
  export const locales: Record<string, string>;
}

declare module "jemaa:icons" {
  /** The inside of each icon named in js/shell/icons.json, drawn for viewBox "0 0 24 24". */
  export const icons: Record<string, string>;
}

declare module "jemaa:build" {
  /** What the page tells about itself; addresses are relative to index.html. */
  export const build: {
    version: string;
    python: string;
    pyodide: string;
    wheel: string;
    parts: { name: string; version: string; license: string; homepage: string }[];
  };
}

declare module "jemaa:python" {
  /** What the worker loads: the folder beside its own, the lock that names the wheel, the sizes in bytes. */
  export const python: {
    folder: string;
    lock: { info: object; packages: Record<"jemaa", { file_name: string; sha256: string }> };
    integrity: string;
    sizes: Record<string, number>;
  };
}

declare module "jemaa:precache" {
  /** Every file of the site, for the service worker. */
  export const precache: { url: string; revision: string | null; integrity: string }[];
}
