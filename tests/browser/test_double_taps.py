"""Two taps where one was meant: the second one decides nothing for anybody who has not seen what it is about."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Site
from tests.browser.screens import LAY, SCREENS, laid, visit
from tests.browser.table import HOME, Table

CONFIRM = "[data-confirm]"
#: Milliseconds after which what has appeared takes a tap, and some more.
UNSEEN = 550


def test_a_second_tap_does_not_turn_the_assam_of_the_next_player(site: Site, opened: Callable[..., Page]) -> None:
    """Where "Confirm" was is "Straight on" of whoever comes next: theirs after half a second, by a key at once."""
    page = opened(has_touch=True)
    table = Table(page, site.url).go("/")
    laid(LAY)(table)
    table.play(1, "pending")
    box = page.locator(CONFIRM).bounding_box()
    assert box
    spot = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*spot)
    table.at(LAY + 1)
    there = "([x, y]) => document.elementFromPoint(x, y).closest('[data-action]').dataset.action"
    offered = f'[data-action="{page.evaluate(there, spot)}"]'
    for _ in range(2):
        page.touchscreen.tap(*spot)
    assert table.answer()["ply"] == LAY + 1
    page.locator(offered).press("Enter")
    table.at(LAY + 2)
    table.tap("[data-undo]")
    table.at(LAY + 1)
    page.wait_for_timeout(UNSEEN)
    page.touchscreen.tap(*spot)
    table.at(LAY + 2)


@pytest.mark.parametrize("game", ["marrakech", "morocco"])
def test_no_double_tap_plays_two_entries(table: Table, game: str) -> None:
    """At reduced motion, where the next question comes at once; `build.py bench twice` tries hundreds."""
    table.begin(game, players=3, seed="twice")
    made = table.page.evaluate("(count) => jemaaPlayer.doubleTaps(2, count)", 3)
    assert [(taps["from"], taps["to"]) for taps in made] == [(0, 1), (1, 2), (2, 3)]


# What a browser does by itself with the fingers on a thing: what neither it nor anything around it forbids.
LEFT_TO_THE_BROWSER = """() => {
    const around = (one) => (one ? [getComputedStyle(one).touchAction, ...around(one.parentElement)] : []);
    const tapped = document.querySelectorAll("button, a, summary, label, select, [data-cell], [data-game] svg *");
    return [...new Set([...tapped].map((one) => [...new Set(around(one))].sort().join(" ")))];
}"""
PULLED = "() => getComputedStyle(document.documentElement).overscrollBehavior"


@pytest.mark.parametrize("screen", ["log", "hand-over sheet", "over", "around the table"])
def test_a_double_tap_zooms_nothing_and_a_pull_reloads_nothing_at_a_table(table: Table, screen: str) -> None:
    """Two fingers still zoom: nothing that is tapped forbids them."""
    SCREENS[screen](table.go("/"))
    assert table.page.evaluate(LEFT_TO_THE_BROWSER) == ["auto manipulation"]
    assert table.page.evaluate(PULLED) == "none"
    visit(table, "/", HOME)
    assert (table.page.evaluate(LEFT_TO_THE_BROWSER), table.page.evaluate(PULLED)) == (["auto manipulation"], "auto")
