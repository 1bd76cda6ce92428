"""Leaving the page and coming back, in a browser that keeps it: alive, nothing lost, and the newest entry is shown.

JEMAA_TESTS=all leaves a game ten times at each moment, in each engine. Chromium keeps pages only where it is whole:
its headless shell loads them anew (JEMAA_BROWSER names another one).
"""

import pytest
from playwright.sync_api import Playwright

from tests.browser import engines, leaving
from tests.browser.conftest import Site
from tests.sampling import WHOLE

SHARE = {name: leaving.MOMENTS[name] for name in ("storing", "timed")}
SWEPT = {**leaving.MOMENTS, **leaving.MOVING} if WHOLE else SHARE


@pytest.mark.parametrize("name", ["webkit", "firefox", "chromium"] if WHOLE else ["webkit"])
def test_whoever_comes_back_goes_on(playwright: Playwright, site: Site, name: str) -> None:
    with engines.opened(name, playwright) as engine:
        assert leaving.sweep(engine, site.url, SWEPT, 10 if WHOLE else 1) == []
        table = leaving.begun(engine, site.url, "marrakech?players=2&seed=elsewhere")
        assert leaving.played_on_elsewhere(table, site.url) == (6, 6)
