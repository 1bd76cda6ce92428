"""Eyes of all kinds: owners told apart without colour, forced colours, less transparency."""

from base64 import b64encode
from collections.abc import Callable
from itertools import combinations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.drawn import EMBLEM, IN_HAND, cube
from tests.browser.screens import laid
from tests.browser.table import Table

# How alike pictures are in grey, at most 1: each is laid on the same square, and only differences within it count, so
# that one that is merely darker is alike.
ALIKE = """async (pictures) => {
  const SIDE = 48;
  const grey = async (text) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))]));
    const drawing = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
    drawing.drawImage(image, 0, 0, SIDE, SIDE);
    const { data } = drawing.getImageData(0, 0, SIDE, SIDE);
    const lights = Array.from({ length: SIDE ** 2 }, (_, at) =>
      0.2126 * data[4 * at] + 0.7152 * data[4 * at + 1] + 0.0722 * data[4 * at + 2]);
    const mean = lights.reduce((sum, light) => sum + light) / lights.length;
    const apart = lights.map((light) => light - mean);
    const size = Math.hypot(...apart);
    return apart.map((light) => light / size);
  };
  const [one, other] = await Promise.all(pictures.map(grey));
  return one.reduce((sum, light, at) => sum + light * other[at], 0);
}"""
MOST_ALIKE = 0.9
CUBES = ("black", "green", "purple", "brown", "orange")


def different(page: Page, pictures: dict[str, bytes]) -> None:
    """Check that each of these pictures is told from every other in grey, by its pattern."""
    for one, other in combinations(pictures, 2):
        alike = page.evaluate(ALIKE, [b64encode(pictures[name]).decode() for name in (one, other)])
        assert alike < MOST_ALIKE, f"{one} and {other}: {alike:.2f}"


def pictures_of(all_of: Locator) -> dict[str, bytes]:
    return {str(number): all_of.nth(number).screenshot() for number in range(all_of.count())}


@pytest.fixture
def near(tables: Callable[..., Table]) -> Table:
    """A table on a screen of many small pixels."""
    return tables(device_scale_factor=3).go("/")


@pytest.mark.parametrize(("game", "players"), [("marrakech", 4), ("morocco", 5)])
def test_owners_and_cubes_are_told_apart_in_grey(near: Table, game: str, players: int) -> None:
    """Each owner by the pattern of its rugs, or its family's emblem."""
    laid(60, game=game, players=players)(near)
    emblems = near.page.locator(f"[data-seat] {EMBLEM}")
    expect(emblems).to_have_count(players)
    different(near.page, pictures_of(emblems))
    if game == "morocco":
        laid(60, number=2, game=game, players=3)(near)  # somebody has a cube of each colour
        things = near.page.locator(IN_HAND)
        cubes = {color: things.filter(has=near.page.locator(cube(color))).locator("use") for color in CUBES}
        different(near.page, {color: drawing.screenshot() for color, drawing in cubes.items()})


FRAMED = """() => [...document.querySelectorAll("button, select, input:not([type=radio], [type=checkbox])")]
    .filter((one) => one.checkVisibility() && !one.closest("[data-game], [data-hand]") && one.closest("[data-beside]"))
    .filter((one) => getComputedStyle(one).borderStyle === "none")
    .map((one) => one.outerHTML.slice(0, 120))"""
MARKED = "() => getComputedStyle(document.querySelector('[data-seat][aria-current]')).outlineStyle"


def test_forced_colors_leave_frames_and_marks(tables: Callable[..., Table]) -> None:
    """Where grounds are gone, every control has its frame, and the seat on turn another one; dyes stay."""
    table = tables(forced_colors="active").go("/")
    laid(60, players=4)(table)
    assert table.page.evaluate(FRAMED) == []
    assert table.page.evaluate(MARKED) == "solid"
    different(table.page, pictures_of(table.page.locator(f"[data-seat] {EMBLEM}")))
