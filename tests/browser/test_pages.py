"""What the tests of the page stand on: a kept page is like a new one, and what plays on Pyodide is there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import HERE, Site
from tests.browser.cpython import ON_PYODIDE
from tests.browser.pages import KeptPage
from tests.browser.shelf import row
from tests.browser.table import KEPT_FILE, Table

#: All that a page could have of one before it.
FOUND = """async () => ({
  kept: [{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()],
  databases: (await indexedDB.databases()).map(({ name }) => name),
  size: [innerWidth, innerHeight, devicePixelRatio, scrollX, scrollY],
  media: ["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(forced-colors: active)", "(hover)"]
    .map((query) => matchMedia(query).matches),
  window: [name, Object.getOwnPropertyNames(globalThis).sort(), opener === null, history.state],
  granted: await Promise.all(["clipboard-read", "notifications", "camera"]
    .map(async (name) => (await navigator.permissions.query({ name })).state)),
  rights: [(await navigator.locks.query()).held.length, document.fullscreenElement === null, navigator.onLine],
  focused: document.activeElement?.localName,
})"""
#: What the page makes of it: its language, and the games that it offers to go on with.
SAID = """() => {
  const { lang, dir } = document.documentElement;
  return [lang, dir, document.querySelectorAll("a[href*='#/game/']").length];
}"""


def found(page: Page, url: str) -> dict[str, Any]:
    """Return all that a page finds before any of the page's scripts have run, and what the page says of it at home."""
    page.goto(f"{url}{KEPT_FILE}")
    before = page.evaluate(FOUND)
    page.goto(url)
    page.wait_for_selector("html[data-ready=engine]")
    return before | {"said": page.evaluate(SAID)}


def test_a_kept_page_is_like_a_new_one(
    site: Site, opened: Callable[..., Page], kept_page: KeptPage, new_context: Callable[..., BrowserContext]
) -> None:
    page = opened(viewport={"width": 390, "height": 844}, color_scheme="dark", reduced_motion="no-preference")
    table = Table(page, site.url).speak("ar").begin("morocco", players=2, seed="kept")
    table.play(4, 6)
    table.put(row(9))
    page.emulate_media(media="print")
    page.evaluate("() => { name = 'used'; sessionStorage.used = 1; document.cookie = 'used=1'; globalThis.used = 1; }")
    page.evaluate("() => caches.open('used')")
    page.mouse.move(200, 200)
    kept_page.give_back(failed=False)
    again = kept_page.take()
    assert again is page
    kept, new = found(again, site.url), found(opened(), site.url)
    assert {name: kept[name] for name in kept if kept[name] != new[name]} == {}


def test_what_plays_on_pyodide_is_there() -> None:
    for name in ON_PYODIDE:
        file, _, function = name.partition("::")
        assert f"def {function or 'test_'}" in (HERE / file).read_text(encoding="utf-8"), name
