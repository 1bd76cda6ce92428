"""What somebody has left is let go of: a page on which a screen has been again is no larger than the first time."""

from playwright.sync_api import CDPSession

from tests.browser.screens import SCREENS, Step, laid, visit
from tests.browser.table import ABOUT, PAINTED, Table
from tests.sampling import share

#: How often each screen is seen before the counts, and between two of them: what is kept once is no leak.
FIRST, AGAIN = 2, 2
#: A leak grows each time; what a busy machine shows later than it is counted does not.
TIMES = 3
#: Within so many paints everything must be let go of.
PAINTS = 40


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


def grows(before: tuple[int, int], after: tuple[int, int]) -> bool:
    return any(now > then for then, now in zip(before, after, strict=True))


def settled(table: Table, cdp: CDPSession, most: tuple[int, int]) -> tuple[int, int]:
    """Wait until there are no more nodes and listeners than before; return how many there are."""
    now = counted(cdp)
    for _ in range(PAINTS):
        if not grows(most, now):
            break
        table.page.evaluate(PAINTED)  # what still moved or was being stored is let go of when that is done
        now = counted(cdp)
    return now


def test_a_screen_that_was_left_is_let_go_of(table: Table) -> None:
    table.go("/")
    cdp = table.page.context.new_cdp_session(table.page)
    ends = {f"the end of {game}": ended(game) for game in ("marrakech", "morocco")}

    def seen(step: Step, times: int) -> None:
        for _ in range(times):
            step(table)
            leave(table)

    for name, step in [*ends.items(), *share(SCREENS.items(), 30)]:
        seen(step, FIRST)
        counts = [counted(cdp)]
        while len(counts) <= TIMES:
            seen(step, AGAIN)
            counts.append(settled(table, cdp, counts[-1]))
            if not grows(*counts[-2:]):
                break
        else:
            raise AssertionError(f"{name}: nodes and listeners become more each time: {counts}")
