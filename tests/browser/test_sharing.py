"""Passing the tablet on: a sheet with the next name, what happened since their last turn, and a moment of quiet."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.shelf import stored, trace
from tests.browser.table import Table
from tests.sentences import like, said

TURN, LAY = 60, 62
#: A hand-over that is on.
HANDING = "dialog[open][data-stage]"
#: What the table offers otherwise.
TOOLS = "[data-undo]"
STAGE = f"() => document.querySelector('{HANDING}')?.dataset.stage ?? 'free'"
HANDED = f"() => !document.querySelector('{HANDING}')"
CALM = "() => document.querySelector('dialog[open][data-stage=calm]')"
#: The half second in which taps do nothing lasts until the test ends it: no machine is too slow to tap within it.
HELD = """const timeout = setTimeout;
    globalThis.setTimeout = (done, ms) => ms === 500 ? (globalThis.calmed = done) : timeout(done, ms);"""


def lay(table: Table, plies: int, sharing: str = "pass", **game: Any) -> dict[str, Any]:
    whole = trace(**game)
    made = stored({**whole["record"], "log": whole["record"]["log"][:plies]}, sharing=sharing)
    table.put(made)
    table.move(f"/game/{made['id']}")
    table.at(plies)
    return whole


def sheet(page: Page, name: str) -> None:
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(f"{said('handover-to')} {name}")
    expect(page.locator("[data-handover]")).to_be_focused()
    assert page.evaluate(STAGE) == "sheet"
    assert page.locator("[data-pick], [data-roll]").count() == 0


def take(page: Page) -> None:
    page.locator("[data-handover]").click()


def skip(page: Page) -> None:
    page.locator("[data-skip]").click()


def name(whole: dict[str, Any], ply: int) -> str:
    return str(whole["record"]["players"][whole["to_act"][ply]]["name"])


def test_three_persons_pass_it_on(tables: Callable[..., Table]) -> None:
    """The next name, also after a reload; the story by a step at a time, a tap that skips, a tap too soon."""
    table = tables(reduced_motion="no-preference")
    page = table.page
    page.add_init_script(HELD)
    table.go("/")
    whole = lay(table, LAY)
    table.answer()
    table.play(1, "pending")
    table.tap("[data-confirm]")
    sheet(page, name(whole, LAY + 1))
    page.reload()
    sheet(page, name(whole, LAY + 1))
    take(page)
    page.wait_for_function("() => Number(document.querySelector('[data-game]').dataset.ply) < 63")
    expect(table.question).to_contain_text(like("marrakech/news-laid"))
    expect(page.locator(TOOLS)).to_be_hidden()
    page.mouse.click(300, 300)
    page.wait_for_function(CALM)
    page.mouse.click(300, 300)
    page.keyboard.press("Enter")
    assert len(table.row()["record"]["log"]) == LAY + 1
    assert page.evaluate(STAGE) == "calm"
    page.evaluate("() => calmed()")
    page.wait_for_function(HANDED)
    assert table.answer()["ply"] == LAY + 1
    expect(table.question).to_be_focused()
    expect(table.why).to_have_count(0)
    table.tap("[data-pick]")
    table.tap("[data-roll]")
    table.at(LAY + 3)


def test_undo_of_anothers_decision_hands_it_back(table: Table) -> None:
    table.go("/")
    whole = lay(table, LAY)
    table.answer()
    table.play(1, "pending")
    table.tap("[data-confirm]")
    sheet(table.page, name(whole, LAY + 1))
    take(table.page)
    expect(table.question).to_contain_text(like("marrakech/news-laid"))
    expect(table.page.locator("[data-skip]")).to_be_focused()
    skip(table.page)
    table.page.wait_for_function(HANDED)
    table.answer()
    table.tap("[data-undo]")
    sheet(table.page, name(whole, LAY))
    table.tap("[data-handover]")
    table.page.wait_for_function(HANDED)
    assert table.answer()["ply"] == LAY
