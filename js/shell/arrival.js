// Detects a page that did not load completely. index.html holds a note for this case that needs no script: the
// stylesheet shows it after some seconds, and without a stylesheet it is visible at once. This file shows it as soon as
// something fails, and removes it once everything has loaded. It belongs to the page's first script: it imports
// nothing.

/** Longest wait for fetching failed files again before reloading anyway, in milliseconds. */
const REFETCH_TIMEOUT = 5_000;
/** Query parameter that bypasses every cache: the host's, the browser's, an old service worker's. */
const CACHE_BUSTER = "again";

const note = () => document.getElementById("absent");
const files = () => [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
/** @param {Element} file a script or a stylesheet */
const address = (file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "";

/** Show the note as soon as a script or a stylesheet fails, and make its links reload the page past every cache. */
export function expectPage() {
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window || files().includes(/** @type {Element} */ (target))) show();
    },
    { capture: true },
  );
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !note()?.contains(event.target.closest("a"))) return;
    event.preventDefault();
    loadAgain();
  });
}

function show() {
  document.documentElement.dataset.absent = "";
}

/** Reload the page and fetch its files again past the browser's cache: a bad response may have been cached. */
async function loadAgain() {
  const fetched = files().map((file) => fetch(address(file), { cache: "reload" }));
  await Promise.race([Promise.allSettled(fetched), new Promise((resolve) => setTimeout(resolve, REFETCH_TIMEOUT))]);
  location.replace(`./?${CACHE_BUSTER}=${Date.now()}${location.hash}`);
}

/** Whether the whole stylesheet is here: its last line sets this variable. */
const styled = () => getComputedStyle(document.documentElement).getPropertyValue("--styles").trim() === "whole";

/** The page has rendered into its root: remove the note, unless the page looks wrong. @param {HTMLElement} root */
export function arrived(root) {
  if (new URLSearchParams(location.search).has(CACHE_BUSTER)) history.replaceState(null, "", `./${location.hash}`);
  if (!styled()) show();
  else if (root.childElementCount > 1) note()?.remove();
}
