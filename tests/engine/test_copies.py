"""Copies are equal: by `copy.deepcopy`, by pickling, from another process; constants are the same object."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import jemaa
from jemaa import errors
from jemaa.engine.game import CHANCE, Game, Json
from jemaa.errors import BadRecord, JemaaError
from jemaa.match import Match
from tests.engine.games import ALL, played, table_name, tables

COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
#: Also those that copy no more than they must
SHALLOW = {**COPIES, "copy.copy": copy.copy}
INDEPENDENT: dict[str, Callable[[Any], Any]] = {**SHALLOW, "copy": lambda thing: thing.copy()}
copied = pytest.mark.parametrize("way", COPIES.values(), ids=COPIES)
copied_in_any_way = pytest.mark.parametrize("way", SHALLOW.values(), ids=SHALLOW)
on_every_table = pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)


pytestmark = pytest.mark.usefixtures("tiny_games")


@pytest.mark.parametrize("game", ALL)
@copied
def test_games_and_actions_come_back_as_the_same_constants(way: Callable[[Any], Any], game: str) -> None:
    found = jemaa.game(game)
    assert way(found) is found
    assert {action.game for action in found.actions.values()} == {game}
    again = way(list(found.actions.values()))
    assert all(one is other for one, other in zip(again, found.actions.values(), strict=True))
    assert way(jemaa.GAMES) is jemaa.GAMES


@on_every_table
def test_a_copied_match_plays_everything_that_the_original_does(game: Game, count: int, options: Json) -> None:
    whole, ways = played(game, count, options, "copies"), [*INDEPENDENT.values()]
    assert all(way(whole) == whole for way in ways)
    match = Match.new(game, whole.players, options, whole.seed)
    for ply, entry in enumerate(whole.log):
        if ply % 7 == 0:
            way, text = ways[ply % len(ways)], match.state.text()
            twin, alone = way(match), way(match.state)
            assert (twin, twin.state, twin.legal) == (match, match.state, match.legal)
            events = twin.play(entry.action)
            assert [*alone.apply(entry.action)] == [*events]
            assert (match.ply, match.state.text()) == (ply, text)
            assert match.play(entry.action.text) == events
            assert twin.pop() is match.pop()
            match = twin
        match.play(entry.action)
    assert match == whole


@pytest.mark.parametrize("game", ALL)
@copied_in_any_way
def test_a_copied_opponent_chooses_as_the_original(way: Callable[[Any], Any], game: str) -> None:
    match = played(ALL[game], ALL[game].seats[0], {}, "copies", 5)
    while match.to_act == CHANCE:
        match.play(match.rolled())
    for level in ("random", *jemaa.levels(game)[-1:]):
        asked = jemaa.opponent(game, level, seed="one")
        asked.choose(match)
        twin, thought = way(asked), way(asked).thought(match)
        assert way(thought) == thought
        assert [twin.choose(match) for _ in range(2)] == [asked.choose(match) for _ in range(2)]


ERRORS = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, JemaaError)]


@pytest.mark.parametrize("kind", ERRORS)
@copied
def test_an_error_comes_back_with_message_and_details(way: Callable[[Any], Any], kind: type[JemaaError]) -> None:
    error = BadRecord("no", "why", 3, "text").of("x") if kind is BadRecord else kind("no", action="left")
    again = way(error)
    assert (type(again), str(again), again.details) == (kind, "no", error.details)
