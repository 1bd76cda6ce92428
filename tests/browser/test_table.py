"""What the table tells before and after an action: forecasts, the preview of a rug, payments."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from jemaa.games import GAMES
from tests.browser.drawn import drawn
from tests.browser.screens import laid
from tests.browser.shelf import asked, row, trace
from tests.browser.table import Table
from tests.sampling import share

TURN, ROLL, LAY = 60, 61, 62


def previewed(plies: int, action: str | None) -> dict[str, Any]:
    """Ask the engine in CPython what it foresees."""
    asked(do="open", record=row(plies)["record"])
    return asked(do="preview", action=action)["forecast"]


def mean(forecast: dict[str, Any]) -> str:
    return f"{forecast['rent']['sum'] / forecast['rent']['of']:.1f}"


def foretold(table: Table) -> str:
    expect(table.foretold.first).to_be_attached()
    return " ".join(table.foretold.all_inner_texts())


DISC = drawn("marrakech", "disc of a landing")


def discs(forecasts: list[dict[str, Any]]) -> int:
    """Squares where Assam may stop, each told once."""
    return len({face["square"] for forecast in forecasts for face in forecast["faces"]})


def test_each_direction_and_the_coming_roll_are_shown_before_they_count(table: Table) -> None:
    """Where Assam may stop is drawn along the direction that is shown; what each may cost is told."""
    laid(TURN)(table.go("/"))
    stops = table.page.locator(DISC)
    for action in ("left", "straight", "right"):
        forecast = previewed(TURN, action)
        assert mean(forecast) in foretold(table)
        table.tap(f'[data-pick="turn:{action}"]')
        expect(stops).to_have_count(discs([forecast]))
        expect(table.page.locator("[data-roll]")).to_be_visible()
        table.tap("[data-cancel]")
        expect(stops).to_have_count(0)
    assert table.read()["ply"] == TURN
    laid(ROLL, number=2)(table)
    forecast = previewed(ROLL, None)
    assert mean(forecast) in foretold(table)
    expect(stops).to_have_count(discs([forecast]))


def test_a_rug_is_seen_before_it_counts(table: Table) -> None:
    """What it covers, alike halves together, and the group it makes are told; nothing is kept until it is confirmed."""
    laid(LAY)(table.go("/"))
    rug = table.page.locator(drawn("marrakech", "rug that waits"))
    group = table.page.locator(drawn("marrakech", "group of a rug"))
    before = table.row()
    for action in share(trace()["legal"][LAY], 8):
        forecast = previewed(LAY, action)
        table.unfold()
        table.tap(f'[data-action="{action}"]')
        expect(table.foretold).to_have_count(1 + len({half["color"] for half in forecast["covers"]}))
        assert str(len(forecast["group"])) in foretold(table)
        expect(rug).to_have_count(1)
        expect(group).to_have_text(str(len(forecast["group"])))
        table.tap("[data-cancel]")
        expect(rug).to_have_count(0)
    assert table.row() == before


SHOWN = """(badge) => {
    globalThis.badges = [];
    const keep = () => document.querySelectorAll(badge).forEach((one) => badges.push(one.textContent.trim()));
    new MutationObserver(keep).observe(document.querySelector("[data-game]"), { childList: true, subtree: true });
}"""


# Notes all that sets out to fly, with where it begins; before the page is loaded.
FLIGHTS = """globalThis.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    if (how[0][0]?.transform && how[0].length > 2) flights.push(this);
    return animate.apply(this, how);
};"""


# Keeps what each animation and transition is called that moves something.
MOVED = """globalThis.moved = [];
const moves = (animation) => {
    const { currentTime, effect } = animation;
    const boxes = [0, 0.3, 0.6, 0.99].map((part) => {
        animation.currentTime = part * effect.getComputedTiming().duration;
        return JSON.stringify(effect.target.getBoundingClientRect());
    });
    animation.currentTime = currentTime;
    return new Set(boxes).size > 1;
};
for (const type of ["animationstart", "transitionstart"])
    document.addEventListener(type, () => {
        for (const { animationName, transitionProperty } of document.getAnimations().filter(moves))
            moved.push(animationName ?? transitionProperty);
    });"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_wants_less_motion(table: Table, game: str) -> None:
    page = table.page
    page.add_init_script(MOVED)
    table.go("/")
    laid(TURN, game=game)(table)
    table.play(1, TURN + 6)
    assert page.evaluate("[...new Set(moved)]") == []


def test_a_payment_is_shown(tables: Callable[..., Table]) -> None:
    """Who pays whom and how much: square by square while it moves, in the sentence, in the purses. However many frames
    the throw and the payment have, a die is thrown once and each coin flies once.
    """
    whole = trace()
    ply, event = next(
        (ply, event) for ply in range(len(whole["to_act"])) if (event := paid(ply)) and event["amount"] > 1
    )
    table = tables(reduced_motion="no-preference")
    page = table.page
    page.add_init_script(FLIGHTS)
    table.go("/")
    laid(ply)(table)
    before = table.scores()
    page.evaluate(SHOWN, drawn("marrakech", "payment"))
    page.evaluate("() => flights.splice(0)")
    table.tap("[data-roll]")
    page.wait_for_function("(count) => badges.includes(count)", arg=str(len(event["cells"])))
    assert table.row()["record"]["log"] == whole["record"]["log"][: ply + 1]
    names = [player["name"] for player in whole["record"]["players"]]
    expect(table.latest).to_contain_text(names[event["from"]])
    expect(table.latest).to_contain_text(str(event["amount"]))
    table.at(ply + 1)
    change = [new - old for old, new in zip(before, table.scores(), strict=True)]
    assert (change[event["from"]], change[event["to"]]) == (-event["amount"], event["amount"])
    thrown = 1 + min(event["amount"], 6)
    assert page.evaluate("() => [flights.length, new Set(flights).size]") == [thrown, thrown]


def paid(ply: int) -> dict[str, Any] | None:
    """Return the payment of an entry of the stored game, if there was one."""
    asked(do="open", record=row(None)["record"])
    events = asked(do="at", ply=ply + 1)["events"]
    return next((event for event in events if event["type"] == "paid"), None)
