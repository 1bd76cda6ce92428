// Writes the site's HTML. index.html is the source file with references to the built files, and inside itself what is
// needed before any of them; 404.html is complete in itself.
//
// That is the style of what is seen first, so that a slow network shows it after one answer, and the first script,
// which starts the worker; the worker then fetches everything at once. The content security policy allows both by their
// hashes. Preload links for the large files were measured and slow the start down: the page would fetch what only the
// worker can use, and browsers warn about it.

import * as esbuild from "esbuild";

import { BUNDLING, INSIDE, integrityOf } from "./app.ts";
import { readNotes } from "./languages.ts";
import type { Plugin } from "esbuild";

/** texts, and the files that they come from */
type Inside = { script: string; style: string; sources: string[] };

const FIRST = "<!-- build: what is seen first, and its fonts -->";
const EARLY = "<!-- build: start the engine early -->";
const STYLE = '<link rel="stylesheet" href="css/main.css">';
const SCRIPT = '<script type="module" src="js/main.ts"></script>';
const COMING = "<!-- build: that the page is coming, in each language -->";
const ABSENT = "<!-- build: that the page does not come, in each language -->";
const SCRIPTS = "<!-- build: that scripts are needed, in each language -->";
const ADDRESS = "<!-- build: the address of the page, where it is known -->";
const STYLE_POLICY = "style-src 'self'";
const SCRIPT_POLICY = "script-src 'self'";

function replaceOnce(html: string, part: string, by: string) {
  if (html.split(part).length !== 2) throw new Error(`index.html must contain exactly once: ${part}`);
  return html.replace(part, () => by);
}

const preload = (path: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const paragraphs = (within: (note: ReturnType<typeof readNotes>[number]) => string) =>
  readNotes()
    .map((note) => `<p lang="${note.tag}" dir="${note.direction}">${within(note)}</p>`)
    .join("\n");

/** A sentence whose values the first script puts in. */
const fillable = (parts: (string | { name: string })[]) =>
  parts.map((part) => (typeof part === "string" ? escaped(part) : `<bdi data-told="${part.name}"></bdi>`)).join("");

/** Why the page does not come: what is most likely, or what its first script has found out. */
const whyAbsent = ({ absent, boxed, file, type, again }: ReturnType<typeof readNotes>[number]) =>
  [
    `<span data-why="absent">${escaped(absent)}</span>`,
    `<span data-why="boxed" hidden>${escaped(boxed)}</span>`,
    `<span data-why="file" hidden>${escaped(file)}</span>`,
    `<span data-why="type" hidden>${fillable(type)}</span>`,
    `<a class="button" data-why="absent type" href="./?again">${escaped(again)}</a>`,
  ].join("\n");

const allowed = (text: string) => `'${integrityOf(Buffer.from(text))}'`;

/** Bundle what index.html (or another page) has inside itself, with addresses as in a file of the app's folder. */
export async function bundleInside(
  plugins: Plugin[],
  app: string,
  entryPoints: Record<string, string> = INSIDE,
): Promise<Inside> {
  const { outputFiles, metafile } = await esbuild.build({
    ...BUNDLING,
    entryPoints,
    outdir: "inside",
    plugins,
    format: "iife",
    minify: true,
    write: false,
    metafile: true,
    define: { "import.meta.url": "HERE" },
    banner: { js: `{const HERE=new URL(${JSON.stringify(`${app}/early.js`)},document.baseURI).href;` },
    footer: { js: "}" },
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? "";
  return { script: text(".js"), style: text(".css"), sources: Object.keys(metafile.inputs) };
}

/**
 * Rewrite the source page's references to the built app's folder, and say what it says by itself in each language.
 * @param fonts paths of the fonts of the first screen
 * @param address the address at which it will be published: those who show links want a whole one of the picture
 */
export function writeIndex(
  source: string,
  app: string,
  fonts: string[],
  { script, style }: Pick<Inside, "script" | "style">,
  address: string = "",
) {
  const published = escaped(address && new URL("./", address).href).replaceAll('"', "&quot;");
  return replaceAll(source, [
    [ADDRESS, published && `<meta property="og:url" content="${published}">`],
    ['content="./preview.png"', `content="${published || "./"}preview.png"`],
    [FIRST, [`<style>${style}</style>`, ...fonts.map(preload)].join("\n")],
    [EARLY, `<script>${script}</script>`],
    [STYLE, `<link rel="stylesheet" href="${app}/style.css">`],
    [SCRIPT, `<script type="module" src="${app}/main.js"></script>`],
    [COMING, paragraphs(({ coming }) => escaped(coming))],
    [ABSENT, paragraphs(whyAbsent)],
    [SCRIPTS, paragraphs(({ scripts }) => escaped(scripts))],
    ...policies({ script, style }),
  ]);
}

const policies = ({ script, style }: Pick<Inside, "script" | "style">): [string, string][] => [
  [STYLE_POLICY, `${STYLE_POLICY} ${allowed(style)}`],
  [SCRIPT_POLICY, `${SCRIPT_POLICY} ${allowed(script)}`],
];

const replaceAll = (source: string, parts: [part: string, by: string][]) =>
  parts.reduce((html, [part, by]) => replaceOnce(html, part, by), source);

/** Write the page for addresses that a host does not know. */
export const writeLost = (source: string, icon: string, { script, style }: Pick<Inside, "script" | "style">) =>
  replaceAll(source, [
    ["<!-- build: what is seen -->", `<style>${style}</style>`],
    ["<!-- build: the drawing of the icon -->", icon.trim().replace("<svg ", '<svg aria-hidden="true" ')],
    [
      "<!-- build: that there is nothing here, in each language -->",
      paragraphs(({ nothing, home }) => `${escaped(nothing)} <a href="./">${escaped(home)}</a>`),
    ],
    ["<!-- build: find the page -->", `<script>${script}</script>`],
    ...policies({ script, style }),
  ]);

/** What only a site has: a link that others see, a manifest, files beside the page. */
const OF_SITES = /^(<meta (property|name="twitter)|<link rel="(manifest|apple)).*\n/gm;
const POLICY = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/;
const ICON = /(?<=<link rel="icon".*href=")[^"]*/;

const policyOfOneFile = (styles: string[], script: string) =>
  [
    "default-src 'none'",
    `script-src ${allowed(script)} 'wasm-unsafe-eval'`,
    "worker-src blob:",
    `style-src ${styles.map(allowed).join(" ")}`,
    "img-src data:",
    "font-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** `packed` are files, gzip in base 64 */
type OneFile = {
  icon: string;
  styles: string[];
  script: string;
  packed: { name: string; type: string; text: string }[];
};

export function writeOneFile(source: string, { icon, styles, script, packed }: OneFile) {
  const [first = "", style = ""] = styles;
  const files = packed.map(
    ({ name, type, text }) => `<script type="text/plain" data-file="${name}" data-type="${type}">${text}</script>`,
  );
  const page = replaceAll(source.replace(OF_SITES, ""), [
    [ADDRESS, ""],
    [FIRST, `<style>${first}</style>`],
    [EARLY, ""],
    [STYLE, [`<style>${style}</style>`, ...files, `<script type="module">${script}</script>`].join("\n")],
    [SCRIPT, ""],
    [COMING, paragraphs(({ coming }) => escaped(coming))],
    [ABSENT, paragraphs(({ alone }) => escaped(alone))],
    [SCRIPTS, paragraphs(({ scripts }) => escaped(scripts))],
  ]);
  return page
    .replace(POLICY, policyOfOneFile([first, style], script))
    .replace(ICON, `data:image/svg+xml,${encodeURIComponent(icon)}`);
}
