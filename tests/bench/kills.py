"""Games survive kills of the browser, the page and the worker."""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import sync_playwright

from tasks.setup import DIST
from tests.bench.browser import served
from tests.bench.figure import Figure
from tests.browser.kills import KILLS, Moment

TIMES = {"browser processes": 60, "pages": 70, "workers": 70}
#: For how many milliseconds a game is left alone before the next kill.
LEFT = (50, 1200)


def kills() -> Iterator[Figure]:
    """Kill the browser at random moments, and compare what was shown with what is stored."""
    lost = damaged = 0
    with sync_playwright() as playwright, served(DIST) as url:
        for kind, kill in KILLS.items():
            tally = kill(playwright, url, TIMES[kind], at_random(Random(f"bench {kind}")))
            yield Figure(f"kills of {kind} survived", tally.kills, "kills", least=TIMES[kind])
            for trouble in tally.lost + tally.damaged:
                print(trouble)
            lost, damaged = lost + len(tally.lost), damaged + len(tally.damaged)
    yield Figure("  shown actions that a kill lost", lost, "actions", most=0)
    yield Figure("  games that a kill damaged", damaged, "games", most=0)


def at_random(chance: Random) -> Moment:
    return lambda page: page.wait_for_timeout(chance.uniform(*LEFT))
