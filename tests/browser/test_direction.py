"""Where one reads from the right, everything is mirrored but places: boards, hands, the sides of a table."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.browser.probes import Size, resize
from tests.browser.table import Table
from tests.sampling import share

GAMES = ["marrakech", "morocco"]
SIZES: list[Size] = [(1024, 768), (800, 1100), (390, 844)]

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


@pytest.fixture
def mirrored(table: Table) -> Table:
    """A table of somebody who reads from the right."""
    table.speak("ar").go("/")
    expect(table.page.locator("html")).to_have_attribute("dir", "rtl")
    return table


def begun(table: Table, game: str, players: int) -> Table:
    return table.begin(game, seed="compass", players=players)


@pytest.mark.parametrize(("game", "size"), share(product(GAMES, SIZES), 2, 1))
def test_a_tap_meets_the_cell_that_is_drawn_there(table: Table, game: str, size: Size) -> None:
    resize(table.page, size)
    begun(table, game, 2)
    cells = table.page.evaluate(CELLS)
    meant = table.page.evaluate(TAPPED, cells)
    drawn = [cell for cell, *_ in cells]
    assert sum(cell == here for cell, here in zip(drawn, meant, strict=True)) > len(cells) - 4  # a few lie below others
    begun(table.speak("ar"), game, 2)
    assert table.page.evaluate(TAPPED, cells) == meant


def left_of(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box, what
    return box["x"]


def test_ways_keep_their_sides_and_the_rest_is_mirrored(mirrored: Table) -> None:
    """And a tap picks what it meets; what opens lies by its tool and leaves the board in sight."""
    page, made = begun(mirrored, "marrakech", 2).page, mirrored.row()
    mirrored.put({**made, "seats": [{**seat, "advice": "always"} for seat in made["seats"]]})
    mirrored.reload()
    ways = [left_of(page, f"[data-choices=few] [data-action={way}]") for way in ("left", "straight", "right")]
    assert ways == sorted(ways)
    assert left_of(page, "[data-beside]") < left_of(page, "[data-ground]")
    assert left_of(page, "[data-opens=menu]") < left_of(page, "[data-undo]")
    assert page.locator("[data-undo] svg").evaluate("(icon) => getComputedStyle(icon).scale") == "-1 1"
    opened = "[popover]:popover-open, [data-sheet]"
    for opens in ("[data-opens=menu]", "[data-opens=help]", "[data-story]"):
        mirrored.tap(opens)
        expect(page.locator(opened)).to_be_visible()
        assert left_of(page, opened) < left_of(page, "[data-ground]")
        page.keyboard.press("Escape")
    box = page.locator("[data-cell='turn:left'][data-pick]").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mirrored.tap("[data-roll]")
    mirrored.at(2)
    assert mirrored.row()["record"]["log"][0] == "left"


@pytest.mark.parametrize("players", [2, 5])
def test_the_hand_lies_by_its_board(mirrored: Table, players: int) -> None:
    page = begun(mirrored, "morocco", players).page
    board, hand = (page.locator(what).bounding_box() for what in ("[data-game]", "[data-hand]"))
    assert board
    assert hand
    below = hand["y"] >= board["y"] + board["height"]
    assert below or hand["x"] + hand["width"] <= board["x"]
    assert not below or abs(hand["x"] - board["x"]) < 2
    assert hand["x"] >= 0


@pytest.mark.parametrize("game", GAMES)
def test_everybody_around_the_table_keeps_their_side(mirrored: Table, game: str) -> None:
    page = begun(mirrored, game, 4).page
    mirrored.tap("[data-seats]")
    mirrored.tick(page.locator("dialog[open] [name=sharing]").nth(2))
    page.locator("dialog[open] [data-close]").click()
    assert left_of(page, "[data-rail=west]") < left_of(page, "[data-ground]") < left_of(page, "[data-rail=east]")
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
