"""Morocco, geometry, set-up, the round and the end: R1 to R12 and R29 to R34, one rule after another."""

from typing import Any

import pytest

from jemaa.engine.chance import Stream
from jemaa.engine.game import CHANCE, OVER, Json, Shape
from jemaa.engine.game import State as AnyState
from jemaa.games.morocco.board import BESIDE, CORNER, GRID, SPACES
from jemaa.games.morocco.state import State
from tests.engine.games import kinds, texts
from tests.engine.morocco import COLORS, MOROCCO, a_match, all_but, cubes_of, do, market, only, players, state_of


def view(state: AnyState) -> Shape:
    return MOROCCO.view(state)


def setups(count: int) -> list[Json]:
    """Return sixty set-ups."""
    return [MOROCCO.setup(players(count), {}, Stream(f"{number}")) for number in range(60)]


def test_r1_five_by_five_stalls_of_four_spaces() -> None:
    assert [space[:2] for space in SPACES] == [name for name in GRID.names for _ in range(4)]
    assert list(SPACES) == sorted(SPACES)
    assert (len(GRID.names), GRID.names[0], GRID.names[-1]) == (25, "a1", "e5")
    assert [stall["stall"] for stall in view(a_match().state)["board"]["stalls"]] == list(GRID.names)
    assert sorted(map(len, BESIDE)) == [0] * 4 + [1] * 32 + [2] * 64, "spaces beside one in another stall"


@pytest.mark.parametrize(
    ("space", "line", "column"),
    [
        ("a1.sw", 0, 0), ("a1.se", 0, 1), ("a1.nw", 1, 0), ("a1.ne", 1, 1), ("b2.sw", 1, 1), ("c3.nw", 3, 2),
        ("e5.ne", 5, 5), ("e1.se", 0, 5), ("a5.nw", 5, 0), ("d4.se", 3, 4),
    ],
)  # fmt: skip
def test_r2_each_space_touches_one_corner(space: str, line: int, column: int) -> None:
    assert CORNER[SPACES.index(space)] == 6 * line + column


@pytest.mark.parametrize("roof", range(1, 6))
def test_r3_the_neighbours_on_the_ring_are_adjacent(roof: int) -> None:
    gained = only(do(a_match(4).state, f"scout {roof}"), "cubes_gained")
    ring = [COLORS[-1], *COLORS, COLORS[0]]
    assert gained[0] == {"seats": [0], "colors": [ring[roof - 1], ring[roof + 1]], "reason": "scout"}


@pytest.mark.parametrize("count", [2, 5])
def test_r4_what_everyone_has_at_the_start(count: int) -> None:
    for seat, shown in enumerate(view(a_match(count, 1).state)["seats"]):
        assert shown == {
            "seat": seat, "first": seat == 1, "colors": [["charmers", "water", "rugs", "magicians", "food"][seat]],
            "score": 0, "points": {"vp": 0, "juice": 0, "coins": 0, "district": 0}, "vp": 0,
            "juice": {"2": 0, "3": 0, "4": 0}, "coins": 0, "cubes": dict.fromkeys(COLORS, 0), "assistants": 12,
            "tourists": 2, "bodyguards": 0, "cousins": 2, "quarters": 2, "tiles": 0, "district": [], "joined": [],
        }  # fmt: skip


def test_r5_rows_columns_and_roof_hold_each_colour_once_at_random_so_five_stalls_cost_two_of_one() -> None:
    for line in ("rows", "columns", "roof"):
        orders = [tuple(setup[line]) for setup in setups(3)]
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(COLORS))}
        assert len(set(orders)) > 40
        assert {order[0] for order in orders} == set(COLORS)


def test_r6_twelve_tokens_of_each_value_at_random() -> None:
    juice = [tuple(setup["juice"]) for setup in setups(2)]
    assert {"".join(sorted("".join(lines))) for lines in juice} == {"2" * 12 + "3" * 12 + "4" * 12}
    assert len(set(juice)) == 60
    assert state_of(a_match(juice=["222222", "333333", "444444"] * 2)).juice[6:12] == (3,) * 6


@pytest.mark.parametrize("first", [0, 1, 4])
def test_r7_the_first_player_is_chosen_and_the_pawn_stands_in_the_centre(first: int) -> None:
    state = a_match(5, first).state
    assert (state.to_act, view(state)["board"]["first"], view(state)["board"]["roof"]["pawn"]) == (first, first, 0)
    assert {setup["first"] for setup in setups(5)} == {0, 1, 2, 3, 4}


def test_r8_nothing_is_hidden_and_nothing_limited_by_the_box() -> None:
    closed = {f"{column}{row}": "0 ." for column in "abc" for row in "12345"}
    state = market(2, cubes={0: "black " * 8, 1: "black " * 8}, closed=closed)
    assert state.imagine(None, Stream("x")) == state
    assert (view(state)["seats"][0]["cubes"]["black"], view(state)["seats"][0]["tiles"]) == (8, 15)


