"""Morocco, the end: R29 and R31 to R34."""

from typing import Any

import pytest

from jemaa.game import OVER, Json, Shape
from jemaa.games.morocco.state import State
from tests.engine.games import kinds, texts
from tests.engine.morocco import MOROCCO, all_but, do, market, only

SIX = all_but("a1", "a2", "a3", "a4", "a5", "b1")
FIVE = all_but("a1", "a2", "a3", "a4", "a5")
NOTHING = dict.fromkeys(range(5), "")
NO_HAND = {"assistant": 0, "tourist": 0, "bodyguard": 0}


def last_turn(count: int = 3, cubes: dict[int, str] = NOTHING, **given: Any) -> State:
    """Return a position in the last turn of a round."""
    return market(count, to_act=count - 1, last_pass=True, cubes={**NOTHING, **cubes}, **given)


def test_r31_pitfall_it_ends_after_the_round_not_at_the_trigger_which_is_announced_once() -> None:
    state = market(stalls={"b1": "0a 0a 0a .", "a3": "0a 0a 0a ."}, closed=SIX, cubes={1: "", 2: ""})
    events = do(state, "assistant b1.se")
    assert kinds(events)[-2:] == ["closed", "last_round_announced"]
    assert (only(events, "last_round_announced"), MOROCCO.view(state)["board"]["last_round"]) == ([{"open": 5}], True)
    turns = []
    while state.to_act != OVER:
        turns.append(state.to_act)
        events = do(state, next(text for text in texts(state) if text in ("pass", "assistant a3.se", "arrow north")))
        assert "last_round_announced" not in kinds(events)
    assert turns == [1, 2, 0, 0, 1, 2]
    assert kinds(events)[-2:] == ["round_ended", "ended"]
    assert events[-1] == {"type": "ended", "rule": "R31", "why": "five-stalls"}
    assert MOROCCO.view(state)["result"] == {"why": "five-stalls"}


@pytest.mark.parametrize(
    ("hand", "closed", "why"),
    [
        (NO_HAND, {"a1": "- ."}, "no-workers"),
        ({**NO_HAND, "cousins": 2}, {}, "no-workers"),
        (NO_HAND, FIVE, "five-stalls"),  # R31 comes before the stalemate
        *(({**NO_HAND, kind: 1}, {}, None) for kind in NO_HAND),
    ],
)
@pytest.mark.parametrize("count", [2, 3, 5])
def test_r32_it_ends_when_nobody_has_a_worker_in_hand(count: int, hand: Json, closed: Json, why: str | None) -> None:
    state = last_turn(count, hand={**dict.fromkeys(range(count), NO_HAND), 1: hand}, closed=closed)
    last = do(state, "pass")[-1]
    if why:
        assert last == {"type": "ended", "rule": "R32" if why == "no-workers" else "R31", "why": why}
    assert (state.to_act == OVER) == bool(why)


def passed_round(state: State) -> list[Shape]:
    """Play a round in which nobody has the cubes to place, and return the last events."""
    while True:
        if MOROCCO.view(state)["phase"] == "assign":
            state.purses = [0] * len(state.purses)
        events = do(state, "pass" if "pass" in texts(state) else texts(state)[0])
        if "round_ended" in kinds(events):
            return events


def test_r32_it_ends_at_the_end_of_the_third_round_in_a_row_without_a_placement() -> None:
    state = last_turn()
    do(state, "pass")
    passed_round(state)
    again = state.copy()
    assert passed_round(state)[-1] == {"type": "ended", "rule": "R32", "why": "idle"}
    while MOROCCO.view(again)["phase"] != "assign":
        do(again, texts(again)[0])
    do(again, next(text for text in texts(again) if text.startswith("assistant")))
    assert [kinds(passed_round(again))[-1] for _ in range(4)] == [*["round_began"] * 3, "ended"], "the count began anew"


def test_r33_points_juice_coins_and_three_for_each_tile_of_the_largest_district() -> None:
    state = market(
        vp={0: 10, 1: 4}, coins={0: 2, 2: 3}, drunk=[(0, 0), (0, 1), (0, 2)],
        closed={"a1": "0 .", "a2": "0 .", "b2": "0 .", "d4": "0 .", "c2": "1 .", "e5": "- ."},
    )  # fmt: skip
    assert state.scores() == [10 + (2 + 3 + 4) + 2 + 3 * 3, 4 + 3, 3]
    seat = MOROCCO.view(state)["seats"][0]
    assert (seat["district"], seat["tiles"], seat["score"]) == (["a1", "a2", "b2"], 4, 30)
    assert seat["joined"] == [["a2", "a1"], ["a2", "b2"]]


@pytest.mark.parametrize(
    ("given", "ranking"),
    [
        ({"vp": {0: 3, 2: 1}, "closed": {"a1": "1 .", "c3": "1 ."}}, [[1], [0], [2]]),  # more own tiles win
        ({"count": 4, "vp": {0: 5, 3: 5, 1: 2}, "closed": {"c3": "- ."}}, [[0, 3], [1], [2]]),
        ({"closed": {"a1": "2 .", "e1": "0 ."}}, [[0, 2], [1]]),
        ({}, [[0, 1, 2]]),
    ],
)
def test_r34_on_equal_points_more_own_tiles_win_then_the_place_is_shared(given: Json, ranking: list[list[int]]) -> None:
    assert market(**given).ranking() == ranking
