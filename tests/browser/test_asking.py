"""What can be asked about a table: typed after a slash, or by single keys on the board; and what is heard of a turn."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from jemaa import record as records
from jemaa.asking import answered
from jemaa.games.marrakech.board import DICE
from jemaa.match import Match
from tests.browser.conftest import Site
from tests.browser.market import when
from tests.browser.screens import stands
from tests.browser.shelf import asked as bridged
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sampling import share
from tests.sentences import LANGUAGES, like, plain, said

GAMES = ("marrakech", "morocco")
COMMAND = "[data-command]"
ANSWER = "[data-answer]"
SQUARE = "[data-cell^='square:']"
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


@pytest.mark.parametrize(("game", "language"), share(product(GAMES, LANGUAGES), 3))
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


def test_a_place_that_there_is_not_is_told_so(table: Table) -> None:
    """A square with its sides; none of that name."""
    table.prefer(speed="off").begin("marrakech", players=3, seed="asked")
    assert like("marrakech/asked-around").search(ask(table, "/i a7"))
    assert like("asked-nowhere").search(ask(table, "/i z9"))
    assert ask(table, "/l") == said("marrakech/asked-no-places")


def named(match: Match, seat: int) -> str:
    return str(match.players[seat]["name"])


def rents(match: Match) -> Iterator[str]:
    """Each way that Assam may be turned, each face: where it leads, whose group lies there, and how large it is."""
    facts: Any = answered(match, "assam", "")
    for way in facts["ways"]:
        yield said(f"facing-{way['facing']}")
        for stop, die in zip(way["stops"], DICE, strict=True):
            how = {"steps": die.steps, "square": stop["square"]}
            owner = stop["owner"]
            yield (
                said("marrakech/stop-bare", **how)
                if owner is None
                else said("marrakech/stop-rug", **how, seat=named(match, owner), count=stop["group"])
            )


def covered(match: Match) -> Iterator[str]:
    """Each place for a rug, with the size of its group, and whose rugs it covers."""
    facts: Any = answered(match, "places", "")
    for place in facts["places"]:
        squares = " and ".join(place["squares"])
        yield said("marrakech/asked-place", squares=squares, count=len(place["group"]), covers="none").rstrip(".")
        for below in place["covers"]:
            color = said(f"color-{below['color']}")
            yield said("marrakech/below", whose="somebody", seat=named(match, below["owner"]), color=color)


def affordable(match: Match) -> Iterator[str]:
    """Each stall that can be paid for: how full it is, who leads, the juice of its free corners; and all prices."""
    board = bridged(do="open", record=records.save(match))["view"]["board"]
    facts: Any = answered(match, "stalls", "")
    for stall in board["stalls"]:
        if stall["stall"] not in facts["stalls"]:
            continue
        yield f"{stall['stall']}: "
        yield from (said(f"morocco/color-{color}") for color in stall["price"])
        leads = "none" if stall["leader"] is None else named(match, stall["leader"])
        told = said("morocco/asked-stall", stall="", colors="", count=stall["count"], leader=leads, free="")
        yield plain(told).strip(":; .").removesuffix("; free")


#: What each decision rests on: the question that tells it, and all that is to be told.
FACTS: list[tuple[str, int, int, str, Callable[[Match], Iterator[str]]]] = [
    ("marrakech", 60, 3, "/a", rents),
    ("marrakech", 62, 3, "/l", covered),
    ("morocco", when("assign", 4), 4, "/l", affordable),
]


@pytest.mark.parametrize(("game", "plies", "players", "question", "facts"), FACTS)
def test_what_a_decision_rests_on_is_told(
    table: Table, game: str, plies: int, players: int, question: str, facts: Callable[[Match], Iterator[str]]
) -> None:
    """Before it is taken, in text."""
    made = row(plies, game=game, players=players)
    match = records.load(made["record"])[0]
    table.prefer(speed="off").go("/")
    stands(table, made)
    answer = plain(ask(table, question))
    while like("asked-more").search(answer.splitlines()[-1]):
        answer += "\n" + plain(ask(table, said("typed-more")))
    for fact in facts(match):
        assert plain(fact) in answer, fact


def test_the_name_of_a_space_tells_what_it_costs_and_brings(table: Table) -> None:
    """Price, how full its stall is, juice."""
    table.prefer(speed="off").begin("morocco", players=2, seed="asked")
    name = table.page.locator("[data-cell='space:c3.nw']").get_attribute("aria-label") or ""
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
    table.tick("[data-setting=keys]", on=False)
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
