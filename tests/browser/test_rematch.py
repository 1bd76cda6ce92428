"""After a game: the same people again in one tap, the same start again, and other choices; the old game stays."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.screens import card, stands
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sentences import said

REMATCH = "[data-result] [data-rematch]"
AGAIN = "[data-result] [data-again]"
CHANGE = "[data-result] [data-change]"
#: What a new game takes over from the one before.
SAME = ("players", "game", "options")


def over(table: Table, **how: Any) -> dict[str, Any]:
    """Open a finished game of a person, an opponent and a person who wants another language, and return its row."""
    made = row(None, sharing="around", edges=["east", "north", "west"], players=3, **how)
    made["seats"][1]["bot"] = "random"
    made["seats"][2] |= {"language": "fr", "advice": "never"}
    stands(table, made)
    expect(table.result).to_be_visible()
    return made


def follows(table: Table, old: str, tap: str | Locator) -> dict[str, Any]:
    """Tap what leads to another game; return its row once somebody can answer."""
    table.tap(tap)
    table.page.wait_for_url(lambda address: "#/game/" in address and not address.endswith(old))
    table.answer()
    return table.row()


def first(record: dict[str, Any]) -> int:
    return int(record["setup"]["first"])


def expect_rematch(made: dict[str, Any], old: dict[str, Any]) -> None:
    """Expect another game of the same people, in which the next one begins."""
    before, record = old["record"], made["record"]
    assert {key: record[key] for key in SAME} == {key: before[key] for key in SAME}
    assert first(record) == (first(before) + 1) % len(before["players"])
    assert record["seed"] != before.get("seed")
    assert "branches" not in record
    assert (made["seats"], made["sharing"], made["undone"]) == (old["seats"], old["sharing"], [])


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_is_one_tap_away(table: Table, game: str) -> None:
    table.go("/")
    old = over(table, game=game)
    expect_rematch(follows(table, old["id"], REMATCH), old)
    expect(table.result).to_have_count(0)
    table.page.go_back()
    expect(table.result).to_be_visible()
    assert table.row()["record"]["log"] == old["record"]["log"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_start_has_the_same_seed(table: Table, game: str) -> None:
    table.go("/")
    old = over(table, game=game, seed="luck")
    made = follows(table.more(), old["id"], AGAIN)
    assert made["record"]["seed"] == old["record"]["seed"]
    assert made["record"]["setup"] == old["record"]["setup"]
    assert made["seats"] == old["seats"]


@pytest.mark.parametrize("game", GAMES)
def test_another_game_begins_with_the_choices_of_this_one(table: Table, game: str) -> None:
    table.go("/")
    old = over(table, game=game)
    table.more().tap(CHANGE)
    form = table.page.locator("[data-screen=new]")
    expect(form.locator("[data-place]")).to_have_count(3)
    expect(form.locator("[data-place] [data-face=random]").first).to_be_attached()
    table.page.reload()
    expect(form.locator("[data-place]")).to_have_count(3)
    card(table, 0).get_by_label(said("new-name")).fill("Zohra")
    made = follows(table, old["id"], table.page.get_by_role("button", name=said("new-start")))
    old["record"]["players"][0]["name"] = "Zohra"
    expect_rematch(made, old)
