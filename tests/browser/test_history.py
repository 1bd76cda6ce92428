"""Back and forth: undo, redo, reload, an earlier position, the shelf. The same game and the same dice every time."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.drawn import drawn
from tests.browser.screens import ROLL, STORY, TURN, laid
from tests.browser.shelf import NAMES, places, row, trace
from tests.browser.table import CLOSE, Table, replayed
from tests.sampling import share
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


def test_undo_of_ones_own_decision_asks_nobody(table: Table) -> None:
    table.go("/")
    laid(ROLL)(table)
    before = log(table)
    table.tap("[data-undo]")
    table.at(TURN)
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    assert (log(table), table.row()["undone"]) == (before[:TURN], before[TURN:])


def test_undo_past_a_roll_asks_everyone_once(table: Table) -> None:
    table.begin(players=3, seed="asked")
    table.play(1, 14)
    table.tap("[data-undo]")
    table.page.locator(QUESTION).wait_for()
    table.tap(table.dialog.get_by_role("button", name=said("no")))
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.at(14)
    table.tap("[data-undo]")
    table.page.keyboard.press("Escape")
    expect(table.page.locator("dialog[open]")).to_have_count(0)
    table.at(14)
    table.tap("[data-undo]")
    table.tap(QUESTION)
    table.at(12)
    expect(table.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("bots", [{}, {"1": "random", "2": "random"}], ids=["people", "alone"])
def test_a_result_is_taken_back_only_after_a_question(table: Table, bots: dict[str, str]) -> None:
    """By the button and as a typed word, also where one person sits alone."""
    table.go("/")
    game = {**row(), "seats": places(3, bots)}
    table.put(game)
    table.move(f"/game/{game['id']}")
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


def test_a_rug_that_has_shown_the_next_one_is_taken_back_by_all_or_knowingly(table: Table) -> None:
    """Two people are asked; somebody alone against an opponent is told, and goes on at once."""
    recalled = table.page.locator("[data-recalled]")
    table.go("/")
    game, other = row(3, players=2), str(1 - trace(players=2)["to_act"][2])
    table.put(game)
    table.move(f"/game/{game['id']}")
    table.answer()
    table.tap("[data-undo]")
    table.tap(QUESTION)
    table.at(2)
    expect(recalled).to_have_count(0)
    table.tap("[data-redo]:not(:disabled)")
    table.at(3)
    table.page.evaluate("(row) => jemaaPlayer.put(row)", {**table.row(), "seats": places(2, {other: "random"})})
    table.reload()
    ply = table.read()["ply"]
    table.tap("[data-undo]")
    expect(recalled).to_have_text(said("undo-known"))
    assert (table.read()["phase"], ply > table.read()["ply"]) == ("lay", True)
    table.play(1, "pending")
    expect(recalled).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_all_the_way_back_and_forth_again(table: Table, game: str) -> None:
    """To the first decision and to the end again: the same dice, the same log, the same board."""
    table.begin(game, players=3, seed="there and back")
    table.play(1, 15)
    foretold(table)
    before, played = settled(table), log(table)
    while "undo" in table.answer()["offered"]:
        ply = table.read()["ply"]
        table.tap("[data-undo]")
        table.page.wait_for_function(
            "(ply) => jemaaPlayer.read().ply < ply || document.querySelector('dialog[open]') !== null", arg=ply
        )
        if table.page.locator(QUESTION).count():
            table.tap(QUESTION)
        table.page.wait_for_function("(ply) => jemaaPlayer.read().ply < ply", arg=ply)
    assert log(table) + table.row()["undone"] == played
    assert all(action.startswith("die") for action in log(table))
    while table.read()["ply"] < 15:
        ply = table.read()["ply"]
        table.tap("[data-redo]:not(:disabled)")
        table.page.wait_for_function("(ply) => jemaaPlayer.read().ply > ply", arg=ply)
    foretold(table)
    after = settled(table)
    assert log(table) == played
    assert {**after, "offers": {**after["offers"], "offered": before["offers"]["offered"]}} == before


def test_another_turn_meets_the_same_die(table: Table) -> None:
    """Nobody undoes a turn to roll again: the roll is the same, wherever Assam looks."""
    table.begin(players=2, seed="fate")
    rolled = []
    for turn in ("left", "right", "straight"):
        table.tap(f"[data-pick='turn:{turn}']")
        table.tap("[data-roll]")
        table.at(2)
        rolled.append(log(table))
        table.tap("[data-undo]")
        table.tap(QUESTION)
        table.at(0)
        table.answer()
    assert [turn for turn, _ in rolled] == ["left", "right", "straight"]
    assert len({die for _, die in rolled}) == 1


def test_reload_in_the_middle_changes_nothing(table: Table) -> None:
    """Board, numbers, sentences, log, and what was undone; a rug that did not count yet is gone."""
    table.begin(players=2, seed="again", variant="quarter-turn")
    table.play(1, 28)
    table.tap("[data-undo]")
    table.tap(QUESTION)
    table.at(26)
    foretold(table)
    before, kept = settled(table), table.row()
    table.page.reload()
    foretold(table)
    assert settled(table) == before
    assert table.row() == kept
    table.tap("[data-redo]:not(:disabled)")
    table.at(28)
    table.play(1, "pending")
    ply = table.read()["ply"]
    table.reload()
    assert table.answer()["ply"] == ply
    expect(table.page.locator("[data-confirm]")).to_have_count(0)


def test_reload_in_the_middle_of_morocco(table: Table) -> None:
    """The market, the hands and the forecasts are as they were; a worker that did not count yet is gone."""
    worker = table.page.locator(drawn("morocco", "worker that waits"))
    table.begin("morocco", players=4, seed="reload")
    table.play(1, 30)
    foretold(table)
    before, kept = settled(table), table.row()
    table.page.reload()
    foretold(table)
    assert settled(table) == before
    assert table.row() == kept
    table.play(1, "pending")
    expect(worker.first).to_be_visible()
    ply = table.read()["ply"]
    table.reload()
    assert table.answer()["ply"] == ply
    expect(table.page.locator("[data-confirm]")).to_have_count(0)
    expect(worker).to_have_count(0)


# Taps what may be tapped next, and kills the page so many milliseconds later.
KILL = """(wait) => {
    document.querySelector("[data-confirm], [data-roll], [data-action]").click();
    if (wait) setTimeout(() => location.reload(), wait);
    else location.reload();
}"""


def test_killing_the_page_between_tap_and_paint(table: Table, tmp_path: Path) -> None:
    """The reopened game is the same game, with the action or without it."""
    table.begin(players=3, seed="killed")
    for wait in share((2, 0, 6, 15), 4):
        table.play(1, "pending")
        before = log(table)
        with table.page.expect_event("load"):
            table.page.evaluate(KILL, wait)
        state, after = table.answer(), log(table)
        assert after[: len(before)] == before
        assert state["ply"] == len(after)
        assert len(after) - len(before) in (0, 1)
        assert replayed(table.row()["record"], tmp_path)["record"]["log"] == after
    table.play(1)


@pytest.mark.parametrize("game", GAMES)
def test_an_earlier_position_and_back(table: Table, game: str) -> None:
    table.begin(game, players=3, seed="story")
    table.play(1, 20)
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


def test_the_shelf(table: Table) -> None:
    """Resume, remove, bring back: the newest game first, each with whose turn it is."""
    table.go("/")
    table.put(row(3, 1))
    table.put(row(14, 2, players=2))
    table.go("/")
    rows = table.page.locator("[data-games] [role=listitem]")
    expect(rows.nth(0)).to_contain_text(NAMES[1])
    table.tap(rows.nth(1).get_by_role("link"))
    assert table.answer()["ply"] == 3
    table.play(1, 6)
    table.move("/")
    expect(rows.nth(0).get_by_role("link")).to_have_attribute("href", f"#/game/{1:032x}")
    table.tap(rows.nth(0).get_by_role("link"))
    assert table.answer()["ply"] == 6
    table.move("/")
    kept = table.page.evaluate("() => jemaaPlayer.rows()")
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(rows).to_have_count(1)
    table.tap("[data-restore]")
    expect(rows).to_have_count(2)
    assert table.page.evaluate("() => jemaaPlayer.rows()") == kept
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(rows).to_have_count(1)
    table.page.reload()
    expect(rows).to_have_count(1)


def test_a_game_begun_under_other_rules_tells_from_where_it_goes_on_by_these(table: Table, tmp_path: Path) -> None:
    """Also after a reload, and after an undo into what was played by the others."""
    table.go("/")
    made = row(9, 1)
    now = made["record"]["rules"]
    table.put({**made, "record": {**made["record"], "rules": now + 6}})
    table.move(f"/game/{made['id']}")
    table.answer()
    table.play(1, 12)
    apart = [{"ply": 9, "rules": now + 6}]
    kept = table.row()["record"]
    assert (kept["rules"], kept["other_rules"], len(kept["log"])) == (now, apart, 12)
    table.reload()
    table.play(1, 15)
    kept = table.row()["record"]
    assert (kept["rules"], kept["other_rules"]) == (now, apart)
    assert replayed(kept, tmp_path)["record"]["other_rules"] == apart
