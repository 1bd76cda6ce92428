"""Nothing is cut: in a language forty per cent longer, with larger text, on the narrowest phone; all can be tapped.

A screen is reached once in a language, and looked at in windows of several sizes. An ordinary run sees every fifth
screen in French, and others in the longer language.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Site
from tests.browser.drawn import NAME_OF_COLUMN
from tests.browser.market import when
from tests.browser.market_screens import EVERY
from tests.browser.screens import card, laid, seated, seen_shelf, stands, visit
from tests.browser.shelf import row
from tests.browser.table import PAINTED, Table
from tests.sampling import WHOLE, share
from tests.sentences import LANGUAGES, said

CLIPPED, RINGS = (Path(__file__).with_name(f"{name}.js").read_text(encoding="utf-8") for name in ("clipped", "rings"))
TABLE = ["turn", "pending rug", "over with four", "log"]
TABLE += ["market: scout", "market: two closings foretold", "market: over", "market: log"]
LONGEST_NAME = "W" * 40


Size = tuple[int, int]
#: A script that lists what is wrong on a screen, the sizes of the window, and the size of text: its name in the page's
#: settings, or the pixels in the browser's.
Look = tuple[str, list[Size], str | int]
# A label is the target of the box in it; what stands in a sentence is as high as its line.
SMALL = """() => {
    const worded = (paragraph) => {
        const rest = paragraph.cloneNode(true);
        for (const one of rest.querySelectorAll("a, button, label")) one.remove();
        return rest.textContent.trim() !== "";
    };
    const inSentence = (one) => one.closest("p") !== null && worded(one.closest("p"));
    return [...document.querySelectorAll("a[href], button, input, select, summary")]
        .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !inSentence(one))
        .map((one) => one.closest("label:has([type=checkbox], [type=file])") ?? one)
        .filter((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) < 43.5)
        .map((one) => one.outerHTML.replace(/<!--.*?-->/g, "").slice(0, 120));
}"""


#: The size of text in a browser whose settings nobody has changed.
USUAL = 16


def clipped(table: Table, names: Iterable[str]) -> dict[str, list[str]]:
    """Visit screens and collect what is cut there."""
    found = {}
    for name in names:
        EVERY[name](table)
        cut = table.page.evaluate(CLIPPED)
        if cut:
            found[name] = cut
    return found


def seen(table: Table, names: Iterable[str], looks: Iterable[Look]) -> dict[str, list[str]]:
    """Visit screens and collect what is wrong there in any of the looks, which come one after another."""
    found = {}
    for name in names:
        resize(table.page, TABLETS[0])
        write(table.page, USUAL)
        EVERY[name](table)
        for script, sizes, text in looks:
            write(table.page, text)
            for size in sizes:
                resize(table.page, size)
                wrong = table.page.evaluate(script)
                if wrong:
                    found[f"{name} at {size}, {text} text"] = wrong
    return found


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def told(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{name}: {line}" for name, lines in found.items() for line in lines)


def bigger(page: Page, size: int) -> None:
    """Set the size of text as people do in their browser's settings."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def write(page: Page, text: str | int) -> None:
    """Set the size of text: by its name in the page's settings, or by the pixels in the browser's."""
    in_browser, in_page = (text, "normal") if isinstance(text, int) else (USUAL, text)
    bigger(page, in_browser)
    page.evaluate("(text) => { document.documentElement.dataset.text = text; }", in_page)


TABLETS: list[Size] = [(1024, 768), (768, 1024)]
PHONE, LYING, NARROWEST = (390, 844), (844, 390), (320, 568)


def test_a_longer_language_clips_nothing(site: Site, opened: Callable[..., Page]) -> None:
    table = Table(opened(), site.url).speak("qps").go("/")
    found = seen(table, share(EVERY, 10, 1), [(CLIPPED, [*TABLETS, PHONE], "normal")])
    assert not found, told(found)


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["fr"])
def test_everything_can_be_tapped_and_is_seen_whole(site: Site, opened: Callable[..., Page], language: str) -> None:
    """On tablets whatever can be tapped is 44 pixels wide and high or more; text is as people have set it."""
    table = Table(opened(), site.url).speak(language).go("/")
    looks: list[Look] = [(SMALL, TABLETS, "normal"), (CLIPPED, [NARROWEST], "normal")]
    looks.append((CLIPPED, [*TABLETS, LYING], "large"))
    looks += [(CLIPPED, [NARROWEST, PHONE], pixels) for pixels in (20, 24, 28, 32)]
    found = seen(table, share(EVERY, 9, 2), looks)
    assert not found, told(found)


def test_the_ring_of_what_has_the_focus_is_seen_whole(site: Site, opened: Callable[..., Page]) -> None:
    table = Table(opened(), site.url).go("/")
    found = seen(table, share(EVERY, 10, 4), [(RINGS, [*TABLETS, PHONE, LYING, NARROWEST], "normal")])
    assert not found, told(found)


TOPS = "(all) => all.map((one) => one.getBoundingClientRect().y)"
# The words of which the letters stand in several lines.
BROKEN = """(all) => all.map((one) => one.querySelector("span")).filter((one) => {
    const letters = document.createRange();
    letters.selectNodeContents(one);
    return new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
}).map((one) => one.textContent)"""

