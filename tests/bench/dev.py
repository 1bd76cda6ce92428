"""How long a change takes in development: from the saved source to the page that shows it."""

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Page

from tests.bench.browser import FIRST_MOVE, TABLE, chromium, open_context
from tests.bench.figure import Figure
from tests.developing import Workshop, developing

DRAWINGS = "js/games/marrakech/*.ts"
# An open game whose drawing is changed.
SHOWN = "(change) => globalThis.changes?.has(change) && document.querySelector('[data-game][data-ply]') !== null"


def waited(workshop: Workshop, page: Page, source: Path, change: int) -> float:
    """Change a source and return the seconds until the page shows a table with it."""
    workshop.add(source, f"(globalThis.changes ??= new Set()).add({change});")
    began = perf_counter()
    page.wait_for_function(SHOWN, arg=change, timeout=60_000)
    return perf_counter() - began


def shown() -> Iterator[Figure]:
    """Change each part of the drawing of an open game."""
    with TemporaryDirectory() as name, developing(Path(name)) as workshop, chromium() as browser:
        page = open_context(browser).new_page()
        page.goto(workshop.url + TABLE)
        page.wait_for_function("(mark) => performance.getEntriesByName(mark).length", arg=FIRST_MOVE, timeout=60_000)
        times = []
        for change, path in enumerate(sorted(workshop.folder.glob(DRAWINGS))):
            times.append(waited(workshop, page, path, change))
            page.wait_for_selector("html[data-ready=engine]", timeout=60_000)
    yield Figure("a changed drawing, from saving it to the reloaded table", median(times), "s", most=1, samples=times)
