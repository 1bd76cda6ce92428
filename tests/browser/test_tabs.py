"""Two tabs on one game: one plays, the other offers to take over; nothing is lost on the way."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table, replayed, sentence


def offers_to_take_over(table: Table, ply: int) -> None:
    """The board is seen, nothing can be done but to take over."""
    expect(table.page.locator("main .notice[role=alert]")).to_contain_text(sentence("taken"))
    table.at(ply)
    state = table.read()
    assert (state["picks"], state["actions"], state["offered"]) == ([], [], [])


def second(page: Page, table: Table) -> Table:
    """Open the game of a table in another tab of the same browser."""
    other = Table(page.context.new_page(), table.url)
    other.page.goto(page.url)
    return other


def test_one_tab_plays_and_the_other_takes_over(site, table, tmp_path):
    table.begin(players=3, seed="tabs")
    table.play(4, 10)
    other = second(table.page, table)
    offers_to_take_over(other, 10)
    table.play(4, 20)
    other.tap("[data-take-over]")
    assert other.answer()["ply"] == 20
    offers_to_take_over(table, 20)
    other.play(4, 30)
    table.tap("[data-take-over]")
    assert table.answer()["ply"] == 30
    offers_to_take_over(other, 30)
    table.play(4)
    trace = replayed(table.row()["record"], tmp_path)
    assert table.scores() == trace["final"]["scores"]


def test_a_tab_that_is_closed_leaves_the_game_free(table):
    table.begin(players=2, seed="closed")
    table.play(4, 10)
    other = second(table.page, table)
    offers_to_take_over(other, 10)
    table.page.close()
    other.page.wait_for_function("async () => (await navigator.locks.query()).held.length === 0")
    other.reload()
    assert other.answer()["ply"] == 10


def test_leaving_a_game_sets_it_free(table):
    table.begin(players=2, seed="left")
    table.play(4, 7)
    address = table.page.url
    table.move("/")
    expect(table.page.locator(".row")).to_have_count(1)
    other = Table(table.page.context.new_page(), table.url)
    other.page.goto(address)
    assert other.answer()["ply"] == 7
    other.play(4, 9)
    table.move(f"/game/{other.id}")
    offers_to_take_over(table, 9)


def test_two_games_in_two_tabs(table):
    table.begin(players=2, seed="one")
    other = Table(table.page.context.new_page(), table.url).begin(players=3, seed="two")
    table.play(4, 9)
    other.play(4, 12)
    table.play(4, 15)
    assert [len(one.row()["record"]["log"]) for one in (table, other)] == [15, 12]
