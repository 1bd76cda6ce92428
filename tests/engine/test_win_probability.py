"""The chance to come first: in whole numbers, of every position of both games, and what it follows from."""

from collections.abc import Callable
from importlib import import_module
from math import exp
from typing import Any

import pytest

from jemaa import Match
from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Json
from jemaa.games import GAMES
from jemaa.games.marrakech.position import QUARTER, ROLL
from jemaa.games.marrakech.value import Board
from jemaa.games.marrakech.win_probability import bases, next_rents
from jemaa.opponents.bot import child
from jemaa.opponents.win_probability import CERTAIN, chances_of, mean, normalized
from tests.engine.games import games_with
from tests.engine.positions import DEAR, position

TABLES = [(name, players) for name in games_with("win_probability") for players in GAMES[name].seats]
MET = [*((*table, {}) for table in TABLES), *(("marrakech", n, {"variant": "quarter-turn"}) for n in (2, 3, 4))]


def chances_in(name: str) -> Callable[..., list[int]]:
    found: Callable[..., list[int]] = import_module(f"jemaa.games.{name}.win_probability").chances
    return found


def met(name: str, players: int, **options: Any) -> list[Any]:
    """Return all positions of a game whose actions are random ones."""
    match = Match.new(name, players=players, options=options, seed="chances")
    state, stream, found = match.state.copy(), Stream("chances"), []
    while state.to_act != OVER:
        found.append(state.copy())
        legal = state.legal()
        state.advance(legal[stream.below(len(legal))])
    return [*found, state]


# whole numbers


def test_chances_are_in_proportion_to_e_to_the_power_of_the_odds() -> None:
    for low in (0, 1, 64, 999, 1000, 1001, 2718, 9999):
        found = chances_of({0: 0, 2: -low}, 3)
        assert found[1] == 0
        assert sum(found) == CERTAIN
        assert found[2] / found[0] == pytest.approx(exp(-low / 1000), abs=2e-6)
    assert chances_of({0: -(10**9), 1: 0}, 2) == [0, CERTAIN]


def test_what_division_leaves_over_is_given_away() -> None:
    assert normalized([1, 1, 1]) == [333_334, 333_333, 333_333]
    assert mean([[CERTAIN, 0], [0, CERTAIN]], [1, 2]) == [333_333, 666_667]


# every position


@pytest.mark.parametrize(("name", "players", "options"), MET, ids=str)
def test_chances_of_every_position_are_whole_and_add_up(name: str, players: int, options: Json) -> None:
    """Who would be worth more has a better chance; before a roll it is the mean over the faces."""
    chances, phases = chances_in(name), set()
    *before, last = met(name, players, **options)
    for ply, state in enumerate(before):
        text, found = state.text(), chances(state)
        assert all(type(each) is int and 0 <= each <= CERTAIN for each in found)
        assert (sum(found), len(found), state.text()) == (CERTAIN, players, text)
        phases.add(state.phase)
        if ply % 7 == 3 and 0 < found[0] < CERTAIN * 0.99 and state.phase != QUARTER and 10 <= ply < len(before) - 10:
            assert chances(state, {0: 3_000})[0] > found[0]
            assert chances(state, {0: 0}) == found
        if ply % 9 == 0 and state.to_act == CHANCE and not options:
            assert found == mean([chances(child(state, face)) for face in state.legal()], state.outcomes())
    assert {seat for seat, each in enumerate(chances(last)) if each} == set(last.ranking()[0])
    assert not options or {ROLL, QUARTER} < phases, "where Assam is turned before the roll it is known all the same"


# what it follows from


def test_the_mover_takes_the_cheapest_road_for_its_next_rent() -> None:
    free = position(DEAR, to_act=1)
    assert next_rents(free, Board(free.color_at, free.whole)) == [0, 0, 0, 0]
    bound = position(DEAR, to_act=1, variant="quarter-turn", phase="roll")
    assert next_rents(bound, Board(bound.color_at, bound.whole)) == [5_000, -5_000, 0, 0], "five of six rolls cost six"


def test_who_is_out_has_no_chance_and_counts_for_nothing_in_the_order_of_a_round() -> None:
    state = position(to_act=2, out=[1], rugs=[4, 0, 5, 5])
    assert {seat: basis.order for seat, basis in bases(state).items()} == {0: 0, 2: 1, 3: 2}
    found = chances_in("marrakech")(state)
    assert (found[1], sum(found)) == (0, CERTAIN)
