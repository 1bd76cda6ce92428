"""Two tabs on one game: one plays, the other offers to take over; nothing is lost on the way."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carry import code, rows, saved
from tests.browser.conftest import Site
from tests.browser.shelf import ROW, asked, row
from tests.browser.table import HOME, Table, replayed
from tests.sentences import said


def offers_to_take_over(table: Table, ply: int) -> None:
    """The board is seen, nothing can be done but to take over."""
    expect(table.page.locator("main [role=alert]")).to_contain_text(said("taken"))
    table.at(ply)
    state = table.read()
    assert (state["picks"], state["actions"], state["offered"]) == ([], [], [])


def played(table: Table, ply: int) -> int:
    """Play on to the ply of a turn or of a rug: a roll follows by itself the direction that was shown before it."""
    table.play(4, ply)
    assert table.answer()["ply"] == ply
    return ply


def second(page: Page, table: Table) -> Table:
    """Open the game of a table in another tab of the same browser."""
    other = Table(page.context.new_page(), table.url)
    other.page.goto(page.url)
    return other


def test_one_tab_plays_and_the_other_takes_over(site: Site, table: Table, tmp_path: Path) -> None:
    table.begin(players=3, seed="tabs")
    begun = played(table, 9)
    other = second(table.page, table)
    offers_to_take_over(other, begun)
    further = played(table, 20)
    other.tap("[data-take-over]")
    assert other.answer()["ply"] == further
    offers_to_take_over(table, further)
    last = played(other, 30)
    table.tap("[data-take-over]")
    assert table.answer()["ply"] == last
    offers_to_take_over(other, last)
    table.play(4)
    trace = replayed(table.row()["record"], tmp_path)
    assert table.scores() == trace["final"]["scores"]


def test_a_tab_that_is_closed_leaves_the_game_free(table: Table) -> None:
    table.begin(players=2, seed="closed")
    begun = played(table, 9)
    other = second(table.page, table)
    offers_to_take_over(other, begun)
    table.page.close()
    other.page.wait_for_function("async () => (await navigator.locks.query()).held.length === 0")
    other.reload()
    assert other.answer()["ply"] == begun


def test_leaving_a_game_sets_it_free(table: Table) -> None:
    table.begin(players=2, seed="left")
    table.play(4, 6)
    address = table.page.url
    table.move("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    other = Table(table.page.context.new_page(), table.url)
    other.page.goto(address)
    assert other.answer()["ply"] == 6
    other.play(4, 9)
    table.move(f"/game/{other.id}")
    offers_to_take_over(table, 9)


def test_two_games_in_two_tabs(table: Table) -> None:
    table.begin(players=2, seed="one")
    other = Table(table.page.context.new_page(), table.url).begin(players=3, seed="two")
    table.play(4, 9)
    other.play(4, 12)
    table.play(4, 15)
    assert [len(one.row()["record"]["log"]) for one in (table, other)] == [15, 12]


SHARE = "[data-tool=share]"
RENAME = "[data-tool=rename]"


def name(shelf: Table, title: str) -> None:
    """Give the first game of the shelf a title."""
    shelf.tap("[data-menu]")
    shelf.tap(RENAME)
    shelf.page.get_by_label(said("rename-name")).fill(title)
    shelf.tap("[data-rename]")
    expect(shelf.page.locator(ROW).get_by_role("strong")).to_have_text(title or said("marrakech/game-name"))


def rename(shelf: Table) -> int:
    name(shelf, "Sunday")
    return len(rows(shelf)[0]["record"]["log"])


def restore(shelf: Table) -> int:
    shelf.tap("[data-menu]")
    shelf.tap("[data-remove]")
    shelf.tap("[data-restore]")
    expect(shelf.page.locator(ROW)).to_have_count(1)
    return len(rows(shelf)[0]["record"]["log"])


def save_all(shelf: Table) -> int:
    _, text = saved(shelf.page, "[data-save-all]")
    return len(json.loads(text)["games"][0]["record"]["log"])


def save_one(shelf: Table) -> int:
    shelf.tap("[data-menu]")
    shelf.page.locator(SHARE).click()
    expect(code(shelf.page)).to_be_visible()
    _, text = saved(shelf.page, "dialog [data-save-record]")
    return len(json.loads(text)["log"])


def share(shelf: Table) -> int:
    shelf.tap("[data-menu]")
    shelf.page.locator(SHARE).click()
    expect(code(shelf.page)).to_be_visible()
    short = shelf.page.locator("[data-link]").input_value().rsplit("/", 1)[1]
    return len(asked(do="decode", short=short)["record"]["log"])


@pytest.mark.parametrize("act", [rename, restore, save_all, save_one, share], ids=lambda act: act.__name__)
def test_what_a_shelf_remembers_of_a_game_is_never_taken_for_the_game(
    table: Table, act: Callable[[Table], int]
) -> None:
    """Played on by another tab, and left there: what is done on the shelf is done to the game as it is by now."""
    table.begin(players=2, seed="stale")
    table.play(4, 5)
    shelf = Table(table.page.context.new_page(), table.url).go("/")
    expect(shelf.page.locator(ROW)).to_have_count(1)
    reached = played(table, 24)
    table.move("/about")
    assert act(shelf) == reached


def test_what_is_back_already_is_not_brought_back_over_it(table: Table) -> None:
    table.go("/")
    table.put(row(6, 1))
    table.go("/")
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(table.page.locator(ROW)).to_have_count(0)
    table.put(row(20, 1))
    table.tap("[data-restore]")
    expect(table.page.locator(ROW)).to_have_count(1)
    assert rows(table) == [row(20, 1)]


def test_a_title_given_while_another_tab_plays_is_kept(table: Table) -> None:
    table.begin(players=2, seed="titled")
    table.play(4, 5)
    shelf = Table(table.page.context.new_page(), table.url).go("/")
    for title in ("Sunday", "Monday", ""):
        name(shelf, title)
        ply = table.read()["ply"] + 4
        table.play(4, ply)
        assert table.row().get("title", "") == title
        assert len(table.row()["record"]["log"]) == table.read()["ply"]


def test_a_game_that_another_tab_plays_is_not_removed(table: Table) -> None:
    table.begin(players=2, seed="kept")
    shelf = Table(table.page.context.new_page(), table.url).go("/")
    shelf.tap("[data-menu]")
    shelf.tap("[data-remove]")
    notice = shelf.page.locator("main [role=alert]")
    expect(notice).to_have_text(said("error-held"))
    expect(shelf.page.locator(ROW)).to_have_count(1)
    reached = played(table, 6)
    assert len(table.row()["record"]["log"]) == reached
    table.move("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    shelf.tap("[data-menu]")
    shelf.tap("[data-remove]")
    expect(shelf.page.locator(ROW)).to_have_count(0)
    expect(notice).to_have_count(0)
    assert rows(shelf) == []


def test_a_shelf_shows_what_other_tabs_have_done_once_it_is_looked_at_again(table: Table) -> None:
    table.go("/")
    shelf = Table(table.page.context.new_page(), table.url).go("/")
    expect(shelf.page.locator(HOME)).to_be_visible()
    table.put(row(6, 1))
    shelf.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(shelf.page.locator(ROW)).to_have_count(1)
    table.put(row(6, 2))
    shelf.page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    expect(shelf.page.locator(ROW)).to_have_count(2)


def test_an_entry_made_before_a_game_was_taken_over_is_never_lost(table: Table) -> None:
    """What another tab had begun to write is on disk before this one plays on, or this one asks to take over again."""
    table.begin(players=2, seed="late")
    table.play(4, 6)
    other = second(table.page, table)
    offers_to_take_over(other, 6)
    other.tap("[data-take-over]")
    assert other.answer()["ply"] == 6
    later = {**other.row(), "hand": "another tab's"}
    other.put(later)
    other.tap("[data-pick]")
    other.tap("[data-confirm], [data-roll]")
    expect(other.page.locator("main [role=alert]")).to_contain_text(said("taken"))
    assert other.row() == later
