"""Robustness: games survive kills, memory does not grow over many games."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, open_context, served
from tests.bench.figure import Figure
from tests.browser.kills import KILLS, Moment

TIMES = {"browser processes": 60, "pages": 70, "workers": 70}
#: For how many milliseconds a game is left alone before the next kill.
LEFT = (50, 1200)
GAMES = 30
EARLY = 3
TABLES = ("marrakech?players=4", "morocco?players=3")


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


def memory() -> Iterator[Figure]:
    """Play many games in one page and measure the memory of its process. Linux only."""
    with chromium() as browser, served(DIST) as url:
        early, late = footprints(browser, url, (EARLY, GAMES))
    yield Figure(f"memory of the page's process after {EARLY} games", early, "MB")
    yield Figure(f"memory of the page's process after {GAMES} games", late, "MB")
    yield Figure("  the latter against the former", late / early, "", most=1.2)


def footprints(browser: Browser, url: str, after: tuple[int, ...]) -> list[float]:
    """Play games in one page and return the memory of its process after so many of them, in megabytes."""
    page = open_context(browser).new_page()
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    found = []
    for number in range(1, max(after) + 1):
        play(page, url, number)
        if number in after:
            found.append(footprint(browser, page))
    return found


def play(page: Page, url: str, number: int) -> None:
    """Play a whole game without a reload."""
    address = f"/play/{TABLES[number % len(TABLES)]}&seed=memory-{number}"
    if page.url.startswith(url):
        page.evaluate("(address) => { location.hash = address; }", address)
    else:
        page.goto(f"{url}#{address}")
    page.wait_for_url("**/#/game/*")
    page.evaluate("(recipe) => jemaaPlayer.play(recipe, 'over').then(() => {})", number)


def footprint(browser: Browser, page: Page) -> float:
    """Return the megabytes of the largest renderer process, after a garbage collection."""
    page.evaluate("() => { location.hash = '/'; }")
    page.locator(".games").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(private(process["id"]) for process in processes if process["type"] == "renderer")


def private(process: int) -> float:
    """Return the megabytes of a process that are mapped by no other: the shared part depends on what else runs."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
