"""Help for people who are new: an empty home, hints, what pictures mean, the rules where they are wanted."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.screens import LAY, TURN, laid, visit
from tests.browser.shelf import row
from tests.browser.table import Table, sentence
from tests.browser.test_reflow import CLIPPED

HINT = ".hint > span"
TABLET = 768


@pytest.fixture
def newcomer(site, opened) -> Table:
    """Give a table to somebody who has never played here."""
    return Table(opened(newcomer=True), site.url)


def plain(text: str) -> str:
    """Leave out the marks that keep a name's direction to itself."""
    return re.sub("[\u2066-\u2069]", "", text)


def test_a_home_without_games(table: Table) -> None:
    """It says so, and leads newcomers to the rules; with a first game it says neither."""
    table.go("/")
    expect(table.page.locator(".home-empty")).to_have_text(sentence("home-empty"))
    expect(table.page.locator(".newcomer")).to_have_text([sentence("new-to-it")] * 2)
    table.put(row(LAY))
    visit(table, "/", ".row")
    expect(table.page.locator(".home-empty, .newcomer")).to_have_count(0)


def test_hints_tell_what_to_tap(newcomer: Table) -> None:
    """A hint is there while that is asked, in the words of what is asked."""
    newcomer.begin(players=3, seed="hints")
    expect(newcomer.page.locator(HINT)).to_have_text(sentence("hint-turn", "games/marrakech"))
    newcomer.play(1, "lay")
    expect(newcomer.page.locator(HINT)).to_have_text(sentence("hint-lay", "games/marrakech"))


def test_hidden_hints_stay_hidden(newcomer: Table) -> None:
    """Put away once, they come neither after a reload nor in another game of that kind; the other kind has its own."""
    newcomer.begin(players=3, seed="hints")
    newcomer.tap("[data-hint-off]")
    expect(newcomer.page.locator(HINT)).to_have_count(0)
    newcomer.reload()
    expect(newcomer.page.locator(HINT)).to_have_count(0)
    newcomer.begin(players=2, seed="hints")
    expect(newcomer.page.locator(HINT)).to_have_count(0)
    newcomer.begin("morocco", players=4, seed="hints")
    expect(newcomer.page.locator(HINT)).to_have_text(sentence("hint-scout", "games/morocco"))


def test_hints_end_with_the_first_game(newcomer: Table) -> None:
    """Who has played a whole game knows what to tap."""
    newcomer.go("/")
    laid(LAY)(newcomer)
    newcomer.play(1)
    expect(newcomer.page.locator(".result")).to_be_visible()
    newcomer.begin(players=3, seed="hints")
    expect(newcomer.page.locator(HINT)).to_have_count(0)


def test_no_hints_without_advice(newcomer: Table) -> None:
    """A seat that wants no advice gets none."""
    newcomer.go("/")
    made = row(LAY)
    made["seats"] = [{**seat, "advice": False} for seat in made["seats"]]
    newcomer.put(made)
    visit(newcomer, f"/game/{made['id']}", "[data-game]")
    newcomer.answer()
    expect(newcomer.page.locator(HINT)).to_have_count(0)


def scouting(table: Table) -> None:
    """Begin a game of Morocco, which asks for a scout first."""
    table.begin("morocco", players=4, seed="fits")


@pytest.mark.parametrize("language", ["en", "fr", "es", "qps"])
def test_hints_fit(site, opened, language):
    """Nothing of them is cut, and a table on a tablet is seen whole with them."""
    table = Table(opened(newcomer=True), site.url).speak(language).go("/")
    for step in (laid(TURN), laid(LAY), scouting):
        step(table)
        for width, height in ((1024, 768), (768, 1024), (390, 844), (320, 568)):
            table.page.set_viewport_size({"width": width, "height": height})
            expect(table.page.locator(HINT)).to_be_visible()
            assert table.page.evaluate(CLIPPED) == []
            if width >= TABLET and language != "qps":
                assert table.read()["hidden"] <= 1


@pytest.mark.parametrize(("game", "pictures"), [("marrakech", 3), ("morocco", 12)])
def test_what_the_pictures_mean(table: Table, game: str, pictures: int) -> None:
    """The sheet of seats names every picture, also those that no seat has anything of yet."""
    table.begin(game, players=2, seed="pictures")
    table.answer()
    table.tap("[data-seats]")
    table.tap(".legend summary")
    expect(table.page.locator(".legend li")).to_have_count(pictures)
    for told in table.page.locator(".legend li").all():
        expect(told.locator("svg")).to_be_visible()
        assert told.inner_text().strip()


def test_the_prompt_follows_the_taps(table: Table) -> None:
    """What is asked is the next part of what was begun."""
    table.go("/")
    laid(LAY)(table)
    before = plain(table.said(".prompt h2"))
    lit = [one.get_attribute("data-pick") for one in table.page.locator("[data-pick^='square:']").all()]
    for pick in lit:
        table.tap(f"[data-cell='{pick}']")
        if table.page.locator("[data-confirm]").count() == 0:
            break
        table.tap("[data-cancel]")
    after = plain(table.said(".prompt h2"))
    assert after != before
    assert after.endswith(sentence("prompt-lay-second", "games/marrakech").split("}")[1])
    table.tap("[data-cancel]")
    expect(table.page.locator(".prompt h2")).not_to_have_text(after)


def test_the_story_leads_to_the_rules_and_back(table: Table) -> None:
    """The line that is looked at has a link for each section; the rules open there, and lead back to the game."""
    table.go("/")
    laid(LAY)(table)
    table.tap(".tools .tool[aria-expanded]")
    links = table.page.locator(".log .rule-link")
    expect(links).to_have_count(len({link.get_attribute("href") for link in links.all()}))
    assert all(box and box["height"] >= 44 for box in (link.bounding_box() for link in links.all()))
    told = links.last.locator(".rule-title").inner_text()
    links.last.click()
    heading = table.page.locator("h2:focus")
    expect(heading).to_have_text(told)
    expect(heading).to_be_in_viewport()
    table.tap(".onward a")
    table.at(LAY)


def test_the_reason_why_not_leads_to_the_rules(table: Table) -> None:
    """A bubble that says why has a link to where the rules tell of it."""
    table.go("/")
    laid(LAY)(table)
    table.tap(".cell[aria-disabled='true']")
    link = table.page.locator(".why .rule-link")
    expect(link).to_be_visible()
    box = link.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    link.click()
    expect(table.page.locator("h2#rules-lay")).to_be_focused()


@pytest.mark.parametrize("at", ["juice", "nowhere", "<b>", "x" * 1000, ""])
def test_an_address_of_a_section(table: Table, at: str) -> None:
    """It opens the rules there; one that is unknown opens them at their beginning."""
    table.go(f"/rules/morocco?at={at}")
    expect(table.page.locator(".rules h2").first).to_be_visible()
    if at == "juice":
        expect(table.page.locator("#rules-juice")).to_be_focused()
        expect(table.page.locator("#rules-juice")).to_be_in_viewport()
    else:
        expect(table.page.locator("h1")).to_be_in_viewport()


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_the_rules_begin_with_one_minute(table: Table, game: str) -> None:
    """A picture with words for who does not see it, and five lines."""
    table.go(f"/rules/{game}")
    first = table.page.locator(".rules section").first
    expect(first.locator("svg[role=img]")).to_have_accessible_name(sentence("rules-brief-figure", f"games/{game}"))
    expect(first.locator("p")).to_have_count(5)
