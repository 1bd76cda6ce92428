"""Nothing is cut: in a language forty per cent longer, with text twice as big, and on the narrowest phone."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.market import when
from tests.browser.market_screens import EVERY
from tests.browser.screens import ALL, card, laid, seated, seen_shelf, stands, visit
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sentences import said

CLIPPED = Path(__file__).with_name("clipped.js").read_text(encoding="utf-8")
TABLE = ["turn", "pending rug", "over with four", "log"]
TABLE += ["market: scout", "market: two closings foretold", "market: over", "market: log"]
LONGEST_NAME = "Wolfeschlegelsteinhausenbergerdorffianos"


def clipped(table: Table, names: Iterable[str]) -> dict[str, list[str]]:
    """Visit screens and collect what is cut there."""
    found = {}
    for name in names:
        EVERY[name](table)
        cut = table.page.evaluate(CLIPPED)
        if cut:
            found[name] = cut
    return found


def every(first: int) -> list[str]:
    """Return every second screen, from the first or the second on; all of them where that is wanted."""
    return list(EVERY)[slice(None) if ALL else slice(first, None, 2)]


def told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def bigger(page: Page, size: int) -> None:
    """Set the size of text as people do in their browser's settings."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


@pytest.mark.parametrize(("size", "first"), [((1024, 768), 0), ((768, 1024), 1), ((390, 844), 0)], ids=str)
def test_a_longer_language_clips_nothing(
    site: Site, opened: Callable[..., Page], size: tuple[int, int], first: int
) -> None:
    """Each screen is seen lying or standing, half of them on a phone, too."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).speak("qps").go("/")
    found = clipped(table, every(first))
    assert not found, told(found)


@pytest.mark.parametrize(("size", "first"), [((1024, 768), 1), ((768, 1024), 0), ((844, 390), 1)], ids=str)
def test_larger_text_clips_nothing(site: Site, opened: Callable[..., Page], size: tuple[int, int], first: int) -> None:
    """As the settings make it."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url)
    table.prefer(language="fr", text="large").go("/")
    found = clipped(table, every(first))
    assert not found, told(found)


@pytest.mark.parametrize("language", ["en", "fr", "es"] if ALL else ["fr"])
def test_the_narrowest_phone_needs_no_scrolling_sideways(
    site: Site, opened: Callable[..., Page], language: str
) -> None:
    table = Table(opened(viewport={"width": 320, "height": 568}), site.url).speak(language).go("/")
    found = clipped(table, every(1) if language == "fr" else TABLE)
    assert not found, told(found)


TOPS = "(all) => all.map((one) => one.getBoundingClientRect().y)"


@pytest.mark.parametrize("width", [320, 360, 375, 390, 412])
def test_the_head_of_a_table_is_one_row_on_every_phone(site: Site, opened: Callable[..., Page], width: int) -> None:
    """A second row would take its height from the board's neighbours."""
    table = Table(opened(viewport={"width": width, "height": 800}), site.url).speak("fr").go("/")
    for name in ("turn", "market: scout"):
        EVERY[name](table)
        tops = table.head.locator("> :visible").evaluate_all(TOPS)
        assert max(tops) - min(tops) < 30, name


# What answers a question, by the screen that asks it.
ANSWERS = {
    "turn": "[data-action]",
    "roll": "[data-roll]",
    "pending rug": "[data-confirm]",
    "around the table": "[data-action]",
    "market: die": "[data-roll]",
    "market: closing foretold": "[data-confirm]",
    "market: two closings foretold": "[data-confirm]",
}


@pytest.mark.parametrize("size", [(667, 375), (740, 360), (844, 390)], ids=str)
def test_a_phone_that_lies_shows_the_board_and_what_answers(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Without scrolling: one sees where a rug will lie and says yes to it."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).speak("fr").go("/")
    for name, answers in ANSWERS.items():
        EVERY[name](table)
        for each in (table.page.locator("[data-game]"), *table.page.locator(answers).all()):
            expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1024, 768), (390, 844)], ids=str)
def test_text_twice_as_big(site: Site, opened: Callable[..., Page], size: tuple[int, int]) -> None:
    """Everything is still there, and a turn of each game can be played by tapping."""
    page = opened(viewport={"width": size[0], "height": size[1]})
    bigger(page, 32)
    table = Table(page, site.url).go("/")
    assert page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
    found = clipped(table, ["home with games", "new game", "why not", "settings", "question", "rules", *TABLE])
    assert not found, told(found)
    laid(60)(table)
    table.play(1, 66)
    ply = when("assign", 5)
    laid(ply, players=5, game="morocco")(table)
    table.play(1, ply + 4)


LONG_NAMES = [((1024, 768), "marrakech", 4), ((320, 568), "marrakech", 4), ((768, 1024), "morocco", 5)]


@pytest.mark.parametrize(("size", "game", "players"), LONG_NAMES, ids=str)
def test_the_longest_names(
    site: Site, opened: Callable[..., Page], size: tuple[int, int], game: str, players: int
) -> None:
    """As many names as there are seats, of forty letters without a place to break them."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).go("/")
    visit(table, f"/new/{game}", "[data-screen=new]")
    seated(table, players)
    for seat in range(players):
        card(table, seat).get_by_role("textbox").fill(LONGEST_NAME)
    assert not table.page.evaluate(CLIPPED)
    table.tap(table.page.get_by_role("button", name=said("new-start")))
    table.answer()
    table.play(1, 12)
    assert not table.page.evaluate(CLIPPED)
    table.play(1)
    assert not table.page.evaluate(CLIPPED)
    visit(table, "/", "[data-again]")
    table.tap("[data-all-games]")
    seen_shelf(table)
    assert not table.page.evaluate(CLIPPED)


def test_the_longest_names_in_a_tie(site: Site, opened: Callable[..., Page]) -> None:
    """What decided equal points names people, too."""
    stored = row(None, players=4, seed="tie 11")
    for player in [*stored["record"]["players"], *stored["view"]["seats"]]:
        player["name"] = LONGEST_NAME
    table = Table(opened(viewport={"width": 320, "height": 568}), site.url).go("/")
    stands(table, stored)
    expect(table.page.locator("[data-tie]")).to_be_visible()
    assert not table.page.evaluate(CLIPPED)
