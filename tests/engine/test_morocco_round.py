"""Morocco, geometry, set-up and the round: R1 to R12 and R30, one rule after another."""

import pytest

from jemaa.chance import Stream
from jemaa.game import CHANCE, Json, Shape
from jemaa.game import State as AnyState
from jemaa.games.morocco.board import BESIDE, CORNER, GRID, SPACES
from tests.engine.games import kinds, texts
from tests.engine.morocco import COLORS, MOROCCO, a_match, cubes_of, do, market, only, players, state_of


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
