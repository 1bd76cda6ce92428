"""What every browser test stands on: the built site served, one browser, and a page that is watched.

Whatever a page does in a test is watched: an error in the console, an uncaught error, a violation of the content
security policy or a request to another origin fails the test, unless the test said beforehand that it provokes it.
"""

import os
import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebError

from tasks.setup import DIST
from tests.browser.cpython import Engines, on_pyodide
from tests.browser.hosts import Faults, Host, Served
from tests.browser.pages import LOOKS, KeptPage
from tests.browser.table import Table
from tests.conftest import PATIENCE

HERE = Path(__file__).parent
# No service worker: it would fetch the whole site for every test.
PLAIN: dict[str, Any] = {**LOOKS, "locale": "en-GB", "service_workers": "block"}
# The driver alone would leave half a service worker standing, which a page that lives for seconds stumbles over.
WITHOUT = "delete Navigator.prototype.serviceWorker;"
# Somebody who knows both games, so that no hint stands where others read what happened last: newcomers have tests of
# their own.
PLAYED = """try {
    const folder = new URL(".", location.href).pathname;
    for (const game of ["marrakech", "morocco"]) localStorage.setItem(`jemaa-told-hints-${game}:${folder}`, "");
} catch { /* storage is blocked, or this is no page of the site's */ }"""


class Site:
    """The served site: its address, its folder, the files of it that are broken just now, and what its engine is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.broken: dict[str, tuple[int, str, bytes]] = {}
        # None where Pyodide is the engine.
        self.engines: Engines | None = None
        handler = partial(Faults, directory=str(folder), broken=self.broken, engines=lambda: self.engines)
        self.server = Served(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


class Watch:
    """Everything that went wrong on the pages of a context."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.allowed: list[str] = []
        self.seen: list[str] = []
        self.requests: list[str] = []
        self.followed: list[BrowserContext] = []
        self.listeners: dict[Any, Callable[[Any], None]]
        self.listeners = {"console": self.on_console, "weberror": self.on_error, "request": self.on_request}

    def allow(self, pattern: str) -> None:
        """Say beforehand that a message matching the pattern is provoked by the test."""
        self.allowed.append(pattern)

    def follow(self, context: BrowserContext) -> None:
        self.followed.append(context)
        for event, listener in self.listeners.items():
            context.on(event, listener)

    def leave(self) -> None:
        """See no more: the contexts are another test's."""
        for context in self.followed:
            for event, listener in self.listeners.items():
                context.remove_listener(event, listener)
        self.followed.clear()

    def on_error(self, error: WebError) -> None:
        self.seen.append(f"uncaught: {error.error}")

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


@pytest.fixture
def host(site: Site, tmp_path: Path) -> Iterator[Host]:
    """Serve the site from a sub-path of a host that can be stopped."""
    served = Host(tmp_path / "host", site.folder)
    yield served
    served.stop()


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


@pytest.fixture(scope="session")
def kept_page(site: Site, browser: Browser) -> KeptPage:
    """Keep one page for all tests that can share it, one after the other."""
    return KeptPage(lambda: prepared(browser.new_context(**PLAIN)), site.url)


def prepared(context: BrowserContext, *, newcomer: bool = False, with_workers: bool = False) -> BrowserContext:
    """Give a context the scripts of all tests."""
    scripts = [*([] if with_workers else [WITHOUT]), *([] if newcomer else [PLAYED])]
    for script in scripts:
        context.add_init_script(script)
    for file in ("watch.js", "player.js"):
        context.add_init_script(path=HERE / file)
    context.set_default_timeout(PATIENCE)
    return context


def has_failed(test: pytest.Item) -> bool:
    """Check whether a test has failed, or never came as far as to be called."""
    called = getattr(test, "rep_call", None)
    return called is None or called.failed


@pytest.fixture
def first_visit() -> None:
    """Have every page opened anew: the browser has no file of the site yet."""


@pytest.fixture
def opened(
    request: pytest.FixtureRequest,
    site: Site,
    watch: Watch,
    kept_page: KeptPage,
    new_context: Callable[..., BrowserContext],
) -> Iterator[Callable[..., Page]]:
    """Open a page of its own context: a tablet with a person who wants no movement, unless said otherwise.

    The first one of a test is the kept page, where it differs from it in nothing but its looks.
    """
    anew = site.engines is None or "first_visit" in request.fixturenames

    def open_page(newcomer: bool = False, **how: Any) -> Page:
        if not (anew or newcomer or kept_page.taken or set(how) - set(LOOKS)):
            page = kept_page.take(**how)
        else:
            options = {**PLAIN, **how}
            context = new_context(**options)
            with_workers = options["service_workers"] == "allow"
            page = prepared(context, newcomer=newcomer, with_workers=with_workers).new_page()
        watch.follow(page.context)
        return page

    yield open_page
    if kept_page.taken:
        kept_page.give_back(failed=has_failed(request.node))
    watch.leave()


@pytest.fixture
def tables(site: Site, opened: Callable[..., Page]) -> Callable[..., Table]:
    """Give tables with nothing laid on them yet, each on a page that looks as is said, else on a tablet."""
    return lambda **how: Table(opened(**how), site.url)


@pytest.fixture
def table(tables: Callable[..., Table]) -> Table:
    """Give a table on a tablet."""
    return tables()
