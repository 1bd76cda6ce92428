"""Where one reads from the right, everything is mirrored but places: boards, hands, the sides of a table.

Each language of that direction is tried; while there is none, English is, as if it were one.
"""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Site
from tests.browser.table import Table
from tests.sampling import share
from tests.sentences import LANGUAGES, told_of

FROM_RIGHT = [lang for lang in LANGUAGES if told_of(lang, "direction") == "rtl"]
GAMES = ["marrakech", "morocco"]
SIZES = {"tablet": (1024, 768), "upright": (800, 1100), "phone": (390, 844)}

# The middle of each cell, as a share of the drawing below it.
CELLS = """() => {
    const board = document.querySelector("[data-ground]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-game] [data-cell]")].map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect();
        return [cell.dataset.cell, (x + width / 2 - board.x) / board.width, (y + height / 2 - board.y) / board.height];
    });
}"""
# What is tapped at each of these points.
TAPPED = """(points) => points.map(([, x, y]) => {
    const board = document.querySelector("[data-ground]").getBoundingClientRect();
    const [left, top] = [board.x + x * board.width, board.y + y * board.height];
    scrollBy(0, top - innerHeight / 3);
    const now = document.querySelector("[data-ground]").getBoundingClientRect();
    const found = document.elementFromPoint(left, now.y + y * now.height)?.closest("[data-cell]");
    return found ? found.dataset.cell : null;
})"""
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def as_if(route: Route) -> None:
    """Answer with a script in which English is written from the right."""
    script = route.fetch()
    route.fulfill(response=script, body=script.text().replace('direction:"ltr"', 'direction:"rtl"'))


Reading = Callable[..., Table]


@pytest.fixture(params=FROM_RIGHT or ["en"])
def mirrored(site: Site, opened: Callable[..., Page], request: pytest.FixtureRequest) -> Reading:
    """Lay a table for somebody who reads from the right."""

    def lay(**how: Any) -> Table:
        page = opened(**how)
        if not FROM_RIGHT:
            page.route("**/main.js", as_if)
        table = Table(page, site.url).speak(request.param).go("/")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        return table

    return lay


def begun(table: Table, game: str, **how: Any) -> Table:
    return table.begin(game, seed="compass", **how)


@pytest.mark.parametrize(("game", "size"), share(product(GAMES, SIZES), 2, 1))
def test_a_tap_meets_the_cell_that_is_drawn_there(
    site: Site, opened: Callable[..., Page], mirrored: Reading, game: str, size: str
) -> None:
    window = dict(zip(("width", "height"), SIZES[size], strict=True))
    plain = begun(Table(opened(viewport=window), site.url).go("/"), game, players=2)
    cells = plain.page.evaluate(CELLS)
    meant = plain.page.evaluate(TAPPED, cells)
    assert (
        sum(cell == here for (cell, *_), here in zip(cells, meant, strict=True)) > len(cells) - 4
    )  # a few lie below others
    turned = begun(mirrored(viewport=window), game, players=2)
    assert turned.page.evaluate(TAPPED, cells) == meant
    assert turned.page.evaluate(OVERFLOW) <= 0


def test_a_tap_picks_what_it_meets(mirrored: Reading) -> None:
    table = begun(mirrored(), "marrakech", players=2)
    page = table.page
    box = page.locator("[data-cell='turn:left'][data-pick]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    table.tap("[data-roll]")
    table.at(2)
    assert table.row()["record"]["log"][0] == "left"


def left_of(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box, what
    return box["x"]


def test_ways_keep_their_sides_and_the_rest_is_mirrored(mirrored: Reading) -> None:
    table = begun(mirrored(), "marrakech", players=2)
    page, made = table.page, table.row()
    table.put({**made, "seats": [{**seat, "advice": "always"} for seat in made["seats"]]})
    table.reload()
    ways = [left_of(page, f"[data-choices=few] [data-action={way}]") for way in ("left", "straight", "right")]
    assert ways == sorted(ways)
    assert left_of(page, "[data-beside]") < left_of(page, "[data-ground]")
    assert left_of(page, "[data-opens=menu]") < left_of(page, "[data-undo]")
    assert page.locator("[data-undo] svg").evaluate("(icon) => getComputedStyle(icon).scale") == "-1 1"


@pytest.mark.parametrize("players", [2, 5])
def test_the_hand_lies_by_its_board(mirrored: Reading, players: int) -> None:
    page = begun(mirrored(), "morocco", players=players).page
    board, hand = (page.locator(what).bounding_box() for what in ("[data-game]", "[data-hand]"))
    assert board
    assert hand
    below = hand["y"] >= board["y"] + board["height"]
    beside = hand["x"] + hand["width"] <= board["x"]
    assert beside or below
    if below:
        assert abs(hand["x"] - board["x"]) < 2
    assert hand["x"] >= 0


@pytest.mark.parametrize("opens", ["[data-opens=menu]", "[data-opens=help]", "[data-story]"])
def test_what_opens_lies_by_its_tool_and_leaves_the_board_in_sight(mirrored: Reading, opens: str) -> None:
    table = begun(mirrored(), "marrakech", players=3)
    table.page.set_viewport_size({"width": 1024, "height": 768})
    table.tap(opens)
    opened = table.page.locator("[popover]:popover-open, [data-sheet]")
    expect(opened).to_be_visible()
    assert left_of(table.page, "[popover]:popover-open, [data-sheet]") < left_of(table.page, "[data-ground]")


@pytest.mark.parametrize("game", GAMES)
def test_everybody_around_the_table_keeps_their_side(mirrored: Reading, game: str) -> None:
    table = begun(mirrored(), game, players=4)
    page = table.page
    table.tap("[data-seats]")
    table.tick(page.locator("dialog[open] [name=sharing]").nth(2))
    page.locator("dialog[open] [data-close]").click()
    assert left_of(page, "[data-rail=west]") < left_of(page, "[data-ground]") < left_of(page, "[data-rail=east]")
    assert page.evaluate(OVERFLOW) <= 0


SCREENS = {"/": "home", "/new/morocco": "new", "/rules/marrakech": "rules", "/about": "about"}


def test_no_screen_is_wider_than_its_window(mirrored: Reading) -> None:
    table = mirrored()
    found = {}
    for address, name in SCREENS.items():
        table.move(address)
        expect(table.page.locator(f"main[data-screen={name}]")).to_be_visible()
        for width, height in SIZES.values():
            table.page.set_viewport_size({"width": width, "height": height})
            found[f"{name} at {width}"] = table.page.evaluate(OVERFLOW)
    expect(table.page.locator("html[data-ready=engine]")).to_be_attached()
    assert {where: pixels for where, pixels in found.items() if pixels > 0} == {}
