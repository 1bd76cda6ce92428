"""One language is fetched at a start; others when somebody wants to read them, and the one before stays meanwhile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site, Watch
from tests.browser.table import HOME, Table
from tests.sampling import share
from tests.sentences import LANGUAGES, said, told_of

pytestmark = pytest.mark.usefixtures("first_visit")

CHOICE = "dialog[open] [data-setting=language][value=fr]"
MISSING = (404, "text/plain", b"not here")
FAILED = "[data-unspoken]:visible"


def fetched(watch: Watch) -> list[str]:
    """List the languages that were asked for, in this order."""
    files = [url.rpartition("/")[2] for url in watch.requests]
    return [name.partition(".")[0].removeprefix("language-") for name in files if name.startswith("language-")]


def shown_in(page: Page, lang: str) -> None:
    root = page.locator("html")
    expect(root).to_have_attribute("lang", lang)
    expect(root).to_have_attribute("dir", told_of(lang, "direction"))
    expect(page.locator("[data-opens=menu]")).to_have_accessible_name(said("menu", lang))


@pytest.mark.parametrize("lang", share(["ar", "en", "fr", "es"], 4))
def test_the_language_of_the_device_is_fetched_alone(
    site: Site, opened: Callable[..., Page], watch: Watch, lang: str
) -> None:
    """With its letters: those of Arabic are read from the right."""
    page = opened(locale=lang)
    page.goto(site.url)
    expect(page.locator(HOME)).to_be_visible()
    shown_in(page, lang)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    assert fetched(watch) == [lang]
    faces = {url.rpartition("/")[2].partition("-arabic-")[0] for url in watch.requests if "-arabic-" in url}
    assert faces == ({"reem-kufi", "readex-pro"} if told_of(lang, "direction") == "rtl" else set())


def test_each_language_is_fetched_when_it_is_chosen_and_kept(table: Table, watch: Watch) -> None:
    page = table.go("/").page
    page.locator("[data-opens=menu]").click()
    page.locator("[data-settings]").click()
    for lang in LANGUAGES:
        table.choose("language", lang)
        shown_in(page, lang)
        expect(page.get_by_role("radio", name=told_of(lang, "name"), exact=True)).to_be_checked()
    assert sorted(fetched(watch)) == sorted(LANGUAGES)
    page.reload()
    shown_in(page, LANGUAGES[-1])


# How the file of the device's language comes: not at all, as something else, or with another language's sentences.
WRONG = {
    "missing": MISSING,
    "the page instead": (200, "text/html", b"<!doctype html><title>Jemaa</title>"),
    "another": (200, "text/javascript", b'export const sentences = { "": "language-name = English\\n" };'),
}


@pytest.mark.parametrize("kind", WRONG)
def test_the_next_language_stands_in_where_that_of_the_device_does_not_come(
    site: Site, opened: Callable[..., Page], watch: Watch, kind: str
) -> None:
    """The one that was wanted stays the choice, and is read once it is there."""
    watch.allow("404|MIME|Unexpected|^warning: language-fr.js: ")
    site.broken["language-fr.js"] = WRONG[kind]
    page = opened(locale="fr")
    page.goto(site.url)
    expect(page.locator(HOME)).to_be_visible()
    shown_in(page, "en")
    expect(page.locator(FAILED)).to_contain_text(said("error-language", language=told_of("fr", "name")))
    site.broken.clear()
    page.locator("[data-opens=menu]").click()
    page.locator("[data-settings]").click()
    page.locator(CHOICE).click()
    shown_in(page, "fr")
    expect(page.locator(FAILED)).to_have_count(0)


def test_a_seat_is_spoken_to_in_its_own_language_also_when_its_game_is_opened_again(
    site: Site, table: Table, watch: Watch
) -> None:
    watch.allow("404|^warning: language-")
    page = table.begin(players=2, seed="babel").page  # the second of them begins
    prompt = page.locator("[data-prompt]")
    seat = page.locator("dialog [data-place='1']").get_by_label(said("setting-language"))
    site.broken["language-es.js"] = MISSING
    table.tap("[data-seats]")
    seat.select_option("es")
    expect(page.get_by_role("dialog").locator(FAILED)).to_be_visible()
    expect(seat).to_have_value("")
    site.broken.clear()
    seat.select_option("es")
    expect(prompt).to_have_attribute("lang", "es")
    expect(prompt).to_have_attribute("dir", told_of("es", "direction"))
    expect(page.locator("html")).to_have_attribute("lang", "en")
    del watch.requests[:]
    table.reload()
    expect(prompt).to_have_attribute("lang", "es")
    assert sorted(fetched(watch)) == ["en", "es"]
    page.route("**/language-es.js*", lambda route: route.fulfill(status=404))  # the browser has kept it by now
    table.reload()
    expect(prompt).to_have_attribute("lang", "en")
    expect(page.locator(FAILED).first).to_be_visible()
