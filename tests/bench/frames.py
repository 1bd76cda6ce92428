"""How smoothly things move: the time between two frames in a whole turn, a closing, a victory and a film."""

from collections.abc import Iterator
from typing import Any

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
# What moves: a game, its players, the entry of its stored game before that, and what is tapped there: the die (a walk
# and the highest rent), a choice after which one stall and then another one closes, the last rug.
TURNS = (
    ("a turn", "marrakech", 3, 91, ["[data-roll]"]),
    ("a closing", "morocco", 4, 91, ['[data-pick="take:bodyguard"]', "[data-confirm]"]),
    ("a victory", "marrakech", 3, -1, ["[data-pick]", "[data-confirm]"]),
)
# Taps, and returns the milliseconds of each frame after the last tap until all has been seen.
WATCHED = """async (selectors) => {
    const one = (selector) => document.querySelector(selector);
    const ply = () => one("[data-game]").dataset.ply;
    const before = ply();
    const gaps = [];
    for (const selector of selectors) {
        while (!one(selector)) await new Promise(requestAnimationFrame);
        one(selector).click();
    }
    let last = await new Promise(requestAnimationFrame);
    for (let end = last + 20_000; (ply() === before || one("[data-risen]")) && last < end; ) {
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
    }
    return gaps;
}"""

# Games whose film is seen, and what a film lasts: returns the milliseconds of each of its frames.
FILMS = (("marrakech", 2), ("marrakech", 4), ("morocco", 5))
WHOLE = 20_000
FILMED = """async ([tap]) => {
    const film = () => document.querySelector("dialog[data-film]");
    while (document.querySelector(tap).disabled) await new Promise(requestAnimationFrame);
    document.querySelector(tap).click();
    while (!film()) await new Promise(requestAnimationFrame);
    const gaps = [];
    for (let last = await new Promise(requestAnimationFrame); film(); ) {
        const now = await new Promise(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
    }
    return gaps;
}"""


def watched(page: Page, url: str, row: dict[str, Any], taps: list[str], how: str = WATCHED) -> list[float]:
    """Play a turn on a slowed page and return the milliseconds of its frames."""
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)
    page.evaluate("(row) => jemaaPlayer.put(row)", row)
    page.goto(f"{url}#/game/{row['id']}")
    page.evaluate("() => jemaaPlayer.answer()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    gaps: list[float] = page.evaluate(how, taps)
    return gaps


def frames() -> Iterator[Figure]:
    """Measure the frames of whole turns of both games."""
    with chromium() as browser, served(DIST, SiteHandler) as url:
        for name, game, players, ply, taps in TURNS:
            log = stored.row(game=game, players=players)["record"]["log"]
            row = stored.row(ply % len(log), game=game, players=players)
            gaps: list[float] = []
            for _ in range(ROUNDS):
                with browser.new_context(service_workers="block") as context:
                    gaps += watched(context.new_page(), url, row, taps)
            share = sum(gap <= FRAME for gap in gaps) / len(gaps)
            yield Figure(
                f"{game}: frames of {name} within 33 ms, slowed {SLOWDOWN}x", share, "", least=0.95, samples=gaps
            )
        for game, players in FILMS:
            with browser.new_context(service_workers="block") as context:
                row = stored.row(game=game, players=players)
                gaps = watched(context.new_page(), url, row, ["[data-film]"], FILMED)
            share, named = sum(gap <= FRAME for gap in gaps) / len(gaps), f"{game}: film of {players}"
            yield Figure(f"{named}: frames within 33 ms, slowed {SLOWDOWN}x", share, "", least=0.9, samples=gaps)
            yield Figure(f"{named}: seconds more or less than 20", abs(sum(gaps) - WHOLE) / 1000, "s", most=0.3)
