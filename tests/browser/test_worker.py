"""The worker, once it has started: no way out is left to what runs in it, and the games are whole all the same."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import Site
from tests.browser.table import Table

# What could ask a host, keep something, or speak to another page. `import()` is syntax: nothing can take it away.
WAYS_OUT = [
    *("fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts"),
    *("indexedDB", "caches", "navigator", "webkitRequestFileSystem", "webkitRequestFileSystemSync"),
    *("BroadcastChannel", "Worker", "SharedWorker", "FontFace", "fonts"),
]
LEFT = """(names) => {
    const found = [];
    for (let from = globalThis; from; from = Object.getPrototypeOf(from)) {
        for (const name of names) if (Object.hasOwn(from, name)) found.push(name);
    }
    return found;
}"""
# Hands the test the Python that the worker has started.
SHOWN = b"""
import { loadPyodide as load } from "./pyodide.js?whole";
export async function loadPyodide(options) { return globalThis.python = await load(options); }
"""
# What Python can import from JavaScript, and what any module got hold of while it started.
IMPORTED = """
import js, json, sys
from pyodide.ffi import JsProxy
names = json.loads(NAMES)
left = [name for name in names if hasattr(js, name)]
for module in list(sys.modules.values()):
    own = [value for value in getattr(module, "__dict__", {}).values() if isinstance(value, JsProxy)]
    left += [f"{module.__name__}: {value}" for value in own if getattr(value, "name", None) in names]
json.dumps(left)
"""


def test_a_worker_that_has_started_has_no_way_out(table: Table) -> None:
    table.begin(players=2, seed="closed")
    worker = table.page.workers[-1]
    assert worker.evaluate(LEFT, WAYS_OUT) == []
    assert worker.evaluate("() => { try { fetch('./'); } catch (error) { return error.name; } }") == "ReferenceError"


def test_python_has_no_way_out_through_javascript(site: Site, table: Table) -> None:
    (folder,) = site.folder.glob("python-*")
    site.broken["pyodide.js?whole"] = (200, "text/javascript", (folder / "pyodide.js").read_bytes())
    site.broken["pyodide.js"] = (200, "text/javascript", SHOWN)
    table.begin("morocco", players=2, seed="closed")
    worker = table.page.workers[-1]
    run = f"() => python.runPython({json.dumps(IMPORTED)}.replace('NAMES', {json.dumps(repr(json.dumps(WAYS_OUT)))}))"
    assert json.loads(worker.evaluate(run)) == []


def test_every_game_comes_from_what_the_worker_already_has(table: Table) -> None:
    """The second game is imported when somebody opens it, long after the ways out are closed."""
    table.begin(players=2, seed="closed").play(1, 6)
    table.move("/play/morocco?players=2&seed=closed")
    table.page.wait_for_url("**/#/game/*")
    table.answer()
    table.play(1, 6)
    expect(table.page.locator("[data-game=morocco]")).to_be_visible()
