"""What never moves within a turn or at its end, and where things stand to each other."""

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.market import when
from tests.browser.probes import Size, resize
from tests.browser.screens import TURN, laid, stands
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sampling import share

SIZES: list[Size] = [(1024, 768), (768, 1024), (1180, 820), (390, 844), (844, 390)]
ROOMY: list[Size] = [(1024, 768), (1180, 820), (390, 844)]
# Where what answers lies, of which there is one at a time, and where each tool lies.
PLACES = """() => {
  const box = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  };
  const all = (selector) => [...document.querySelectorAll(selector)].map(box).join("; ");
  return [all("[data-roll], [data-confirm]"), all("[data-undo], [data-cancel], [data-redo], nav :is(button, a)")];
}"""
PANELS = """() => [...document.querySelectorAll("[data-seat]")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return `${width.toFixed(1)} ${height.toFixed(1)}`;
})"""
#: The steps of a turn: what is played to come from one to the next.
STEPS: dict[str, list[str | int]] = {"marrakech": [TURN, TURN + 1, "lay", "pending"], "morocco": [0, "pending"]}


def steady(table: Table, steps: list[str | int]) -> list[set[str]]:
    """Play a turn step by step; return where what answers was, and where the tools were."""
    seen: list[set[str]] = [set(), set()]
    for step in steps:
        table.play(1, step)
        for places, now in zip(seen, table.page.evaluate(PLACES), strict=True):
            places.update({now} - {""})
    return seen


@pytest.mark.parametrize(("game", "sharing"), share(product(STEPS, ["open", "around"]), 3))
def test_what_answers_and_the_tools_stay_where_they_are(
    site: Site, opened: Callable[..., Page], game: str, sharing: str
) -> None:
    """Within a turn, at every size; around the table on tablets."""
    start = TURN if game == "marrakech" else when("assign", 4)
    table = Table(opened(), site.url).go("/")
    found = {}
    for size in SIZES if sharing == "open" else SIZES[:3]:
        resize(table.page, size)
        stands(table, row(start, sharing=sharing, game=game, players=4))
        seen = steady(table, STEPS[game])
        if [len(places) for places in seen] != [1, 1]:
            found[size] = seen
    assert found == {}


@pytest.mark.parametrize("game", STEPS)
def test_no_panel_grows_when_its_seat_is_on_turn(table: Table, game: str) -> None:
    """Where all facts have room in as many lines for everybody."""
    table.go("/")
    start = TURN if game == "marrakech" else when("assign", 4)
    stands(table, row(start, game=game, players=4))
    found: dict[Size, list[list[str]]] = {size: [] for size in ROOMY}
    for _ in range(4):
        for size, panels in found.items():
            resize(table.page, size)
            panels.append(table.page.evaluate(PANELS))
        on = table.page.locator("[data-seat][aria-current=true]")
        seat = on.get_attribute("data-seat")
        while on.get_attribute("data-seat") == seat:
            table.play(1, table.read()["ply"] + 1)
    assert {size: panels for size, panels in found.items() if any(one != panels[0] for one in panels)} == {}


def test_the_board_of_a_tablet_on_its_short_side_keeps_its_size_at_the_end(table: Table) -> None:
    resize(table.go("/").page, (768, 1024))
    sizes = []
    for ply in (62, None):
        laid(ply, players=4)(table)
        sizes.append(table.page.locator("[data-game]").bounding_box())
    assert sizes[0] == sizes[1]
