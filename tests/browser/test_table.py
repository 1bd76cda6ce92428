"""What the table tells before and after an action: forecasts, the preview of a rug, payments."""

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
