// What the worker loses once it has started. The content security policy in index.html covers the page but not its
// worker, and a static host sends none with the worker's script. So every API that could reach the network, store data
// or talk to another page is deleted, for JavaScript and thereby for Python. `import()` cannot be deleted because it is
// syntax; it could still fetch a script, but only from JavaScript made from text.

const DELETED = [
  ...["fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts"],
  ...["FontFace", "fonts"],
  ...["indexedDB", "caches", "navigator", "webkitRequestFileSystem", "webkitRequestFileSystemSync"],
  ...["webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL"],
  ...["BroadcastChannel", "Worker", "SharedWorker"],
];

export function lockDown() {
  for (let from = globalThis; from; from = Object.getPrototypeOf(from)) {
    for (const name of DELETED) Reflect.deleteProperty(from, name);
  }
}
