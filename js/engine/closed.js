/**
 * What the worker gives up once it has started. The policy in index.html binds the page, not its worker, and a static
 * host sends none with the worker's script: so whatever could ask a host, keep something or speak to another page is
 * taken away, from JavaScript and thereby from Python. What cannot be taken away is `import()`, which is syntax: it
 * fetches scripts, and needs JavaScript that is made from text.
 */

const WAYS_OUT = [
  ...[
    "fetch",
    "XMLHttpRequest",
    "WebSocket",
    "WebSocketStream",
    "WebTransport",
    "EventSource",
    "importScripts",
    "FontFace",
    "fonts",
  ],
  ...["indexedDB", "caches", "navigator", "webkitRequestFileSystem", "webkitRequestFileSystemSync"],
  ...["webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL"],
  ...["BroadcastChannel", "Worker", "SharedWorker"],
];

/** Take them away, wherever on the global object's chain they lie. */
export function closeWaysOut() {
  for (let from = globalThis; from; from = Object.getPrototypeOf(from)) {
    for (const name of WAYS_OUT) Reflect.deleteProperty(from, name);
  }
}
