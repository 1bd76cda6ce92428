"""What a person sees before the engine has come: the game that was asked for, never an empty page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.screens import TURN
from tests.browser.shelf import row
from tests.browser.table import ABOUT, Table
from tests.sentences import said

pytestmark = pytest.mark.usefixtures("first_visit")

# The engine never comes: what is seen then is what is seen first.
SILENT = b"setInterval(() => postMessage({ stage: 'start', loaded: 1, total: 2 }), 50);"
NEVER = ("worker.js", (200, "text/javascript", SILENT))
# Writes down whether a page was ever drawn without the board; on a busy machine no patience ends.
WATCHED = """globalThis.without = 0;
const soon = setTimeout;
globalThis.setTimeout = (run, ms, ...more) => (ms >= 100 ? 0 : soon(run, ms, ...more));
new MutationObserver(() => {
    if (document.querySelector("header") && !document.querySelector("[data-game]")) without += 1;
}).observe(document, { childList: true, subtree: true });"""


@pytest.fixture
def engineless(site: Site, table: Table) -> Table:
    site.broken[NEVER[0]] = NEVER[1]
    return table


def test_a_stored_game_is_seen_at_once(engineless: Table) -> None:
    """Its board, its seats, who is asked: in the first picture that is drawn."""
    engineless.go("/")
    engineless.put(row(TURN))
    page = engineless.page
    page.add_init_script(WATCHED)
    engineless.go(f"/game/{1:032x}")
    engineless.at(TURN)
    expect(page.locator("[data-seat]")).to_have_count(3)
    expect(page.get_by_role("progressbar", name=said("loading-start"))).to_be_visible()
    assert page.evaluate("() => without") == 0


@pytest.mark.parametrize("address", ["/play/morocco?players=3", "/play/marrakech?players=2", "/new/marrakech"])
def test_a_game_that_is_begun_has_its_ground_and_says_how_far_it_is(engineless: Table, address: str) -> None:
    engineless.go(address)
    page = engineless.page
    expect(page.locator("[data-ground]")).to_be_in_viewport()
    expect(page.get_by_role("progressbar", name=said("loading-start"))).to_be_visible()
    expect(page.locator("[data-game]")).to_have_count(0)


@pytest.mark.parametrize(("game", "players"), [("marrakech", 2), ("marrakech", 4), ("morocco", 3)])
def test_a_game_that_is_begun_shows_who_plays_and_nothing_that_may_be_otherwise(
    engineless: Table, game: str, players: int
) -> None:
    """Whose turn it is and what lies on the board only the engine knows; meanwhile nothing answers."""
    engineless.go(f"/play/{game}?players={players}&bots=1:random")
    page = engineless.page
    names = said("new-names").split(" ")[:players]
    seats = page.locator("[data-seat]")
    for seat, name in enumerate(names):
        expect(seats.nth(seat).get_by_text(name, exact=True).last).to_be_visible()
    expect(page.locator("[data-seat][aria-current], [data-pick], [data-game]")).to_have_count(0)
    for hidden in ("[data-cell]", "[data-prompt] h2"):
        expect(page.locator(hidden).first).to_be_attached()
        expect(page.locator(f"{hidden}:visible")).to_have_count(0)
    expect(page.locator("main button:not([inert] *):visible")).to_have_count(0)


def test_about_without_a_table_shows_all_licences_and_leads_to_none(table: Table) -> None:
    table.go("/about")
    about = table.page.locator(ABOUT)
    expect(about).to_contain_text(said("about-what"))
    expect(about.get_by_role("link", name=said("back-to-game"))).to_have_count(0)
    licences = table.page.locator("[data-legal]")
    licences.get_by_text(said("about-licences"), exact=True).click()
    for text in (
        "Mozilla Public License Version 2.0",
        "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
        "SIL OPEN FONT LICENSE",
    ):
        expect(licences).to_contain_text(text)


def test_about_leads_back_to_the_table(table: Table) -> None:
    table.begin(players=2, seed="about")
    table.play(1, 5)
    here = table.page.url
    page = table.page
    table.tap("a[href='#/about']")
    page.get_by_role("link", name=said("back-to-game")).click()
    expect(table.page).to_have_url(here)
    assert table.answer()["ply"] == 5


def test_the_fonts_are_asked_for_before_the_styles_have_come(site: Site, opened: Callable[..., Page]) -> None:
    """Else the first picture is drawn in others: lines wrap elsewhere, and all below moves when the fonts come."""
    page = opened()
    page.route("**/style.css", lambda _: None)
    fonts = [f"**/{name}-latin-wght-normal.woff2" for name in ("reem-kufi", "atkinson-hyperlegible-next")]
    with page.expect_request(fonts[0]), page.expect_request(fonts[1]):
        page.goto(site.url, wait_until="commit")
