"""The puzzles of the site, and how a test tries to solve one: by tapping what an action is made of."""

import json
from pathlib import Path
from typing import Any

from jemaa.games import GAMES
from tests.browser.table import Table

DRAWINGS = Path(__file__).parents[2] / "js" / "games"


def puzzles(game: str) -> list[dict[str, Any]]:
    """Return the puzzles of a game."""
    found: list[dict[str, Any]] = json.loads((DRAWINGS / game / "puzzles.json").read_text(encoding="utf-8"))["puzzles"]
    return found


def answer(table: Table, game: str, number: int, *, right: bool) -> str:
    """Tap a solution of the puzzle that is shown, or the least of all mistakes; return its text."""
    table.answer()
    puzzle = puzzles(game)[number - 1]
    words = puzzle["best"][0] if right else next(iter(puzzle["costs"]))
    legal = GAMES[game].position(puzzle["position"]).legal()
    action = next(each for each in legal if each.text == words or each.text.startswith(f"{words} "))
    table.lead(list(action.picks))
    confirm = table.page.locator("[data-confirm], [data-roll]")
    if confirm.count():
        confirm.first.press("Enter")
    return action.text


def which(table: Table) -> tuple[str, int]:
    """Return the game and the number of the puzzle on the table."""
    table.answer()
    game = table.page.locator("[data-game]").get_attribute("data-game")
    number = table.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    return str(game), int(number or 0)
