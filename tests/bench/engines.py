"""The start in other browser engines: compared with a plain page, and with the host stopped."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tasks.setup import DIST
from tests.bench.browser import FIRST_MOVE, TABLE, both_pages
from tests.bench.figure import Figure
from tests.browser import engines
from tests.browser.hosts import Host

PAIRS = 5
STARTS = 3
NAMES = ("chromium", "firefox", "webkit")
WHEN = "(mark) => performance.getEntriesByName(mark)[0]?.startTime"


def time_of(engine: engines.Engine, address: str, mark: str) -> float:
    """Reload a page and return the milliseconds from its navigation to a mark."""
    engine.goto("about:blank")
    engine.goto(address)
    engine.wait_for(WHEN, mark)
    return float(engine.evaluate(WHEN, mark))


def compared(engine: engines.Engine, url: str) -> list[tuple[float, float]]:
    """Time the plain page and ours alternately; ours is served by the service worker, as on a repeated visit."""
    pages = ((f"{url}plain.html", "plain"), (f"{url}jemaa/{TABLE}", FIRST_MOVE))
    engine.goto(f"{url}jemaa/")
    engine.wait_for("() => document.querySelector('[data-offline=ready]') !== null")
    plain, ours = pages
    return [(time_of(engine, *plain), time_of(engine, *ours)) for _ in range(PAIRS + 1)][1:]


def started() -> Iterator[Figure]:
    """Compare the first legal move with a plain `loadPyodide()` in each engine; then start with the host stopped."""
    with sync_playwright() as playwright:
        for name in NAMES:
            with engines.opened(name, playwright) as engine, both_pages() as url:
                pairs = compared(engine, url)
            ratios = [ours / plain for plain, ours in pairs]
            yield Figure(f"{name}: plain loadPyodide(), median", median(plain for plain, _ in pairs), "ms")
            yield Figure(f"{name}: first legal move, median", median(ours for _, ours in pairs), "ms")
            yield Figure(f"{name}: against plain, median of pairs", median(ratios), "", samples=ratios)
            with engines.opened(name, playwright) as engine:
                yield from cut_off(name, engine)


def cut_off(name: str, engine: engines.Engine) -> Iterator[Figure]:
    """Start from a sub-path with the host stopped: the first move is only painted if every file was cached."""
    with TemporaryDirectory() as folder:
        host = Host(Path(folder), DIST)
        engine.goto(host.url)
        engine.wait_for("() => document.querySelector('[data-offline=ready]') !== null")
        host.stop()
        times = [time_of(engine, host.url + TABLE, FIRST_MOVE) for _ in range(STARTS)]
        yield Figure(f"{name}: first legal move with the host stopped, median", median(times), "ms", samples=times)
