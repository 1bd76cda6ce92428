"""After a game: the same people again in one tap, the same start again, and other choices; the old game stays."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.carry import file, give
from tests.browser.screens import SCREENS, card, stands, visit
from tests.browser.shelf import row
from tests.browser.table import ABOUT, HOME, Table
from tests.sampling import share
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


@pytest.mark.parametrize("game", share(GAMES, 2))
def test_the_game_that_follows_is_played_to_its_end(table: Table, game: str) -> None:
    table.prefer(pace="quick").go("/")
    old = over(table, game=game)
    made = follows(table, old["id"], REMATCH)
    table.play(3)
    expect_rematch(follows(table, made["id"], REMATCH), table_row(made, table))


def table_row(made: dict[str, Any], table: Table) -> dict[str, Any]:
    """Return a stored game that is no longer on the table."""
    return next(each for each in table.page.evaluate("() => jemaaPlayer.rows()") if each["id"] == made["id"])


def test_a_rematch_after_a_branch(table: Table) -> None:
    table.go("/")
    SCREENS["a branch"](table)
    table.play(2)
    old = table.row()
    assert old["record"]["branches"]
    expect_rematch(follows(table, old["id"], REMATCH), old)


def test_a_rematch_of_a_game_from_a_file(table: Table) -> None:
    table.go("/")
    expect(table.page.locator(HOME)).to_be_visible()
    record = {key: value for key, value in row(None, players=4)["record"].items() if key != "seed"}
    give(table, file(json.dumps(record)))
    table.page.wait_for_url("**/#/game/*")
    expect(table.result).to_be_visible()
    old = table.row()
    expect_rematch(follows(table, old["id"], REMATCH), old)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_start_brings_the_same_dice(table: Table, game: str) -> None:
    table.go("/")
    old = over(table, game=game, seed="luck")
    made = follows(table.more(), old["id"], AGAIN)
    assert made["record"]["seed"] == old["record"]["seed"]
    assert made["record"]["setup"] == old["record"]["setup"]
    assert made["seats"] == old["seats"]
    table.play(1, 30)
    rolls = [
        [each for each in record["log"] if each.startswith("die")] for record in (table.row()["record"], old["record"])
    ]
    assert rolls[0]
    assert rolls[0] == rolls[1][: len(rolls[0])]


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


def test_what_cannot_be_read_leaves_a_new_game_as_it_is(table: Table) -> None:
    table.go("/")
    visit(table, "/about", ABOUT)
    for made in (row(None, game="morocco", players=5), row(None, number=2) | {"view": {}}):
        table.put(made)
        table.move(f"/new/marrakech?as={made['id']}")
        expect(table.page.locator("[data-place]")).to_have_count(3)
        table.move("/about")
        expect(table.page.locator(ABOUT)).to_be_visible()
