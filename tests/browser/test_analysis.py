"""After the game: what decided it, one tap from the picture of the end; found out while the page answers."""

from playwright.sync_api import expect

from tests.browser.screens import ANALYSE, TURNING, analysed, decided, stands
from tests.browser.table import Table
from tests.sentences import said

RUNNING = "[data-sheet=analysis] progress"
PARTS = "[data-parts]"


def test_one_tap_on_the_result_tells_what_decided_the_game(table: Table) -> None:
    """Most of it has been found out before; the rest is found, shown, said and stored."""
    analysis, made = analysed()
    stands(table.go("/"), {**made, "analysis": {"by": analysis.by, "rows": analysis.rows[:-9]}})
    table.tap(ANALYSE)
    page = table.page
    expect(page.locator(PARTS)).to_have_count(3)
    expect(page.locator(RUNNING)).to_have_count(0)
    told = [point.get_attribute("data-turning-point") for point in page.locator(TURNING).all()]
    assert told == [str(moment["ply"]) for moment in analysis.summary()["moments"]]
    assert table.row()["analysis"] == {"by": analysis.by, "rows": analysis.rows}
    expect(table.announcements.filter(has_text=said("analysis-done"))).to_have_count(1)


def test_a_turning_point_is_seen_on_the_board_and_played_on_from(table: Table) -> None:
    decided(table.go("/"))
    page = table.page
    first = page.locator(TURNING).first
    ply = int(first.get_attribute("data-turning-point") or "")
    first.press("Enter")
    table.at(ply)
    expect(page.locator("[data-advised]").first).to_be_attached()
    page.locator("[data-study=played]").press("Enter")
    table.at(ply + 1)
    expect(page.locator("[data-advised]")).to_have_count(0)
    table.tap("[data-sheet=analysis] [data-close]")
    expect(page.locator("[data-outcome]")).to_be_visible()
    expect(page.locator("[data-game]")).to_have_attribute("data-to-act", "over")
    table.tap("[data-outcome]")
    table.tap(ANALYSE)
    first.press("Enter")
    table.at(ply)
    table.tap("[data-sheet=analysis] [data-branch]")
    expect(page.locator("[data-sheet]")).to_have_count(0)
    table.answer()
    assert len(table.row()["record"]["log"]) == ply


def test_the_board_stays_where_it_is_while_one_looks_at_turning_points(table: Table) -> None:
    stands(table.go("/"), {**analysed()[1], "sharing": "around"})
    page = table.page
    page.set_viewport_size({"width": 1024, "height": 768})
    table.tap(ANALYSE)
    expect(page.locator(TURNING).first).to_be_visible()
    before = page.locator("[data-ground]").bounding_box()
    page.locator(TURNING).first.press("Enter")
    expect(page.locator("[data-advised]").first).to_be_attached()
    assert page.locator("[data-ground]").bounding_box() == before
