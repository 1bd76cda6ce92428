"""The game clock: chosen, seen, paused; it hurries, and decides nothing unless people have asked for that."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carry import away, file, give, home, rows, saved, short_of
from tests.browser.conftest import Site
from tests.browser.kills import crash_page
from tests.browser.screens import GO_ON, PAUSE, TURN, seen_shelf, stands, timed, visit
from tests.browser.shelf import row, trace
from tests.browser.table import Table
from tests.browser.test_asking import ask
from tests.browser.test_axe import findings
from tests.sentences import said

CLIPPED = Path(__file__).with_name("clipped.js").read_text(encoding="utf-8")
CLOCKS = "[data-clock]"
LEFT = f"{PAUSE} [data-left]"
CHOICE = "[data-clock-choice] select"
# A minute of which so much is spent that a second is left, for whoever is on turn.
CLOCK = {"per": "turn", "seconds": 60, "strict": False, "spent": None, "turn": TURN // 3 + 1, "paused": False}
NEARLY = [59_000, 59_000, 59_000]
ON_TURN = trace()["to_act"][TURN]
OTHER = (ON_TURN + 1) % 3
# As when another app comes to the front, and when it goes.
LOOK = """(seen) => {
    Object.defineProperty(document, "visibilityState", { value: seen, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# What of the page is changed within some milliseconds, but for the text of the clock on turn.
CHANGES = """async (ms) => {
    const own = document.querySelector("button[data-clock]");
    const changed = [];
    const watching = new MutationObserver((all) => changed.push(...all.filter(({ target }) => !own.contains(target))));
    watching.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const before = own.textContent;
    await new Promise((done) => setTimeout(done, ms));
    watching.disconnect();
    return [changed.map(({ type, target }) => `${type} ${target.nodeName}`), before !== own.textContent];
}"""


def seconds(text: str) -> int:
    """Read m:ss."""
    minutes, rest = text.split(":")
    return 60 * int(minutes) + int(rest)


def left(table: Table) -> int:
    return seconds(table.said(LEFT))


def shows(table: Table, text: str) -> None:
    expect(table.page.locator(LEFT)).to_have_text(text)


def name(seat: int) -> str:
    player: str = trace()["record"]["players"][seat]["name"]
    return player


def test_a_new_game_with_a_clock(table: Table) -> None:
    table.go("/")
    visit(table, "/new/marrakech", "[data-screen=new]")
    table.page.get_by_text(said("new-house"), exact=True).click()
    table.page.locator(CHOICE).select_option("turn 60")
    table.tick("[data-strict]")
    table.tap(table.page.get_by_role("button", name=said("new-start")))
    table.answer()
    shows(table, "0:59")
    expect(table.page.locator(CLOCKS)).to_have_count(1)
    made = table.row()
    kept = {"per": "turn", "seconds": 60, "strict": True, "spent": [0, 0, 0], "turn": 0, "paused": False}
    assert made["clock"] == kept
    assert "clock" not in made["record"]


def test_nobody_sees_anything_of_a_clock_that_nobody_wants(table: Table) -> None:
    table.go("/")
    stands(table, row(TURN))
    expect(table.page.locator(CLOCKS)).to_have_count(0)
    assert said("asks-t") not in ask(table, "/?")
    assert "game-clock.js" not in "".join(table.page.evaluate("performance.getEntries().map(({ name }) => name)"))


def test_only_its_text_changes(table: Table) -> None:
    table.go("/")
    timed()(table)
    shows(table, "0:58")
    assert table.page.evaluate(CHANGES, 2500) == [[], True]


def test_a_pause_covers_the_table_and_outlives_the_page(table: Table) -> None:
    table.go("/")
    timed()(table)
    shows(table, "0:58")
    table.tap(PAUSE)
    expect(table.dialog.get_by_role("heading")).to_have_text(said("clock-paused"))
    assert table.row()["clock"]["paused"] is True
    table.page.reload()
    expect(table.page.locator(GO_ON)).to_be_focused()
    expect(table.page.locator("[data-pick]").first).to_be_attached()
    table.page.wait_for_timeout(1500)
    table.tap(GO_ON)
    expect(table.dialog).to_have_count(0)
    assert left(table) in (57, 58)
    shows(table, "0:56")


def test_time_that_is_up_is_told_and_decides_nothing(table: Table) -> None:
    table.go("/")
    timed(spent=NEARLY)(table)
    told = said("clock-up", seat=name(ON_TURN), who="nobody")
    expect(table.announcements).to_contain_text(told)
    expect(table.latest).to_contain_text(told)
    shows(table, "+0:01")
    table.at(TURN)


def test_a_strict_clock_has_the_turn_played(table: Table) -> None:
    table.go("/")
    timed(spent=NEARLY, strict=True)(table)
    expect(table.announcements).to_contain_text(said("clock-up", seat=name(ON_TURN), who="turn"))
    table.at(TURN + 3)
    table.answer()
    assert [seat["bot"] for seat in table.row()["seats"]] == [None, None, None]
    shows(table, "0:59")


def test_a_strict_clock_of_the_game_has_all_of_it_played(table: Table) -> None:
    table.go("/")
    timed(per="game", spent=NEARLY, strict=True)(table)
    expect(table.announcements).to_contain_text(said("clock-up", seat=name(ON_TURN), who="game"))
    table.at(TURN + 3)
    table.answer()
    assert [seat["bot"] for seat in table.row()["seats"]][ON_TURN] == "medium"
    expect(table.page.locator(CLOCKS)).to_have_count(2)


def test_a_page_out_of_sight_spends_nothing(table: Table) -> None:
    table.go("/")
    timed()(table)
    shows(table, "0:58")
    table.page.evaluate(LOOK, "hidden")
    before = left(table)
    table.page.wait_for_timeout(1500)
    assert left(table) == before
    table.page.evaluate(LOOK, "visible")
    shows(table, f"0:{before - 1}")


def test_loading_the_page_anew_gives_no_time_back(table: Table) -> None:
    table.go("/")
    timed()(table)
    shows(table, "0:56")
    table.page.reload()
    table.answer()
    shows(table, "0:55")


def games(table: Table, *numbers: int, **part: Any) -> None:
    """Put games with a clock on the shelf, in whose present turn nothing is spent."""
    table.go("/")
    for number in numbers:
        table.put({**row(TURN, number), "clock": {**CLOCK, "spent": [0, 0, 0], **part}})


def lay(table: Table, number: int) -> int:
    """Open a game, and return what is left."""
    table.move(f"/game/{number:032x}")
    table.answer()
    return left(table)


def spend(table: Table, count: int) -> int:
    """Let some seconds pass, and return what is left."""
    most = f"0:{left(table) - count:02}"
    table.page.wait_for_function("([left, most]) => document.querySelector(left).textContent <= most", arg=[LEFT, most])
    return left(table)


@pytest.mark.parametrize("per", ["turn", "game"])
def test_another_game_in_between_gives_no_time_back(table: Table, per: str) -> None:
    games(table, 1, 2, per=per)
    kept = {1: 60, 2: 60}
    for number, count in ((1, 4), (2, 2), (1, 1), (2, 1)):
        assert lay(table, number) <= kept[number]
        kept[number] = spend(table, count)
        away(table)


def test_another_tab_goes_on_with_what_is_left(table: Table) -> None:
    games(table, 1)
    lay(table, 1)
    other = Table(table.page.context.new_page(), table.url)
    other.page.goto(table.page.url)
    expect(other.page.locator("[data-take-over]")).to_be_visible()
    table.page.bring_to_front()
    before = spend(table, 4)
    other.tap("[data-take-over]")
    other.answer()
    assert left(other) <= before
    before = spend(other, 4)
    other.page.close()  # what this tab knows of the time is older
    table.page.evaluate(LOOK, "visible")
    table.answer()
    assert left(table) <= before


def test_two_games_in_two_tabs_keep_their_own_time(table: Table) -> None:
    games(table, 1, 2)
    other = Table(table.page.context.new_page(), table.url).go("/")
    lay(table, 1)
    lay(other, 2)
    kept = [spend(table, 5), spend(other, 2)]
    for each, before in zip((table, other), kept, strict=True):
        each.page.reload()
        each.answer()
        assert left(each) <= before


@pytest.mark.parametrize("lost", ["", "localStorage.clear()"], ids=["kept", "stored"])
def test_a_page_that_is_killed_gives_no_time_back(table: Table, lost: str) -> None:
    games(table, 1)
    lay(table, 1)
    before = spend(table, 5)
    table.page.wait_for_function("async () => Math.max(...(await jemaaPlayer.rows())[0].clock.spent) >= 5000")
    address = table.page.url
    table.page.evaluate(lost)
    again = Table(crash_page(table.page), table.url)
    again.page.goto(address)
    again.answer()
    assert left(again) <= (55 if lost else before)


def test_a_game_that_is_removed_and_brought_back_has_no_more_time(table: Table) -> None:
    games(table, 1)
    lay(table, 1)
    before = spend(table, 4)
    home(table)
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(table.page.locator("[data-restore]")).to_be_visible()
    assert table.page.evaluate("Object.keys(localStorage).filter((name) => name.includes('clock'))") == []
    table.tap("[data-restore]")
    expect(table.page.locator("[data-restore]")).to_have_count(0)
    assert lay(table, 1) <= before


def test_a_dialog_stops_it(table: Table) -> None:
    table.go("/")
    timed()(table)
    table.tap("[data-seats]")
    table.page.wait_for_timeout(1100)
    before = left(table)
    table.page.wait_for_timeout(1500)
    assert left(table) == before
    table.page.locator(CHOICE).select_option("game 600")
    table.tap("dialog[open] [data-close]")
    shows(table, "9:58")
    expect(table.page.locator(CLOCKS)).to_have_count(3)
    table.tap("[data-seats]")
    table.page.locator(CHOICE).select_option("")
    expect(table.page.locator(CLOCKS)).to_have_count(0)
    assert table.row()["clock"] is None


def test_what_is_left_is_told_when_asked(table: Table) -> None:
    table.go("/")
    timed(per="game", seconds=600, spent=[10_000, 605_000, 300_000])(table)
    answer = ask(table, "/t")
    assert said("clock-told", seat=name(0), minutes=9, seconds=50, how="left") in answer
    assert said("clock-told", seat=name(1), minutes=0, seconds=5, how="over") in answer


def test_a_file_of_all_games_keeps_it_and_neither_a_link_nor_a_record_does(table: Table) -> None:
    table.go("/")
    timed(per="game", spent=[1000, 2000, 3000])(table)
    table.tap("[data-share]")
    link = re.compile(re.escape(short_of(row(TURN)["record"])) + "$")
    expect(table.page.locator("dialog[open] [data-link]")).to_have_value(link)
    visit(table, "/", "[data-games]")
    _, text = saved(table.page, "[data-save-all]")
    clock = json.loads(text)["games"][0]["clock"]
    assert {**clock, "spent": None} == {**CLOCK, "per": "game"}
    seen_shelf(table)
    give(table, file(text, "all.json"))
    table.answer()
    assert [made["clock"] for made in rows(table)] == [clock, clock]


LOOKS: list[tuple[str, tuple[int, int], str]] = [
    ("en", (320, 568), "open"),
    ("fr", (1024, 768), "open"),
    ("ar", (768, 1024), "around"),
]


@pytest.mark.parametrize(("language", "size", "sharing"), LOOKS, ids=str)
def test_it_is_seen_whole_and_axe_finds_nothing(
    site: Site, opened: Callable[..., Page], language: str, size: tuple[int, int], sharing: str
) -> None:
    page = opened(viewport={"width": size[0], "height": size[1]})
    table = Table(page, site.url).speak(language).go("/")
    clock: dict[str, Any] = {"per": "game", "seconds": 600, "strict": False, "turn": 0, "paused": False}
    made = row(40, game="morocco", players=5, sharing=sharing)
    stands(table, {**made, "clock": {**clock, "spent": [0, 599_000, 545_000, 661_000, 0]}})
    expect(page.locator(CLOCKS)).to_have_count(5)
    assert [page.evaluate(CLIPPED), findings(page)] == [[], []]
    table.tap(PAUSE)
    expect(page.locator(GO_ON)).to_be_visible()
    assert [page.evaluate(CLIPPED), findings(page)] == [[], []]
