"""Opponents go on by themselves; a person's tap is answered while one thinks; a table without any person plays on."""

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from jemaa.bridge import Bridge
from jemaa.engine.game import Json
from tests.browser.screens import BECAUSE, REASON, STORY, against, stands, visit
from tests.browser.shelf import NAMES, row
from tests.browser.table import Table, pass_time, replayed, stop_time
from tests.sentences import like, plain, said

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
THINKING = "[data-seat] [data-thinking]"
OVER = "() => jemaaPlayer.read()?.toAct === 'over'"
#: How many entries are left to play of a game that was begun elsewhere.
LAST = 12


def test_a_person_among_opponents(table: Table, tmp_path: Path) -> None:
    """A person sees only their own turns, here the last of a game; every opponent's move has its reason noted."""
    begun = row(-LAST, bots=dict.fromkeys("123", "random"), players=4)
    stands(table.prefer(pace="quick").go("/"), begun)
    offered = table.play(5)
    actors = {state["toAct"] for state in offered}
    assert actors <= {"0", "chance"}
    kept = table.row()
    played = replayed(kept["record"], tmp_path)
    assert table.scores() == played["final"]["scores"]
    theirs = [str(ply) for ply, seat in enumerate(played["to_act"]) if seat in (1, 2, 3)]
    assert sorted(kept["notes"], key=int) == [ply for ply in theirs if int(ply) >= begun["view"]["ply"]]
    expect(table.page.get_by_title(said("level-random"))).to_have_count(3)


def played_here(record: Json, bots: dict[str, str]) -> list[str]:
    """Play the game of a record to its end with the same opponents, without a page."""
    door = Bridge()

    def ask(do: str, **arguments: object) -> Json:
        reply: Json = json.loads(door.dispatch(json.dumps({"do": do, **arguments})))
        return reply

    view = ask("open", record=record, bots=bots)["view"]
    while view["to_act"] != "over":
        if view["to_act"] == "chance":
            view = ask("roll")["view"]
            continue
        thought = ask("think", seat=view["to_act"])
        while "action" not in thought:
            thought = ask("think", seat=view["to_act"])
        view = ask("play", action=thought["action"])["view"]
    log: list[str] = ask("record")["record"]["log"]
    return log


def test_a_game_of_opponents_goes_on_by_itself_as_it_would_outside_the_page(table: Table) -> None:
    bots = {"0": "hard#2", "1": "medium"}
    begun = row(-LAST, bots=bots, players=2)
    table.prefer(pace="quick").go("/").put(begun)
    visit(table, f"/game/{begun['id']}", "[data-game]")
    table.page.wait_for_function(OVER)
    assert table.row()["record"]["log"] == played_here(begun["record"], bots)
    expect(table.page.locator("[data-undo]:enabled")).to_have_count(0)


def test_the_page_moves_on_while_an_opponent_thinks(tables: Callable[..., Table]) -> None:
    """Settings, log, an earlier position, another screen and back: the thought is neither lost nor played twice."""
    table = tables()
    page = table.page
    page.add_init_script(HOLD)
    table.begin(players=2, seed="slow", bots="1:random")
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


def test_who_is_about_to_move_is_seen_for_a_moment_in_which_the_page_answers(tables: Callable[..., Table]) -> None:
    """Time stands still: the beat before a turn passes only as far as the test lets it."""
    table, ply = before_a_move(tables(reduced_motion="no-preference"))
    page = table.page
    page.clock.run_for(300)
    expect(page.locator(THINKING)).to_have_count(1)
    table.tap("[data-undo]")
    pass_time(page, lambda: table.read()["ply"] == ply)
    page.clock.run_for(5000)
    table.at(ply)
    expect(page.locator(THINKING)).to_have_count(0)


def before_a_move(table: Table) -> tuple[Table, int]:
    """Stop the page's time while the opponent is about to move; return the ply of the person's own move."""
    table.page.clock.install()
    table.begin(players=2, seed="moving", bots="1:random").play(5, "pending")
    ply = int(table.read()["ply"])
    stop_time(table.page)
    table.tap("[data-confirm]")
    thinking(table, ply + 1)
    return table, ply


def thinking(table: Table, ply: int) -> None:
    """Let what a person did be seen, until the opponent in the second seat is thinking."""
    pass_time(table.page, lambda: table.read()["ply"] >= ply)
    table.at(ply)
    expect(table.page.locator(f'[data-seat="1"] [title="{said("level-random")}"][data-thinking]')).to_be_visible()
    expect(table.question).to_have_text(like("marrakech/prompt-turn-theirs"))


def test_why_it_did_that_is_told_where_somebody_asks(table: Table) -> None:
    table.speak("fr").go("/")
    against()(table)
    seat = next(seat for seat, place in enumerate(table.row()["seats"]) if place["bot"])
    latest = table.said(table.latest)
    expect(table.page.locator(REASON)).to_have_count(0)
    table.tap(BECAUSE)
    expect(table.page.locator(REASON)).to_be_visible()
    assert plain(table.said(table.page.locator(REASON))) == plain(said("reason-random", "fr", seat=NAMES[seat]))
    table.tap(BECAUSE)
    expect(table.latest).to_have_text(latest)
    table.play(5, table.read()["ply"] + 1)
    expect(table.page.locator(BECAUSE)).to_have_count(0)
