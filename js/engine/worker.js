/**
 * The worker: boots Python, imports the one module it knows, then passes texts to its `dispatch` and back.
 * It knows no verb and no rule; whatever is said to the engine is said in client.js and jemaa.bridge.
 *
 * To the page go `{stage, loaded, total}` while starting, then `{ready: true}` or `{failed: message}`, and
 * from then on, for each `{id, text}` received, one `{id, text}` with the answer (or `{died: message}`). The
 * number never goes through Python, so that an answer finds its question whatever either of them says. What is
 * received before Python is there waits its turn.
 */
import { python as parts } from "jemaa:python";

import { closeWaysOut } from "./closed.js";
import { Meter } from "./meter.js";
import { AGAIN } from "./spawn.js";

const folder = new URL(`../${parts.folder}/`, import.meta.url).href;
const wheelName = parts.lock.packages.jemaa.file_name;
const total = Object.values(parts.sizes).reduce((sum, size) => sum + size, 0);
/** @type {RequestInit} */
const trust = { cache: self.name === AGAIN ? "reload" : "default" };
const fetchFile = self.fetch;
// What Pyodide asks for once its own script is there; asked for now, it comes at the same time.
const underway = new Map(
  ["pyodide.asm.wasm", "stdlib.zip"].map((name) => [folder + name, fetchFile(folder + name, trust)]),
);

let compiled = false;
let python = false;

const meter = new Meter(total, () => {
  const stage = python ? "engine" : meter.loaded < total ? "download" : compiled ? "start" : "compile";
  postMessage({ stage, loaded: meter.loaded, total });
});

/** Whether the browser kept this folder from an earlier visit: its first script came without its bytes.
 * Then all comes at once, and counting would only hold it up. */
function isKept() {
  const [script] = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByName(`${folder}pyodide.mjs`));
  return script !== undefined && script.transferSize < script.encodedBodySize;
}

/** Count the bytes of a body by reading a copy: the original stays a response that compiles while it streams.
 * @param {Response} copy */
async function countBody(copy) {
  const reader = copy.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) meter.count(part.value.length);
}

/** Fetch a file of the Python folder, counting its bytes; a missing file is an error that names it.
 * @param {string | URL | Request} file @param {RequestInit} [options] */
async function fetchCounted(file, options) {
  const response = await (underway.get(String(file)) ?? fetchFile(file, { ...options, ...trust }));
  if (!response.ok) throw new Error(`${response.url || file}: ${response.status}`);
  if (isKept()) meter.count(parts.sizes[response.url.slice(folder.length)] ?? 0);
  else countBody(response.clone()).catch(() => {});
  return response;
}

/** Watch what Pyodide does not report: it only logs that WebAssembly failed, and then waits for ever.
 * @returns {Promise<never>} rejects when instantiation fails */
function watchInstantiation() {
  const instantiate = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const result = await instantiate(source, imports);
        compiled = true;
        meter.tell();
        return result;
      } catch (error) {
        reject(error);
        throw error;
      }
    };
  });
}

/** The wheel's bytes, checked against the lock.
 * @returns {Promise<Uint8Array>} */
async function fetchWheel() {
  const response = await fetchCounted(folder + wheelName, { integrity: parts.integrity });
  return new Uint8Array(await response.arrayBuffer());
}

/** Import the part of Pyodide that it would ask for only later, so that it comes along with the rest. */
async function fetchRuntime() {
  await import(`${folder}pyodide.asm.mjs`);
  meter.count(parts.sizes["pyodide.asm.mjs"] ?? 0);
}

/** Start Pyodide from the files of this site alone. */
async function startPython() {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  return loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: parts.lock,
    packageBaseUrl: folder,
  });
}

/** Start Python and import the bridge; from then on nothing is asked of anyone.
 *
 * The wheel is put on the path as it is: Python imports from it as from its own library, while
 * `loadPackage` would first unpack it with tools that take longer to import than the game does.
 * @returns {Promise<(text: string) => string>} */
async function boot() {
  const [pyodide, bytes] = await Promise.all([startPython(), fetchWheel(), fetchRuntime()]);
  python = true;
  meter.count(total);
  const path = `/lib/${wheelName}`;
  pyodide.FS.writeFile(path, bytes);
  pyodide.pyimport("sys").path.append(path);
  const { dispatch } = pyodide.pyimport("jemaa.bridge");
  closeWaysOut();
  return dispatch;
}

/** @param {unknown} error */
function describe(error) {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

/** @param {(text: string) => string} dispatch @param {{id: number, text: string}} question */
function answer(dispatch, { id, text }) {
  try {
    postMessage({ id, text: dispatch(text) });
  } catch (error) {
    postMessage({ died: describe(error) });
  }
}

self.fetch = /** @type {typeof fetch} */ (fetchCounted);
meter.tell();
const engine = Promise.race([watchInstantiation(), boot()]);
// What goes wrong at the start is told once, below; the parts that fail because of it have nothing to add.
self.addEventListener("unhandledrejection", (event) => event.preventDefault());
self.onmessage = ({ data }) =>
  engine.then(
    (dispatch) => answer(dispatch, data),
    () => {},
  );
engine.then(
  () => postMessage({ ready: true }),
  (error) => postMessage({ failed: describe(error) }),
);
