"""A tap on something impossible is answered with one sentence that says why, at the place where it happened."""

from itertools import pairwise, product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.shelf import asked, stored, trace
from tests.browser.table import ROOT, Table, sentence

FILES, RANKS = "abcdefg", "1234567"
SQUARES = [file + rank for file, rank in product(FILES, RANKS)]
BESIDE = [(a + rank, b + rank) for a, b in pairwise(FILES) for rank in RANKS]
BESIDE += [(file + a, file + b) for a, b in pairwise(RANKS) for file in FILES]
TURN, ROLL, LAY = 60, 61, 62

# Where each reason is met: the entries before it, the options, and how many squares are tapped.
MET: dict[str, tuple[int | None, tuple[str, ...], int]] = {
    "why-not-turn": (TURN, (), 1),
    "why-roll-first": (ROLL, (), 1),
    "why-on-assam": (LAY, (), 1),
    "why-not-beside": (LAY, (), 1),
    "why-not-neighbours": (LAY, (), 2),
    "why-whole-rug": (LAY, (), 2),
    "why-not-quarter": (LAY, ("variant=quarter-turn",), 1),
    "why-over": (None, (), 1),
}


def pairs(view: dict[str, Any]) -> list[tuple[str, ...]]:
    """Two squares, the first of them one that leaves a choice of the second: neighbours before others."""
    halves = [square for action in view["choices"] for square in action.removeprefix("lay ").split("-")]
    first = sorted({square for square in halves if halves.count(square) > 1})
    both = [*BESIDE, *((b, a) for a, b in BESIDE), *product(first, SQUARES)]
    return [(a, b) for a, b in both if a in first and a != b]


def search(key: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Find a position and the squares of which the engine gives this reason."""
    plies, options, taps = MET[key]
    for number in range(30):
        record = trace(seed=f"why {number}", options=options)["record"]
        record = {**record, "log": record["log"][:plies]}
        view = asked(do="open", record=record)["view"]
        for squares in pairs(view) if taps == 2 else [(square,) for square in SQUARES]:
            why = asked(do="why", picks=[f"square:{square}" for square in squares])["why"]
            if why and why["key"] == key:
                return record, squares
    raise AssertionError(f"{key} is met nowhere")


def words(key: str) -> list[str]:
    """Return the fixed parts of a sentence."""
    return [part.split("}")[-1].strip() for part in sentence(key, "games/marrakech").split("{")]


def show(table: Table, record: dict[str, Any]) -> None:
    table.go("/")
    row = stored(record)
    table.put(row)
    table.move(f"/game/{row['id']}")
    table.page.wait_for_function("() => performance.getEntriesByName('jemaa:first-move').length > 0")


@pytest.mark.parametrize("key", MET)
def test_every_reason(table, key):
    record, squares = search(key)
    show(table, record)
    before = table.row()
    for square in squares:
        table.tap(f'[data-cell="square:{square}"]')
    why = table.page.locator(".why[role=status]")
    for part in words(key):
        expect(why).to_contain_text(part)
    place = table.page.locator(f'[data-cell="square:{squares[-1]}"]').bounding_box()
    said = why.bounding_box()
    assert said["x"] <= place["x"] + place["width"]
    assert place["x"] <= said["x"] + said["width"]
    assert said["x"] >= 0
    assert said["y"] >= 0
    assert table.row() == before
    table.tap("[data-pick], [data-roll], .head .brand")
    expect(why).to_have_count(0)


def test_every_reason_of_the_catalogue_is_met():
    catalogue = (ROOT / "js/games/marrakech/en.ftl").read_text(encoding="utf-8")
    assert set(MET) == {line.split(" =")[0] for line in catalogue.splitlines() if line.startswith("why-")}
