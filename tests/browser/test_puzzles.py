"""Puzzles: one a day by the date, solved by taps at the real table; a wrong try shows what comes of it."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.browser.puzzles import answer, puzzles, which
from tests.browser.table import HOME, Table
from tests.sentences import said

DAILY, STREAK, AGAIN, SHOW, NEXT = (
    f"[data-{name}]" for name in ("puzzle-daily", "streak", "puzzle-again", "puzzle-show", "puzzle-next")
)
NOON = datetime(2026, 3, 2, 12)  # by the device's own clock


def number_of(game: str) -> int:
    """Return the first hard puzzle of a game with many choices."""
    return next(at for at, each in enumerate(puzzles(game), 1) if each["level"] == 2 and len(each["costs"]) > 5)


def on_shelf(game: str, number: int, state: str, language: str = "en") -> str:
    """Return what the board of a hard puzzle is called on the shelf."""
    level, name = said("puzzle-level-2", language), said(f"{game}/game-name", language)
    return said("puzzle-on-shelf", language, game=name, level=level, number=number, state=state)


@pytest.mark.parametrize(("game", "language"), [("marrakech", "fr"), ("morocco", "es")])
def test_a_wrong_try_is_answered_and_another_one_solves_it(table: Table, game: str, language: str) -> None:
    """What comes of it is played, until it is one's own turn again, or to the end; nothing can be tapped meanwhile."""
    page, number = table.page, number_of(game)
    table.speak(language).go(f"/puzzles/{game}/{number}")
    answer(table, game, number, right=False)
    expect(table.question).to_have_text(said("puzzle-wrong", language))
    expect(page.locator(AGAIN)).to_be_visible()
    expect(page.locator("[data-pick]")).to_have_count(0)
    board = page.locator("[data-game]")
    seat = puzzles(game)[number - 1]["seat"]
    expect(board).not_to_have_attribute("data-ply", "1")
    expect(board).to_have_attribute("data-to-act", re.compile(f"{seat}|over"))
    table.tap(AGAIN)
    expect(page.locator("[data-pick]").first).to_be_attached()
    answer(table, game, number, right=True)
    expect(table.question).to_have_text(said("puzzle-solved", language))
    expect(page.locator(NEXT)).to_be_visible()
    table.move(f"/puzzles/{game}")
    done = page.locator(f"[data-puzzle-link='{number}']")
    expect(done).to_have_accessible_name(on_shelf(game, number, "solved", language))
    expect(done).to_have_attribute("href", f"#/puzzles/{game}/{number}")
    table.move("/")
    expect(page.locator(HOME)).to_be_visible()
    assert page.locator('[href^="#/game/"]').count() == 0


def test_the_best_is_shown_to_whoever_asks_and_then_it_is_not_solved(table: Table) -> None:
    number = number_of("morocco")
    table.go(f"/puzzles/morocco/{number}")
    answer(table, "morocco", number, right=False)
    table.tap(SHOW)
    expect(table.page.locator(NEXT)).to_be_visible()
    expect(table.question).to_have_text(said("puzzle-shown"))
    expect(table.page.locator("[data-advised]")).not_to_have_count(0)
    expect(table.page.locator("[data-pick]")).to_have_count(0)
    table.move("/puzzles/morocco")
    tried = table.page.locator(f"[data-puzzle-link='{number}']")
    expect(tried).to_have_accessible_name(on_shelf("morocco", number, "tried"))


def test_the_puzzle_of_the_day_follows_the_date_and_days_in_a_row_are_counted(table: Table) -> None:
    """From the home screen; and how it went can be given away."""
    page = table.page
    seen = []
    for day, streak in [(0, 1), (1, 2)]:
        page.clock.set_fixed_time(NOON + timedelta(days=day))
        table.go("/")
        expect(page.locator(STREAK)).to_have_count(int(day == 1))
        table.tap(DAILY)
        seen.append(which(table))
        answer(table, *seen[-1], right=True)
        expect(page.locator(STREAK)).to_have_attribute("data-streak", str(streak))
        page.evaluate("() => { navigator.share = async ({ text }) => { window.given = text.split('\\n'); }; }")
        table.tap("[data-puzzle-share]")
        assert page.evaluate("() => window.given.slice(1)") == ["🟩⬜⬜", f"{page.url.split('#')[0]}#/puzzle"]
    assert seen[0][0] != seen[1][0]


def test_tries_of_the_day_survive_a_reload(table: Table) -> None:
    page = table.page
    page.clock.set_fixed_time(NOON)
    for right in (False, True):
        table.go("/puzzle").answer()
        answer(table, *which(table), right=right)
        expect(page.locator(NEXT if right else AGAIN)).to_be_visible()
    page.evaluate("() => { navigator.share = async ({ text }) => { window.given = text; }; }")
    table.tap("[data-puzzle-share]")
    assert "🟧🟩⬜" in page.evaluate("() => window.given")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_arrow_keys_go_from_board_to_board_as_they_lie(table: Table, language: str) -> None:
    """Home leads there, by its menu. Tab stops once in each row of a level, at the board where one was."""
    page = table.page
    table.speak(language).go("/")
    table.tap("[data-screen] ~ * [href^='#/puzzles/'], header [href^='#/puzzles/']")
    links = page.locator("[data-puzzle-link]")
    links.first.focus()

    def place() -> tuple[int, int]:
        box = page.locator("[data-puzzle-link]:focus").bounding_box()
        assert box
        return round(box["x"]), round(box["y"] + page.evaluate("scrollY"))

    (x, y), ahead, back = place(), *(("ArrowRight", "ArrowLeft") if language == "en" else ("ArrowLeft", "ArrowRight"))
    page.keyboard.press(ahead)
    assert (place()[0] > x, place()[1]) == (language == "en", y)
    beside = place()
    page.keyboard.press("ArrowDown")
    assert (place()[0], place()[1] > y) == (beside[0], True)
    page.keyboard.press("ArrowUp")
    assert place() == beside
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert place() == beside
    page.keyboard.press(back)
    assert place() == (x, y)
    page.keyboard.press("End")
    expect(links.last).to_be_focused()


def test_advice_does_not_tell_the_solution(table: Table) -> None:
    table.go(f"/puzzles/marrakech/{number_of('marrakech')}").answer()
    expect(table.reveal("[data-explain]")).to_be_attached()
    expect(table.page.locator("[data-advise]")).to_have_count(0)
