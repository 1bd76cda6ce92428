// What the virtual modules of the bundle export, all in one place: tsconfig.json sends every `jemaa:` import here. They
// are written by virtual.ts, which tells which of them exports what.
import type { PyodideConfig, PyodideInterface } from "pyodide";
import type { Package } from "./licences.ts";
import type { GameUi } from "../game-api/board.ts";
import type { LessonFile } from "../game-api/lessons.ts";

/** `jemaa:games`: what each folder of js/games brings to the page, by name; `face`: the address of what
 * draws it, without which nobody shows it.
 * `jemaa:lent`: names alone, for scripts that the build makes. */
export declare const games: Record<string, GameUi & { face: string }>;
/** `jemaa:lessons`: the lessons of the games that have some, by name; the sentences that all share, by language. */
export declare const lessons: Record<string, LessonFile>;
export declare const room: Record<string, string>;
/** `jemaa:people`, `jemaa:luck`, `jemaa:puzzles`, `jemaa:analysis`: Fluent texts of a screen or sheet by language. */
export declare const sentences: Record<string, string>;
/** `jemaa:names`: the names of all games. */
export declare const names: string[];
/** `jemaa:icons`: the SVG content of each icon named in js/ui/icons.json, for viewBox "0 0 24 24". */
export declare const icons: Record<string, string>;
/** `jemaa:build`: what the page knows of itself. */
export declare const build: { version: string };
/** `jemaa:shipped`: what others have written and the site has in it. */
export declare const packages: Package[];

/** `jemaa:python`: what the worker loads: the folder beside its own, the lock file with the wheel's name, sizes in bytes. */
export declare const python: {
  folder: string;
  lock: PyodideInterface["lockfile"] & { packages: Record<"jemaa", { file_name: string; sha256: string }> };
  integrity: string;
  sizes: Record<string, number>;
};
/** `jemaa:later`: the archive of what opponents need, as its path from the site's root, and its integrity. */
export declare const later: { path: string; integrity: string };

/** `jemaa:precache`: every file that a page can ask for, for the service worker. */
export declare const precache: { url: string; revision: string | null; integrity?: string }[];
/** The addresses in it without which there is no game. */
export declare const needed: string[];
/** The folder of the page's files. */
export declare const app: string;

/** `jemaa:modules`: the scripts of the page that has all inside one file. */
export declare const modules: Record<string, () => Promise<object>>;

/** `jemaa:python/pyodide.js`, and `jemaa:python/pyodide.asm.js`, whose default export makes the module. */
export * from "pyodide";
declare const createPyodideModule: PyodideConfig["createPyodideModule"];
export default createPyodideModule;
