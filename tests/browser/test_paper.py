"""A game on paper: a page with the players and the board as it stands, and its story where that is open."""

import re
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from jemaa.games import GAMES
from tests.browser.drawn import LIT, MARKED
from tests.browser.pages import LOOKS
from tests.browser.screens import STORY, laid, stands
from tests.browser.shelf import NAMES, stored, trace
from tests.browser.table import ENTRY, Table
from tests.sampling import share
from tests.sentences import LANGUAGES, said

PAPER = "[data-paper]"
#: Where something is chosen on the board.
MIDDLE = 41
SHEETS: tuple[dict[str, Any], ...] = ({"format": "A4"}, {"format": "Letter"}, {"format": "A4", "landscape": True})
#: As long as the page allows.
LONG = ["Wilhelmine ".ljust(40, letter) for letter in "WMOQG"]
#: Nothing of the page is seen beside the paper, and nothing on it can be tapped or filled in.
BESIDE = f"#app :visible, {PAPER} :is(a, button, input, nav, header)"


def printed(table: Table) -> Locator:
    """Show what the browser would print."""
    table.page.emulate_media(media="print")
    table.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    paper = table.page.locator(PAPER)
    expect(paper).to_be_visible()
    return paper


def shown_again(table: Table) -> None:
    """Let the browser have printed, and see the page itself."""
    table.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    table.page.emulate_media(media="screen")
    expect(table.page.locator(PAPER)).to_have_count(0)


def lines(paper: Locator) -> list[str]:
    return [re.sub(r"\s+", " ", line) for line in paper.get_by_role("row").all_inner_texts()]


def most(game: str) -> int:
    return GAMES[game].seats[-1]


@pytest.mark.parametrize(("game", "theme", "sharing"), [("marrakech", "dark", "around"), ("morocco", "dark", "open")])
def test_a_table_is_its_players_and_its_board(table: Table, game: str, theme: Any, sharing: str) -> None:
    """By day whatever the theme, with nothing to tap and no mark of what could be, also around the table."""
    page = table.go("/").page
    page.emulate_media(color_scheme=theme)
    laid(MIDDLE, players=most(game), game=game, sharing=sharing)(table)
    expect(page.locator(LIT).first).to_be_visible()
    scores = [page.locator(f'[data-seat="{seat}"]').get_attribute("data-score") for seat in range(most(game))]
    paper = printed(table)
    assert page.locator(BESIDE).count() == page.locator(MARKED).count() == 0
    assert paper.evaluate("(paper) => getComputedStyle(paper).color") == "rgb(36, 17, 25)"
    expect(paper.get_by_role("heading")).to_have_text([said(f"{game}/game-name")])
    for name, score, line in zip(NAMES, scores, lines(paper), strict=False):
        assert re.search(rf"{name} .+ {score}$", line), line
    board = paper.locator("> section > svg").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > LOOKS["viewport"]["height"] / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_is_printed_by_places_and_an_open_story_follows_whole(table: Table, game: str) -> None:
    """Numbered as on the screen, and no entry parted by the end of a page."""
    laid(None, players=most(game), game=game)(table.go("/"))
    final = trace(players=most(game), game=game)["final"]
    paper = printed(table)
    assert table.page.locator(BESIDE).count() == 0
    seats = [seat for group in final["ranking"] for seat in group]
    ranks = paper.locator("[data-rank]")
    expect(ranks).to_have_count(len(seats))
    for seat, line in zip(seats, lines(paper), strict=True):
        assert re.search(rf"^\d {NAMES[seat]} .+ {final['scores'][seat]}$", line), line
    assert ranks.first.get_attribute("data-rank") == "1"
    expect(paper.get_by_role("listitem")).to_have_count(0)
    shown_again(table)
    table.more().tap(STORY)
    expect(table.entries.first).to_be_visible()
    told = [re.sub(r"\s+", " ", text).strip() for text in table.page.locator(ENTRY).all_text_contents()]
    entries = printed(table).get_by_role("listitem")
    assert [re.sub(r"\s+", " ", text).strip() for text in entries.all_text_contents()] == told
    assert set(entries.evaluate_all("(all) => all.map((one) => getComputedStyle(one).breakInside)")) == {"avoid"}
    assert table.page.locator(BESIDE).count() == 0


@pytest.mark.parametrize(("game", "lang"), share(product(GAMES, LANGUAGES), 5))
def test_it_takes_one_page(table: Table, game: str, lang: str) -> None:
    """Upright and lying, with the most players, the longest names, and a result."""
    page = table.speak(lang).go("/").page
    record = trace(players=most(game), game=game)["record"]
    players = [{**player, "name": name} for player, name in zip(record["players"], LONG, strict=False)]
    for plies in (MIDDLE, None):
        stands(table, stored({**record, "players": players, "log": record["log"][:plies]}))
        for sheet in SHEETS:
            assert len(re.findall(rb"/Type /Page\b", page.pdf(**sheet))) == 1, (plies, sheet)
