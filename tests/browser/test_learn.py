"""Lessons: whoever taps only what is lit, confirms and reads on has learned; whatever else is tapped is answered."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Watch
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
def test_whoever_taps_what_is_lit_has_learned(pupil: Table, game: str, language: str) -> None:
    """At the lessons' own address, to the end of a short real game; nothing of it is on the shelf."""
    pupil.speak(language).go(f"/learn/{game}")
    lessons = learn(pupil)
    assert lessons[-1] == "game"
    assert len(lessons) == len(set(lessons)) > 2
    assert pupil.page.url.endswith(f"#/learn/{game}")
    expect(pupil.result).to_be_visible()
    pupil.move("/")
    expect(pupil.page.locator("[data-screen=home]")).to_be_visible()
    assert pupil.page.locator('[href^="#/game/"]').count() == 0


def test_only_what_leads_on_is_lit_and_any_other_tap_is_answered(table: Table) -> None:
    page = table.page
    begin(table)
    picks = page.locator("[data-pick]")
    expect(picks).to_have_count(3)
    table.tap('[data-cell="square:a1"]')
    expect(table.why).to_have_attribute("data-why", "why-not-turn")
    skip_to(table, "cover")
    expect(picks).to_have_count(2)  # the square that all its rugs share is chosen by itself
    table.tap('[data-cell="square:c4"]')
    expect(table.why).to_have_attribute("data-why", "learn-cover-other")
    table.tap('[data-pick="square:c5"]')
    table.tap("[data-confirm]")
    expect(page.locator(NEXT)).to_be_visible()
    expect(picks).to_have_count(0)
    table.tap('[data-cell="square:c4"]')
    expect(table.why).to_have_attribute("data-why", "lesson-read-first")


def box(where: Locator) -> dict[str, float]:
    found = where.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def reaches(hand: dict[str, float], x: float, y: float) -> bool:
    return hand["x"] <= x <= hand["x"] + hand["width"] and hand["y"] <= y <= hand["y"] + hand["height"]


def points_at(table: Table, target: str) -> None:
    """The hand lies on the target, but not on its middle, and is not heard."""
    hand = table.page.locator("[data-points]")
    expect(hand).to_have_count(1)
    expect(hand).to_have_attribute("aria-hidden", "true")
    table.page.emulate_media(reduced_motion="reduce")
    drawn, at = box(hand), box(table.page.locator(target))
    assert not reaches(drawn, at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    across = min(drawn["x"] + drawn["width"], at["x"] + at["width"]) - max(drawn["x"], at["x"])
    down = min(drawn["y"] + drawn["height"], at["y"] + at["height"]) - max(drawn["y"], at["y"])
    assert across > 0
    assert down > 0


def test_a_hand_points_at_what_leads_on_and_takes_no_tap(table: Table) -> None:
    begin(table)
    hand = table.page.locator("[data-points]")
    first = hand.get_attribute("data-points")
    points_at(table, f'[data-pick="{first}"]')
    spot = box(hand)
    under = table.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-points]') === null",
        [spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2],
    )
    assert under
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


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (390, 844)])
def test_what_a_step_says_fits_and_moves_nothing(table: Table, size: tuple[int, int]) -> None:
    page = table.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    table.speak("fr").go("/learn/morocco")
    said = page.locator("[data-prompt] h2")
    seats = page.locator("[data-seat]")
    texts, places = [], []
    for tap in (NEXT, NEXT, "[data-pick]", NEXT):
        expect(page.locator(tap).first).to_be_visible()
        texts.append(said.inner_text())
        places.append([box(seats.nth(seat)) for seat in range(seats.count())] + [box(page.locator("[data-hand]"))])
        top, text = box(said.locator("..")), box(said)
        assert text["y"] >= top["y"]
        assert text["y"] + text["height"] <= top["y"] + top["height"]
        if tap == NEXT:
            held, key = places[-1][-1], box(page.locator(NEXT))
            beside = key["x"] >= held["x"] + held["width"] or key["x"] + key["width"] <= held["x"]
            assert beside or key["y"] >= held["y"] + held["height"]
        page.locator(tap).first.press("Enter")
        expect(said).not_to_have_text(texts[-1])
    assert len(set(texts)) == 4
    assert all(place == places[0] for place in places)


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


def test_all_lessons_can_be_taken_again(pupil: Table) -> None:
    page = pupil.page
    begin(pupil)
    expect(page.locator(WALK)).to_be_visible()
    skip_to(pupil, "game")
    learn(pupil)
    pupil.tap("[data-lesson-first]")
    expect(page.locator(WALK)).to_be_visible()


def test_a_lesson_goes_on_where_it_was_when_the_engine_has_crashed(pupil: Table, watch: Watch) -> None:
    watch.allow("engine: worker-died")
    page = pupil.page
    begin(pupil)
    expect(page.locator(WALK)).to_be_visible()
    pupil.tap("[data-pick]")
    expect(page.locator("[data-roll]")).to_be_visible()
    with page.expect_worker():
        page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('crash of the test'); }); }")
    expect(page.locator("[data-roll]")).to_be_visible()
    pupil.tap("[data-roll]")
    expect(page.locator(NEXT)).to_be_visible()
