"""A browser, a page or a worker that is killed amid a game: nothing that was shown is lost.

Here that is as soon as some plies have been shown; `bench kills` does it two hundred times at random moments.
"""

import pytest
from playwright.sync_api import Page, Playwright

from tests.browser.conftest import Site
from tests.browser.kills import KILLS

PLAYED = """() => {
    const ply = () => Number(document.querySelector("[data-game]")?.dataset.ply ?? 0);
    globalThis.first ??= ply();
    return ply() >= globalThis.first + 5;
}"""


def after_five_plies(page: Page) -> None:
    page.wait_for_function(PLAYED)


@pytest.mark.parametrize("kind", KILLS)
def test_nothing_shown_is_lost(playwright: Playwright, site: Site, kind: str) -> None:
    tally = KILLS[kind](playwright, site.url, 1, after_five_plies)
    assert (tally.kills, tally.lost, tally.damaged) == (1, [], [])
    assert tally.shown > 0
