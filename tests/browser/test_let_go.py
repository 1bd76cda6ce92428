"""What somebody has left is let go of: a page on which a screen has been again is no larger than the first time."""

from playwright.sync_api import CDPSession

from tests.browser.screens import SCREENS, Step, laid, visit
from tests.browser.table import ABOUT, Table
from tests.sampling import share

#: How often each screen is seen before the counts, and between them: what is kept once is no leak.
FIRST, AGAIN = 2, 2


def ended(game: str) -> Step:
    """Play the last move of a game: its question goes with it."""

    def step(table: Table) -> None:
        laid(-1, game=game)(table)
        table.play(1)

    return step


def left(table: Table, cdp: CDPSession) -> tuple[int, int]:
    """Leave a screen; return how many nodes and listeners there are once all garbage is collected."""
    table.page.evaluate("() => document.querySelector('dialog[open]')?.close()")
    visit(table, "/about", ABOUT)
    cdp.send("HeapProfiler.collectGarbage")
    counts = cdp.send("Memory.getDOMCounters")
    return counts["nodes"], counts["jsEventListeners"]


def test_a_screen_that_was_left_is_let_go_of(table: Table) -> None:
    table.go("/")
    cdp = table.page.context.new_cdp_session(table.page)
    ends = {f"the end of {game}": ended(game) for game in ("marrakech", "morocco")}
    grown = {}
    for name, step in [*ends.items(), *share(SCREENS.items(), 20)]:
        counts = []
        for times in (FIRST, AGAIN):
            for _ in range(times):
                step(table)
                now = left(table, cdp)
            counts.append(now)
        if any(after > before for before, after in zip(*counts, strict=True)):
            grown[name] = counts
    assert grown == {}
