"""The watch itself: what every test relies on to notice is noticed, in the page and in its worker."""

import re
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.conftest import Site, Watch
from tests.browser.table import Table


def provoke(page: Page, script: str) -> None:
    page.evaluate(f"() => {{ setTimeout(() => {{ {script} }}); }}")


def seen(page: Page, watch: Watch, pattern: str) -> None:
    """Wait until the watch has noted something."""
    for _ in range(100):
        if any(re.search(pattern, text) for text in watch.seen):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"{pattern} was not noticed among {watch.seen}")


def test_whatever_goes_wrong_on_a_page_is_noticed(site: Site, opened: Callable[..., Page], watch: Watch) -> None:
    watch.allow(".")
    page = opened()
    page.goto(site.url)
    provoke(page, "console.error('a word of warning')")
    seen(page, watch, "a word of warning")
    provoke(page, "throw new Error('uncaught of the test')")
    seen(page, watch, "uncaught: uncaught of the test")
    provoke(page, "document.body.setAttribute('style', 'color: red')")
    seen(page, watch, "policy violated: style-src")
    provoke(page, "new Image().src = 'http://127.0.0.2:9/picture.png'")
    seen(page, watch, "policy violated: img-src")


def test_requests_of_the_worker_are_noticed(table: Table, watch: Watch) -> None:
    """The page's policy does not bind its worker: whatever that asks for is seen here."""
    watch.allow("127.0.0.2|ERR_")
    page = table.begin(players=2).page
    assert [url for url in watch.requests if url.endswith("pyodide.asm.wasm")]
    page.workers[-1].evaluate("() => { import('http://127.0.0.2:9/elsewhere.js').catch(() => {}); }")
    seen(page, watch, "request to another origin: http://127.0.0.2:9/elsewhere.js")
