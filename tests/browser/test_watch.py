"""The watch itself: what every test relies on to notice is noticed, in the page and in its worker."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site, Watch
from tests.browser.table import Table

#: What goes wrong on a page: the event of the browser by which it is told, the script, and what is noted.
WRONG = [
    ("console", "console.error('a word of warning')", "error: a word of warning"),
    ("weberror", "setTimeout(() => { throw new Error('uncaught of the test'); })", "uncaught: uncaught of the test"),
    ("console", "document.body.setAttribute('style', 'color: red')", "policy violated: style-src"),
    ("console", "new Image().src = 'http://127.0.0.2:9/picture.png'", "policy violated: img-src"),
]


@pytest.mark.parametrize(("event", "script", "noted"), WRONG)
def test_whatever_goes_wrong_on_a_page_is_noticed(
    site: Site, opened: Callable[..., Page], watch: Watch, event: str, script: str, noted: str
) -> None:
    watch.allow(".")
    page = opened()
    page.goto(site.url)
    with page.context.expect_event(event, lambda _: any(noted in text for text in watch.seen)):
        page.evaluate(f"() => {{ {script}; }}")


def test_requests_of_the_worker_are_noticed(table: Table, watch: Watch) -> None:
    """The page's policy does not bind its worker: whatever that asks for is seen here."""
    watch.allow("127.0.0.2|ERR_")
    page = table.begin(players=2).page
    assert [url for url in watch.requests if url.endswith("pyodide.asm.wasm")]
    elsewhere = "http://127.0.0.2:9/elsewhere.js"
    with page.context.expect_event("request", lambda request: request.url == elsewhere):
        page.workers[-1].evaluate("(url) => { import(url).catch(() => {}); }", elsewhere)
    assert f"request to another origin: {elsewhere}" in watch.seen
