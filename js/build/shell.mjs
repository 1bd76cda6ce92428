/**
 * The shell of the site: the source index.html with its references pointed at the built files.
 *
 * It gets two hints. A first script starts the worker, which then asks for everything at once: preload links for the
 * big files were measured and make the start slower, because the page fetches for itself what only the worker can use,
 * and the browser warns of it. Preload links for the fonts of the first screen let it be painted in them: with
 * fallback fonts lines wrap elsewhere, and what lies below would move once the fonts have come. The same script is named once more before the page's own:
 * it is not fetched twice, and by then has run for certain, so that it hears of it if the page's own script fails.
 */

const HINTS = "<!-- build: start the engine early -->";
const STYLE = '<link rel="stylesheet" href="css/main.css">';
const SCRIPT = '<script type="module" src="js/main.js"></script>';
const POLICY = 'http-equiv="Content-Security-Policy"';

/** @param {string} html @param {string} part @param {string} by */
function replaceOnce(html, part, by) {
  if (html.split(part).length !== 2) throw new Error(`index.html must contain exactly once: ${part}`);
  return html.replace(part, () => by);
}

/** @param {string} path */
const preload = (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`;

/** Point the references of the source page at the folder of the built app.
 * @param {string} source @param {string} app @param {string[]} fonts paths of the fonts of the first screen */
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
    [POLICY, POLICY],
  ];
  return parts.reduce((html, [part, by]) => replaceOnce(html, part, by), source);
}
