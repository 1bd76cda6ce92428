"""Parts of the page that are fetched when they are wanted: however they fail to come, it is told, and tried again."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.carry import code
from tests.browser.conftest import Site, Watch
from tests.browser.screens import STORY
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sentences import said

pytestmark = pytest.mark.usefixtures("first_visit")

EMPTY = (200, "text/javascript", b"")
#: How each part comes, and what is told of it.
BROKEN = {
    "new-game.js": ((404, "text/plain", b"not here"), {"why": "status", "detail": "404"}),
    "learn.js": (EMPTY, {"why": "damaged", "detail": ""}),
    "rules-morocco.js": ((200, "text/html", b"<!doctype html>"), {"why": "type", "detail": "text/html"}),
    "puzzles-morocco.js": ((404, "text/plain", b"not here"), {"why": "status", "detail": "404"}),
    "people.js": (EMPTY, {"why": "damaged", "detail": ""}),
    "home.js": (EMPTY, {"why": "damaged", "detail": ""}),
    "asides.js": ((404, "text/plain", b"not here"), {"why": "status", "detail": "404"}),
    "around.js": (EMPTY, {"why": "damaged", "detail": ""}),
    "qr.js": ((200, "text/javascript", b"const whole = [1, {"), {"why": "damaged", "detail": ""}),
}
SHOWN = {
    "new-game.js": ("/new/marrakech", "[data-screen=new]"),
    "learn.js": ("/learn/marrakech", "[data-lesson]"),
    "rules-morocco.js": ("/rules/morocco", "[data-card]"),
    "puzzles-morocco.js": ("/puzzles/morocco", "[data-screen=puzzles]"),
    "people.js": ("/people", "[data-screen=people]"),
    "home.js": ("/", "[data-screen=home]"),
    "asides.js": ("/about", "[data-screen=about]"),
    "around.js": (f"/game/{1:032x}", "[data-rail]"),
    "qr.js": ("/play/marrakech?players=2&seed=code", "[data-share]"),
}


def broken(site: Site, watch: Watch, part: str) -> str:
    """Break a part and return the sentence that names it."""
    watch.allow("Failed to load|MIME|module|Unexpected")
    watch.allow(f"^warning: {part}: ")
    site.broken[part], how = BROKEN[part]
    return said("unfetched", file=part, **how)


@pytest.mark.parametrize("part", [part for part in BROKEN if part != "qr.js"])
def test_a_screen_that_does_not_come_is_told_with_its_file_and_tried_again(
    site: Site, table: Table, watch: Watch, part: str
) -> None:
    address, shown = SHOWN[part]
    if part == "around.js":
        table.go("/unknown").put(row(5, sharing="around"))
    sentence = broken(site, watch, part)
    page = table.go(address).page
    expect(page.locator("main").get_by_role("alert")).to_contain_text(sentence)
    site.broken.clear()
    table.tap("[data-retry]")
    expect(page.locator(shown).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_link_is_there_without_its_code(site: Site, table: Table, watch: Watch) -> None:
    sentence = broken(site, watch, "qr.js")
    page = table.begin(players=2, seed="code").page
    table.tap("[data-share]")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("alert")).to_contain_text(said("error-no-code"))
    expect(dialog.get_by_role("alert")).to_contain_text(sentence)
    expect(dialog.locator("[data-link]")).to_have_value(re.compile(r"#/open/\S+$"))
    site.broken.clear()
    table.tap("dialog [data-retry]")
    expect(code(page)).to_be_visible()


def test_what_a_key_asks_for_is_told_where_it_does_not_come(site: Site, table: Table, watch: Watch) -> None:
    """Of what lies beside a game nobody is told before somebody wants it; what is tried again has the key's answer."""
    sentence = broken(site, watch, "asides.js")
    page = table.begin(players=2, seed="keys").page
    told = page.locator("main").get_by_role("alert")
    expect(told).to_have_count(0)
    page.keyboard.press("/")
    expect(told).to_contain_text(sentence)
    site.broken.clear()
    table.tap("[data-retry]")
    expect(told).to_have_count(0)
    page.keyboard.press("/")
    expect(page.locator("[data-command]")).to_be_focused()


# The browser's own dialog, which nothing can look into: what it would print, how often.
PRINTS = """() => { globalThis.printed = 0; globalThis.print = () => {
    dispatchEvent(new Event("beforeprint"));
    printed += 1;
}; }"""


@pytest.mark.parametrize("how", ["key", "menu"])
def test_whoever_prints_before_there_is_a_page_for_paper_gets_it(
    site: Site, table: Table, watch: Watch, how: str
) -> None:
    """Its key waits for that page; the browser's menu, which cannot wait, is followed by one more dialog."""
    sentence = broken(site, watch, "asides.js")
    page = table.begin(players=2, seed="paper").page
    page.evaluate(PRINTS)

    def prints() -> None:
        if how == "key":
            page.keyboard.press("Control+p")
        else:
            page.evaluate("() => dispatchEvent(new Event('beforeprint'))")

    prints()
    expect(page.locator("main").get_by_role("alert")).to_contain_text(sentence)
    assert page.evaluate("printed") == 0
    site.broken.clear()
    prints()
    expect(page.locator("[data-paper]")).to_have_count(1)
    assert page.evaluate("printed") == 1


# The texts of all stylesheets that parts have brought.
BROUGHT = "() => document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map((rule) => rule.cssText).join())"


def test_a_stylesheet_of_two_parts_is_added_once(table: Table) -> None:
    table.go("/people")
    for address, screen in (("/", "home"), ("/new/marrakech", "new"), ("/about", "about")):
        table.move(address)
        expect(table.page.locator(f"[data-screen={screen}]")).to_be_visible()
    brought = table.page.evaluate(BROUGHT)
    assert sorted(brought) == sorted(set(brought))


def test_a_sheet_that_comes_late_takes_the_focus_once_it_is_there(table: Table) -> None:
    """What opened it lies below it by then: without the focus no key would be heard."""
    page = table.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/asides.js", hold)
    table.begin(players=2, seed="late")
    table.tap(STORY)
    page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")
    held[0].continue_()
    expect(page.locator("[data-sheet=log] h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-sheet]")).to_have_count(0)
    expect(page.locator(STORY)).to_be_focused()
