"""Morocco, the end: R29 and R31 to R34."""

from typing import Any

import pytest

from jemaa.game import OVER, Shape
from jemaa.games.morocco.state import State
from tests.engine.morocco import MOROCCO, all_but, do, kinds, market, only, texts

SIX = all_but("a1", "a2", "a3", "a4", "a5", "b1")
FIVE = all_but("a1", "a2", "a3", "a4", "a5")
NOTHING = dict.fromkeys(range(5), "")
NO_HAND = {"assistant": 0, "tourist": 0, "bodyguard": 0}


def last_turn(
    count: int = 3,
    cubes: dict[int, str] = NOTHING,
    **given: Any,
) -> State:
    """Return a position in the last turn of a round."""
    return market(count, to_act=count - 1, last_pass=True, cubes={**NOTHING, **cubes}, **given)


def test_r31_the_round_goes_on_when_five_stalls_are_left() -> None:
    state = market(stalls={"b1": "0a 0a 0a ."}, closed=SIX)
    events = do(state, "assistant b1.se")
    assert only(events, "last_round_announced") == [{"open": 5}]
    assert kinds(events)[-2:] == ["closed", "last_round_announced"]
    assert (state.to_act, MOROCCO.view(state)["board"]["last_round"]) == (1, True)
    assert texts(state) != []


def test_r31_pitfall_it_ends_after_the_round_not_at_the_trigger() -> None:
    state = market(stalls={"b1": "0a 0a 0a ."}, closed=SIX, cubes={1: "", 2: ""})
    do(state, "assistant b1.se")
    turns = []
    while state.to_act != OVER:
        turns.append(state.to_act)
        events = do(state, texts(state)[0])
    assert turns == [1, 2, 0, 1, 2]
    assert kinds(events)[-2:] == ["round_ended", "ended"]
    assert events[-1] == {"type": "ended", "rule": "R31", "why": "five-stalls"}
    assert MOROCCO.view(state)["result"] == {"why": "five-stalls"}


def test_r31_done_is_played_too_in_the_last_round() -> None:
    state = last_turn(cubes={2: "black green orange"}, closed=FIVE, coins={2: 1})
    assert kinds(do(state, "assistant a2.nw")) == ["placed"]
    assert (state.to_act, texts(state)[0]) == (2, "done")
    assert kinds(do(state, "done")) == ["turn_ended", "round_ended", "ended"]


def test_r31_with_six_stalls_open_the_game_goes_on() -> None:
    state = last_turn(closed=SIX)
    assert kinds(do(state, "pass"))[-1] == "round_began"
    assert not MOROCCO.view(state)["board"]["last_round"]


def test_r31_it_is_announced_once() -> None:
    state = market(stalls={"a1": "0a 0a 0a ."}, closed=FIVE)
    events = do(state, "assistant a1.se")
    assert "last_round_announced" not in kinds(events)


def test_r30_nobody_keeps_a_cube_when_the_game_ends_with_the_round() -> None:
    state = last_turn(cubes={0: "black green", 1: "brown"}, closed=FIVE)
    assert kinds(do(state, "pass")) == ["passed", "round_ended", "ended"]
    assert state.to_act == OVER
    assert state.scores() == [0, 0, 0], "cubes left over count for nothing"


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_r32_it_ends_when_nobody_has_a_worker_in_hand(count: int) -> None:
    state = last_turn(count, hand=dict.fromkeys(range(count), NO_HAND), vp={0: 7}, closed={"a1": "- .", "a2": "- ."})
    events = do(state, "pass")
    assert events[-1] == {"type": "ended", "rule": "R32", "why": "no-workers"}
    assert (state.to_act, state.scores()[0], state.ranking()[0]) == (OVER, 7, [0])


@pytest.mark.parametrize("kind", ["assistant", "tourist", "bodyguard"])
@pytest.mark.parametrize("seat", [0, 2])
def test_r32_one_worker_in_one_hand_is_enough_to_go_on(kind: str, seat: int) -> None:
    state = last_turn(hand={**dict.fromkeys(range(3), NO_HAND), seat: {**NO_HAND, kind: 1}})
    assert kinds(do(state, "pass"))[-1] == "round_began"


