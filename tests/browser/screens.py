"""Every screen of the page and every state of the table, each with the steps that lead there.

A screen is reached on a page that has been loaded, by moving within it: loading costs a second each time.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.carry import file, give, report, short_of
from tests.browser.shelf import row, stored, trace
from tests.browser.table import Table
from tests.gallery.positions import Shown, named, record_from

Step = Callable[[Table], object]
# Entries of the stored game before a turn, a roll and a rug in the middle of the game: each turn is three entries.
TURN, ROLL, LAY = 60, 61, 62


def visit(table: Table, address: str, shown: str) -> None:
    """Go to a screen of its own, so that nothing is left of the one before."""
    table.move("/about")
    expect(table.page.locator("main.text li").first).to_be_visible()
    table.move(address)
    expect(table.page.locator(shown).first).to_be_visible()


def shelf(table: Table) -> None:
    """Put three games on the shelf: one begun, one in its middle, one finished."""
    for number, plies in enumerate((0, LAY, None), 1):
        table.put(row(plies, number))
    visit(table, "/", "[data-games]")
    table.page.locator("[data-games]").first.scroll_into_view_if_needed()  # rows are there where they are looked at
    expect(table.page.locator(".row").first).to_be_visible()


def sheeted(table: Table) -> None:
    """Open a game at a turn of somebody who has not got the tablet."""
    visit(table, "/", ".games")
    made = row(TURN, sharing="pass")
    table.put(made)
    visit(table, f"/game/{made['id']}", "[data-handover]")


def removed(table: Table) -> None:
    shelf(table)
    table.tap(".row [data-remove]")
    expect(table.page.locator("[data-restore]")).to_be_visible()


def new_game(table: Table) -> None:
    visit(table, "/new/marrakech", "form")
    table.page.get_by_role("radio", name="4").check()
    expect(table.page.locator(".place")).to_have_count(4)


def stands(table: Table, made: dict[str, Any]) -> None:
    """Put a stored game on the shelf and open it."""
    visit(table, "/", ".games")
    table.put(made)
    visit(table, f"/game/{made['id']}", "[data-game]")
    table.answer()


def laid(plies: int | None, **game: Any) -> Step:
    """Open a stored game at a ply."""
    return lambda table: stands(table, row(plies, **game))


def hung(shown: Shown) -> Step:
    """Open a game that begins from a position of the gallery."""
    return lambda table: stands(table, stored(record_from(shown)))


def then(first: Step, *selectors: str, shows: str) -> Step:
    """Tap one thing after another and wait for what it brings."""

    def step(table: Table) -> None:
        first(table)
        for selector in selectors:
            table.tap(selector)
        expect(table.page.locator(shows).first).to_be_visible()

    return step


def pending(table: Table) -> None:
    """Lay a rug that does not count yet, with what it would bring."""
    laid(LAY)(table)
    table.play(1, "pending")
    expect(table.page.locator(".foretold span").first).to_be_visible()


def tapped(table: Table) -> None:
    """Tap the first of a rug's two squares: one with more than one neighbour to lie with."""
    laid(LAY)(table)
    legal = trace()["legal"][LAY]
    ends = [square for action in legal for square in action.removeprefix("lay ").split("-")]
    table.tap(f'[data-pick="square:{max(ends, key=ends.count)}"]')
    expect(table.page.locator("[data-cancel]")).to_be_visible()


def own_dice(table: Table) -> None:
    """Roll a die of wood: the setting stays, so that this comes last."""
    laid(ROLL)(table)
    table.tap(SETTINGS)
    table.page.locator(OWN_DICE).check()
    table.tap("dialog[open] form button")
    expect(table.page.locator(".face").first).to_be_visible()


def branched(table: Table) -> None:
    """Play on from an earlier position in a game of its own."""
    SCREENS["earlier position"](table)
    table.tap("[data-branch]")
    expect(table.page.locator(".head .where")).to_contain_text("30")
    table.answer()


