"""How fast the screen of people is there after many finished games, against after none."""

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Page

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, open_context, served, time_of
from tests.bench.figure import Figure
from tests.browser import shelf as stored

GAMES = 5000
VISITS = 25
ADDRESS = "#/people"
MARK = "people"
# Notes when the screen is painted.
PAINTED = """const look = () => {
  if (document.querySelector("main[data-screen=people] h1")) {
    requestAnimationFrame(() => setTimeout(() => performance.mark("people")));
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);"""
# Gives each result of the shelf other people and points, on evenings of their own.
VARIED = """async ([names, count]) => {
  const games = await jemaaPlayer.opened();
  const results = games.transaction("results", "readwrite").objectStore("results");
  for (let at = 0; at < count; at += 1) {
    const seats = [0, 1, 2].map((seat) => ({
      name: names[(at * 7 + seat * (1 + (at % 5))) % names.length], bot: seat === 2 && at % 3 === 0 ? "hard" : null,
      place: seat + 1, score: 60 - 10 * seat - (at % 9),
    }));
    results.put({ id: at.toString(16).padStart(32, "0"), same: `${at}`, game: "marrakech",
      at: 1.6e12 + Math.floor(at / 3) * 86_400_000 + (at % 3) * 3_600_000, seats, risen: at % 50 === 0 });
  }
  await new Promise((done) => { results.transaction.oncomplete = done; });
  games.close();
}"""
NAMES = [f"{name} {letter}" for name in stored.NAMES for letter in "ABCDEFGH"]
KEPT = """async (count) => {
  for (;;) {
    const games = await jemaaPlayer.opened();
    const found = await new Promise((done) => {
      games.transaction("results").objectStore("results").count().onsuccess = ({ target }) => done(target.result);
    });
    games.close();
    if (found >= count) return performance.now();
    await new Promise((done) => setTimeout(done, 20));
  }
}"""


def remembered() -> Iterator[Figure]:
    """Open the screen in new pages of two devices, alternating; on one of them games were over before."""
    with chromium() as browser, served(DIST) as url:
        some, none = (open_context(browser) for _ in range(2))
        yield Figure(f"{GAMES} games of before, read once", filled(some.new_page(), url) / 1000, "s")
        times: list[tuple[float, float]] = []
        for context in (some, none):
            context.add_init_script(PAINTED)
        for _ in range(VISITS + 1):
            one, other = (time_of(context, f"{url}{ADDRESS}", MARK) for context in (some, none))
            times.append((one, other))
    for name, values in zip(
        (f"people of {GAMES} games painted, median", "  of none"), zip(*times[1:], strict=True), strict=True
    ):
        yield Figure(name, median(values), "ms", samples=list(values))
    ratios = [one / other for one, other in times[1:]]
    yield Figure("  against none, median of pairs", median(ratios), "", most=1.3, samples=ratios)


def filled(page: Page, url: str) -> float:
    """Put games on the shelf as if they had been played before, and return the milliseconds until all are read."""
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)
    over = stored.row()
    page.evaluate(stored.MANY, [over, GAMES, 2, over])
    page.goto(f"{url}?{ADDRESS}")
    took = float(page.evaluate(KEPT, GAMES))
    page.evaluate(VARIED, [NAMES, GAMES])
    page.close()
    return took
