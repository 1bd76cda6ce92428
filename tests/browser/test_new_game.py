"""The screen of a new game: few taps to a table, cards that are the seating, nothing to scroll on a tablet."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.probes import ALL_TABLETS, PHONES, Look, probe, unseen, walk
from tests.browser.screens import Step, card, seated, visit
from tests.browser.shelf import row
from tests.browser.table import HOME, Table
from tests.sampling import share
from tests.sentences import LANGUAGES, said

AGAIN = "[data-screen=new] [data-again]"
HOME_AGAIN = "[data-screen=home] [data-again]"
#: By how much a page has to be scrolled, down and sideways.
SCROLLS = """() => {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  const within = [...document.querySelectorAll("form > *")].map((one) => one.scrollHeight - one.clientHeight);
  const scrolls = [scrollHeight - innerHeight, scrollWidth - clientWidth, ...within];
  return scrolls.some((pixels) => pixels > 0) ? [`scrolls: ${scrolls}`] : [];
}"""


class Taps:
    """Taps from home, counted."""

    def __init__(self, table: Table) -> None:
        self.table, self.count = table, 0
        visit(table, "/", HOME)

    def tap(self, *what: str | Locator) -> None:
        for each in what:
            self.table.page.locator(each).first.click() if isinstance(each, str) else each.click()
            self.count += 1

    def tick(self, what: str) -> None:
        """Choose what stands where a tap has just been."""
        self.table.tick(what)
        self.count += 1

    def begin(self) -> dict[str, Any]:
        """Begin, and return the stored game once a person can answer."""
        self.tap(self.table.page.get_by_role("button", name=said("new-start")))
        return self.started()

    def started(self) -> dict[str, Any]:
        self.table.page.wait_for_url("**/#/game/*")
        self.table.answer()
        return self.table.row()


def play(game: str) -> str:
    return f'a[href="#/new/{game}"]'


@pytest.mark.parametrize("game", GAMES)
def test_four_people_in_three_taps(table: Table, game: str) -> None:
    taps = Taps(table.go("/"))
    taps.tap(play(game), "[data-add]")
    made = taps.begin()
    assert taps.count == 3
    assert [seat["bot"] for seat in made["seats"]] == [None] * 4
    assert [seat["edge"] for seat in made["seats"]] == ["south", "west", "north", "east"]


@pytest.mark.parametrize(("game", "again"), [("marrakech", AGAIN), ("morocco", HOME_AGAIN)])
def test_the_last_table_again_in_two_taps_at_most(table: Table, game: str, again: str) -> None:
    """The same people, options, places and way of sharing, with another seed; the last one of this game, if any."""
    visit(table.go("/"), "/", HOME)
    expect(table.page.get_by_text(said("home-new"))).to_be_visible()
    expect(table.page.locator(HOME_AGAIN)).to_have_count(0)
    visit(table, f"/new/{game}", "[data-place]")
    expect(table.page.locator(AGAIN)).to_have_count(0)
    old = row(20, 2, sharing="around", edges=["east", "north", "west"], game=game)
    old["seats"][1]["bot"] = "random"
    other = next(each for each in GAMES if each != game)
    for made in (row(10, 1, game=game, players=4), old, *[row(10, 3, game=other)] * (again == AGAIN)):
        table.put(made)
    taps = Taps(table)
    taps.tap(*[play(game)] * (again == AGAIN), again)
    made = taps.started()
    assert taps.count <= 2
    record, before = made["record"], old["record"]
    parts = ("game", "players", "options")
    assert [record[part] for part in parts] == [before[part] for part in parts]
    assert record["seed"] != before["seed"]
    assert (made["seats"], made["sharing"]) == (old["seats"], "around")
    if again == HOME_AGAIN:
        table.page.go_back()
        expect(table.page.locator(HOME)).to_be_visible()


def test_names_that_played_here_before_are_a_tap_away(table: Table) -> None:
    """Those of people, as they were written last; nobody who sits at the table already, and no opponent."""
    table.go("/")
    for number, names in enumerate((("ZOHRA", "Mishmish", "Amina"), ("Zohra", "Mishmish", "AMINA ")), 1):
        made = row(20, number)
        for player, name in zip(made["view"]["seats"], names, strict=True):
            player["name"] = name
        made["seats"][1]["bot"] = "random"
        table.put(made)
    visit(table, "/new/marrakech", "[data-place]")
    place = card(table, 1)
    known = place.locator("[data-known]")
    expect(known).to_have_text(["Zohra"])
    known.click()
    expect(place.get_by_label(said("new-name"))).to_have_value("Zohra")
    expect(known).to_have_count(0)


def test_cards_come_go_and_move(table: Table) -> None:
    visit(table.go("/"), "/new/marrakech", "[data-place]")
    page = table.page
    places = page.locator("[data-place]")
    card(table, 1).locator("[data-leave]").click()
    expect(places).to_have_count(2)
    expect(page.locator("[data-leave]")).to_have_count(0)
    expect(page.locator("[data-sitter]")).to_have_count(0)
    face = card(table, 0).locator("[data-card] [data-person]")
    before = face.get_attribute("data-person") or ""
    table.tap("[data-place='0'] [data-played-by=person]")
    expect(face).not_to_have_attribute("data-person", before)  # each tap on the person brings the next one
    table.tick("[name=sharing][value=around]")
    card(table, 1)
    sitter = page.locator("[data-sitter='1']")
    expect(sitter).to_have_attribute("data-edge", "east")
    table.tap(sitter)
    expect(sitter).not_to_have_attribute("data-edge", "east")
    seated(table, 4)
    expect(page.locator("[data-add]")).to_have_count(0)
    table.tap(page.get_by_role("button", name=said("new-start")))
    table.answer()
    made = table.row()
    assert len({player["name"] for player in made["record"]["players"]}) == 4
    assert [seat["edge"] for seat in made["seats"]] == ["west", "south", "north", "east"]


@pytest.mark.parametrize(("game", "language"), share(product(GAMES, LANGUAGES), 8, 2))
def test_nothing_scrolls_on_a_tablet_and_begin_is_always_in_reach(table: Table, game: str, language: str) -> None:
    """However many play, with all that can be there."""
    table.speak(language).go("/")
    table.put(row(10, game=game, players=4))
    visit(table, f"/new/{game}", "[data-place]")
    begin = "main form button:not([type])"
    expect(table.page.locator(begin)).to_have_text(said("new-start", language))
    looks = [Look(probe(SCROLLS), ALL_TABLETS), Look(unseen(begin, scrolled=(0, 0.3, 1)), [*ALL_TABLETS, *PHONES])]

    def seat(players: int) -> Step:
        return lambda table: seated(table, players)

    table.tap("[data-leave]")
    walk(table, [(f"{players} players", seat(players)) for players in (2, 3, GAMES[game].seats[-1])], looks)
