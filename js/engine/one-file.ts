// The start of the page that is one file, with all others inside it (js/build/one-file.ts): unpacks them, starts the
// worker, and then the page.
import { modules } from "jemaa:modules";
import { embedded, type EmbeddedFiles } from "../base/embedded-files.ts";
import { required } from "../base/lookup.ts";
import { startEarly, WORKER } from "./spawn.ts";
import { showLoadFailure, watchLoading } from "../platform/load-fallback.ts";
import { applyToDocument, readSettings } from "../storage/settings.ts";

/** Unpack a file: gzip, in base 64. */
async function unpack(packed: HTMLScriptElement): Promise<[name: string, file: EmbeddedFiles["files"][string]]> {
  const { file = "", type = "" } = packed.dataset;
  const bytes = Uint8Array.from(atob(packed.text), (letter) => letter.charCodeAt(0));
  packed.remove(); // all of them are 7 MB of text
  const whole = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
  return [file, { bytes: await whole.arrayBuffer(), type }];
}

/** A worker can read nothing of a page that was opened as a file: it is handed what it needs. */
function worker(name: string) {
  const { bytes, type } = required(embedded.files[WORKER], WORKER);
  const started = new Worker(URL.createObjectURL(new Blob([bytes], { type })), { name });
  started.postMessage(embedded.files);
  return started;
}

applyToDocument(readSettings());
watchLoading();
const packed = document.querySelectorAll<HTMLScriptElement>("script[data-file]");
try {
  Object.assign(embedded, { modules, worker, files: Object.fromEntries(await Promise.all([...packed].map(unpack))) });
  startEarly(WORKER);
  await import("../main.ts");
} catch (error) {
  showLoadFailure(); // WebKit tells no listener
  throw error;
}
