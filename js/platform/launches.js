// What an installed page is opened with: a link or a shortcut while it is open already, files of the system, or those that
// another app has shared; and what is dropped or pasted on any page.
import { attempt } from "../base/optional.ts";

/** What a field takes by itself. */
const FIELDS = "input, textarea, select";

/**
 * Follow what is dropped on the page, and what is pasted outside of its fields.
 * @param {(files: File[]) => void} take
 * @param {(text: string) => void} pasted
 */
function followGifts(take, pasted) {
  addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault(); // else the browser would show the file in the page's place
    take(files);
  });
  addEventListener("paste", ({ target, clipboardData }) => {
    if (/** @type {Partial<Element>} */ (target).closest?.(FIELDS)) return;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData("text") ?? "";
    if (files.length) take(files);
    else if (text.trim()) pasted(text);
  });
}

/**
 * Follow what the page is opened with.
 * @param {object} on
 * @param {(address: string) => void} on.go
 * @param {(files: File[]) => void} on.take
 * @param {() => Promise<File[]>} on.handed files that another app has shared
 * @param {(text: string) => void} on.pasted
 */
export function followLaunches({ go, take, handed, pasted }) {
  followGifts(take, pasted);
  let begun = location.href;
  /** @param {import("../base/optional.ts").Launch} launch */
  const opened = async ({ targetURL = begun, files = [] }) => {
    const { hash } = new URL(targetURL);
    if (hash && targetURL !== begun) go(hash); // the first launch has led here; what leads nowhere only shows the page
    begun = "";
    if (files.length) take(await Promise.all(files.map((file) => file.getFile())));
  };
  attempt("launchQueue", async (queue) => queue.setConsumer(opened));
  handed().then((files) => files.length && take(files));
}
