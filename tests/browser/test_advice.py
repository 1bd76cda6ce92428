"""Advice: on request, always or never; lit on the board, in words, and with what each choice is expected to bring."""

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.screens import stands
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.browser.test_seats import open_sheet, place, shut
from tests.sentences import like, said

of_every_game = pytest.mark.parametrize("game", GAMES)
#: Plies within which each game asks somebody to choose among several actions, more than once.
PLIES = 30


def control(table: Table) -> Locator:
    """Find what asks for advice, or puts it away."""
    return table.reveal("[data-advise]")


def advice(table: Table) -> Locator:
    return table.page.locator("[data-advice]")


def marked(table: Table) -> set[str | None]:
    """Return the picks that are marked on the board as the best action's."""
    return {one.get_attribute("data-advised") for one in table.page.locator("[data-advised]").all()}


def asked(table: Table, game: str) -> bool:
    """Play until a person chooses among several actions; tell whether the game gives advice at all."""
    table.begin(game, players=GAMES[game].seats[0], seed="advice")
    for _ in range(PLIES):
        state = table.answer()
        if len(state["actions"]) > 1:
            return bool(GAMES[game].levels)
        table.play(1, state["ply"] + 1)
    raise AssertionError("nobody is asked to choose")


@of_every_game
def test_asked_for_it_lights_the_best_action_and_says_why(table: Table, game: str) -> None:
    """Where the game has opponents of its own."""
    given = asked(table, game)
    expect(control(table)).to_have_count(int(given))
    expect(advice(table)).to_have_count(0)
    if not given:
        return
    table.tap("[data-opens=help]")
    expect(control(table)).to_have_accessible_name(said("advice"))
    table.tap(control(table))
    expect(advice(table)).to_be_visible()
    action = advice(table).get_attribute("data-advice") or ""
    assert action in table.read()["actions"]
    assert marked(table) == set(GAMES[game].actions[action].picks)
    words = table.said(advice(table)).strip()
    assert len(words.split()) > 3
    expect(table.announcements).to_contain_text(words)
    for pick in marked(table):
        cell = table.page.locator(f"[data-cell='{pick}']")
        if cell.count():
            expect(cell).to_have_accessible_name(like("advised"))
    table.tap(control(table))
    expect(advice(table)).to_have_count(0)
    assert marked(table) == set()


@of_every_game
def test_always_and_never_are_wishes_of_each_seat(table: Table, game: str) -> None:
    """Whoever always wants advice has it when the question stands, also after a reload; never means neither."""
    if not asked(table, game):
        return
    seat = int(table.read()["toAct"])
    for wanted, count in (("always", 1), ("never", 0)):
        open_sheet(table)
        place(table, seat).get_by_label(said("seat-advice")).select_option(wanted)
        shut(table)
        expect(advice(table)).to_have_count(count)
        table.reload()
        expect(advice(table)).to_have_count(count)
        expect(control(table)).to_have_count(count)
        assert [place["advice"] for place in table.row()["seats"]][seat] == wanted


def test_its_words_are_read_whole_where_the_tray_is_lowest(table: Table) -> None:
    """Beside the panels of the most players."""
    table.go("/")
    stands(table, row(90, game="morocco", players=GAMES["morocco"].seats[-1]))
    table.tap("[data-opens=help]")
    table.tap(control(table))
    expect(advice(table)).to_be_visible()
    hidden = advice(table).evaluate("({ parentElement: all }) => all.scrollHeight - all.clientHeight")
    assert hidden <= 0, f"{hidden} px of advice have to be scrolled to"
