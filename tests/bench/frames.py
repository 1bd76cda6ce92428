"""How smoothly a whole turn moves: the time between two frames while a die tumbles, Assam walks and a rent is paid."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tasks.serving import SiteHandler
from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import SLOWDOWN, chromium, served
from tests.bench.figure import Figure
from tests.browser import shelf as stored

ROUNDS = 5
# Milliseconds of a frame at thirty a second, as display and clock round them.
FRAME = 33.5
# Entries of stored games before a roll (a walk and the highest rent) and before a closing with another one after it.
TURNS = (("marrakech", 3, 91, "[data-roll]"), ("morocco", 4, 91, '[data-action="take bodyguard"]'))
# Taps, and returns the milliseconds of each frame until all has been seen.
WATCHED = """async (selector) => {
    const ply = () => document.querySelector("[data-game]").dataset.ply;
    const before = ply();
    const gaps = [];
    document.querySelector(selector).click();
    let last = await new Promise(requestAnimationFrame);
    for (let end = last + 20_000; ply() === before && last < end; ) {
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
    }
    return gaps;
}"""


def watched(page: Page, url: str, game: str, players: int, ply: int, tap: str) -> list[float]:
    """Play a turn on a slowed page and return the milliseconds of its frames."""
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)
    row = stored.row(ply, game=game, players=players)
    page.evaluate("(row) => jemaaPlayer.put(row)", row)
    page.goto(f"{url}#/game/{row['id']}")
    page.evaluate("() => jemaaPlayer.answer()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    gaps: list[float] = page.evaluate(WATCHED, tap)
    return gaps


def frames() -> Iterator[Figure]:
    """Measure the frames of whole turns of both games."""
    with chromium() as browser, served(DIST, SiteHandler) as url:
        for game, players, ply, tap in TURNS:
            gaps: list[float] = []
            for _ in range(ROUNDS):
                with browser.new_context(service_workers="block") as context:
                    gaps += watched(context.new_page(), url, game, players, ply, tap)
            share = sum(gap <= FRAME for gap in gaps) / len(gaps)
            name = f"{game}: frames of a turn within 33 ms, slowed {SLOWDOWN}x"
            yield Figure(name, share, "", least=0.95, samples=gaps)
