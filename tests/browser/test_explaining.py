"""What a thing is: asked with the tool and a tap, by a finger that rests, by a mouse that rests."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import drawn
from tests.browser.market import when
from tests.browser.screens import LAY, ROLL, TURN, laid, stands
from tests.browser.shelf import asked, row
from tests.browser.table import Table
from tests.sentences import like, said

EXPLAINED, TOOL = "[data-explained]", "[data-explain]"
#: The menu that the tool is in.
HELP = "[data-opens=help]"
ASSAM = drawn("marrakech", "Assam")
# What lies at the middle of the first drawing that a selector finds: a point of the window.
MIDDLE = """(selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}"""


def ask(table: Table, selector: str) -> None:
    """Take the tool, and tap a drawing on the board."""
    table.tap(TOOL)
    expect(table.page.locator("[data-asking]")).to_have_count(1)
    table.page.mouse.click(**table.page.evaluate(MIDDLE, selector))


@pytest.mark.parametrize(("language", "sharing"), [("en", "open"), ("fr", "around")])
def test_the_tool_names_a_thing_and_says_what_it_means(
    tables: Callable[..., Table], language: str, sharing: str
) -> None:
    """The tap that asks plays nothing, and the tool is put away by it."""
    table = tables().speak(language).go("/")
    laid(TURN, sharing=sharing)(table)
    ask(table, ASSAM)
    bubble = table.page.locator(EXPLAINED)
    expect(bubble).to_contain_text(said("marrakech/means-assam", language))
    expect(bubble.locator("strong")).not_to_be_empty()
    expect(table.page.locator("[data-asking]")).to_have_count(0)
    expect(table.page.locator("[data-cancel], [data-confirm]")).to_have_count(0)
    assert table.read()["ply"] == TURN
    table.page.mouse.click(2, 2)
    expect(bubble).to_have_count(0)


def test_the_market_explains_itself(table: Table) -> None:
    """Its signs and workers, and the counter at the foot of an open stall, which has the price."""
    stands(table.go("/"), row(when("assign", 4), players=4, game="morocco"))
    for picture, means in (("who leads", "leader"), ("assistant", "assistant")):
        ask(table, drawn("morocco", picture))
        expect(table.page.locator(EXPLAINED)).to_contain_text(said(f"morocco/means-{means}"))
        table.page.mouse.click(2, 2)
    stalls = asked(do="open", record=table.row()["record"])["view"]["board"]["stalls"]
    stall = next(each["stall"] for each in stalls if each["open"])
    box = table.page.locator(f'[data-cell="space:{stall}.se"]').bounding_box()
    assert box
    table.tap(TOOL)
    table.page.mouse.click(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.9)
    expect(table.page.locator(EXPLAINED)).to_contain_text(said("morocco/means-price"))


#: What has the focus, after how many entries of the game, and a key that would tap it.
FOCUSED = {
    "what rolls": ("[data-roll]", ROLL, "Space"),
    "a square that would refuse": ("[role=gridcell] [data-cell]:not([data-pick])", LAY, "Enter"),
    "the command field": ("[data-command]", TURN, "Enter"),
}


@pytest.mark.parametrize(("selector", "entries", "key"), FOCUSED.values(), ids=FOCUSED)
def test_a_key_asks_about_what_has_the_focus_and_does_nothing(
    table: Table, selector: str, entries: int, key: str
) -> None:
    laid(entries)(table.go("/"))
    page = table.page
    page.locator(HELP).focus()
    page.keyboard.press("Enter")
    page.locator(TOOL).focus()
    page.keyboard.press(key)
    expect(page.locator("[data-asking]")).to_have_count(1)
    one = page.locator(selector).first
    one.evaluate("(one) => one.focus()")
    name = said("command") if "command" in selector else one.get_attribute("aria-label") or one.inner_text()
    page.keyboard.press(key)
    expect(page.locator(EXPLAINED)).to_contain_text(name)
    expect(page.locator("[data-asking]")).to_have_count(0)
    expect(one).to_be_focused()
    expect(page.locator("[data-cancel], [data-confirm], [data-why], [data-sheet]")).to_have_count(0)
    expect(page.locator("[data-command]")).to_have_value("")
    assert table.read()["ply"] == entries
    page.keyboard.press("Tab")
    expect(page.locator(EXPLAINED)).to_have_count(0)


def test_a_mouse_that_rests_on_the_board_asks(table: Table) -> None:
    """Until it goes on."""
    laid(TURN)(table.go("/"))
    x, y = table.page.evaluate(MIDDLE, ASSAM).values()
    table.page.mouse.move(x - 40, y)
    table.page.mouse.move(x, y)
    bubble = table.page.locator(EXPLAINED)
    expect(bubble).to_contain_text(like("marrakech/means-assam"))
    table.page.mouse.move(x + 60, y + 60)
    expect(bubble).to_have_count(0)
