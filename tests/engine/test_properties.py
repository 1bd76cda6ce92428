"""What is true of all games of Marrakech and Morocco. JEMAA_GAMES sets how many of each table are compared."""

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.bots.playout import playout
from jemaa.bots.random import RandomBot
from jemaa.chance import Stream
from jemaa.game import CHANCE, Json
from tests.engine.games import played as played_at_random
from tests.engine.positions import MARRAKECH, state_of
from tests.engine.sweep import TABLES, Bot, compare, played
from tests.sampling import WHOLE

GAMES = int(os.environ.get("JEMAA_GAMES", "20" if WHOLE else "3"))

games = st.sampled_from([(game, *table) for game, tables in TABLES.items() for table in tables])
seeds = st.integers(0, 10**6).map(str)
some = settings(max_examples=100 if WHOLE else 25)


@pytest.mark.parametrize(("game", "at"), [(game, at) for game, tables in TABLES.items() for at in range(len(tables))])
def test_a_second_implementation_agrees_on_random_games(game: str, at: int) -> None:
    for number in range(GAMES):
        compare(played(game, *TABLES[game][at], f"sweep/{at}/{number}"))


@some
@given(games, seeds, st.integers(0, 200))
def test_replay_equals_play_and_undo_and_redo_lead_back(
    game: tuple[str, Bot, int, Json], seed: str, plies: int
) -> None:
    match = played(*game, seed, plies)
    again, _ = records.load(json.loads(json.dumps(records.save(match))))
    assert again == match
    seats, steps = set(range(len(match.players))), 0
    while match.undo_to(seats, assent=True) is not None:
        match.undo(seats, assent=True)
        assert match.state == match.at(match.ply)[0]
        steps += 1
    for _ in range(steps + 1):
        if match.redo_to(seats) is not None:
            match.redo(seats)
    assert (again, again.state) == (match, match.state)


@some
@given(games, seeds)
def test_simulated_games_and_matches_roll_the_same_dice(game: tuple[str, Bot, int, Json], seed: str) -> None:
    match = played(*game, seed, 0)
    state = match.state.copy()
    for action in playout(state, [RandomBot(Stream(seed)) for _ in match.players], seed):
        if match.state.to_act == CHANCE:
            assert match.rolled() == action.text
        match.play(action.text)
    assert match.state == state


@some
@given(seeds, st.integers(0, 140))
def test_m4_imagined_piles_keep_what_is_known(seed: str, plies: int) -> None:
    state = state_of(played_at_random(MARRAKECH, 2, {}, seed, plies))
    imagined = state.imagine(None, Stream(seed))
    for pile, other, left in zip(state.piles, imagined.piles, state.rugs_left, strict=True):
        known = len(pile) - left + 1
        assert other[:known] == pile[:known]
        assert sorted(other) == sorted(pile)
