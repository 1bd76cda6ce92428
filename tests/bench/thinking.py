"""Opponents in the page: how long a decision takes there, how fast the page answers meanwhile, and how much memory.

Each game is played to its end by opponents in every seat, without animations, so that they think all the time.
"""

from collections.abc import Iterable, Iterator
from statistics import median, quantiles

from playwright.sync_api import Browser, Page

from jemaa.games import GAMES
from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import SLOWDOWN, chromium, open_context, served
from tests.bench.evening import private
from tests.bench.figure import Figure

#: The most milliseconds of a decision, 95 %, by level.
MOST = {"easy": 300, "medium": 300, "hard": 300, "expert": 2_000}
OVER = "() => jemaaPlayer.read()?.toAct === 'over'"
#: Milliseconds for a whole game.
WHOLE = 600_000
#: How often the page is asked to answer while an opponent thinks.
TAPS = 40
#: The ply at which memory is measured, and how often: it differs by a tenth from one browser to the next.
PLY, BROWSERS = 60, 3

# Notes the milliseconds of thinking that each decision took, over all its slices.
DECISIONS = """
    globalThis.decisions = [];
    const asked = new Map();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (question, ...more) {
        if (!this.counted) {
            this.counted = true;
            let thought = 0;
            this.addEventListener("message", ({ data }) => {
                if (!asked.delete(data.id)) return;
                const reply = JSON.parse(data.text);
                thought += reply.ms;
                if (!("progress" in reply)) { decisions.push(thought); thought = 0; }
            });
        }
        if (question.text?.includes('"think"')) asked.set(question.id, true);
        return post.call(this, question, ...more);
    };
"""
# Taps a control while an opponent thinks; returns the milliseconds until the page has painted its answer.
ANSWER = """async () => {
    const deadline = performance.now() + 60_000;
    while (!document.querySelector("[data-seat] [data-thinking]")) {
        if (performance.now() > deadline || jemaaPlayer.read()?.toAct === "over") return null;
        await new Promise((resolve) => setTimeout(resolve));
    }
    const from = performance.now();
    document.querySelector("[data-story]").click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - from;
}"""


def table(browser: Browser, url: str, address: str, *scripts: str) -> Page:
    """Open a new page at a table."""
    page = open_context(browser).new_page()
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    for script in scripts:
        page.add_init_script(script)
    page.goto(f"{url}#/play/{address}&seed=thinking")
    page.wait_for_url("**/#/game/*")
    return page


def everywhere(level: str, players: int) -> str:
    """Return the part of an address that seats opponents of a level everywhere."""
    return f"players={players}&bots={','.join(f'{seat}:{level}' for seat in range(players))}"


def decisions(browser: Browser, url: str) -> Iterator[Figure]:
    """Time the decisions of each level in a game of the most players."""
    for name, game in GAMES.items():
        for level in game.levels:
            page = table(browser, url, f"{name}?{everywhere(level, game.seats[-1])}", DECISIONS)
            page.wait_for_function(OVER, timeout=WHOLE)
            times = page.evaluate("() => decisions")
            page.context.close()
            yield Figure(f"{name}: {len(times)} decisions of {level} in the page, median", median(times), "ms")
            yield Figure("  95th percentile", quantiles(times, n=20)[-1], "ms", most=MOST[level])


def answers(browser: Browser, url: str, level: str, games: Iterable[str], rate: int) -> Iterator[Figure]:
    """Time how fast the page answers taps while a level thinks, slowed so many times."""
    for name in games:
        page = table(browser, url, f"{name}?{everywhere(level, 4)}")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        times = [time for _ in range(TAPS) if (time := page.evaluate(ANSWER)) is not None]
        page.context.close()
        title = f"{name}: {len(times)} taps answered while {level} thinks, slowed {rate}x"
        yield Figure(f"{title}, median", median(times), "ms", samples=times)
        yield Figure("  95th percentile", quantiles(times, n=20)[-1], "ms", most=100)


def memory(url: str) -> Iterator[Figure]:
    """Compare the memory of page and worker among opponents with that among people, each in a browser of its own."""
    for name in GAMES:
        people, against = [], []
        for _ in range(BROWSERS):
            people.append(used(url, f"{name}?players=4"))
            against.append(used(url, f"{name}?players=4&bots=1:hard,2:hard,3:hard"))
        ratios = [one / other for one, other in zip(against, people, strict=True)]
        yield Figure(f"{name}: memory of page and worker against hard", median(against), "MB", samples=against)
        yield Figure("  against that among people, median of pairs", median(ratios), "", most=1.15, samples=ratios)


def used(url: str, address: str) -> float:
    """Play to a ply and return the megabytes of the largest renderer process. Linux only."""
    with chromium() as browser:
        page = table(browser, url, address)
        page.evaluate("(ply) => jemaaPlayer.play(5, ply).then(() => {})", PLY)
        page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        return max(private(process["id"]) for process in processes if process["type"] == "renderer")


def thinking() -> Iterator[Figure]:
    """Measure opponents in the page."""
    with served(DIST) as url:
        with chromium() as browser:
            yield from decisions(browser, url)
            yield from answers(browser, url, "hard", GAMES, SLOWDOWN)
            yield from answers(browser, url, "expert", ["morocco"], 1)
        yield from memory(url)