def damaged(table: Table) -> None:
    broken = row(LAY)
    broken["record"] = {**broken["record"], "log": ["left", "left"]}
    table.put(broken)
    visit(table, f"/game/{1:032x}", "[role=alert]")


def found(table: Table) -> None:
    """Follow a link to a game."""
    made = row(LAY)["record"]
    visit(table, f"/open/{short_of(made)}", "[data-accept]")
    expect(table.page.locator(".found .picture g").first).to_be_attached()


def files_refused(table: Table) -> None:
    """Bring a good game and two that are none."""
    shelf(table)
    give(table, file("[]", "a-list.json"), file("", "nothing.json"), file(json.dumps(row(LAY)["record"])))
    report(table)


LOG = ".tools .tool[aria-expanded]"
SETTINGS = ".head button.icon-button"
OWN_DICE = "dialog[open] [data-setting=dice]"
DICE = ".sheet [data-fairness]"

SCREENS: dict[str, Step] = {
    "home": lambda table: visit(table, "/", ".games"),
    "home with games": shelf,
    "home after a removal": removed,
    "share dialog": then(shelf, ".row-tools .icon-button", shows=".code path"),
    "share dialog at the table": then(laid(TURN), ".head [data-share]", shows=".code path"),
    "rename dialog": then(shelf, ".row-tools .icon-button:nth-child(2)", shows="dialog[open] [data-rename]"),
    "link": found,
    "damaged link": lambda table: visit(table, "/open/1-X-1-0", "[role=alert]"),
    "files refused": files_refused,
    "new game": new_game,
    "new game around the table": then(new_game, "[name=sharing][value=around]", shows=".sitter"),
    "turn": then(laid(TURN), shows=".foretold span"),
    "roll": then(laid(ROLL), shows=".foretold span"),
    "lay": laid(LAY),
    "one square tapped": tapped,
    "pending rug": pending,
    "all moves listed": then(laid(LAY), "details.choices summary", shows="[data-action]"),
    "quarter": hung(named("marrakech", "The quarter turn after laying")),
    "why not": then(laid(TURN), '[data-cell="square:a1"]', shows=".why"),
    "over": laid(None),
    "over with two": laid(None, players=2),
    "over with four": laid(None, players=4),
    "log": then(laid(TURN), LOG, shows=".sheet .log-line"),
    "log of nothing": then(laid(0), LOG, shows=".sheet .quiet"),
    "earlier position": then(laid(TURN), LOG, "li:nth-child(30) > .log-line", shows="[data-now]"),
    "looking back": then(laid(TURN), LOG, "[data-step=back]", ".sheet .close", shows=".prompt [data-branch]"),
    "a branch": branched,
    "dice": then(laid(TURN), LOG, DICE, ".fair-seed summary", shows=".fair"),
    "dice of nothing": then(laid(0), LOG, DICE, shows=".fairness details"),
    "around the table": laid(TURN, sharing="around"),
    "a rug around the table": laid(LAY, sharing="around", players=4),
    "why not around the table": then(laid(TURN, sharing="around"), '[data-cell="square:a1"]', shows=".why"),
    "hand-over sheet": sheeted,
    "seats": then(laid(TURN, sharing="around"), "[data-seats]", shows="dialog[open] [data-place]"),
    "settings": then(laid(TURN), SETTINGS, shows="dialog[open]"),
    "question": then(laid(LAY), "[data-undo]", shows="dialog[open] [data-assent]"),
    "rules": lambda table: visit(table, "/rules/marrakech", "section h2"),
    "about": lambda table: visit(table, "/about", "li"),
    "unknown address": lambda table: visit(table, "/nowhere", "[role=alert]"),
    "no such game": lambda table: visit(table, f"/game/{99:032x}", "[role=alert]"),
    "damaged game": damaged,
    "own dice": own_dice,
    "own dice counted": then(own_dice, ".face", LOG, DICE, shows=".fair-hatch[d^=M]"),
}
