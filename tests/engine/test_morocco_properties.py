"""Invariants of all games of Morocco. JEMAA_GAMES sets the number of random games (bench: 20000)."""

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jemaa import record as records
from jemaa.bots.playout import playout
from jemaa.bots.random import RandomBot
from jemaa.chance import Dice, Stream
from jemaa.game import CHANCE, OVER
from jemaa.match import Match
from tests.engine.games import players_of
from tests.engine.morocco import MOROCCO, state_of
from tests.engine.morocco_bots import Concentrating
from tests.engine.morocco_sweep import BOTS, COUNTS, Bot, sweep
from tests.sampling import WHOLE

GAMES = int(os.environ.get("JEMAA_GAMES", "240" if WHOLE else "80"))

counts = st.sampled_from(COUNTS)
bots = st.sampled_from(BOTS)
seeds = st.integers(0, 10**6).map(str)
some = settings(max_examples=40)


def played(count: int, bot: Bot, seed: str, plies: int = 10_000) -> Match:
    """Return a match played by one kind of opponent to its end, or for some plies."""
    match, chooser, dice = Match.new(MOROCCO, players_of(MOROCCO, count), {}, seed), bot(Stream(seed)), Dice(seed)
    while match.state.to_act != OVER and match.ply < plies:
        if match.state.to_act == CHANCE:
            match.play(match.state.legal()[dice.draw(match.ply, 6)].text)
        else:
            match.play(chooser.choose(state_of(match)).text)
    return match


@pytest.mark.slow
def test_random_and_concentrating_games_break_no_invariant() -> None:
    ended = sweep(GAMES)
    assert sum(ended.values()) == GAMES
    assert {count for count, _, _ in ended} == set(COUNTS)
    assert {"five-stalls", "last-stall", "no-workers"} <= {why for _, _, why in ended}


def test_games_of_two_who_concentrate_close_their_stalls() -> None:
    for number in range(5):
        match = played(2, Concentrating, f"two {number}")
        assert state_of(match).why_over in ("five-stalls", "last-stall")


@some
@given(counts, bots, seeds, st.integers(0, 200))
def test_replay_equals_play(count: int, bot: Bot, seed: str, plies: int) -> None:
    match = played(count, bot, seed, plies)
    again, _ = records.load(json.loads(json.dumps(records.save(match))))
    assert again.state == match.state
    assert again.log == match.log


@some
@given(counts, bots, seeds, st.integers(0, 200))
def test_copies_and_imagined_positions_are_independent(count: int, bot: Bot, seed: str, plies: int) -> None:
    match = played(count, bot, seed, plies)
    before, _ = match.at(match.ply)
    for twin in (match.state.copy(), match.state.imagine(None, Stream(seed))):
        assert twin == match.state == before
        playout(twin, [RandomBot(Stream(seed))] * count, seed)
        assert match.state == before
        assert twin.to_act == OVER
        assert (twin == before) == (before.to_act == OVER)


@some
@given(counts, bots, seeds, st.integers(1, 200))
def test_undo_and_redo_lead_back(count: int, bot: Bot, seed: str, plies: int) -> None:
    match = played(count, bot, seed, plies)
    after, log = match.state.copy(), list(match.log)
    persons = set(range(count))
    steps = 0
    while match.undo_to(persons, assent=True) is not None:
        match.undo(persons, assent=True)
        assert match.state == match.at(match.ply)[0]
        steps += 1
    for _ in range(steps + 1):
        if match.redo_to(persons) is not None:
            match.redo(persons)
    assert (match.state, match.log) == (after, log)


@some
@given(counts, bots, seeds, st.integers(0, 200))
def test_points_only_fall_by_spent_coins(count: int, bot: Bot, seed: str, plies: int) -> None:
    match = played(count, bot, seed, plies)
    state, _ = match.at(0)
    for entry in match.log:
        before = state.scores()
        state.apply(entry.action)
        spent = entry.action.text.startswith("swap")
        assert all(now >= then - spent for now, then in zip(state.scores(), before, strict=True))


@some
@given(counts, seeds)
def test_simulated_games_and_matches_roll_the_same_dice(count: int, seed: str) -> None:
    match = Match.new(MOROCCO, players_of(MOROCCO, count), {}, seed)
    state, _ = match.at(0)
    for action in playout(state, [RandomBot(Stream(f"{seed}/{seat}")) for seat in range(count)], seed):
        if match.state.to_act == CHANCE:
            assert match.rolled() == action.text
        match.play(action.text)
    assert match.state == state


@given(st.sampled_from(sorted(MOROCCO.actions)))
def test_every_text_round_trips(text: str) -> None:
    action = MOROCCO.actions[text]
    assert action.text == text
    assert text in repr(action)


def test_wide_draws_are_even_and_reach_everything() -> None:
    stream = Stream("wide")
    drawn = [stream.below(1000) for _ in range(40_000)]
    assert (min(drawn), max(drawn)) == (0, 999)
    assert len(set(drawn)) == 1000
    halves = sum(number < 500 for number in drawn)
    assert 19_400 < halves < 20_600
