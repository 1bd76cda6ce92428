"""Two taps where one was meant: the second one decides nothing for anybody who has not seen what it is about."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.screens import LAY, SCREENS, laid, visit
from tests.browser.table import HOME, Table

#: Whether so much of the page's time has passed that what has appeared takes a tap.
SEEN = "(since) => performance.now() > since + 550"
#: From one square to the next, by where Assam looks: files and ranks.
AHEAD = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
# Taps a rug that is shown, and twice more where it was, as soon as the next player is asked; returns what is offered.
THRICE = """async ([spot, ply]) => {
    jemaaPlayer.touch(spot);
    await jemaaPlayer.until((now) => now.ply > ply && now.picks.length);
    for (let tap = 0; tap < 2; tap += 1) jemaaPlayer.touch(spot);
    return jemaaPlayer.read();
}"""
LIES_THERE = "({ x, y }) => document.elementFromPoint(x, y).closest('[data-pick]').dataset.pick"


def in_front_of_assam(table: Table) -> str:
    """Return a square where a rug can begin and, once it lies, one of the arrows that turn Assam."""
    board = table.row()["view"]["board"]
    square, (right, up) = board["assam"]["square"], AHEAD[board["assam"]["facing"]]
    behind = f"{chr(ord(square[0]) - right)}{int(square[1]) - up}"
    return next(one for one in board["beside"] if one != behind)


def test_a_second_tap_does_not_turn_the_assam_of_the_next_player(tables: Callable[..., Table]) -> None:
    """Where a rug was laid is an arrow of whoever comes next: theirs after half a second, by a key at once."""
    table = tables(has_touch=True)
    page = table.go("/").page
    laid(LAY)(table)
    cell = page.locator(f'[data-cell="square:{in_front_of_assam(table)}"]')
    box = cell.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    cell.press("Enter")
    expect(page.locator("[data-confirm]")).to_be_visible()
    state = page.evaluate(THRICE, [spot, LAY])
    assert (state["ply"], "cancel" in state["offered"]) == (LAY + 1, False)
    arrow = page.evaluate(LIES_THERE, spot)
    assert arrow.startswith("turn:")
    page.locator(f'[data-pick="{arrow}"]').press("Enter")
    expect(page.locator("[data-roll]")).to_be_visible()
    table.tap("[data-cancel]")
    expect(page.locator("[data-roll]")).to_have_count(0)
    page.wait_for_function(SEEN, arg=page.evaluate("performance.now()"))
    page.touchscreen.tap(spot["x"], spot["y"])
    expect(page.locator("[data-roll]")).to_be_visible()
    assert table.read()["ply"] == LAY + 1


# What a browser does by itself with the fingers on a thing: what neither it nor anything around it forbids.
LEFT_TO_THE_BROWSER = """() => {
    const around = (one) => (one ? [getComputedStyle(one).touchAction, ...around(one.parentElement)] : []);
    const tapped = document.querySelectorAll("button, a, summary, label, select, [data-cell], [data-game] svg *");
    return [...new Set([...tapped].map((one) => [...new Set(around(one))].sort().join(" ")))];
}"""
PULLED = "() => getComputedStyle(document.documentElement).overscrollBehavior"


def test_a_double_tap_zooms_nothing_and_a_pull_reloads_nothing_at_a_table(table: Table) -> None:
    """Two fingers still zoom: nothing that is tapped forbids them."""
    table.go("/")
    for screen in ("log", "hand-over sheet", "over", "around the table"):
        SCREENS[screen](table)
        assert table.page.evaluate(LEFT_TO_THE_BROWSER) == ["auto manipulation"]
        assert table.page.evaluate(PULLED) == "none"
    visit(table, "/", HOME)
    assert (table.page.evaluate(LEFT_TO_THE_BROWSER), table.page.evaluate(PULLED)) == (["auto manipulation"], "auto")
