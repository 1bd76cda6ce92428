"""Help for people who are new: an empty home, hints, what pictures mean, the rules where they are wanted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Site, Watch
from tests.browser.probes import NARROWEST, PHONE, PHONES, TABLETS, Look, clipped, resize, torn, walk
from tests.browser.screens import LAY, TURN, laid, visit
from tests.browser.shelf import ROW, row
from tests.browser.table import CLOSE, Table
from tests.sampling import share
from tests.sentences import LANGUAGES, said

#: Stands in each hint.
HINT = "[data-hint-off]"


@pytest.fixture
def newcomer(tables: Callable[..., Table]) -> Table:
    """Give a table to somebody who has never played here."""
    return tables(newcomer=True)


def hint(table: Table, key: str, how: str = "tapped") -> Locator:
    """Find a game's hint by the key of its sentence."""
    return table.page.get_by_text(said(key, how=how), exact=True)


def test_a_home_without_games(table: Table) -> None:
    """It leads newcomers to the lessons; with a first game these are in the head alone."""
    table.go("/")
    newcomer = table.page.get_by_role("main").get_by_role("button", name=said("home-new"))
    lesson = table.page.get_by_role("link", name=said("home-learn", game=said("morocco/game-name")))
    expect(lesson).to_be_hidden()
    newcomer.click()
    expect(lesson).to_have_attribute("href", "#/learn/morocco")
    expect(lesson).to_be_visible()
    table.put(row(LAY))
    visit(table, "/", ROW)
    expect(newcomer).to_have_count(0)
    table.head.get_by_role("button", name=said("home-new")).click()
    lesson.click()
    expect(table.page.locator("[data-lesson]")).to_be_visible()


def test_hints_tell_what_to_tap_and_captions_what_things_are(newcomer: Table) -> None:
    """In the words of what is asked and by what; each thing has a caption when it first matters, once a game."""
    newcomer.begin(players=3, seed="hints")
    captions = newcomer.page.locator("[data-caption]")
    expect(hint(newcomer, "marrakech/hint-turn")).to_be_visible()
    expect(captions).to_have_count(0)
    newcomer.page.keyboard.press("Tab")
    expect(hint(newcomer, "marrakech/hint-turn", "typed")).to_be_visible()
    newcomer.page.locator("[data-story]").click()
    newcomer.tap(CLOSE)
    expect(hint(newcomer, "marrakech/hint-turn")).to_be_visible()
    for until, shown in (("lay", "hint-lay"), (3, "caption-rug"), (5, "caption-mosaic"), (6, "hint-turn")):
        newcomer.play(1, until)
        expect(hint(newcomer, f"marrakech/{shown}")).to_be_visible()
    expect(captions).to_have_count(0)


def test_no_word_of_a_hint_is_torn_beside_what_answers(newcomer: Table) -> None:
    found = {}
    for language in LANGUAGES:
        newcomer.speak(language).begin("morocco", players=4, seed=f"hints-{language}")
        expect(newcomer.page.locator(HINT)).to_be_visible()
        for size in PHONES:
            resize(newcomer.page, size)
            found[language, size] = torn("p:has([data-hint-off]) span")(newcomer.page)
    assert [place for place, words in found.items() if words] == []


def test_hidden_hints_stay_hidden_until_they_are_wanted_again(newcomer: Table) -> None:
    """After a reload and in another game of that kind; the other kind has its own. A button in the settings is there
    once they have ended.
    """
    hints, again = newcomer.page.locator(HINT), newcomer.page.locator("[data-hints-again]")
    newcomer.begin(players=3, seed="hints").tap("[data-hint-off]")
    expect(hints).to_have_count(0)
    newcomer.reload()
    expect(hints).to_have_count(0)
    newcomer.begin("morocco", players=4, seed="hints")
    expect(hint(newcomer, "morocco/hint-scout")).to_be_visible()
    newcomer.begin(players=2, seed="hints")
    expect(hints).to_have_count(0)
    newcomer.tap("[data-settings]")
    newcomer.tap("[data-chapter=play]")
    again.click()
    expect(again).to_have_count(0)
    newcomer.tap("dialog [data-close]")
    for _ in range(2):
        expect(hint(newcomer, "marrakech/hint-turn")).to_be_visible()
        newcomer.reload()


def placed(table: Table) -> None:
    """Begin a game of Morocco, up to the caption for the first worker placed."""
    table.begin("morocco", players=4, seed="fits")
    table.play(1, 5)
    expect(table.page.locator('[data-caption="placed"]')).to_be_visible()


