"""A tap on something impossible is answered with one sentence that says why, at the place where it happened.

The reasons are the engine's, and tested there, each by its name; here are those that differ in what is tapped.
"""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from jemaa.games import GAMES
from tests.browser.market import when
from tests.browser.screens import LAY, TURN, stands
from tests.browser.shelf import asked, row, stored
from tests.browser.table import ROOT, Table
from tests.sentences import catalogue, told

SQUARES = [f"square:{file}{rank}" for file, rank in product("abcdefg", "1234567")]
STALLS = (f"{column}{number}" for column, number in product("abcde", "12345"))
SPACES = [f"space:{stall}.{corner}" for stall, corner in product(STALLS, ("nw", "ne", "sw", "se"))]
ROOFS = [f"roof:{space}" for space in range(1, 6)]
LINES = [*(f"row:{line}" for line in "12345"), *(f"column:{line}" for line in "abcde")]
#: Where a reason is met: the game, the entries before it, what is tapped before, and what of is tapped at last.
MET: dict[str, tuple[str, int | None, list[list[str]], list[str]]] = {
    "why-not-turn": ("marrakech", TURN, [[]], SQUARES),
    "why-on-assam": ("marrakech", LAY, [[]], SQUARES),
    "why-not-neighbours": ("marrakech", LAY, [[square] for square in SQUARES], SQUARES),
    "why-over": ("marrakech", None, [[]], SQUARES),
    "why-pawn-stays": ("morocco", when("scout", 3), [[]], ROOFS),
    "why-stall-closed": ("morocco", when("assign", 3), [[]], SPACES),
    "why-space-taken": ("morocco", when("assign", 3), [["worker:assistant"]], SPACES),
    "why-not-together": ("morocco", when("assign", 3), [["worker:assistant"]], LINES),
}


def why(*picks: str) -> dict[str, Any] | None:
    """Return the reason that a tap on the last of these meets; none where that begins something new by itself."""
    if len(picks) > 1 and asked(do="why", picks=[picks[-1]])["why"] is None:
        return None
    return asked(do="why", picks=list(picks))["why"]


def search(key: str) -> tuple[dict[str, Any], list[str], dict[str, Any]]:
    """Find a stored game, taps for which the engine gives this reason, and what it names."""
    game, plies, before, last = MET[key]
    for number in range(30):
        record = row(plies, seed=f"why {number}" if number else "shelf", game=game)["record"]
        view = asked(do="open", record=record)["view"]
        for taps in ([*first, tap] for first in before for tap in last):
            reason = leads(view, taps[:-1]) and why(*taps)
            if reason and reason["key"] == key:
                return record, taps, reason["args"]
    raise AssertionError(f"{key} is met nowhere")


def leads(view: dict[str, Any], picks: list[str]) -> bool:
    """Check whether what is tapped first leaves a choice: several actions that begin so."""
    actions = [GAMES[view["game"]].actions[choice].picks for choice in view["choices"]]
    return not picks or sum(set(picks) <= set(action) for action in actions) > 1


def tapped(table: Table, taps: list[str], said: re.Pattern[str]) -> None:
    """Tap one thing after another: the last is answered by one sentence, beside it, and nothing is kept."""
    if table.answer()["toAct"] == "over":
        table.uncover()
    before = table.row()
    for pick in taps:
        table.tap(f'[data-cell="{pick}"]')
    expect(table.why).to_contain_text(said)
    place = table.page.locator(f'[data-cell="{taps[-1]}"]').bounding_box()
    box = table.why.bounding_box()
    assert place
    assert box
    assert box["x"] <= place["x"] + place["width"]
    assert place["x"] <= box["x"] + box["width"]
    assert min(box["x"], box["y"]) >= 0
    assert table.row() == before
    onward = table.page.locator("[data-pick], [data-roll]")
    if onward.count():
        table.tap(onward)
    else:
        table.move("/")
    expect(table.why).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_told_where_it_is_met(table: Table, game: str) -> None:
    table.go("/")
    for key in (key for key, met in MET.items() if met[0] == game):
        record, taps, args = search(key)
        stands(table, stored(record))
        tapped(table, taps, told(f"{game}/{key}", args))


def test_every_reason_of_the_catalogues_is_met_by_a_test_of_the_engine() -> None:
    files = list((ROOT / "tests/engine").glob("test_*.py"))
    assert len(files) > 30
    tests = "".join(path.read_text(encoding="utf-8") for path in files)
    reasons = {key for game in GAMES for key in re.findall("^why-[a-z-]+", catalogue("en", game), re.MULTILINE)}
    assert len(reasons) > 30
    # tables of tests leave out what all their keys begin with
    names = {key: (key, key.removeprefix("why-"), key.removeprefix("why-not-")) for key in reasons}
    assert [key for key in names if not any(f'"{name}"' in tests for name in names[key])] == []
