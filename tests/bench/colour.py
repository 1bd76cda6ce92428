"""The colour of the boards: nothing is bleached while somebody decides, and no light flickers while something moves."""

import base64
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from jemaa.games import GAMES
from tasks.serving import SiteHandler
from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import chromium, served
from tests.bench.figure import Figure
from tests.browser import shelf as stored

SIZE: ViewportSize = {"width": 1024, "height": 768}
#: Positions of each game and theme; rolls of each game.
POSITIONS = 20
ROLLS = 15
#: The part of the brightness by which a frame is darker than both the frames before and after it.
FLICKER = 0.02
# The boxes whose colour is compared: all of the board, or where the game has lights, what is lit.
BOXES = """() => {
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
    const lit = [...document.querySelectorAll(".market .bright .night")];
    const board = document.querySelector("[data-game]");
    return (board.querySelector(".market") ? lit : [board]).map((one) => box(one.getBoundingClientRect()));
}"""
# The board as it lies while nobody is asked.
AT_REST = """() => {
    const style = document.createElement("style");
    style.textContent = "[data-game] :is(.target, .arrow, .seam, .lit, .marks) { visibility: hidden; }"
        + ".market .bright .glow { opacity: 0 !important; }";
    document.head.append(style);
    const market = document.querySelector(".market");
    market?.classList.replace("by-night", "at-rest");
    for (const one of market?.querySelectorAll(".bright") ?? []) one.classList.remove("bright");
}"""
# The upper corner of the board that is farthest from the seats: there nothing walks, and nothing flies past.
CORNER = """() => {
    const { x, y } = document.querySelector("[data-game]").getBoundingClientRect();
    return [[Math.round(x), Math.round(y), 40, 40]];
}"""
# The mean chroma in OKLCH of some boxes of a picture, and its mean brightness.
MEASURED = """async ([picture, boxes]) => {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    let [chroma, light, count] = [0, 0, 0];
    for (const [x, y, width, height] of boxes) {
        const { data } = canvas.getImageData(x, y, width, height);
        for (let at = 0; at < data.length; at += 4) {
            const [r, g, b] = [0, 1, 2].map((part) => linear(data[at + part] / 255));
            const [l, m, s] = [
                Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
                Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
                Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b),
            ];
            const [a, blue] = [
                1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
                0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
            ];
            chroma += Math.hypot(a, blue);
            light += 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
            count += 1;
        }
    }
    return { chroma: chroma / count, light: light / count };
}"""


class Opened(NamedTuple):
    """A page at a stored game, and what goes to another one."""

    page: Page
    go: Callable[[dict[str, Any]], None]


def opened(browser: Browser, url: str, **how: Any) -> Opened:
    page = browser.new_context(viewport=SIZE, service_workers="block", **how).new_page()
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)

    def go(row: dict[str, Any]) -> None:
        page.goto(f"{url}#/")
        page.evaluate("(row) => jemaaPlayer.put(row)", row)
        page.goto(f"{url}#/game/{row['id']}")
        page.evaluate("() => jemaaPlayer.answer()")

    return Opened(page, go)


def picture(data: bytes | str, kind: str = "png") -> str:
    text = data if isinstance(data, str) else base64.b64encode(data).decode()
    return f"data:image/{kind};base64,{text}"


def kept(browser: Browser, url: str, game: str, theme: Any) -> list[float]:
    """Return how much of a board's chroma is left while a question stands, at some positions."""
    page, go = opened(browser, url, color_scheme=theme, reduced_motion="reduce")
    length = len(stored.row(game=game, players=4)["record"]["log"])
    shares: list[float] = []
    for at in range(1, length):
        go(stored.row(at, game=game, players=4))
        boxes = page.evaluate(BOXES)
        if not boxes or page.evaluate("() => jemaaPlayer.read().toAct") == "chance":
            continue
        asked = page.evaluate(MEASURED, [picture(page.screenshot()), boxes])
        page.evaluate(AT_REST)
        rests = page.evaluate(MEASURED, [picture(page.screenshot()), boxes])
        shares.append(asked["chroma"] / rests["chroma"])
        page.reload()
        if len(shares) == POSITIONS:
            break
    page.context.close()
    return shares


def flickers(lights: list[float]) -> bool:
    """Check whether a frame is darker than one before it and one after it."""
    return any(
        min(max(lights[:at]), max(lights[at + 1 :])) > lights[at] * (1 + FLICKER) for at in range(1, len(lights) - 1)
    )


def rims(browser: Browser, url: str, game: str) -> list[list[float]]:
    """Return the brightness of the board's corner in the frames of each of some rolls."""
    page, go = opened(browser, url, reduced_motion="no-preference")
    session = page.context.new_cdp_session(page)
    log = stored.row(game=game, players=3)["record"]["log"]
    found: list[list[float]] = []
    for at in [at for at, text in enumerate(log) if text.startswith("die")][:ROLLS]:
        go(stored.row(at, game=game, players=3))
        page.wait_for_timeout(400)
        corner = page.evaluate(CORNER)
        shots: list[str] = []

        def shot(event: dict[str, Any], shots: list[str] = shots) -> None:
            shots.append(event["data"])
            session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

        session.on("Page.screencastFrame", shot)
        session.send("Page.startScreencast", {"format": "jpeg", "quality": 90, "everyNthFrame": 1})
        page.evaluate("() => document.querySelector('[data-roll]').click()")
        page.wait_for_timeout(3500)
        session.send("Page.stopScreencast")
        session.remove_listener("Page.screencastFrame", shot)
        found.append([page.evaluate(MEASURED, [picture(one, "jpeg"), corner])["light"] for one in shots])
        page.reload()
    page.context.close()
    return found


def colour() -> Iterator[Figure]:
    """Compare boards while somebody is asked with the same at rest, and watch their rims while a die rolls."""
    with chromium() as browser, served(DIST, SiteHandler) as url:
        for game in GAMES:
            for theme in ("light", "dark"):
                shares = kept(browser, url, game, theme)
                name = f"{game}, {theme}: chroma while a question stands, of that at rest"
                yield Figure(name, median(shares), "", least=0.9, samples=shares)
        seen = [lights for game in GAMES for lights in rims(browser, url, game)]
        name = f"rolls of {len(seen)} in which the rim darkens and brightens"
        yield Figure(name, sum(map(flickers, seen)), "", most=0)
