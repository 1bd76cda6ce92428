"""The puzzles of the page: positions that can be, with solutions that are better than all else by what is stored."""

import json
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from jemaa.engine.game import State
from jemaa.games import GAMES
from jemaa.opponents.bot import child
from tests.globbed import globbed
from tests.sampling import share

FILES = {path.parent.name: path for path in globbed(2, "js/games/*/puzzles.json")}
#: By how much a solution is better than all else, in tenths of a point: docs/opponents.md.
CLEARLY = 25


@cache
def data(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILES[game].read_text(encoding="utf-8"))
    return found


NUMBERS = share([(game, at) for game in FILES for at in range(len(data(game)["puzzles"]))], 5)


def meant(state: State, words: str) -> set[str]:
    """Return the legal actions that are these words, or begin with them."""
    return {action.text for action in state.legal() if action.text == words or action.text.startswith(f"{words} ")}


@pytest.mark.parametrize(("game", "at"), NUMBERS)
def test_a_puzzle_has_a_solution_that_is_better_than_all_else(game: str, at: int) -> None:
    """Every legal action is one of the solutions, has a cost of its own, or costs at least what `more` says."""
    puzzle = data(game)["puzzles"][at]
    state = GAMES[game].position(puzzle["position"])
    assert state.to_act == puzzle["seat"]
    assert len(data(game)["colors"][str(puzzle["players"])]) == len(state.scores()) == puzzle["players"]
    solutions = [meant(state, words) for words in puzzle["best"]]
    costly = {words: meant(state, words) for words in puzzle["costs"]}
    assert all(solutions)
    assert all(costly.values())
    told = [text for group in (*solutions, *costly.values()) for text in group]
    assert len(told) == len(set(told))
    rest = {action.text for action in state.legal()} - set(told)
    assert bool(rest) == (puzzle["more"] is not None)
    assert not rest or puzzle["more"] >= max(puzzle["costs"].values())
    good, bad = (
        {child(state, GAMES[game].actions[text]).text() for group in groups for text in group}
        for groups in (solutions, costly.values())
    )
    assert not good & bad, "what costs leads to another position"


@pytest.mark.parametrize("game", FILES)
def test_puzzles_are_many_all_different_and_sorted_by_difficulty(game: str) -> None:
    puzzles = data(game)["puzzles"]
    assert len({puzzle["position"] for puzzle in puzzles}) == len(puzzles)
    assert min(cost for puzzle in puzzles for cost in puzzle["costs"].values()) >= CLEARLY
    levels = [level for level, _ in groupby(puzzle["level"] for puzzle in puzzles)]
    assert levels == [0, 1, 2]
    assert {puzzle["players"] for puzzle in puzzles} == {*GAMES[game].seats}
    assert data(game)["bots"] in GAMES[game].levels
