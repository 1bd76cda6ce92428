// What index.html shows by itself: while the page comes its name and a sentence, after some seconds a note that it does
// not come. This file shows the note as soon as something fails, and removes all of it once everything has loaded. It
// belongs to the page's first script: what it imports is there twice.
import { diagnoseFile } from "../base/file-check.ts";
import { CACHE_BUSTER } from "./update.ts";

/** Longest wait for failed files before reloading anyway, in milliseconds. */
const REFETCH_TIMEOUT = 5_000;

const note = () => document.getElementById("absent");
const files = () => [...document.querySelectorAll("script[src], link[rel=stylesheet]")];
const sentences = () => [...document.querySelectorAll("link[rel=modulepreload]")];
const address = (file: Element) => file.getAttribute("src") ?? file.getAttribute("href") ?? "";

/** Speak the page's language alone. Show the note as soon as a script or a stylesheet fails, and make its links reload
 * the page past every cache. */
export function watchLoading() {
  for (const said of document.querySelectorAll("#coming [lang]"))
    said.toggleAttribute("hidden", said.getAttribute("lang") !== document.documentElement.lang);
  addEventListener(
    "error",
    ({ target }) => {
      if (target === window) showLoadFailure();
      else if (target instanceof Element && files().includes(target)) explain(target);
    },
    { capture: true },
  );
  addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !note()?.contains(event.target.closest("a"))) return;
    event.preventDefault();
    reloadFresh();
  });
}

/** `boxed`: in a sandbox; `file`: opened as one; `type`: browsers refuse a file's type. @param told for the sentence */
export function showLoadFailure(
  why: "absent" | "boxed" | "file" | "type" = "absent",
  told: Record<string, string> = {},
) {
  document.documentElement.dataset.absent = why;
  const parts = (of: string) => note()?.querySelectorAll<HTMLElement>(of) ?? [];
  for (const part of parts("[data-why]")) part.hidden = !part.dataset.why?.split(" ").includes(why);
  for (const part of parts("[data-told]")) part.textContent = told[part.dataset.told ?? ""] ?? "";
}

/** The cause is shown as soon as it is known. */
async function explain(failed: Element) {
  showLoadFailure();
  const { file, why, detail } = await diagnoseFile(new URL(address(failed), document.baseURI).href);
  if (why === "type") showLoadFailure("type", { file, type: detail });
}

/** Past the browser's cache: it may hold a bad response. */
async function reloadFresh() {
  const fetched = [...files(), ...sentences()].map((file) => fetch(address(file), { cache: "reload" }));
  await Promise.race([Promise.allSettled(fetched), new Promise((resolve) => setTimeout(resolve, REFETCH_TIMEOUT))]);
  location.replace(`./?${CACHE_BUSTER}=${Date.now()}${location.hash}`);
}

/** Whether the host has another version than this page; false where it does not answer. */
async function isReplaced() {
  const page = await fetch(`./?${CACHE_BUSTER}=${Date.now()}`, { cache: "no-store" }).catch(() => null);
  const text = page?.ok ? await page.text() : "";
  const scripts = files().filter((file) => file instanceof HTMLScriptElement);
  return text.includes("/main.js") && !scripts.some((script) => text.includes(address(script)));
}

/** Start again what failed; where its files are gone because the host has another version, load that. */
export const retryOrReload = async (again: () => Promise<void>) => ((await isReplaced()) ? reloadFresh() : again());

/** Whether the whole stylesheet is here: its last line sets this variable. */
const styled = () => getComputedStyle(document.documentElement).getPropertyValue("--styles").trim() === "whole";

/** The page has rendered into its root: remove the note, unless the page looks wrong. */
export function hideLoadFallback(root: HTMLElement) {
  if (new URLSearchParams(location.search).has(CACHE_BUSTER)) history.replaceState(null, "", `./${location.hash}`);
  const [sheet] = files().filter((file) => file instanceof HTMLLinkElement);
  if (!styled() && sheet)
    explain(sheet); // browsers tell of none that has a wrong type
  else if (root.childElementCount > 1) document.getElementById("arriving")?.remove();
}
