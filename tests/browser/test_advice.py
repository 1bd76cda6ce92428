"""Advice: on request, always or never; lit on the board, in words, and with what each choice is expected to bring."""

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.table import CHOICES, Table
from tests.browser.test_seats import open_sheet, place, shut
from tests.sentences import like, said

of_every_game = pytest.mark.parametrize("game", GAMES)
#: Plies within which each game asks somebody to choose among several actions, more than once.
PLIES = 30
SQUARE = 44


def control(table: Table) -> Locator:
    """Find what asks for advice, or puts it away."""
    return table.reveal("[data-advise]")


def every(table: Table) -> Locator:
    """Find what shows all choices."""
    return table.page.locator("[data-advise-all]")


def advice(table: Table) -> Locator:
    return table.page.locator("[data-advice]")


def marked(table: Table) -> set[str | None]:
    """Return the picks that are marked on the board as the best action's."""
    return {one.get_attribute("data-advised") for one in table.page.locator("[data-advised]").all()}


def asked(table: Table, game: str, picks: int = 1) -> bool:
    """Play until a person chooses among actions of so many picks; tell whether the game gives advice at all."""
    table.begin(game, players=GAMES[game].seats[0], seed="advice")
    choosing(table, game, picks)
    return bool(GAMES[game].levels)


def choosing(table: Table, game: str, picks: int = 1) -> None:
    """Play on to a choice among several actions, each of so many picks or more."""
    for _ in range(PLIES):
        state = table.answer()
        of_each = [len(GAMES[game].actions[action].picks) for action in state["actions"]]
        if len(of_each) > 1 and min(of_each) >= picks:
            return
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
    box = control(table).bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= SQUARE
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


@pytest.mark.parametrize(("game", "picks"), [("marrakech", 2), ("morocco", 1)])
def test_all_choices_show_what_they_are_expected_to_bring(table: Table, game: str, picks: int) -> None:
    """On the board each pick that can be tapped, in the list each choice; the same numbers in both."""
    if not asked(table, game, picks):
        return
    table.page.locator("[data-opens=help]").focus()
    table.page.keyboard.press("Enter")
    control(table).focus()
    table.page.keyboard.press("Enter")
    expect(advice(table)).to_be_visible()
    every(table).focus()
    table.page.keyboard.press("Enter")
    expect(every(table)).to_have_attribute("aria-pressed", "true")
    expect(table.page.locator("[data-legend]")).to_be_visible()
    legend = table.said("[data-legend]").strip()
    expect(table.announcements).to_contain_text(legend)
    if table.page.locator(CHOICES).count():
        table.unfold()
    state = table.read()
    listed = table.page.locator("[data-action] [data-worth]")
    on_board = table.page.locator("[data-game] [data-worth], [data-hand] [data-worth]")
    expect(listed).to_have_count(len(state["actions"]))
    expect(on_board).to_have_count(len(state["picks"]))
    values = [{int(one.get_attribute("data-worth") or "") for one in each.all()} for each in (listed, on_board)]
    assert values[1] <= values[0]
    assert max(values[0]) == max(values[1])
    every(table).press("Enter")
    expect(on_board).to_have_count(0)


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