def test_r9_the_die_has_five_colours_and_a_wild_face_equally_likely() -> None:
    state = a_match(3).state
    assert texts(state) == [f"die {face}" for face in ("black", "brown", "green", "orange", "purple", "wild")]
    assert (state.to_act, state.outcomes()) == (CHANCE, (1,) * 6)


def test_r9_three_players_roll_once_and_everyone_gains_the_colour() -> None:
    state = a_match(3, first=1).state
    assert do(state, "die green") == [
        {"type": "die_rolled", "rule": "R9", "seat": 1, "color": "green", "roll": 1},
        {"type": "cubes_gained", "rule": "R9", "seats": [1, 2, 0], "colors": ["green"], "reason": "market"},
    ]
    assert [cubes_of(state, seat) for seat in range(3)] == [["green"]] * 3
    assert (state.to_act, view(state)["phase"]) == (1, "scout")


def test_r9_two_players_roll_once_each_and_the_first_roll_is_settled_before_the_second() -> None:
    state = a_match(2, first=1).state
    assert view(state)["prompt"] == {"key": "prompt-die", "args": {"seat": 1, "roll": 1, "of": 2}}
    told = [event["seats"] for event in only(do(state, "die wild", "wild green", "wild black"), "cubes_gained")]
    assert view(state)["prompt"] == {"key": "prompt-die", "args": {"seat": 0, "roll": 2, "of": 2}}
    told += [event["seats"] for event in only(do(state, "die wild", "wild brown", "wild orange"), "cubes_gained")]
    assert told == [[1], [0], [1], [0]], "choices go from the round's first player each time"
    assert [cubes_of(state, seat) for seat in range(2)] == [["black", "orange"], ["brown", "green"]]


def test_r10_the_scout_gains_the_two_beside_the_pawn_all_others_the_one_below_it() -> None:
    state = a_match(4, first=3).state
    assert do(state, "scout 1") == [
        {"type": "scouted", "rule": "R10", "seat": 3, "roof": 1, "before": 0},
        {"type": "cubes_gained", "rule": "R10", "seats": [3], "colors": ["orange", "green"], "reason": "scout"},
        {"type": "cubes_gained", "rule": "R10", "seats": [0, 1, 2], "colors": ["black"], "reason": "roof"},
    ]
    assert [cubes_of(state, seat) for seat in range(4)] == [["black"], ["black"], ["black"], ["green", "orange"]]
    assert view(state)["board"]["roof"] == {"spaces": COLORS, "pawn": 1}, "roof cubes stay"


@pytest.mark.parametrize("count", [4, 5])
def test_r10_r11_r12_everyone_scouts_once_then_has_two_turns_clockwise_from_the_first_player(count: int) -> None:
    state = state_of(a_match(count, first=2))
    turns = []
    while state.round == 1 and view(state)["phase"] in ("scout", "assign"):
        turns.append((view(state)["phase"], view(state)["board"]["pass"], state.to_act))
        if view(state)["phase"] == "assign":
            state.purses = [0] * count  # so that nobody places
        do(state, texts(state)[0])
    order = [(2 + n) % count for n in range(count)]
    phases = [("scout", 0), ("assign", 1), ("assign", 2)]
    assert turns == [(*phase, seat) for phase in phases for seat in order]


def test_r30_the_marker_passes_and_the_pawn_returns_to_the_centre() -> None:
    state = market(4, to_act=3, last_pass=True, cubes=dict.fromkeys(range(4), ""))
    events = do(state, "pass")
    assert kinds(events) == ["passed", "round_ended", "round_began"]
    assert (only(events, "round_ended"), only(events, "round_began")) == ([{"round": 1}], [{"round": 2, "seat": 1}])
    board = view(state)["board"]
    assert (board["first"], board["roof"]["pawn"], board["round"], board["pass"]) == (1, 0, 2, 0)
    assert (state.to_act, view(state)["phase"]) == (1, "scout")


def test_r30_r35_each_player_keeps_one_cube_asked_clockwise_from_the_rounds_first_player() -> None:
    cubes = {0: "green green black", 1: "", 2: "brown orange", 3: "purple purple"}
    state = market(4, first=2, to_act=1, last_pass=True, cubes=cubes)
    events = do(state, "pass")
    assert (state.to_act, texts(state)) == (2, ["keep brown", "keep orange"])
    events += do(state, "keep orange")
    assert only(events, "kept") == [
        {"seat": 2, "color": "orange", "lost": 1, "forced": False},
        {"seat": 3, "color": "purple", "lost": 1, "forced": True},
    ]
    assert (state.to_act, texts(state)) == (0, ["keep black", "keep green"])
    assert only(do(state, "keep green"), "kept") == [{"seat": 0, "color": "green", "lost": 2, "forced": False}]
    assert [cubes_of(state, seat) for seat in range(4)] == [["green"], [], ["orange"], ["purple"]]
    assert (state.to_act, state.first, state.round) == (3, 3, 2)


# The end

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
