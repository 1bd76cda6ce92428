"""Text twice as big to play with, and the longest names, wherever names are."""

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import NAME_OF_COLUMN
from tests.browser.market import when
from tests.browser.probes import NARROWEST, PHONE, Look, Size, bigger, clipped, resize, tiny, torn, walk
from tests.browser.screens import SCREENS, STORY, TURN, card, laid, seated, seen_shelf, stands, visit
from tests.browser.shelf import luckily, row
from tests.browser.table import PAINTED, Table
from tests.sentences import said

LONGEST_NAME = "W" * 40
#: As long as names are that are never cut.
USUAL_NAME = "Maximilianna"


@pytest.mark.parametrize("size", [(390, 844), (1024, 768)], ids=str)
def test_a_turn_of_each_game_with_text_twice_as_big(table: Table, size: Size) -> None:
    resize(table.page, size)
    bigger(table.page, 32)
    table.speak("fr").go("/")
    assert table.page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
    assign = when("assign", 5)
    for ply, until, game in ((60, 66, "marrakech"), (assign, assign + 4, "morocco")):
        laid(ply, players=4 if game == "marrakech" else 5, game=game)(table)
        table.play(1, until)


# How many lines each box has room for, to a tenth.
LINES = """(all) => all.map((one) => {
    const { lineHeight } = getComputedStyle(one);
    return Math.round((10 * one.clientHeight) / parseFloat(lineHeight)) / 10;
})"""


@pytest.mark.parametrize(
    ("size", "game", "players"), [((320, 568), "marrakech", 4), ((768, 1024), "morocco", 5)], ids=str
)
def test_the_longest_names(table: Table, size: Size, game: str, players: int) -> None:
    """As many names as there are seats, of forty of the widest letters without a place to break them."""
    page = table.go("/").page
    resize(page, size)
    visit(table, f"/new/{game}", "[data-screen=new]")
    seated(table, players)
    for seat in range(players):
        card(table, seat).get_by_role("textbox").fill(LONGEST_NAME)
    assert clipped(page) == []
    table.tap(page.get_by_role("button", name=said("new-start")))
    table.answer()
    table.play(1, 12)
    assert clipped(page) == []
    ended = row(None, game=game, players=players, seed="tie 11" if game == "marrakech" else "shelf")
    for player in [*ended["record"]["players"], *ended["view"]["seats"]]:
        player["name"] = LONGEST_NAME
    stands(table, ended)
    expect(page.locator("[data-tie]")).to_be_visible()
    assert clipped(page) == []
    lines = page.locator(NAME_OF_COLUMN).evaluate_all(LINES)
    assert lines == [round(each) for each in lines]
    visit(table, "/", "[data-again]")
    table.tap("[data-all-games]")
    seen_shelf(table)
    assert clipped(page) == []
    for address, shown in ((f"/luck/{ended['id']}", "[data-tables]"), ("/people", "[data-who]")):
        visit(table, address, shown)
        page.evaluate(PAINTED)
        assert clipped(page) == []
    table.tap("[data-who]")
    table.tap("[data-doing=name]")
    assert clipped(page) == []
    table.tap("[data-forget]")
    expect(page.locator("[data-restore]")).to_be_visible()
    assert clipped(page) == []


def test_no_name_is_torn_where_letters_are_large(table: Table) -> None:
    """Nor any other word on the narrowest phone with letters half as big again."""
    names = ["people", "seats", "beside other tables", "new game", "settings", "log"]
    looks = [Look(torn("bdi", 12), [NARROWEST, PHONE], 32), Look(torn("body *", 12), [NARROWEST, PHONE], 24)]
    walk(table.go("/"), [(name, SCREENS[name]) for name in names], looks)


def test_names_in_rows_are_whole_and_can_be_read_on_the_narrowest_phone(table: Table) -> None:
    """In the story, among the seats, on the shelf and among people, alone and on a card."""
    page = table.go("/").page
    ended, same_luck = (luckily(number, number, players=4) for number in (1, 2))
    begun = row(TURN, 3, players=4, sharing="around")
    for made in (ended, same_luck, begun):
        for number, player in enumerate([*made["record"]["players"], *made["view"]["seats"]]):
            player["name"] = f"{USUAL_NAME[:-1]}{'abcd'[number % 4]}"
    resize(page, NARROWEST)
    found = list[str]()

    def look(where: str) -> None:
        expect(page.get_by_text(USUAL_NAME[:-1]).locator("visible=true").first).to_be_visible()
        found.extend(f"{where}: {wrong}" for wrong in clipped(page) + tiny(page))

    for made, opens in ((ended, STORY), (begun, "[data-seats]")):
        stands(table, made)
        table.tap(opens)
        look(opens)
    table.put(same_luck)
    for address, shown in (("/", "[data-again]"), (f"/luck/{ended['id']}", "[data-tables]"), ("/people", "[data-who]")):
        visit(table, address, shown)
        look(address)
    table.tap("[data-who]")
    look("a person")
    assert found == []