# The seats of which an edge lies in a pixel that the column beside the board ends in: it would be cut.
CUT = """(beside) => {
    const { left, right, width } = beside.getBoundingClientRect();
    const cut = (edges) => edges.left < Math.ceil(left) || edges.right > Math.floor(right);
    const seats = [...beside.querySelectorAll("[data-seat]")];
    return width ? seats.filter((seat) => cut(seat.getBoundingClientRect())).map((seat) => seat.dataset.seat) : [];
}"""


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["fr", "es"])
def test_the_tools_of_a_table_are_one_row_of_whole_words(
    site: Site, opened: Callable[..., Page], language: str
) -> None:
    """A second row would take its height from the board's neighbours; the page's header has none."""
    table = Table(opened(), site.url).speak(language).go("/")
    tools = table.page.locator("[data-beside] nav > :visible")
    for name in ("turn", "market: scout"):
        EVERY[name](table)
        for size in (*((width, 800) for width in (320, 360, 375, 390, 412)), *TABLETS, LYING, (1180, 820)):
            resize(table.page, size)
            tops = tools.evaluate_all(TOPS)
            assert len(tops) == 4, f"{name} at {size}"
            assert max(tops) - min(tops) < 1, f"{name} at {size}"
            assert tools.evaluate_all(BROKEN) == [], f"{name} at {size}"
            assert table.page.locator("[data-beside]").evaluate(CUT) == [], f"{name} at {size}"
            expect(table.head).to_have_count(0)


# What answers a question, by the screen that asks it.
ANSWERS = {
    "turn": "[data-pick]",
    "roll": "[data-roll]",
    "pending rug": "[data-confirm]",
    "around the table": "[data-pick]",
    "market: die": "[data-roll]",
    "market: closing foretold": "[data-confirm]",
    "market: two closings foretold": "[data-confirm]",
}


@pytest.mark.parametrize("size", share([(740, 360), (667, 375), (844, 390)], 3), ids=str)
def test_a_phone_that_lies_shows_the_board_and_what_answers(
    site: Site, opened: Callable[..., Page], size: tuple[int, int]
) -> None:
    """Without scrolling: one sees where a rug will lie and says yes to it."""
    table = Table(opened(viewport={"width": size[0], "height": size[1]}), site.url).speak("fr").go("/")
    for name, answers in ANSWERS.items():
        EVERY[name](table)
        for each in (table.page.locator("[data-game]"), *table.page.locator(answers).all()):
            expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", share([(390, 844), (1024, 768)], 2), ids=str)
def test_text_twice_as_big(site: Site, opened: Callable[..., Page], size: tuple[int, int]) -> None:
    """Everything is still there, and a turn of each game can be played by tapping."""
    page = opened(viewport={"width": size[0], "height": size[1]})
    bigger(page, 32)
    table = Table(page, site.url).speak("fr").go("/")
    assert page.evaluate("() => parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 32
    found = clipped(table, ["home with games", "new game", "why not", "settings", "question", "rules", *TABLE])
    assert not found, told(found)
    laid(60)(table)
    table.play(1, 66)
    ply = when("assign", 5)
    laid(ply, players=5, game="morocco")(table)
    table.play(1, ply + 4)


# How many lines each box has room for, to a tenth.
LINES = """(all) => all.map((one) => {
    const { lineHeight } = getComputedStyle(one);
    return Math.round((10 * one.clientHeight) / parseFloat(lineHeight)) / 10;
})"""
LONG_NAMES = [((320, 568), "marrakech", 4), ((1024, 768), "marrakech", 4), ((768, 1024), "morocco", 5)]


@pytest.mark.parametrize(("size", "game", "players"), share(LONG_NAMES, 2), ids=str)
def test_the_longest_names(
    site: Site, opened: Callable[..., Page], size: tuple[int, int], game: str, players: int
) -> None:
    """As many names as there are seats, of forty of the widest letters without a place to break them."""
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
    ended = row(None, game=game, players=players)
    for player in [*ended["record"]["players"], *ended["view"]["seats"]]:
        player["name"] = LONGEST_NAME
    stands(table, ended)
    expect(table.result).to_be_visible()
    assert not table.page.evaluate(CLIPPED)
    lines = table.page.locator(NAME_OF_COLUMN).evaluate_all(LINES)
    assert lines == [round(each) for each in lines]
    visit(table, "/", "[data-again]")
    table.tap("[data-all-games]")
    seen_shelf(table)
    assert not table.page.evaluate(CLIPPED)
    for address, shown in (("/people", "[data-person]"), (f"/luck/{ended['id']}", "[data-tables]")):
        visit(table, address, shown)
        for summary in table.page.locator("main summary").all():
            summary.click()
        table.page.evaluate(PAINTED)
        assert not table.page.evaluate(CLIPPED)
    visit(table, "/people", "[data-person]")
    table.tap("[data-person] summary")
    table.tap("[data-forget]")
    expect(table.page.locator("[data-restore]")).to_be_visible()
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
