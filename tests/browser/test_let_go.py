"""What somebody has left is let go of: a page on which a screen has been again is no larger than the first time."""

from playwright.sync_api import CDPSession

from tests.browser.screens import SCREENS, Step, laid, visit
from tests.browser.table import ABOUT, PAINTED, Table
from tests.sampling import share

#: How often each screen is seen before the counts, and between them: what is kept once is no leak.
FIRST, AGAIN = 2, 2
#: Within so many paints everything must be let go of.
PAINTS = 100
#: Nodes of templates that are used for the first time and kept, as those of what is only seen on a slow machine.
TEMPLATES = 200


def ended(game: str) -> Step:
    """Play the last move of a game: its question goes with it."""

    def step(table: Table) -> None:
        laid(-1, game=game)(table)
        table.play(1)

    return step


def leave(table: Table) -> None:
    """Close what is open, and go to another screen."""
    table.page.evaluate("() => document.querySelector('dialog[open]')?.close()")
    visit(table, "/about", ABOUT)


def counted(cdp: CDPSession) -> tuple[int, int]:
    """Return how many nodes and listeners there are once all garbage is collected."""
    cdp.send("HeapProfiler.collectGarbage")
    counts = cdp.send("Memory.getDOMCounters")
    return counts["nodes"], counts["jsEventListeners"]


def test_a_screen_that_was_left_is_let_go_of(table: Table) -> None:
    table.go("/")
    cdp = table.page.context.new_cdp_session(table.page)
    ends = {f"the end of {game}": ended(game) for game in ("marrakech", "morocco")}
    for name, step in [*ends.items(), *share(SCREENS.items(), 30)]:
        for _ in range(FIRST):
            step(table)
            leave(table)
        before = now = counted(cdp)
        for _ in range(AGAIN):
            step(table)
            leave(table)
        for _ in range(PAINTS):
            now = counted(cdp)
            if all(after <= most for most, after in zip(before, now, strict=True)):
                break
            table.page.evaluate(PAINTED)  # what still moved or was being stored is let go of when that is done
        else:
            raise AssertionError(f"{name}: of {before} nodes and listeners have become {now}")
