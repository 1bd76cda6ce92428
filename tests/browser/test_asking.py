"""What can be asked about a table: typed after a slash, or by single keys on the board; and what is heard of a turn."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sentences import LANGUAGES, like, plain, said

COMMAND = "[data-command]"
ANSWER = "[data-answer]"
#: What a stall of Morocco says of itself, in every game: price, how full it is.
STANDING = like("morocco/asked-stall", leader="none")
SQUARE = "[data-cell^='square:']"


def ask(table: Table, text: str) -> str:
    """Type a question, and return the answer; the focus stays in the field."""
    field = table.page.locator(COMMAND)
    before = table.said(table.page.locator(ANSWER))
    field.fill(text)
    field.press("Enter")
    expect(table.page.locator(ANSWER)).not_to_have_text(before or "")
    expect(field).to_be_focused()
    answer = table.said(table.page.locator(ANSWER))
    expect(table.announcements).to_contain_text(answer[:40])
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_every_question_is_answered(table: Table, game: str, language: str) -> None:
    """Each answer is its own; a slash and a question mark tell what can be asked."""
    table.speak(language).prefer(speed="off").begin(game, players=3, seed="asked")
    table.play(1, 9)
    answers = {
        letter: ask(table, f"/{letter}") for letter in re.findall(r"\b([a-z]):", ask(table, "/?").replace("\xa0", ""))
    }
    assert len(answers) >= 9
    assert len(set(answers.values())) == len(answers)


def test_what_a_rug_decision_rests_on_is_told(table: Table) -> None:
    """Assam, where each face leads and the rent there; legal places with group and cover; a square with its sides."""
    table.prefer(speed="off").begin("marrakech", players=3, seed="asked")
    roads = ask(table, "/a")
    assert all(said(f"facing-{side}") in roads for side in ("north", "east", "west"))
    assert like("marrakech/asked-around").search(ask(table, "/i a7"))
    assert like("asked-nowhere").search(ask(table, "/i z9"))
    assert ask(table, "/l") == said("marrakech/asked-no-places")
    table.play(1, 2)
    assert len(like("marrakech/asked-place", covers="none").findall(ask(table, "/l"))) >= len(table.read()["actions"])


def test_what_a_placement_rests_on_is_told(table: Table) -> None:
    """Price, how full, who leads, juice: of one stall, of all that can be paid for, and on each space itself."""
    table.prefer(speed="off").begin("morocco", players=2, seed="asked")
    assert STANDING.search(ask(table, "/i c3"))
    while table.answer()["phase"] != "assign":
        table.play(1, table.read()["ply"] + 1)
    stalls = {action.split()[1][:2] for action in table.read()["actions"] if action.startswith("assistant")}
    told = plain(ask(table, "/l"))
    assert all(f"{stall}:" in told for stall in stalls)
    space = table.page.locator("[data-cell='space:c3.nw']")
    name = space.get_attribute("aria-label")
    assert name
    assert like("morocco/space-free", leader="none").search(name)


def test_single_keys_ask_about_the_cell_and_can_be_switched_off(table: Table) -> None:
    table.begin("marrakech", players=3, seed="asked")
    cell = table.page.locator("[data-cell='square:b2']")
    cell.focus()
    table.page.keyboard.press("i")
    expect(table.page.locator(ANSWER)).to_contain_text("b2")
    expect(cell).to_be_focused()
    table.page.keyboard.press("/")
    expect(table.page.locator(COMMAND)).to_be_focused()
    table.tap("[data-settings]")
    table.page.locator("[data-setting=keys]").uncheck()
    table.page.keyboard.press("Escape")
    other = table.page.locator("[data-cell='square:f6']")
    other.focus()
    table.page.keyboard.press("i")
    table.page.keyboard.press("/")
    expect(other).to_be_focused()
    expect(table.page.locator(ANSWER)).to_contain_text("b2")


def test_the_board_begins_at_assam_and_is_walked_by_keys(table: Table) -> None:
    table.begin("marrakech", players=3, seed="asked")
    assert table.page.locator(f"{SQUARE}[tabindex='0']").get_attribute("data-cell") == "square:d4"
    table.page.locator(f"{SQUARE}[tabindex='0']").focus()
    for key, square in [
        ("Control+ArrowLeft", "a4"),
        ("Control+ArrowUp", "a7"),
        ("ArrowRight", "b7"),
        ("Control+End", "g1"),
    ]:
        table.page.keyboard.press(key)
        expect(table.page.locator(f"[data-cell='square:{square}']")).to_be_focused()


@pytest.fixture
def four(site: Site, opened: Callable[..., Page]) -> Callable[..., Table]:
    """Lay a game of Marrakech at which one person sits with three opponents."""

    def lay(**settings: Any) -> Table:
        table = Table(opened(), site.url).prefer(speed="off", pace="quick", **settings).go("/")
        stored = row(0, 1)
        for place in stored["seats"][1:]:
            place["bot"] = "random"
        table.put(stored)
        table.move(f"/game/{stored['id']}")
        table.answer()
        return table

    return lay


@pytest.mark.parametrize(("telling", "fewest"), [("brief", 0), ("full", 9)])
def test_a_turn_of_others_is_told_once(four: Callable[..., Table], telling: str, fewest: int) -> None:
    """In a few words, one message for each turn; or every event in full."""
    table = four(telling=telling)
    turned = like("marrakech/event-turned")
    table.play(1, 3)
    table.answer()
    messages = table.announcements.locator("> *").all_inner_texts()
    assert (sum(bool(turned.search(message)) for message in messages) > 0) == (fewest > 0)
    assert len(messages) > fewest
