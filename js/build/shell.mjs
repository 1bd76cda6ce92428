/**
 * The shell of the site: the source index.html with its references pointed at the built files.
 *
 * The one hint it gets is a first script that starts the worker, which then asks for everything at once.
 * Preload links for the big files were measured and make the start slower: the page fetches for itself
 * what only the worker can use, and the browser warns of it. The same script is named once more before the page's own:
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

/** Point the references of the source page at the folder of the built app.
 * @param {string} source @param {string} app */
export function writeIndex(source, app) {
  const parts = [
    [HINTS, `<script type="module" async src="${app}/early.js"></script>`],
    [STYLE, `<link rel="stylesheet" href="${app}/style.css">`],
    [
      SCRIPT,
      `<script type="module" src="${app}/early.js"></script>\n<script type="module" src="${app}/main.js"></script>`,
    ],
    [POLICY, POLICY],
  ];
  return parts.reduce((html, [part, by]) => replaceOnce(html, part, by), source);
}
