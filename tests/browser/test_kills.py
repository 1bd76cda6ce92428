"""A browser, a page or a worker that is killed at a random moment: nothing that was shown is lost. `bench kills` does
it two hundred times."""

from random import Random

import pytest
from playwright.sync_api import Playwright

from tests.browser.conftest import Site
from tests.browser.kills import KILLS

TIMES = {"browser processes": 1, "pages": 1, "workers": 2}


@pytest.mark.parametrize("kind", KILLS)
def test_nothing_shown_is_lost(playwright: Playwright, site: Site, kind: str) -> None:
    tally = KILLS[kind](playwright, site.url, TIMES[kind], Random(kind))
    assert (tally.kills, tally.lost, tally.damaged) == (TIMES[kind], [], [])
    assert tally.shown > 0
