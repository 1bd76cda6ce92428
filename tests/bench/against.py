"""This checkout beside another one, in one run and by turns: machines are noisy, ratios hold.

The variable JEMAA_AGAINST names the other checkout's folder, in which `build.py build` has been run.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import (
    FIRST_MOVE,
    MOVES,
    PAIRS,
    TABLE,
    TAPS,
    Compressed,
    Taps,
    chromium,
    open_context,
    painted,
    served,
    sit_down,
    tapped,
    time_of,
)
from tests.bench.engine import PROMISES, rate
from tests.bench.figure import Figure
from tests.bench.lasting import EARLY, weights

VARIABLE = "JEMAA_AGAINST"
#: How far from the other checkout's a figure may lie.
MOST, LEAST = 1.05, 0.95
ROUNDS = 5
#: Times that people sit down to each table: from pair to pair the taps differ by a third.
SITTINGS = 3
WEIGHINGS = 6
SIDES = ("this", "other")


def other() -> Path:
    """Return the folder of the other checkout."""
    folder = Path(os.environ.get(VARIABLE, ""))
    if VARIABLE not in os.environ or not (folder / "dist/index.html").exists():
        raise SystemExit(f"Name a built checkout to compare with in {VARIABLE}.")
    return folder


@contextmanager
def both() -> Iterator[dict[str, str]]:
    """Serve both sites side by side; give their addresses."""
    with TemporaryDirectory() as name:
        for side, folder in zip(SIDES, (DIST, other() / "dist"), strict=True):
            (Path(name) / side).symlink_to(folder.resolve(), target_is_directory=True)
        with served(Path(name)) as url:
            yield {side: f"{url}{side}/" for side in SIDES}


def ratio(name: str, these: list[float], others: list[float], **limit: float) -> Iterator[Figure]:
    """Tell both medians, and the median of the ratios of what was measured in turn."""
    pairs = [one / another for one, another in zip(these, others, strict=True)]
    yield Figure(f"{name}: here", median(these), "", samples=these)
    yield Figure(f"{name}: there", median(others), "", samples=others)
    yield Figure(f"{name}: here against there, median of pairs", median(pairs), "", samples=pairs, **limit)


def starts() -> Iterator[Figure]:
    with chromium() as browser, both() as urls:
        contexts = {side: open_context(browser) for side in SIDES}
        times: dict[str, list[float]] = {side: [] for side in SIDES}
        for count in range(PAIRS + 1):
            for side in SIDES if count % 2 else SIDES[::-1]:
                times[side].append(time_of(contexts[side], urls[side] + TABLE, FIRST_MOVE))
    yield from ratio("first legal move painted, ms", times["this"][1:], times["other"][1:], most=MOST)


def bytes_sent(folder: Path) -> float:
    sent: dict[str, int] = {}
    with chromium() as browser, served(folder, Compressed, sent=sent) as url:
        time_of(open_context(browser), url + TABLE, FIRST_MOVE)
    return sum(sent.values()) / 1e6


def taps() -> Iterator[Figure]:
    """Time the taps at each table, here and there by turns: two pages of one browser."""
    with chromium() as browser, both() as urls:
        for table in TAPS:
            times: dict[str, list[float]] = {side: [] for side in SIDES}
            for _ in range(SITTINGS):
                for side, some in sitting(browser, urls, table).items():
                    times[side] += some
            yield from ratio(f"{table.name}: taps to painted replies, ms", times["this"], times["other"], most=MOST)


def sitting(browser: Browser, urls: dict[str, str], table: Taps) -> dict[str, list[float]]:
    """Sit down to a table on both sides and return the milliseconds of each tap there."""
    with open_context(browser) as here, open_context(browser) as there:
        pages = dict(zip(SIDES, (here.new_page(), there.new_page()), strict=True))
        homes = {side: sit_down(page, urls[side], table) for side, page in pages.items()}
        for count in range(MOVES):
            for side in SIDES if count % 2 else SIDES[::-1]:
                tapped(pages[side], count, homes[side])
        return {side: painted(page) for side, page in pages.items()}


def memory() -> Iterator[Figure]:
    """Weigh both pages after a few games, each in a browser of its own. Linux only."""
    found: dict[str, list[float]] = {side: [] for side in SIDES}
    with both() as urls:
        for count in range(WEIGHINGS):
            for side in SIDES if count % 2 else SIDES[::-1]:
                with chromium() as browser:
                    found[side] += weights(browser, urls[side], (EARLY,))
    yield from ratio(f"memory of the page after {EARLY} games, MB", found["this"], found["other"], most=MOST)


def games() -> Iterator[Figure]:
    for game, promise in PROMISES.items():
        rates = [[rate(game, promise.games // 4, root) for root in (ROOT, other())] for _ in range(ROUNDS)]
        here, there = zip(*rates, strict=True)
        yield from ratio(f"{game}: random games of four a second", list(here), list(there), least=LEAST)


def against() -> Iterator[Figure]:
    """Compare start, bytes, memory, taps and games a second with the other checkout's."""
    other()
    yield from games()
    yield from ratio("over the wire, MB", [bytes_sent(DIST)], [bytes_sent(other() / "dist")], most=MOST)
    yield from starts()
    yield from taps()
    yield from memory()
