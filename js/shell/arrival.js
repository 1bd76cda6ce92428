// Whether the page has come, whole. index.html holds a note for when it has not, which no script is needed to see: the
// styles show it after some seconds, and where there are no styles it is seen at once. Here it is shown as soon as
// something fails, and taken away once all is there. This is in the page's first script: it imports nothing.

/** Longest wait for fetching failed files again before reloading anyway, in milliseconds. */
const REFETCH_TIMEOUT = 5_000;
/** Query parameter that bypasses every cache: the host's, the browser's, an old service worker's. */
const CACHE_BUSTER = "again";

const note = () => document.getElementById("absent");
const files = () => [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
/** @param {Element} file a script or a stylesheet */
const address = (file) => file.getAttribute("src") ?? file.getAttribute("href") ?? "";

/** Show the note at once when a script or a stylesheet fails, and let its links fetch anew what they can. */
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

/** Load the page anew, and its files past whatever the browser has kept of them: a wrong answer may have been. */
async function loadAgain() {
  const fetched = files().map((file) => fetch(address(file), { cache: "reload" }));
  await Promise.race([Promise.allSettled(fetched), new Promise((resolve) => setTimeout(resolve, REFETCH_TIMEOUT))]);
  location.replace(`./?${CACHE_BUSTER}=${Date.now()}${location.hash}`);
}

/** The last line of the stylesheet says that all of it is here. */
const styled = () => getComputedStyle(document.documentElement).getPropertyValue("--styles").trim() === "whole";

/** The page has painted into its root: take the note away, unless the page is not what it should look like.
 * @param {HTMLElement} root */
export function arrived(root) {
  if (new URLSearchParams(location.search).has(CACHE_BUSTER)) history.replaceState(null, "", `./${location.hash}`);
  if (!styled()) show();
  else if (root.childElementCount > 1) note()?.remove();
}
