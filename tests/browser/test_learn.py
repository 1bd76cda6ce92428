"""Lessons: whoever taps only what is lit, confirms and reads on has learned; whatever else is tapped is answered."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.table import Table

LEARNER = Path(__file__).with_name("learner.js")
NEXT = "[data-next]"
WALK, MOSAIC, COVER = (f'[data-lesson="{name}"]' for name in ("walk", "mosaic", "cover"))


@pytest.fixture
def pupil(table: Table) -> Table:
    table.page.add_init_script(path=LEARNER)
    return table


def begin(table: Table) -> None:
    """Go to the lessons, and wait until the first can be answered."""
    table.go("/learn/marrakech").answer()


def learn(table: Table, last: str | None = None) -> list[str]:
    """Tap what leads on to the end of a lesson, or of all; returns the lessons."""
    return table.page.evaluate("(last) => jemaaLearner.learn(last)", last)


def skip_to(table: Table, lesson: str) -> None:
    """Skip lessons until one is shown."""
    shown = table.page.locator("[data-lesson]")
    while (name := shown.get_attribute("data-lesson")) != lesson:
        table.tap("[data-lesson-skip]")
        expect(shown).not_to_have_attribute("data-lesson", name or "")


@pytest.mark.parametrize(("game", "language"), [("marrakech", "fr"), ("morocco", "es")])
def test_whoever_taps_what_is_lit_has_learned_and_may_begin_again(pupil: Table, game: str, language: str) -> None:
    """At the lessons' own address, to the end of a short real game; nothing of it is on the shelf."""
    pupil.speak(language).go(f"/learn/{game}")
    lessons = learn(pupil)
    assert lessons[-1] == "game"
    assert len(lessons) == len(set(lessons)) > 2
    assert pupil.page.url.endswith(f"#/learn/{game}")
    expect(pupil.result).to_be_visible()
    pupil.tap("[data-lesson-first]")
    expect(pupil.page.locator("[data-lesson]")).to_have_attribute("data-lesson", lessons[0])
    pupil.move("/")
    expect(pupil.page.locator("[data-screen=home]")).to_be_visible()
    assert pupil.page.locator('[href^="#/game/"]').count() == 0


def box(where: Locator) -> dict[str, float]:
    found = where.bounding_box()
    assert found is not None
    x, y, width, height = (found[side] for side in ("x", "y", "width", "height"))
    return {"x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height}


def middle(of: dict[str, float]) -> tuple[float, float]:
    return of["x"] + of["width"] / 2, of["y"] + of["height"] / 2


def points_at(table: Table, target: str) -> None:
    """The hand lies on the target, but not on its middle, and is not heard."""
    hand = table.page.locator("[data-points]")
    expect(hand).to_have_count(1)
    expect(hand).to_have_attribute("aria-hidden", "true")
    drawn, at = box(hand), box(table.page.locator(target))
    x, y = middle(at)
    assert not (drawn["x"] <= x <= drawn["right"] and drawn["y"] <= y <= drawn["bottom"])
    assert min(drawn["right"], at["right"]) > max(drawn["x"], at["x"])
    assert min(drawn["bottom"], at["bottom"]) > max(drawn["y"], at["y"])


def test_a_hand_points_at_what_leads_on_and_takes_no_tap(table: Table) -> None:
    begin(table)
    hand = table.page.locator("[data-points]")
    first = hand.get_attribute("data-points")
    points_at(table, f'[data-pick="{first}"]')
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-points]') === null"
    assert table.page.evaluate(under, middle(box(hand)))
    table.tap(f'[data-pick="{first}"]')
    expect(table.page.locator("[data-roll]")).to_be_visible()
    points_at(table, "[data-roll]")
    table.tap("[data-roll]")
    expect(table.page.locator(NEXT)).to_be_visible()
    expect(hand).to_have_count(0)
    skip_to(table, "cover")
    expect(hand).to_have_attribute("data-points", "square:c5")
    table.tap('[data-pick="square:c5"]')
    points_at(table, "[data-confirm]")


def test_a_lesson_can_be_skipped_taken_up_again_and_repeated(table: Table) -> None:
    page = table.page
    begin(table)
    expect(page.locator(WALK)).to_be_visible()
    table.tap("[data-lesson-skip]")
    expect(page.locator(MOSAIC)).to_be_visible()
    begin(table)
    expect(page.locator(MOSAIC)).to_be_visible()
    table.tap("[data-roll]")
    table.tap(NEXT)
    expect(page.locator(MOSAIC)).to_have_count(0)
    skip_to(table, "cover")
    table.tap('[data-pick="square:c5"]')
    table.tap("[data-confirm]")
    expect(page.locator(NEXT)).to_be_visible()
    table.tap("[data-lesson-again]")
    expect(page.locator(NEXT)).to_have_count(0)
    expect(page.locator(f"{COVER} [data-pick]")).to_have_count(2)
