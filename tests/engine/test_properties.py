"""Invariants of all games of Marrakech. JEMAA_GAMES sets the number of random games (bench: 20000)."""

import json
import os

from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.bots.playout import playout
from jemaa.bots.random import RandomBot
from jemaa.chance import Stream
from jemaa.game import OVER, Json
from jemaa.match import Match
from tests.engine.games import ALL, played, players_of
from tests.engine.positions import MARRAKECH, state_of
from tests.engine.sweep import OF_MARRAKECH, sweep

GAMES = int(os.environ.get("JEMAA_GAMES", "240"))

tables = st.sampled_from(OF_MARRAKECH)
seeds = st.integers(0, 10**6).map(str)
some = settings(max_examples=40)


def test_random_games_break_no_invariant() -> None:
    ended = sweep(GAMES)
    assert sum(ended.values()) == GAMES
    assert ended["last-rug"]
    assert ended["last-survivor"]


@some
@given(tables, seeds, st.integers(0, 150))
def test_replay_equals_play(table: tuple[int, Json], seed: str, plies: int) -> None:
    match = played(MARRAKECH, *table, seed, plies)
    again, _ = records.load(json.loads(json.dumps(records.save(match))))
    assert again.state == match.state
    assert again.log == match.log


@some
@given(tables, seeds, st.integers(0, 150))
def test_copies_are_independent(table: tuple[int, Json], seed: str, plies: int) -> None:
    match = played(MARRAKECH, *table, seed, plies)
    before, _ = match.at(match.ply)
    twin = match.state.copy()
    assert twin == match.state == before
    playout(twin, [RandomBot(Stream(seed))] * table[0], seed)
    assert match.state == before
    assert twin.to_act == OVER
    assert (twin == before) == (before.to_act == OVER)


@some
@given(seeds, st.integers(0, 140), st.sampled_from(["standard", "quarter-turn"]))
def test_m4_hidden_piles_affect_neither_views_nor_opponents(seed: str, plies: int, variant: str) -> None:
    match = played(MARRAKECH, 2, {"variant": variant}, seed, plies)
    state = state_of(match)
    swapped = state.copy()
    swapped.piles = tuple(
        pile[: len(pile) - left + 1] + pile[: len(pile) - left : -1]
        for pile, left in zip(state.piles, state.rugs_left, strict=True)
    )
    assert MARRAKECH.view(swapped) == MARRAKECH.view(match.state)
    assert swapped.imagine(None, Stream(seed)).legal() == match.state.imagine(None, Stream(seed)).legal()
    if match.state.to_act >= 0:
        for action in match.state.legal():
            assert MARRAKECH.forecast(swapped, action) == MARRAKECH.forecast(match.state, action)
        assert RandomBot(Stream(seed)).choose(swapped) is RandomBot(Stream(seed)).choose(match.state)


@some
@given(seeds, st.integers(0, 140))
def test_m4_imagined_piles_keep_what_is_known(seed: str, plies: int) -> None:
    state = state_of(played(MARRAKECH, 2, {}, seed, plies))
    imagined = state.imagine(None, Stream(seed))
    for pile, other, left in zip(state.piles, imagined.piles, state.rugs_left, strict=True):
        known = len(pile) - left + 1
        assert other[:known] == pile[:known]
        assert sorted(other) == sorted(pile)


@given(st.sampled_from(sorted(MARRAKECH.actions)))
def test_every_text_round_trips(text: str) -> None:
    action = MARRAKECH.actions[text]
    assert action.text == text
    assert text.split(" ", maxsplit=1)[0] in repr(action)


@some
@given(tables, seeds)
def test_simulated_games_and_matches_roll_the_same_dice(table: tuple[int, Json], seed: str) -> None:
    count, options = table
    match = Match.new(MARRAKECH, players_of(MARRAKECH, count), options, seed)
    state, _ = match.at(0)
    for action in playout(state, [RandomBot(Stream(f"{seed}/{seat}")) for seat in range(count)], seed):
        if match.state.to_act == -1:
            assert match.rolled() == action.text
        match.play(action.text)
    assert match.state == state


def test_every_game_can_be_played_by_opponents_alone() -> None:
    for game in ALL.values():
        count = game.seats[-1]
        match = Match.new(game, players_of(game, count), {}, "alone")
        playout(match.state, [RandomBot(Stream(str(seat))) for seat in range(count)], "alone")
        assert match.state.to_act == OVER