def test_r32_tokens_of_cousins_alone_are_no_workers() -> None:
    state = last_turn(hand={seat: {**NO_HAND, "cousins": 2} for seat in range(3)})
    assert kinds(do(state, "pass"))[-1] == "ended"


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
    assert kinds(do(state, "pass"))[-1] == "round_began"
    assert kinds(passed_round(state))[-1] == "round_began"
    events = passed_round(state)
    assert events[-1] == {"type": "ended", "rule": "R32", "why": "idle"}
    assert state.round == 3


def test_r32_a_placement_starts_the_count_anew() -> None:
    state = last_turn()
    do(state, "pass")
    passed_round(state)
    while MOROCCO.view(state)["phase"] != "assign":
        do(state, texts(state)[0])
    do(state, next(text for text in texts(state) if text.startswith("assistant")))
    for going_on in ("round_began", "round_began", "round_began", "ended"):
        assert kinds(passed_round(state))[-1] == going_on


def test_r31_comes_before_the_stalemate() -> None:
    state = last_turn(closed=FIVE, hand=dict.fromkeys(range(3), NO_HAND))
    assert do(state, "pass")[-1]["why"] == "five-stalls"


def test_r33_points_juice_coins_and_three_for_each_tile_of_the_largest_district() -> None:
    state = market(
        vp={0: 10, 1: 4}, coins={0: 2, 2: 3}, drunk=[(0, 0), (0, 1), (0, 2)],
        closed={"a1": "0 .", "a2": "0 .", "b2": "0 .", "d4": "0 .", "c2": "1 .", "e5": "- ."},
    )  # fmt: skip
    assert state.scores() == [10 + (2 + 3 + 4) + 2 + 3 * 3, 4 + 3, 3]
    seat = MOROCCO.view(state)["seats"][0]
    assert (seat["district"], seat["tiles"], seat["score"]) == (["a1", "a2", "b2"], 4, 30)
    assert seat["joined"] == [["a2", "a1"], ["a2", "b2"]]


def test_r33_tiles_are_joined_by_sides_not_by_corners() -> None:
    assert market(closed={"a1": "0 .", "b2": "0 .", "c3": "0 .", "c4": "0 ."}).scores()[0] == 6


def test_r33_empty_tiles_and_others_join_nothing() -> None:
    assert market(closed={"a1": "0 .", "a2": "- .", "a3": "0 .", "b1": "1 ."}).scores() == [3, 3, 0]


def test_r33_of_two_largest_districts_one_counts() -> None:
    state = market(closed={"a1": "0 .", "a2": "0 .", "d4": "0 .", "d5": "0 ."})
    assert state.scores()[0] == 6
    assert MOROCCO.view(state)["seats"][0]["district"] == ["a1", "a2"]


def test_r33_a_district_winds_through_the_whole_market() -> None:
    names = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a4", "a5", "b5", "c5", "d5", "e5"]
    state = market(closed={**dict.fromkeys(names, "0 ."), "e1": "0 ."})
    assert state.scores()[0] == 3 * len(names)
    assert MOROCCO.view(state)["seats"][0]["tiles"] == 14, "more tiles than the box holds"


def test_r34_on_equal_points_more_own_tiles_win() -> None:
    state = market(vp={0: 3, 1: 0, 2: 1}, closed={"a1": "1 .", "c3": "1 ."})
    assert state.scores() == [3, 3, 1]
    assert state.ranking() == [[1], [0], [2]]


def test_r34_still_equal_the_place_is_shared() -> None:
    assert market(4, vp={0: 5, 3: 5, 1: 2}, closed={"c3": "- ."}).ranking() == [[0, 3], [1], [2]]
    assert market(vp={}).ranking() == [[0, 1, 2]]
    assert market(closed={"a1": "2 .", "e1": "0 ."}).ranking() == [[0, 2], [1]]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_r34_a_shared_victory_at_the_end(count: int) -> None:
    state = last_turn(count, closed=FIVE, vp=dict.fromkeys(range(count), 6))
    do(state, "pass")
    assert (state.to_act, state.ranking()) == (OVER, [list(range(count))])
