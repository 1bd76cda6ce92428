/**
 * Writes the site's index.html: the source file with references to the built files.
 *
 * The one addition is a first script that starts the worker, which then fetches everything at once. Preload links for
 * the large files were measured and slow the start down: the page would fetch what only the worker can use, and
 * browsers warn about it. The same script is named again before the page's own: it is not fetched twice, but by then it
 * has run for certain, and can detect that the page's own script fails.
 */

import { readNotes } from "./languages.mjs";

const HINTS = "<!-- build: start the engine early -->";
const STYLE = '<link rel="stylesheet" href="css/main.css">';
const SCRIPT = '<script type="module" src="js/main.js"></script>';
const ABSENT = "<!-- build: that the page does not come, in each language -->";
const SCRIPTS = "<!-- build: that scripts are needed, in each language -->";
const POLICY = 'http-equiv="Content-Security-Policy"';

/** @param {string} html @param {string} part @param {string} by */
function replaceOnce(html, part, by) {
  if (html.split(part).length !== 2) throw new Error(`index.html must contain exactly once: ${part}`);
  return html.replace(part, () => by);
}

/** @param {string} path */
const preload = (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A paragraph in each language. @param {(note: ReturnType<typeof readNotes>[number]) => string} within */
const paragraphs = (within) =>
  readNotes()
    .map((note) => `<p lang="${note.tag}" dir="${note.direction}">${within(note)}</p>`)
    .join("\n");

/**
 * Rewrite the source page's references to the built app's folder, and say what it says by itself in each language.
 * @param {string} source
 * @param {string} app
 * @param {string[]} fonts paths of the fonts of the first screen
 */
export function writeIndex(source, app, fonts) {
  const early = `<script type="module" async src="${app}/early.js"></script>`;
  /** @type {[part: string, by: string][]} */
  const parts = [
    [HINTS, [early, ...fonts.map(preload)].join("\n")],
    [STYLE, `<link rel="stylesheet" href="${app}/style.css">`],
    [
      SCRIPT,
      `<script type="module" src="${app}/early.js"></script>\n<script type="module" src="${app}/main.js"></script>`,
    ],
    [
      ABSENT,
      paragraphs(({ absent, again }) => `${escaped(absent)}\n<a class="button" href="./?again">${escaped(again)}</a>`),
    ],
    [SCRIPTS, paragraphs(({ scripts }) => escaped(scripts))],
    [POLICY, POLICY],
  ];
  return parts.reduce((html, [part, by]) => replaceOnce(html, part, by), source);
}
