"""What is shown is remembered by the parts of a position that it follows from: they must be all of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from jemaa.engine.cache import cached_by, remembered
from jemaa.engine.chance import Dice
from jemaa.engine.game import Event, Game, Json, State
from jemaa.games import GAMES
from jemaa.match import Match
from tests.engine.doors import Door
from tests.engine.games import drawn, players_of, table_name, tables

#: By game: the functions of its `view.py` whose results are remembered
REMEMBERED = {"marrakech": ("_seats", "_rugs"), "morocco": ("_seats", "_stalls")}


class Snapshots(list[Event]):
    """The events of a match, and the positions that they led to."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.positions = [state.copy()]

    def append(self, event: Event) -> None:
        super().append(event)
        self.positions.append(self.state.copy())


def positions(game: Game, players: list[Json], options: Json, seed: str) -> list[State]:
    """Return every fifth position of a random match, those between the events of an action included."""
    match, stream = Match.new(game, players, options, seed), Dice(seed)
    events = Snapshots(match.state.copy())
    while not match.is_over:
        action = match.checked(drawn(match, stream))
        match.play(action)
        events.state.apply_into(action, events)
    return events.positions[::-5]


def parts_of(state: State) -> list[str]:
    return [part for cls in type(state).__mro__ for part in getattr(cls, "__slots__", ())]


@pytest.mark.parametrize(
    ("game", "count", "options"), [table for table in tables() if table[0].name in REMEMBERED], ids=table_name
)
def test_what_is_remembered_depends_on_nothing_else(game: Game, count: int, options: Json) -> None:
    """A position in which any one part is that of another position is never taken for the position itself."""
    view = import_module(f"jemaa.games.{game.name}.view")
    functions: list[Any] = [getattr(view, name) for name in REMEMBERED[game.name]]
    players = players_of(game, count)
    others = [{**player, "color": other["color"]} for player, other in zip(players, players[::-1], strict=True)]
    early_first = reversed(positions(game, others, options, "sand"))
    for state, other in zip(positions(game, players, options, "dusk"), early_first, strict=False):
        for part in parts_of(state):
            mixed = state.copy()
            setattr(mixed, part, getattr(other, part))
            for function in functions:
                assert function(state) == function.__wrapped__(state)
                assert function(mixed) == function.__wrapped__(mixed), part


def test_no_more_is_remembered_than_allowed() -> None:
    asked = []

    def last_digit(position: int) -> int:
        return position % 10

    @cached_by(last_digit, 2)
    def found(position: int) -> int:
        asked.append(position)
        return position

    assert [found(position) for position in (1, 2, 11, 12, 3, 13, 1, 2)] == [1, 2, 1, 2, 3, 3, 1, 2]
    assert asked == [1, 2, 3, 1, 2]


def test_nothing_of_a_match_is_remembered_once_another_one_is_opened(door: Door) -> None:
    """All that has a bound is emptied; a table of the game, which has none, stays."""
    asked, game = [], next(iter(GAMES.values()))

    @remembered(2)
    def last_digit(position: int) -> int:
        asked.append(position)
        return position % 10

    assert [last_digit(position) for position in (1, 1, 2)] == [1, 1, 2]
    door.ask("new", game=game.name, players=players_of(game, game.seats[0]))
    assert [last_digit(position) for position in (1, 1, 2)] == [1, 1, 2]
    assert asked == [1, 2, 1, 2]
