"""Two tabs on one game: one plays, the other offers to take over; nothing is lost on the way."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carry import rows
from tests.browser.screens import stands
from tests.browser.shelf import ROW, row
from tests.browser.table import HOME, Table
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


def test_one_tab_plays_and_the_other_takes_over(table: Table) -> None:
    table.begin(players=3, seed="tabs")
    begun = played(table, 9)
    other = second(table.page, table)
    offers_to_take_over(other, begun)
    further = played(table, 12)
    other.tap("[data-take-over]")
    assert other.answer()["ply"] == further
    offers_to_take_over(table, further)
    last = played(other, 15)
    table.tap("[data-take-over]")
    assert table.answer()["ply"] == last
    offers_to_take_over(other, last)
    assert played(table, 18) == len(table.row()["record"]["log"])


def test_a_tab_that_is_closed_leaves_the_game_free(table: Table) -> None:
    table.begin(players=2, seed="closed")
    begun = played(table, 9)
    other = second(table.page, table)
    offers_to_take_over(other, begun)
    table.page.close()
    other.page.wait_for_function("async () => (await navigator.locks.query()).held.length === 0")
    other.reload()
    assert other.answer()["ply"] == begun


RENAME = "[data-tool=rename]"


def rename(shelf: Table) -> int:
    shelf.tap("[data-menu]")
    shelf.tap(RENAME)
    shelf.page.get_by_label(said("rename-name")).fill("Sunday")
    shelf.tap("[data-rename]")
    expect(shelf.page.locator(ROW).get_by_role("strong")).to_have_text("Sunday")
    return len(rows(shelf)[0]["record"]["log"])


def restore(shelf: Table) -> int:
    shelf.tap("[data-menu]")
    shelf.tap("[data-remove]")
    shelf.tap("[data-restore]")
    expect(shelf.page.locator(ROW)).to_have_count(1)
    return len(rows(shelf)[0]["record"]["log"])


@pytest.mark.parametrize("act", [rename, restore], ids=lambda act: act.__name__)
def test_what_a_shelf_remembers_of_a_game_is_never_taken_for_the_game(
    table: Table, act: Callable[[Table], int]
) -> None:
    """Played on by another tab, and left there: what is done on the shelf is done to the game as it is by now."""
    stands(table.go("/"), row(60))
    shelf = Table(table.page.context.new_page(), table.url).go("/")
    expect(shelf.page.locator(ROW)).to_have_count(1)
    reached = played(table, 63)
    table.move("/about")
    assert act(shelf) == reached


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
