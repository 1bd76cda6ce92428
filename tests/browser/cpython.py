"""The page's engine in the tests' own Python: quick to start, and a debugger can step into a rule from a tap.

The test server answers for the page's worker with a few lines of script that hand each request to a bridge in this
process. The rules are the same files as in the wheel; test_verbs.py checks that both answer alike, verb by verb. What
tests the start, the worker itself or Pyodide is listed below, and runs in the browser's Python.
"""

import threading
from collections import defaultdict
from itertools import count

from jemaa.bridge import Bridge

#: Where requests to the engine go; a number says which worker's.
ENGINE = "/cpython/"
#: Stands for the worker's script: one request after another, as the real one answers them. Archives of further modules
#: have nothing to bring, because all of the wheel is there.
WORKER = """
let last = Promise.resolve();
async function answer({ id, text }) {
  const reply = await fetch("%(address)s", { method: "POST", body: text });
  postMessage({ id, text: await reply.text() });
}
onmessage = ({ data }) => {
  if ("text" in data) last = last.then(() => answer(data));
};
postMessage({ ready: true });
"""
#: What runs on Pyodide, and why: the beginnings of tests' names, with their file.
ON_PYODIDE = {
    "test_worker.py": "the worker itself",
    "test_verbs.py": "both engines, side by side",
    "test_engines.py": "other browsers' WebAssembly",
    "test_one_file.py": "the worker inside the one file",
    "test_offline.py": "what is kept of Python's files",
    "test_failures.py::test_a_start_that_fails": "files of Python that do not come",
    "test_failures.py::test_each_cause_of_a_failing_start": "what a browser lacks",
    "test_failures.py::test_a_worker_that": "a worker that dies or falls silent",
    "test_kills.py": "a worker that is killed",
    "test_first_look.py::test_a_stored_game_is_seen_at_once": "what is seen before the engine has come",
    "test_first_look.py::test_a_game_that_is_begun": "how far the engine has come",
    "test_embedding.py": "a start in a frame of another site",
    "test_refused.py::test_a_site_whose_host_forbids_the_engine": "a start that is forbidden",
    "test_newcomers.py::test_boards_of_the_rules_are_drawn_without_the_engine": "a start that fails",
    "test_watch.py::test_requests_of_the_worker_are_noticed": "what the worker asks for",
    "test_shelf.py::test_all_stays_where_it_is_when_the_engine_has_come": "what is seen before the engine has come",
    "test_games.py::test_the_same_games_in_the_browsers_python": "the same games as in CPython",
    "test_every_game.py::test_it_is_played_by_taps_to_its_end": "one whole game of each kind",
}


def on_pyodide(test: str) -> bool:
    """Check whether a test, named by its file and its function, needs the browser's Python."""
    return any(test.startswith(name) for name in ON_PYODIDE)


class Engines:
    """One bridge for each worker that a page has started."""

    def __init__(self) -> None:
        self._bridges: defaultdict[str, Bridge] = defaultdict(Bridge)
        self._numbers = count(1)
        self._lock = threading.Lock()

    def worker(self) -> bytes:
        """Return the script of a new worker."""
        return (WORKER % {"address": f"{ENGINE}{next(self._numbers)}"}).encode()

    def answer(self, path: str, text: str) -> bytes:
        """Answer a request to the worker of an address."""
        with self._lock:
            bridge = self._bridges[path]
        return bridge.dispatch(text).encode()
