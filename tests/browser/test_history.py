"""Back and forth: undo, redo, reload, an earlier position, the shelf. The same game and the same dice every time."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.drawn import drawn
from tests.browser.screens import LAY, ROLL, STORY, TURN, laid, stands
from tests.browser.shelf import places, row, trace
from tests.browser.table import CLOSE, Table
from tests.sentences import said

QUESTION = "dialog[open] [data-assent]"
#: All that is drawn on the board.
PAINT = "[data-game] svg"


def settled(table: Table) -> dict[str, Any]:
    """All that a person sees of a game, once it can be answered: board, numbers, sentences, paint."""
    table.answer()
    paint = table.page.locator(PAINT).evaluate_all("(all) => all.map((paint) => paint.outerHTML).join()")
    assert paint
    return {
        "offers": table.read(),
        "scores": table.scores(),
        "prompt": table.said(table.question),
        "latest": table.said(table.latest),
        "paint": re.sub(r"<!--.*?-->", "", paint),
    }


# How the last of the forecasts is seen that come before anything is tapped, by what is asked.
FORESEEN: dict[str, Callable[[Table], Locator]] = {
    "turn": lambda table: table.foretold.nth(3),
    "quarter": lambda table: table.foretold.nth(2),
    "roll": lambda table: table.foretold.first,
    "arrow": lambda table: table.page.locator(drawn("morocco", "outlook of an arrow")).first,
}


def foretold(table: Table) -> None:
    """Wait for the forecasts: they are part of what is seen."""
    phase = table.answer()["phase"]
    if phase in FORESEEN:
        expect(FORESEEN[phase](table)).to_be_visible()


def log(table: Table) -> list[str]:
    return table.row()["record"]["log"]


def test_undo_asks_everyone_once_past_a_roll_and_nobody_of_ones_own_decision(table: Table) -> None:
    asked = table.page.locator("dialog[open]")
    table.go("/")
    laid(LAY)(table)
    before = log(table)
    refusals: tuple[Callable[[], None], ...] = (
        lambda: table.tap(table.dialog.get_by_role("button", name=said("no"))),
        lambda: table.page.keyboard.press("Escape"),
    )
    for refuse in refusals:
        table.tap("[data-undo]")
        table.page.locator(QUESTION).wait_for()
        refuse()
        expect(asked).to_have_count(0)
        table.at(LAY)
    table.tap("[data-undo]")
    table.tap(QUESTION)
    table.at(TURN)
    expect(asked).to_have_count(0)
    assert (log(table), table.row()["undone"]) == (before[:TURN], before[TURN:])
    laid(ROLL)(table)
    table.tap("[data-undo]")
    table.at(TURN)
    expect(asked).to_have_count(0)


@pytest.mark.parametrize("bots", [{}, {"1": "random", "2": "random"}], ids=["people", "alone"])
def test_a_result_is_taken_back_only_after_a_question(table: Table, bots: dict[str, str]) -> None:
    """By the button and as a typed word, also where one person sits alone."""
    table.go("/")
    stands(table, {**row(), "seats": places(3, bots)})
    expect(table.result).to_be_visible()
    people = 3 - len(bots)
    table.uncover()
    table.tap("[data-undo]:not(:disabled)")
    expect(table.dialog.get_by_role("heading")).to_have_text(said("undo-over", people=people))
    table.tap(table.dialog.get_by_role("button", name=said("no")))
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.tap("[data-outcome]")
    expect(table.result).to_be_visible()
    table.page.locator("[data-command]").fill("u")
    table.page.locator("[data-command]").press("Enter")
    table.tap(QUESTION)
    expect(table.result).to_have_count(0)
    assert table.answer()["toAct"] != "over"


def test_a_rug_that_has_shown_the_next_one_is_taken_back_knowingly(table: Table) -> None:
    """Somebody alone against an opponent is told, and goes on at once."""
    recalled = table.page.locator("[data-recalled]")
    other = str(1 - trace(players=2)["to_act"][2])
    stands(table.go("/"), {**row(3, players=2), "seats": places(2, {other: "random"})})
    ply = table.read()["ply"]
    table.tap("[data-undo]")
    expect(recalled).to_have_text(said("undo-known"))
    assert (table.read()["phase"], ply > table.read()["ply"]) == ("lay", True)
    table.play(1, "pending")
    expect(recalled).to_have_count(0)


def undone(table: Table) -> None:
    """Take something back, and agree where that is asked."""
    ply = table.read()["ply"]
    table.tap("[data-undo]")
    table.page.wait_for_function(
        "(ply) => jemaaPlayer.read().ply < ply || document.querySelector('dialog[open]') !== null", arg=ply
    )
    if table.page.locator(QUESTION).count():
        table.tap(QUESTION)
    table.page.wait_for_function("(ply) => jemaaPlayer.read().ply < ply", arg=ply)


@pytest.mark.parametrize("game", GAMES)
def test_all_the_way_back_and_forth_again(table: Table, game: str) -> None:
    """To the first decision and to the end again: the same dice, the same log, the same board."""
    table.begin(game, players=3, seed="there and back")
    table.play(1, 9)
    foretold(table)
    before, played = settled(table), log(table)
    while "undo" in table.answer()["offered"]:
        undone(table)
    assert log(table) + table.row()["undone"] == played
    assert all(action.startswith("die") for action in log(table))
    while table.read()["ply"] < 9:
        ply = table.read()["ply"]
        table.tap("[data-redo]:not(:disabled)")
        table.page.wait_for_function("(ply) => jemaaPlayer.read().ply > ply", arg=ply)
    foretold(table)
    after = settled(table)
    assert log(table) == played
    assert {**after, "offers": {**after["offers"], "offered": before["offers"]["offered"]}} == before


@pytest.mark.parametrize(("game", "more"), [("marrakech", {"variant": "quarter-turn"}), ("morocco", {})])
def test_reload_in_the_middle_changes_nothing(table: Table, game: str, more: dict[str, str]) -> None:
    """Board, numbers, sentences, log, and what was undone; a rug or worker that did not count yet is gone."""
    table.begin(game, players=2, seed="again", **more)
    table.play(1, 13)
    undone(table)
    foretold(table)
    before, kept = settled(table), table.row()
    table.page.reload()
    foretold(table)
    assert settled(table) == before
    assert table.row() == kept
    table.tap("[data-redo]:not(:disabled)")
    table.at(13)
    table.play(1, "pending")
    ply = table.read()["ply"]
    table.reload()
    assert table.answer()["ply"] == ply
    expect(table.page.locator("[data-confirm]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_position_and_back(table: Table, game: str) -> None:
    laid(20, game=game)(table.go("/"))
    foretold(table)
    before = settled(table)
    table.tap(STORY)
    expect(table.entries).to_have_count(20)
    table.look(5)
    expect(table.page.locator("[data-game]")).to_be_in_viewport()
    assert (table.read()["picks"], table.read()["actions"]) == ([], [])
    table.look(9)
    table.tap("[data-sheet] [data-now]")
    table.at(20)
    table.tap(CLOSE)
    foretold(table)
    assert settled(table) == before
    assert len(log(table)) == 20
    table.play(1, 23)
