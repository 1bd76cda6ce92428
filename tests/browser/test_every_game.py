"""Every game found, on each of its screens and by taps to its end: what is tested here, a further game has at once."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from jemaa.games import GAMES
from tests.browser.table import Table, replayed
from tests.browser.test_games import compare, finished
from tests.sentences import said

of_every_game = pytest.mark.parametrize("game", GAMES)


@of_every_game
def test_it_stands_at_home_and_is_set_up_from_there(table: Table, game: str) -> None:
    page = table.go("/").page
    page.locator(f'a[href="#/new/{game}"]').first.click()
    page.get_by_role("button", name=said("new-start")).click()
    table.answer()
    expect(page.locator(f'[data-game="{game}"][data-ply="0"]')).to_be_visible()


@of_every_game
def test_its_rules_have_a_picture_and_all_their_sections_and_are_a_leaflet_on_paper(table: Table, game: str) -> None:
    """On paper with all pictures, also those that nobody has scrolled to, and with nothing to tap."""
    page = table.go(f"/rules/{game}").page
    expect(page.get_by_role("img", name=said(f"{game}/rules-brief-figure"))).to_be_visible()
    for section in said(f"{game}/rules-sections").split():
        expect(page.get_by_role("heading", name=said(f"{game}/rules-{section}"), exact=True)).to_be_visible()
    expect(page.locator(f'main a[href="#/new/{game}"]')).to_be_visible()
    pictures = page.locator("[data-card] svg")
    pictures.first.wait_for()
    page.emulate_media(media="print", color_scheme="dark")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    assert pictures.count() > 5
    assert pictures.evaluate_all("(all) => all.filter((one) => !one.childElementCount).length") == 0
    assert page.locator("header:visible, main a:visible, main input:visible").count() == 0
    colors = page.locator("main").evaluate(
        "(main) => [main, document.body].map((each) => getComputedStyle(each))"
        ".map(({ color, backgroundColor }) => `${color} ${backgroundColor}`)"
    )
    assert colors == ["rgb(36, 17, 25) rgba(0, 0, 0, 0)"] * 2


@of_every_game
def test_it_is_played_by_taps_to_its_end(table: Table, game: str, tmp_path: Path) -> None:
    """As the others of test_games.py, but in the browser's Python."""
    offered = table.begin(game, players=GAMES[game].seats[0], seed="every game").play(1)
    trace = replayed(table.row()["record"], tmp_path)
    compare(offered, trace)
    finished(table, trace)
