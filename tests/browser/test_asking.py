"""What can be asked about a table: typed after a slash, or by single keys on the board."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.sampling import share
from tests.sentences import LANGUAGES, plain

GAMES = ("marrakech", "morocco")
COMMAND = "[data-command]"
ANSWER = "[data-answer]"
# What is only heard, and has marks of direction for the eye; the list of all choices is seen once it has the focus.
MARKED = r"""() => [...document.querySelectorAll("*")].flatMap((element) => [
    ...["aria-label", "aria-valuetext", "title"].map((name) => element.getAttribute(name) ?? ""),
    element.matches("[aria-live], title, option") ||
        (getComputedStyle(element).clipPath !== "none" && !element.matches("[data-choices]"))
        ? element.textContent : "",
]).filter((text) => /[\u2066-\u2069]/.test(text))"""


def ask(table: Table, text: str) -> str:
    """Type a question, and return the answer; the focus stays in the field."""
    field = table.page.locator(COMMAND)
    before = table.said(table.page.locator(ANSWER))
    field.fill(text)
    field.press("Enter")
    expect(table.page.locator(ANSWER)).not_to_have_text(before or "")
    expect(field).to_be_focused()
    answer = plain(table.said(table.page.locator(ANSWER)))
    expect(table.announcements).to_contain_text(answer[:40])
    return answer


@pytest.mark.parametrize(("game", "language"), share(product(GAMES, LANGUAGES), 4, 1))
def test_every_question_is_answered(table: Table, game: str, language: str) -> None:
    """Each answer is its own; a slash and a question mark tell what can be asked. Nothing only heard has marks."""
    table.speak(language).prefer(speed="off").begin(game, players=3, seed="asked")
    table.play(1, 9)
    answers = {
        letter: ask(table, f"/{letter}") for letter in re.findall(r"\b(\w):", ask(table, "/?").replace("\xa0", ""))
    }
    assert len(answers) >= 9
    assert len(set(answers.values())) == len(answers)
    assert table.page.evaluate(MARKED) == []


def test_single_keys_ask_about_the_cell_and_can_be_switched_off(table: Table) -> None:
    table.begin("marrakech", players=3, seed="asked")
    cell = table.page.locator("[data-cell='square:b2']")
    cell.focus()
    table.page.keyboard.press("i")
    expect(table.page.locator(ANSWER)).to_contain_text("b2")
    expect(cell).to_be_focused()
    table.set("keys", "false")
    other = table.page.locator("[data-cell='square:f6']")
    other.focus()
    table.page.keyboard.press("i")
    expect(other).to_be_focused()
    expect(table.page.locator(ANSWER)).to_contain_text("b2")
