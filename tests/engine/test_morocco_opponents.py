"""The opponents of Morocco: what their terms count, and what is obvious."""

from collections.abc import Iterator
from itertools import islice

import pytest

from jemaa.bots import seated
from jemaa.chance import Stream
from jemaa.game import CHANCE, OVER
from jemaa.games.morocco import policy
from jemaa.games.morocco.board import Placement
from jemaa.games.morocco.opponents import EXPERT_SAMPLES
from jemaa.games.morocco.reasons import explained
from jemaa.games.morocco.state import State
from jemaa.games.morocco.value import TERMS, worths
from jemaa.judging import POINT, Thought, finished
from tests.engine.morocco import MOROCCO, a_match, market, state_of


def thought(state: State, level: str = "hard") -> Thought:
    """Return what a level finds in a position."""
    return finished(seated("morocco", level, Stream("any")).think(state))


def test_swaps_and_passes_are_decided() -> None:
    stuck = market(2, cubes={0: "black", 1: "green"}, coins={0: 1})
    assert thought(stuck).action in stuck.legal()
    found = thought(market(2, cubes={0: "", 1: ""}))
    assert (found.action.text, found.reason["key"]) == ("pass", "reason-forced")


def steps(level: str) -> Iterator[float]:
    """Think, and yield how far it is."""
    return seated("morocco", level, Stream("")).think(market(4))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_thinking_yields_between_courses_of_which_there_are_as_many_as_asked_for(level: str) -> None:
    told = [*steps(f"{level}#2")]
    assert told == sorted(told)
    assert len(told) - 1 == 2 * (len([*steps(f"{level}#1")]) - 1)


def test_an_expert_plays_out_as_many_courses_as_its_table_needs() -> None:
    told, same, other = ([*islice(steps(f"expert{work}"), 200)] for work in ("", f"#{EXPERT_SAMPLES[4]}", "#4"))
    assert told == same != other


# Terms


def test_at_the_end_only_the_score_counts() -> None:
    match = a_match(2)
    state = state_of(match).copy()
    while state.to_act != OVER:
        state.apply(state.legal()[0] if state.to_act == CHANCE else policy.quick(state))
    assert [sum(terms) for terms in worths(state)] == [POINT * score for score in state.scores()]


# Decisions


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_stall_that_is_won_by_closing_it_is_closed(level: str, seats: int) -> None:
    state = market(seats, stalls={"c3": "0a 0a 1a ."}, hand={1: {"bodyguard": 1}})
    found = thought(state, level)
    assert isinstance(found.action, Placement)
    assert 12 in found.action.stalls


def test_a_placement_is_explained_by_what_it_is_better_for() -> None:
    state = market(2, stalls={"c3": "0a 0a . 1a"}, hand={1: {"bodyguard": 1}})
    closes = MOROCCO.actions["assistant c3.sw"]
    better = [POINT if name == "points" else 0 for name in TERMS] + [0] * len(TERMS)
    reason = explained(state, closes, better, [0] * len(better))
    assert reason == {"key": "reason-wins-stall", "args": {"stall": "c3"}}
    worse_for_others = [0] * len(TERMS) + [POINT if name == "stalls" else 0 for name in TERMS]
    reason = explained(state, closes, worse_for_others, [0] * len(better))
    assert reason == {"key": "reason-denies-stall", "args": {"rival": 1, "stall": "c3"}}
    reason = explained(state, MOROCCO.actions["assistant a1.nw"], worse_for_others, [0] * len(better))
    assert reason == {"key": "reason-holds-back", "args": {}}


def test_placements_are_judged_once_for_all_third_cubes() -> None:
    state = market(4)
    ranked = policy.options(state, policy.Survey(state, 0))
    kinds = [(action.kind, action.spaces) for _, action in ranked if isinstance(action, Placement)]
    assert len(kinds) == len(set(kinds)) == len({(a.kind, a.spaces) for a in state.legal() if isinstance(a, Placement)})
