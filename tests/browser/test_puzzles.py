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
    answer(table, game, number, right=True)
    expect(table.question).to_have_text(said("puzzle-solved", language))
    expect(page.locator(NEXT)).to_be_visible()
    table.move(f"/puzzles/{game}")
    done = page.get_by_role("link", name=said("puzzle-number-solved", language, number=number), exact=True)
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
    expect(table.question).not_to_have_text(said("puzzle-wrong"))
    table.move("/puzzles/morocco")
    name = said("puzzle-number", number=number)
    expect(table.page.get_by_role("link", name=name, exact=True)).to_be_visible()


def test_the_puzzle_of_the_day_follows_the_date_and_days_in_a_row_are_counted(table: Table) -> None:
    """From the home screen."""
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
    assert seen[0][0] != seen[1][0]


def test_advice_does_not_tell_the_solution(table: Table) -> None:
    table.go(f"/puzzles/marrakech/{number_of('marrakech')}").answer()
    expect(table.reveal("[data-explain]")).to_be_attached()
    expect(table.page.locator("[data-advise]")).to_have_count(0)
