"""The game clock: chosen, seen, paused; it hurries, and decides nothing unless people have asked for that.

How time is counted is told by tests/js, whose time stands still.
"""

import re

import pytest
from playwright.sync_api import expect

from jemaa.games import GAMES
from tests.browser.market import when
from tests.browser.probes import FLAT, Look, beyond, walk
from tests.browser.screens import GO_ON, PAUSE, TURN, stands, timed, visit
from tests.browser.shelf import row, trace
from tests.browser.table import Table, stop_time
from tests.browser.test_asking import ask
from tests.sentences import said

CLOCKS = "[data-clock]"
LEFT = f"{PAUSE} [data-left]"
CHOICE = "[data-clock-choice] select"
# Of a minute a second is left, for whoever is on turn.
NEARLY = [59_000, 59_000, 59_000]
ON_TURN = trace()["to_act"][TURN]
# Notes what of the page is changed from now on, but for the text of the clock on turn.
WATCH = """() => {
    const own = document.querySelector("button[data-clock]");
    globalThis.changed = [];
    new MutationObserver((all) => {
        for (const { type, target } of all) if (!own.contains(target)) changed.push(`${type} ${target.nodeName}`);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def name(seat: int) -> str:
    player: str = trace()["record"]["players"][seat]["name"]
    return player


LOOK = """(seen) => {
    Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def seconds(table: Table) -> int:
    """Return what is left, which is shown as m:ss."""
    minutes, rest = table.said(LEFT).split(":")
    return 60 * int(minutes) + int(rest)


def test_a_new_game_with_a_clock(table: Table) -> None:
    visit(table.go("/"), "/new/marrakech", "[data-screen=new]")
    table.page.get_by_text(said("new-house"), exact=True).click()
    table.page.locator(CHOICE).select_option("turn 60")
    table.tick("[data-strict]")
    table.tap(table.page.get_by_role("button", name=said("new-start")))
    table.answer()
    expect(table.page.locator(LEFT)).to_have_text(re.compile(r"^0:[0-5]\d$"))
    expect(table.page.locator(CLOCKS)).to_have_count(1)
    made = table.row()
    kept = {"per": "turn", "seconds": 60, "strict": True, "spent": [0, 0, 0], "turn": 0, "paused": False}
    assert made["clock"] == kept
    assert "clock" not in made["record"]


#: An entry of Morocco before which a worker is placed and most of them are in hand.
FULL_HANDS = 19


@pytest.mark.parametrize("players", GAMES["morocco"].seats)
def test_a_clock_leaves_a_hand_whole_on_a_phone_that_lies(table: Table, players: int) -> None:
    """The seats are higher with it, and what is below them lower."""
    plies = (FULL_HANDS, when("assign", players))
    scenes = [(f"{players} at {ply}", timed(row(ply, game="morocco", players=players))) for ply in plies]
    walk(table.go("/"), scenes, [Look(beyond, FLAT)])


def test_nobody_sees_anything_of_a_clock_that_nobody_wants(table: Table) -> None:
    stands(table.go("/"), row(TURN))
    expect(table.page.locator(CLOCKS)).to_have_count(0)
    assert said("asks-t") not in ask(table, "/?")
    assert "game-clock.js" not in "".join(table.page.evaluate("performance.getEntries().map(({ name }) => name)"))


def test_only_its_text_changes_a_page_out_of_sight_spends_nothing_and_a_pause_outlives_the_page(table: Table) -> None:
    """The page's time is the test's."""
    table.page.clock.install()
    timed()(table.go("/"))
    expect(table.foretold.first).to_be_attached()  # what comes last
    stop_time(table.page)
    left = seconds(table)
    table.page.evaluate(WATCH)
    table.page.keyboard.press("Shift")  # the page renders, and notes that keys are used
    table.page.clock.run_for(3000)
    assert table.page.evaluate("changed") == ["attributes MAIN"]
    assert seconds(table) == left - 3
    for seen in (
        "hidden",
        "visible",
    ):  # as when another app comes to the front, and when it goes: nobody looked meanwhile
        table.page.evaluate(LOOK, seen)
        assert seconds(table) == left - 3
        table.page.clock.run_for(3000 if seen == "hidden" else 0)
    table.tap(PAUSE)
    expect(table.dialog.get_by_role("heading")).to_have_text(said("clock-paused"))
    table.page.wait_for_function("async () => (await jemaaPlayer.rows())[0].clock.paused")
    table.page.clock.resume()
    table.page.reload()
    expect(table.page.locator(GO_ON)).to_be_focused()
    expect(table.page.locator("[data-pick]").first).to_be_attached()
    stop_time(table.page)
    table.tap(GO_ON)
    expect(table.dialog).to_have_count(0)
    assert seconds(table) == left - 3


def test_a_strict_clock_has_the_rest_of_a_game_played(table: Table) -> None:
    timed(per="game", spent=NEARLY, strict=True)(table.go("/"))
    expect(table.announcements).to_contain_text(said("clock-up", seat=name(ON_TURN), who="game"))
    table.at(TURN + 3)
    table.answer()
    assert [seat["bot"] for seat in table.row()["seats"]][ON_TURN] == "medium"


def test_it_is_changed_and_taken_away_beside_the_seats(table: Table) -> None:
    timed()(table.go("/"))
    table.tap("[data-seats]")
    table.page.locator(CHOICE).select_option("game 600")
    expect(table.page.locator(CLOCKS)).to_have_count(3)
    table.page.locator(CHOICE).select_option("")
    expect(table.page.locator(CLOCKS)).to_have_count(0)
    assert table.row()["clock"] is None


def test_what_is_left_is_told_when_asked(table: Table) -> None:
    timed(per="game", seconds=600, spent=[10_000, 605_000, 300_000])(table.go("/"))
    answer = ask(table, "/t")
    assert said("clock-told", seat=name(0), minutes=9, seconds=50, how="left") in answer
    assert said("clock-told", seat=name(1), minutes=0, seconds=5, how="over") in answer
