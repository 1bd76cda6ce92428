// The worker: starts Python, imports its one module, then passes texts to its `dispatch` and back. It knows no verb and
// no rule: the protocol lives in client.ts and jemaa.bridge.
//
// Sent to the page: `{stage, loaded, total}` during startup, then `{ready: true}` or `{failed: message, cause}`; after
// that one `{id, text}` with the reply for each `{id, text}` received (or `{died: message}`). The id never goes through
// Python, so that a reply always finds its request. `{archive}` brings modules that the start does without, as the
// bytes of a zip file. What arrives before Python is ready waits.
import { python as parts } from "jemaa:python";

import { fitsType, typeOf } from "../base/file-check.ts";
import { embeddedResponse, importModule, inOneFile } from "../base/embedded-files.ts";
import { lockDown } from "./lockdown.ts";
import { Meter } from "./meter.ts";
import { AGAIN } from "./spawn.ts";
import type { Cause } from "./client.ts";
import type * as pyodideAsmModule from "jemaa:python/pyodide.asm.js";
import type * as pyodideModule from "pyodide";
import type { PyodideInterface } from "pyodide";

type Scripts = { "pyodide.js": typeof pyodideModule; "pyodide.asm.js": typeof pyodideAsmModule };
type Started = { dispatch(text: string): string; extend(archive: ArrayBuffer): void };

const folder = new URL(`../${parts.folder}/`, import.meta.url).href;
const archivePath = "/lib/later.zip";
const wheelName = parts.lock.packages.jemaa.file_name;
const total = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0);
const fetchOriginal = self.fetch;
/** Fetch a file, past the browser's cache where a start has failed. */
const fetchFile = async (file: string | URL | Request, options?: RequestInit) =>
  (file instanceof Request ? undefined : embeddedResponse(file)) ??
  fetchOriginal(file, { ...options, cache: self.name === AGAIN ? "reload" : "default" });
// Files that Pyodide requests only after its own script has loaded: fetched now, they download in parallel.
const prefetched = new Map(["pyodide.asm.wasm", "stdlib.zip"].map((name) => [folder + name, fetchFile(folder + name)]));

let compiled = false;
let python = false;

const meter = new Meter(total, () => {
  const there = meter.loaded === total || isCached();
  const stage = python ? "engine" : !there ? "download" : compiled ? "start" : "compile";
  postMessage({ stage, loaded: meter.loaded, total });
});

/** Whether this folder is in the browser's cache: the first script came without network transfer. Then everything loads
 * at once, and counting bytes would only slow it down; so would telling them, because the first number takes a page 20 ms. */
function isCached() {
  const [script] = performance.getEntriesByName(`${folder}pyodide.js`);
  return script instanceof PerformanceResourceTiming && script.transferSize < script.encodedBodySize;
}

/** Count the bytes of a body by reading a copy: the original must stay a Response, to compile while streaming. */
async function countBody(copy: Response) {
  const reader = copy.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) meter.count(part.value.length);
}

/** Fetch a file of the Python folder, counting its bytes; a missing file is an error that names it. */
async function fetchCounted(file: string | URL | Request, options?: RequestInit) {
  const response = await (prefetched.get(String(file)) ?? fetchFile(file, options));
  if (!response.ok) throw new Error(`${response.url || file}: ${response.status}`);
  if (!isCached()) countBody(response.clone()).catch(() => {});
  return response;
}

