"""What is next stands out and stays put: how much of the window the board takes, and what never moves within a turn."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.market import when
from tests.browser.screens import TURN, stands
from tests.browser.shelf import row, stored, trace
from tests.browser.table import CHOICES, Table
from tests.sampling import share

SIZES = [(1024, 768), (768, 1024), (1180, 820), (390, 844), (844, 390)]
TABLETS = SIZES[:3]
ROOMY = [(1024, 768), (1180, 820), (390, 844)]
FINGER = 43.5
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
SHARE = """() => {
  const { width, height } = document.querySelector("[data-game]").getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight);
}"""
# What lies over the board and is no part of it.
OVER = """() => {
  const board = document.querySelector("[data-game]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const found = new Set();
  for (let across = 0.01; across < 1; across += 0.02)
    for (let down = 0.01; down < 1; down += 0.02) {
      const hit = document.elementFromPoint(left + across * width, top + down * height);
      if (!board.contains(hit)) found.add(hit?.outerHTML.slice(0, 90));
    }
  return [...found];
}"""
SEEN = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
AROUND = ["south", "west", "north", "east"]


def at(game: str, players: int, ply: int, **how: Any) -> dict[str, Any]:
    record = trace(players=players, game=game)["record"]
    return stored({**record, "log": record["log"][:ply]}, **how)


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
    for width, height in SIZES if sharing == "open" else TABLETS:
        table.page.set_viewport_size({"width": width, "height": height})
        stands(table, at(game, 4, start, sharing=sharing))
        seen = steady(table, STEPS[game])
        if [len(places) for places in seen] != [1, 1]:
            found[f"{width}x{height}"] = seen
    assert found == {}


@pytest.mark.parametrize("game", STEPS)
def test_no_panel_grows_when_its_seat_is_on_turn(table: Table, game: str) -> None:
    """Where all facts have room in as many lines for everybody."""
    table.go("/")
    start = TURN if game == "marrakech" else when("assign", 4)
    stands(table, at(game, 4, start))
    found: dict[tuple[int, int], list[list[str]]] = {size: [] for size in ROOMY}
    for _ in range(4):
        for (width, height), panels in found.items():
            table.page.set_viewport_size({"width": width, "height": height})
            panels.append(table.page.evaluate(PANELS))
        on = table.page.locator("[data-seat][aria-current=true]")
        seat = on.get_attribute("data-seat")
        while on.get_attribute("data-seat") == seat:
            table.play(1, table.read()["ply"] + 1)
    assert {size: panels for size, panels in found.items() if any(one != panels[0] for one in panels)} == {}


@pytest.mark.parametrize(
    ("game", "sharing", "least"),
    [("marrakech", "open", 0.62), ("marrakech", "around", 0.58), ("morocco", "around", 0.58)],
)
def test_the_board_takes_most_of_the_window(table: Table, game: str, sharing: str, least: float) -> None:
    """On a tablet that lies, with four around it; and nothing lies over it."""
    table.go("/")
    start = TURN if game == "marrakech" else when("assign", 4)
    stands(table, at(game, 4, start, sharing=sharing, edges=AROUND))
    for ply in (start, start + 4):
        table.play(1, ply)
        assert table.page.evaluate(SHARE) >= least
        assert table.page.evaluate(OVER) == []


@pytest.mark.parametrize("size", share(SIZES, 3), ids=str)
def test_the_list_of_all_choices_is_there_for_the_keyboard(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Out of sight, but named and reached by Tab; then it is seen, and its choices answer."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).go("/")
    ply = when("assign", 5)
    stands(table, row(ply, players=5, game="morocco"))
    listed = table.page.locator(CHOICES)
    assert not listed.evaluate(SEEN)
    expect(table.prompt.get_by_text(listed.inner_text())).to_have_count(1)
    listed.focus()
    assert listed.evaluate(SEEN)
    box = listed.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    table.page.keyboard.press("Enter")
    table.tap("[data-choices=all] [data-action]")
    expect(table.page.locator("[data-confirm]")).to_be_visible()
