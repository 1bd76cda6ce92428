"""A page that serves test after test: made like new by emptying what a site can keep, instead of being opened anew.

What a page looks like (its size, its colours, its movement) can be taken back. A page on which a test has left what
cannot (a script, a route, a clock, a second tab), or on which a test has failed, is given up.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any
from weakref import WeakSet

from playwright.sync_api import BrowserContext, Page

from tests.browser.table import KEPT_FILE

#: What is said of a page's looks where nothing else is: a tablet, and a person who wants no movement.
LOOKS: dict[str, Any] = {
    "viewport": {"width": 1024, "height": 768},
    "reduced_motion": "reduce",
    "color_scheme": "light",
    "forced_colors": "none",
}
#: What leaves traces on a page or its context that cannot be taken back.
LASTING: dict[type, tuple[str, ...]] = {
    Page: ("add_init_script", "clock", "expose_binding", "expose_function", "route", "set_extra_http_headers"),
    BrowserContext: (
        *("add_cookies", "add_init_script", "clock", "expose_binding", "expose_function", "grant_permissions"),
        *("new_cdp_session", "new_page", "route", "set_extra_http_headers", "set_geolocation", "set_offline"),
    ),
}
#: Empties what a site and a tab can keep.
EMPTY = """async () => {
  name = "";
  localStorage.clear();
  sessionStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, failed) => {
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: failed, onblocked: failed });
    });
  }
}"""

_spent: WeakSet[BrowserContext] = WeakSet()


def _spend(one: Page | BrowserContext) -> None:
    _spent.add(one.context if isinstance(one, Page) else one)


def _spending(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def spend(self: Page | BrowserContext, *arguments: Any, **options: Any) -> Any:
        _spend(self)
        return method(self, *arguments, **options)

    return spend


for kind, names in LASTING.items():
    for name in names:
        found = getattr(kind, name)
        getter = isinstance(found, property) and found.fget
        setattr(kind, name, property(_spending(getter)) if getter else _spending(found))


class KeptPage:
    """A page of a context that is opened when it is wanted, and again when it had to be given up."""

    def __init__(self, open_context: Callable[[], BrowserContext], url: str) -> None:
        self._open_context = open_context
        self._url = url
        self._page: Page | None = None
        #: Whether a test has it.
        self.taken = False

    def take(self, **looks: Any) -> Page:
        """Return the page, like new."""
        self.taken = True
        page = self._page or self._open_context().new_page()
        _spent.discard(page.context)
        self._page = page
        looks = {**LOOKS, **looks}
        page.set_viewport_size(looks.pop("viewport"))
        page.emulate_media(media="screen", **looks)
        page.goto(f"{self._url}{KEPT_FILE}")
        page.evaluate(EMPTY)
        page.context.clear_cookies()
        page.goto("about:blank")
        return page

    def give_back(self, *, failed: bool) -> None:
        """End what the page does; give it up if it could not be made like new."""
        self.taken = False
        page = self._page
        if page is None:
            return
        if failed or page.is_closed() or page.context in _spent:
            self._page = None
            page.context.close()
        else:
            page.goto("about:blank")
