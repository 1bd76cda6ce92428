"""What decided a game, found out in the page: how long the whole takes, and how fast the page answers meanwhile."""

from collections.abc import Iterator
from statistics import quantiles

from playwright.sync_api import Browser, Page

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, open_context, served
from tests.bench.figure import Figure
from tests.browser.shelf import row

#: The games that are analysed, with how many players, and the most seconds that it may take.
GAMES = {"marrakech": (4, 20), "morocco": (5, 40)}
#: How often somebody looks back meanwhile, and the most milliseconds until they see it.
LOOKS, PROMPT = 20, 100
#: Milliseconds for a whole analysis.
WHOLE = 600_000

# Opens the analysis and returns, once it is there, how many seconds it took.
SECONDS = """async () => {
    const from = performance.now();
    jemaaPlayer.tap(document.querySelector("[data-analyse]"));
    while (!document.querySelector("[data-parts]")) await new Promise((done) => setTimeout(done, 20));
    return (performance.now() - from) / 1000;
}"""
# Opens the analysis and the log, steps back and forth while it goes on, and returns the milliseconds of each step.
STEPS = """async ([looks]) => {
    const one = (selector) => document.querySelector(selector);
    const until = async (test) => {
        while (!test()) await new Promise((done) => requestAnimationFrame(done));
    };
    const tap = async (selector) => {
        await until(() => one(selector));
        jemaaPlayer.tap(one(selector));
    };
    await tap("[data-analyse]");
    await until(() => one("[data-sheet] progress")?.value > 0);
    await tap("[data-sheet] [data-close]");
    await tap("[data-story]");
    const times = [];
    for (let look = 1; look <= looks; look += 1) {
        const from = performance.now();
        await tap(`[data-entry="${look}"]`);
        await until(() => Number(one("[data-game]").dataset.ply) === look);
        times.push(performance.now() - from);
    }
    return times;
}"""


def ended(browser: Browser, url: str, game: str, players: int) -> Page:
    """Open a finished game of the shelf."""
    page = open_context(browser).new_page()
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)
    made = row(None, game=game, players=players)
    page.evaluate("(row) => jemaaPlayer.put(row)", made)
    page.goto(f"{url}#/game/{made['id']}")
    page.evaluate("() => jemaaPlayer.answer()")
    page.set_default_timeout(WHOLE)
    return page


def analysed() -> Iterator[Figure]:
    """Time whole analyses, and looking back while they go on."""
    with chromium() as browser, served(DIST) as url:
        for game, (players, most) in GAMES.items():
            seconds = ended(browser, url, game, players).evaluate(SECONDS)
            yield Figure(f"{game}, {players} players: what decided it, whole", seconds, "s", most=most)
            times = ended(browser, url, game, players).evaluate(STEPS, [LOOKS])
            slow = quantiles(times, n=20)[-1]
            yield Figure("  a step back meanwhile, 95th percentile", slow, "ms", most=PROMPT, samples=times)
