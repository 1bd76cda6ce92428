"""The opponents of Morocco: what their terms count, and what is obvious."""

from collections.abc import Iterator
from itertools import islice

import pytest

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Json
from jemaa.games.morocco import policy
from jemaa.games.morocco.board import Placement
from jemaa.games.morocco.opponent_reasons import explained
from jemaa.games.morocco.opponents import EXPERT_SAMPLES
from jemaa.games.morocco.state import State
from jemaa.games.morocco.value import TERMS, worths
from jemaa.opponents.bot import POINT, Thought, think_to_end
from jemaa.opponents.registry import make_bot
from tests.engine.morocco import MOROCCO, a_match, market, state_of


def thought(state: State, level: str = "hard") -> Thought:
    """Return what a level finds in a position."""
    return think_to_end(make_bot("morocco", level, Stream("any")).think(state))


def test_swaps_and_passes_are_decided() -> None:
    stuck = market(2, cubes={0: "black", 1: "green"}, coins={0: 1})
    assert thought(stuck).action in stuck.legal()
    found = thought(market(2, cubes={0: "", 1: ""}))
    assert (found.action.text, found.reason["key"]) == ("pass", "reason-forced")


def steps(level: str) -> Iterator[float]:
    """Think, and yield how far it is."""
    return make_bot("morocco", level, Stream("")).think(market(4))


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


#: An action, the term that it is better in, whether for oneself or since it is worse for others, and what is said.
REASONS = [
    ("assistant c3.sw", "points", True, "reason-wins-stall", {"stall": "c3"}),
    ("assistant c3.sw", "stalls", False, "reason-denies-stall", {"rival": 1, "stall": "c3"}),
    ("assistant a1.nw", "stalls", True, "reason-begins-stall", {"stall": "a1"}),
    ("assistant a1.nw", "stalls", False, "reason-holds-back", {}),
    ("swap columns a b", "cubes", True, "reason-swap", {}),
    ("swap columns a b", "cubes", False, "reason-swap-rivals", {}),
]


@pytest.mark.parametrize(("text", "better", "own", "key", "args"), REASONS)
def test_an_action_is_explained_by_what_it_is_better_in(
    text: str, better: str, own: bool, key: str, args: Json
) -> None:
    state = market(2, stalls={"c3": "0a 0a . 1a"}, coins={0: 1})
    gain = [POINT if name == better else 0 for name in TERMS]
    nothing = [0] * len(TERMS)
    future = [*gain, *nothing] if own else [*nothing, *gain]
    assert explained(state, MOROCCO.actions[text], future, nothing * 2) == {"key": key, "args": args}


def test_placements_are_judged_once_for_all_third_cubes() -> None:
    state = market(4)
    ranked = policy.options(state, policy.Survey(state, 0))
    kinds = [(action.kind, action.spaces) for _, action in ranked if isinstance(action, Placement)]
    assert len(kinds) == len(set(kinds)) == len({(a.kind, a.spaces) for a in state.legal() if isinstance(a, Placement)})
