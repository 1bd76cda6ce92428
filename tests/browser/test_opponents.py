"""Opponents go on by themselves; a person's tap is answered while one thinks; a table without any person plays on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import GAMES
from tests.browser.conftest import Site
from tests.browser.screens import STORY
from tests.browser.shelf import NAMES
from tests.browser.table import Table, replayed
from tests.sentences import said

# Holds back what the page asks of a thinking opponent until it is let go.
HOLD = """
    const post = Worker.prototype.postMessage;
    const held = [];
    globalThis.hold = false;
    globalThis.letGo = () => {
        hold = false;
        for (const [worker, question] of held.splice(0)) post.call(worker, question);
    };
    Worker.prototype.postMessage = function (question) {
        if (globalThis.hold && question.text.includes('"think"')) held.push([this, question]);
        else post.call(this, question);
    };
    globalThis.heldBack = () => held.length;
"""
OVER = "() => jemaaPlayer.read()?.toAct === 'over'"
# Milliseconds for a whole game that nobody taps in.
WHOLE = 60_000


def test_a_person_among_opponents(table: Table, tmp_path: Path) -> None:
    """A person sees only their own turns; every opponent's move has its reason noted."""
    table.begin(players=4, seed="among", bots="1:random,2:random,3:random")
    offered = table.play(5)
    actors = {state["toAct"] for state in offered}
    assert actors <= {"0", "chance"}
    row = table.row()
    trace = replayed(row["record"], tmp_path)
    assert table.scores() == trace["final"]["scores"]
    theirs = [str(ply) for ply, seat in enumerate(trace["to_act"]) if seat in (1, 2, 3)]
    assert sorted(row["notes"], key=int) == theirs
    expect(table.page.get_by_title(said("level-random"))).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_opponents_in_every_seat(table: Table, tmp_path: Path, game: str) -> None:
    table.go(f"/play/{game}?players=3&seed=alone&bots=0:random,1:random,2:random")
    table.page.wait_for_function(OVER, timeout=WHOLE)
    assert replayed(table.row()["record"], tmp_path)["final"]["scores"] == table.scores()
    expect(table.page.locator("[data-undo]")).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_opponents_go_on_after_a_reload(table: Table, tmp_path: Path, game: str) -> None:
    table.begin(game, players=3, seed="again", bots="1:random,2:random")
    table.play(5, 30)
    before = table.row()["record"]["log"]
    table.reload()
    assert table.row()["record"]["log"][: len(before)] == before
    table.play(5)
    assert replayed(table.row()["record"], tmp_path)["final"]["scores"] == table.scores()


def test_undo_while_an_opponent_thinks(site: Site, opened: Callable[..., Page]) -> None:
    page = opened()
    page.add_init_script(HOLD)
    table = Table(page, site.url).begin(players=2, seed="slow", bots="1:random")
    table.play(5, "pending")
    ply = table.read()["ply"]
    page.evaluate("() => { hold = true; }")
    table.tap("[data-confirm]")
    table.at(ply + 1)
    page.wait_for_function("() => heldBack() === 1")
    expect(table.question).to_contain_text(NAMES[1])
    assert table.read()["picks"] == []
    table.tap("[data-undo]")
    table.at(ply)
    page.evaluate("() => letGo()")
    assert table.answer()["ply"] == ply
    table.play(5, ply + 6)


def test_the_page_moves_on_while_an_opponent_thinks(site: Site, opened: Callable[..., Page]) -> None:
    """Settings, log, an earlier position, another screen and back: the thought is neither lost nor played twice."""
    page = opened()
    page.add_init_script(HOLD)
    table = Table(page, site.url).begin(players=2, seed="slow", bots="1:random")
    table.play(5, "pending")
    ply = table.read()["ply"]
    page.evaluate("() => { hold = true; }")
    table.tap("[data-confirm]")
    page.wait_for_function("() => heldBack() === 1")
    table.tap(STORY)
    table.look(1)
    table.tap("[data-sheet] [data-now]")
    table.at(ply + 1)
    address = page.url.split("#")[1]
    table.move("/rules/marrakech")
    expect(page.locator("[data-screen=rules]")).to_be_visible()
    table.move(address)
    table.at(ply + 1)
    page.evaluate("() => letGo()")
    table.play(5, ply + 6)
    assert table.row()["record"]["log"][ply + 1] in ("left", "right", "straight")


def test_opponents_with_movement(site: Site, opened: Callable[..., Page]) -> None:
    """Each move is seen; a tap hurries it on."""
    page = opened(reduced_motion="no-preference")
    table = Table(page, site.url).begin(players=2, seed="moving", bots="1:random")
    table.play(5, 12)
    assert table.answer()["ply"] >= 12