@pytest.mark.parametrize("language", share(["fr", "qps", "en", "es"], 4))
def test_hints_fit(newcomer: Table, language: str) -> None:
    """Nothing of them is cut, and a table on a tablet is seen whole with them."""

    def shown(page: Page) -> list[str]:
        expect(page.locator(HINT)).to_be_visible()
        return clipped(page)

    def hidden(page: Page) -> list[str]:
        pixels = Table(page, "").read()["hidden"]
        return [f"hidden: {pixels}"] if pixels > 1 else []

    scenes = [("rug", laid(3)), ("turn", laid(TURN)), ("lay", laid(LAY)), ("placed", placed)]
    looks = [Look(shown, [*TABLETS, PHONE, NARROWEST]), *[Look(hidden, TABLETS)] * (language != "qps")]
    walk(newcomer.speak(language).go("/"), scenes, looks)


def test_every_line_of_the_story_leads_to_the_rules_and_back(table: Table) -> None:
    """The line that is looked at has a link for each card, which opens over the table; closed, all is as it was."""
    laid(LAY)(table.go("/"))
    table.tap("[data-story]")
    lines = table.page.locator("[data-sheet=log] li:has([data-entry])")
    expect(lines.locator("[data-entry]")).to_have_count(LAY)
    assert [line.locator("a[data-rule]").count() > 0 for line in lines.all()] == [True] * LAY
    links = table.page.locator("[data-sheet=log] li:has([aria-current])").get_by_role("link")
    expect(links.first).to_be_visible()
    expect(links).to_have_count(len({link.get_attribute("href") for link in links.all()}))
    assert all(box and box["height"] >= 44 for box in (link.bounding_box() for link in links.all()))
    expect(links.last).to_have_accessible_name(said("rule-of", name=links.last.inner_text()))
    for link in (lines.first.locator("a[data-rule]").first, links.last):
        card = table.page.locator(f'dialog[open] [data-card="{link.get_attribute("data-rule")}"]')
        link.click()
        heading = card.get_by_role("heading").first
        expect(heading).to_be_focused()
        expect(heading).to_be_in_viewport()
        table.tap("dialog[open] [data-close]")
        expect(card).to_have_count(0)
        expect(link).to_be_focused()
    lines.nth(1).locator("[data-entry]").focus()
    table.page.keyboard.press("Tab")  # one stop a line
    expect(lines.nth(2).locator("[data-entry]")).to_be_focused()
    table.at(LAY)


def test_a_table_of_contents_leads_to_each_card(table: Table) -> None:
    """Each has an address of its own, which the old way to write it leads to as well."""
    table.go("/rules/morocco")
    cards = table.page.locator("[data-card]")
    expect(cards.first).to_be_visible()
    expect(table.page.get_by_role("img", name=said("morocco/rules-brief-figure"))).to_be_visible()
    names = [card.get_attribute("data-card") for card in cards.all()]
    table.tap(table.page.get_by_text(said("cards-contents"), exact=True))
    links = table.page.locator("[data-contents] a[data-rule]")
    assert [link.get_attribute("href") for link in links.all()] == [f"#/rules/morocco/{name}" for name in names]
    links.last.click()
    expect(cards.last.get_by_role("heading")).to_be_focused()
    expect(table.page).to_have_url(f"{table.url}#/rules/morocco/{names[-1]}")
    for address in ("?at=juice", "/juice"):
        table.move("/about").move(f"/rules/morocco{address}")
        juice = table.page.locator('[data-card="juice"]').get_by_role("heading")
        expect(juice).to_be_focused()
        expect(juice).to_be_in_viewport()
    table.move("/about").move("/rules/morocco/nowhere")
    expect(table.page.get_by_role("heading", level=1)).to_be_in_viewport()


def test_a_search_keeps_the_cards_that_say_all_words(table: Table) -> None:
    """Neither capitals nor accents matter; what is not found is told."""
    table.speak("fr").go("/rules/marrakech")
    shown = table.page.locator("[data-card]:visible")
    expect(shown.first).to_be_visible()
    all_cards = shown.count()
    table.page.locator("[data-search]").fill("MOSAIQUE")
    expect(table.page.locator('[data-card="mosaic"]')).to_be_visible()
    assert shown.count() < all_cards
    table.page.locator("[data-search]").fill("zzz")
    expect(shown).to_have_count(0)
    expect(table.page.get_by_role("status").filter(has_text=said("cards-found", "fr", count=0))).to_be_visible()
    table.page.locator("[data-search]").fill("")
    expect(shown).to_have_count(all_cards)


def test_boards_of_the_rules_are_drawn_without_the_engine(table: Table, site: Site, watch: Watch) -> None:
    watch.allow("^(error|warning)")
    site.broken["pyodide"] = (404, "text/plain", b"not here")
    table.go("/rules/marrakech/rent")
    board = table.page.locator('[data-card="rent"] svg').first
    expect(board.locator("path").filter(visible=True).first).to_be_visible()


def test_a_table_fetches_no_rules(table: Table, watch: Watch) -> None:
    table.begin(players=3, seed="bytes")
    assert not [url for url in watch.requests if "/rules-" in url]
