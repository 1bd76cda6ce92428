// What the page lends to its parts that are files of their own: they import it from the page's script instead of having
// it twice. `jemaa:lent` exports from there what they take.
import { join } from "node:path";
import * as esbuild from "esbuild";

import { BUNDLING, ON_DEMAND, root } from "./app.ts";
import type { Plugin } from "esbuild";

const within = (folder: string, names: string) => names.split(" ").map((name) => `js/${folder}/${name}`);
/** Sources of such parts; the drawings of games are others. */
const BORROWING = [
  ...within("app", "home/"),
  ...within(
    "screens",
    "analysis/ luck/ new-game/ people/ puzzles/ about.ts asides.ts home.ts learn.ts lesson-tools.ts",
  ),
  ...within("screens", "linked-game.ts paste.ts print-page.ts rules.ts settings.ts share.ts shelf.ts"),
  ...within("board", "thumbnails.ts"),
  ...within("screen-reader", "command-field.ts queries.ts"),
  ...within("table", "film/ game-clock/ clock-form.ts dice-statistics.ts handover-sheet.ts history-controls.ts log.ts"),
  ...within("table", "outcome.ts picture.ts rails.ts seating-form.ts seats-sheet.ts sheet.ts"),
  ...within("session", "game-clock/ lesson-guide.ts review/roll-counts.ts"),
  ...within("art", "caption.ts fitting.ts podium.ts pointing-hand.ts result.ts"),
  ...within("storage", "shelf/ imports.ts incoming-games.ts messages.ts shelf-file.ts"),
  ...within("platform", "snapshot.ts"),
  ...within("ui", "text-field.ts virtual-list.ts"),
].map((path) => join(root, path));

/** Redirects what they import from elsewhere; `towards` tells where to. */
const redirected = (games: string[], towards: (path: string, folder: string) => string): Plugin => ({
  name: "lent",
  setup({ onResolve }) {
    const borrows = (file: string) => [...BORROWING, ...games].some((own) => file.startsWith(own));
    onResolve({ filter: /^[^/]/ }, ({ kind, path, importer, resolveDir }) => {
      if (kind !== "import-statement" || path.startsWith("jemaa:")) return null;
      const own = path.startsWith(".") && borrows(join(resolveDir, path)); // in another of its folders
      const page = importer.startsWith(join(root, "js")) && !borrows(importer);
      if (own && page) return { errors: [{ text: `${importer} is the page's: what it imports cannot be a part` }] };
      if (!borrows(importer)) return null;
      return own ? null : { path: towards(path, resolveDir), external: true };
    });
  },
});

/** Their imports come from the page's own file. */
export const lent = (games: string[]) => redirected(games, () => "./main.js");

/** The names that are imported at the beginning of a script which esbuild has written. */
const IMPORT = /^import \{([^}]*)\} from "([^"]+)";$/gm;

/** Export what the parts take, each from where it is. @param named further entry points */
export async function lentModule(games: string[], named: Record<string, string>, virtual: Plugin) {
  const towards = (path: string, folder: string) => (path.startsWith(".") ? join(folder, path) : path);
  const { outputFiles } = await esbuild.build({
    ...{ ...BUNDLING, entryPoints: { ...ON_DEMAND, ...named }, plugins: [virtual, redirected(games, towards)] },
    ...{ write: false, outdir: "lent", logLevel: "silent" },
  });
  const names: Map<string, Set<string>> = new Map();
  for (const { text } of outputFiles)
    for (const [, list = "", from = ""] of text.matchAll(IMPORT)) {
      const taken = list.split(",").map((name) => name.replace(/ as .*/, "").trim());
      names.set(from, new Set([...(names.get(from) ?? []), ...taken]));
    }
  return [...names].map(([from, all]) => `export { ${[...all].join(", ")} } from ${JSON.stringify(from)};`).join("\n");
}