/** Reject when instantiation fails: Pyodide only logs that, and then waits for ever. */
async function watchInstantiation(): Promise<never> {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const result = await instantiate(source, imports);
        compiled = true;
        meter.report();
        return result;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

async function importCounted<Name extends keyof Scripts>(name: Name) {
  const script = (await importModule(folder + name)) as Scripts[Name]; // as: the address is known only here
  if (isCached()) meter.report();
  else meter.count(parts.sizes[name] ?? 0);
  return script;
}

async function startPython() {
  const asm = importCounted("pyodide.asm.js"); // in parallel: Pyodide would request it later
  const { loadPyodide } = await importCounted("pyodide.js");
  return loadPyodide({
    ...(inOneFile() ? { createPyodideModule: (await asm).default } : undefined),
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: parts.lock,
    packageBaseUrl: folder,
  });
}

/**
 * Start Python and import the bridge; after this the worker makes no request.
 *
 * The wheel goes on sys.path unextracted, because Python imports from zip files: `loadPackage` would unpack it first,
 * with tools that take longer to import than the game does.
 */
async function boot(): Promise<Started> {
  const wheel = fetchCounted(folder + wheelName, { integrity: parts.integrity })
    .then((response) => response.arrayBuffer())
    .catch((error) => {
      throw Object.assign(error, { file: wheelName });
    });
  const [pyodide, bytes] = await Promise.all([startPython(), wheel]);
  python = true;
  meter.count(total);
  const path = `/lib/${wheelName}`;
  pyodide.FS.writeFile(path, new Uint8Array(bytes));
  pyodide.pyimport("sys").path.append(path);
  const { dispatch } = pyodide.pyimport("jemaa.bridge");
  lockDown();
  return { dispatch, extend: (archive) => extend(pyodide, archive) };
}

/** Let Python import the modules of an archive; its own module `annex` tells how they are found. */
function extend(pyodide: PyodideInterface, archive: ArrayBuffer) {
  pyodide.FS.writeFile(archivePath, new Uint8Array(archive));
  pyodide.pyimport("sys").path.append(archivePath);
  pyodide.pyimport("annex");
}

/** What is wrong with a file, looked at once more as the start did; rejects where the network does not answer. */
async function faultOf(file: string, size: number): Promise<Cause | null> {
  const response = await fetchFile(folder + file);
  if (!response.ok || (await response.arrayBuffer()).byteLength !== size) return { code: "bad-file", file };
  return fitsType(folder + file, response) ? null : { code: "bad-type", file, type: typeOf(response) };
}

/** The shortest module of WebAssembly: its name and its version. */
const EMPTY = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Whether the policy of the host, or of whoever shows the page, lets it compile at all. */
function mayCompile() {
  try {
    return Boolean(new WebAssembly.Module(EMPTY));
  } catch {
    return false;
  }
}

/** Why the start failed: errors of browsers and Pyodide do not tell. */
async function causeOf(error: { file?: string }): Promise<Cause> {
  if (!("WebAssembly" in self)) return { code: "no-webassembly" };
  if (!mayCompile()) return { code: "forbidden", where: inOneFile() ? "file" : "host" };
  try {
    const sizes = inOneFile() ? {} : parts.sizes; // there are no files that could be missing
    for (const [file, size] of Object.entries(sizes)) {
      const fault = await faultOf(file, size);
      if (fault) return fault;
    }
  } catch {
    return { code: "no-network" };
  }
  if (error.file) return { code: "bad-file", file: error.file };
  return error instanceof RangeError ? { code: "worker-died" } : { code: "start-failed" };
}

function describe(error: unknown) {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function answer(started: Started, message: { id: number; text: string } | { archive: ArrayBuffer }) {
  try {
    if ("archive" in message) started.extend(message.archive);
    else postMessage({ id: message.id, text: started.dispatch(message.text) });
  } catch (error) {
    postMessage({ died: describe(error) });
  }
}

self.fetch = fetchCounted;
meter.report();
const engine = Promise.race([watchInstantiation(), boot()]);
// A startup error is reported once, below; rejections that follow from it add nothing.
self.addEventListener("unhandledrejection", (event) => event.preventDefault());
self.onmessage = ({ data }) => engine.then((started) => answer(started, data)).catch(() => {});
engine.then(
  () => postMessage({ ready: true }),
  async (error) => postMessage({ failed: describe(error), cause: await causeOf(error) }),
);
