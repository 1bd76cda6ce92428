"""What every browser test stands on: the built site served, one browser, and a page that is watched.

Whatever a page does in a test is watched: an error in the console, an uncaught error, a violation of the content
security policy or a request to another origin fails the test, unless the test said beforehand that it provokes it.
"""

import os
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from tasks.setup import DIST
from tests.browser.cpython import Engines, on_pyodide
from tests.browser.hosts import Faults
from tests.browser.table import Table

HERE = Path(__file__).parent
TABLET = {"width": 1024, "height": 768}
# A person at a tablet who wants no movement, and no service worker: it would fetch the whole site for every test.
PLAIN = {"viewport": TABLET, "locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light"}
PLAIN |= {"service_workers": "block"}
# The driver alone would leave half a service worker standing, which a page that lives for seconds stumbles over.
WITHOUT = "delete Navigator.prototype.serviceWorker;"
# Somebody who knows both games, so that no hint stands where others read what happened last: newcomers have tests of
# their own.
PLAYED = """try {
    for (const game of ["marrakech", "morocco"]) localStorage.setItem(`jemaa-told-hints-${game}`, "");
} catch { /* storage is blocked, or this is no page of the site's */ }"""
# A started engine costs about a second; a machine under load is given more patience, never a shorter test.
PATIENCE = 10_000
expect.set_options(timeout=PATIENCE)


class Site:
    """The served site: its address, its folder, the files of it that are broken just now, and what its engine is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: dict[str, tuple[int, str, bytes]] = {}
        # None where Pyodide is the engine.
        self.engines: Engines | None = None
        handler = partial(Faults, directory=str(folder), broken=self.broken, engines=lambda: self.engines)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Watch:
    """Everything that went wrong on the pages of a context."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.allowed: list[str] = []
        self.seen: list[str] = []
        self.requests: list[str] = []

    def allow(self, pattern: str) -> None:
        """Say beforehand that a message matching the pattern is provoked by the test."""
        self.allowed.append(pattern)

    def follow(self, context: BrowserContext) -> None:
        context.add_init_script(path=HERE / "watch.js")
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.seen.append(f"uncaught: {error.error}"))
        context.on("request", self.on_request)

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.seen.append(f"{message.type}: {message.text}")

    def on_request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.origin, "data:", "blob:")):
            self.seen.append(f"request to another origin: {request.url}")

    def trouble(self) -> list[str]:
        return [text for text in self.seen if not any(re.search(pattern, text) for pattern in self.allowed)]


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Serve the built site, or another one that the variable JEMAA_SITE names."""
    folder = Path(os.environ.get("JEMAA_SITE", DIST))
    assert (folder / "index.html").exists(), f"{folder} holds no site: build it first"
    served = Site(folder)
    yield served
    served.server.shutdown()


@pytest.fixture(autouse=True)
def _mended(request: pytest.FixtureRequest, site: Site) -> Iterator[None]:
    """Begin with the engine that the test needs, and leave nothing broken."""
    own = site.folder == DIST and not on_pyodide(f"{request.node.path.name}::{request.node.name}")
    site.engines = Engines() if own else None
    yield
    site.broken.clear()
    Faults.answering.set()


@pytest.fixture
def watch(site: Site) -> Iterator[Watch]:
    watched = Watch(site.url)
    yield watched
    assert watched.trouble() == []


@pytest.fixture
def opened(site: Site, watch: Watch, new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Open a page of its own context: a tablet with a person who wants no movement, unless said otherwise."""

    def open_page(newcomer: bool = False, **how: Any) -> Page:
        options = {**PLAIN, **how}
        context = new_context(**options)
        if options["service_workers"] == "block":
            context.add_init_script(WITHOUT)
        if not newcomer:
            context.add_init_script(PLAYED)
        context.set_default_timeout(PATIENCE)
        watch.follow(context)
        context.add_init_script(path=HERE / "player.js")
        return context.new_page()

    return open_page


@pytest.fixture
def table(site: Site, opened: Callable[..., Page]) -> Table:
    """Give a table on a tablet, with nothing laid on it yet."""
    return Table(opened(), site.url)
