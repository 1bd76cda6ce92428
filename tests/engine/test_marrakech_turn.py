"""Marrakech, the turn: M1 to M15, one rule after another."""

import pytest

from jemaa.errors import BadRecord
from jemaa.games.marrakech.board import DICE, DIE_WEIGHTS, GRID, LAYS, MOSAICS, WALKS
from jemaa.games.marrakech.turns import rent
from jemaa.grid import SIDES
from jemaa.match import EventsWithChanges, Match
from tests.engine.positions import MARRAKECH, a_match, do, kinds, places, players, position, roll, state_of

#: Every exit of the board: square, side on which he leaves, square on which he returns, facing.
EXITS = [
    tuple(line.split())
    for line in """
    a7 north b7 south
    b7 north a7 south
    c7 north d7 south
    d7 north c7 south
    e7 north f7 south
    f7 north e7 south
    g7 north g7 west
    g7 east g7 south
    g6 east g5 west
    g5 east g6 west
    g4 east g3 west
    g3 east g4 west
    g2 east g1 west
    g1 east g2 west
    g1 south f1 north
    f1 south g1 north
    e1 south d1 north
    d1 south e1 north
    c1 south b1 north
    b1 south c1 north
    a1 south a1 east
    a1 west a1 north
    a2 west a3 east
    a3 west a2 east
    a4 west a5 east
    a5 west a4 east
    a6 west a7 east
    a7 west a6 east
    """.strip().splitlines()
]


def test_m1_the_board_is_seven_by_seven_and_assam_in_its_centre() -> None:
    board = MARRAKECH.view(a_match().state)["board"]
    assert len(GRID.names) == 49
    assert (GRID.names[0], GRID.names[-1]) == ("a1", "g7")
    assert board.pop("assam")["square"] == "d4"
    assert board == {"rugs": [], "last": [], "beside": [], "last_rugs": False}


def test_m2_assam_faces_north_at_the_start() -> None:
    assert MARRAKECH.view(a_match().state)["board"]["assam"]["facing"] == "north"


def test_m2_the_first_player_may_turn_assam_like_anyone() -> None:
    assert places(a_match().state) == ["left", "right", "straight"]


@pytest.mark.parametrize(("count", "rugs"), [(2, 24), (3, 15), (4, 12)])
def test_m3_m4_everyone_has_thirty_dirhams_and_their_rugs(count: int, rugs: int) -> None:
    state = state_of(a_match(count))
    assert state.dirhams == [30] * count
    assert state.rugs_left == [rugs] * count


@pytest.mark.parametrize("count", [1, 5])
def test_m3_two_to_four_play(count: int) -> None:
    with pytest.raises(BadRecord):
        Match.new(MARRAKECH, (players(4) * 2)[:count], {}, "s")


def test_m4_a_pile_holds_twelve_of_each_own_colour_mixed() -> None:
    piles = a_match(2).setup["piles"]
    assert sorted(piles[0]) == ["saffron"] * 12 + ["terracotta"] * 12
    assert sorted(piles[1]) == ["majorelle"] * 12 + ["mint"] * 12
    assert all(pile != sorted(pile) for pile in piles)
    assert a_match(2, seed="other").setup["piles"] != piles


def test_m4_rugs_are_laid_in_the_order_of_the_pile() -> None:
    match = a_match(2)
    laid: dict[int, list[str]] = {0: [], 1: []}
    while match.state.to_act != -2:
        text = match.rolled() if match.state.to_act == -1 else match.state.legal()[0].text
        told = [MARRAKECH.named(event) for event in match.play(text)]
        for event in told:
            if event["type"] == "laid":
                laid[event["seat"]].append(event["color"])
    for seat, colors in laid.items():
        assert colors
        assert colors == match.setup["piles"][seat][: len(colors)]


def test_m4_all_see_the_top_of_a_pile_and_nothing_below() -> None:
    state = state_of(a_match(2))
    assert [seat["next"] for seat in MARRAKECH.view(state)["seats"]] == [pile[0] for pile in a_match(2).setup["piles"]]
    hidden = state.copy()
    hidden.piles = tuple(pile[:1] + pile[:0:-1] for pile in state.piles)
    assert hidden.piles != state.piles
    assert MARRAKECH.view(hidden) == MARRAKECH.view(state)


def test_m5_the_die_has_one_two_two_three_three_four() -> None:
    state = position(phase="roll")
    assert places(state) == ["die 1", "die 2", "die 3", "die 4"]
    assert state.outcomes() == (1, 2, 2, 1)
    faces = [die.steps for die, weight in zip(DICE, DIE_WEIGHTS, strict=True) for _ in range(weight)]
    assert faces == [1, 2, 2, 3, 3, 4]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m6_play_goes_clockwise_from_the_first_player(first: int) -> None:
    match = a_match(3, first=first)
    movers: list[int] = []
    while len(movers) < 5:
        movers.append(match.state.to_act)
        for text in ("left", "die 2", None):
            match.play(text or match.state.legal()[0].text)
    assert movers == [(first + turn) % 3 for turn in range(5)]


@pytest.mark.parametrize(
    ("facing", "turn", "after"),
    [
        ("north", "left", "west"), ("north", "straight", "north"), ("north", "right", "east"),
        ("east", "left", "north"), ("east", "straight", "east"), ("east", "right", "south"),
        ("south", "left", "east"), ("south", "straight", "south"), ("south", "right", "west"),
        ("west", "left", "south"), ("west", "straight", "west"), ("west", "right", "north"),
    ],
)  # fmt: skip
def test_m7_assam_turns_left_or_right_or_not_before_the_roll(facing: str, turn: str, after: str) -> None:
    state = position(facing=facing)
    (turned,) = do(state, turn)
    assert turned == {"type": "turned", "rule": "M7", "seat": 0, "by": turn, "facing": after}
    assert state.to_act == -1


def test_m7_nobody_turns_after_the_roll() -> None:
    match = a_match()
    match.play("straight")
    match.play("die 1")
    assert not {"left", "right", "straight"} & set(places(match.state))


@pytest.mark.parametrize(
    ("facing", "squares"),
    [("north", "d5 d6 d7 c7"), ("east", "e4 f4 g4 g3"), ("south", "d3 d2 d1 e1"), ("west", "c4 b4 a4 a5")],
)
@pytest.mark.parametrize("steps", [1, 2, 3, 4])
def test_m8_assam_walks_straight_ahead_as_many_squares_as_the_die_shows(facing: str, squares: str, steps: int) -> None:
    state = position(facing=facing, phase="roll")
    rolled, walked, _ = roll(state, steps)
    assert rolled == {"type": "rolled", "rule": "M5", "seat": 0, "steps": steps}
    assert [step["square"] for step in walked["path"]] == squares.split()[:steps]
    assert walked["start"] == "d4"
    assert walked["square"] == squares.split()[steps - 1] == GRID.names[state.assam]
    assert walked["facing"] == walked["path"][-1]["facing"] == SIDES[state.facing]
    assert walked["mosaics"] == sum(step["mosaic"] is not None for step in walked["path"])


def test_m9_the_exits_are_twenty_eight() -> None:
    assert len(EXITS) == len(set(EXITS)) == len(MOSAICS) == 28


@pytest.mark.parametrize(("square", "side", "back", "facing"), EXITS)
def test_m9_every_exit_leads_back_by_its_half_circle_in_one_step(
    square: str, side: str, back: str, facing: str
) -> None:
    state = position(assam=square, facing=side, phase="roll")
    _, walked, _ = roll(state, 1)
    assert walked["path"] == [{"square": back, "facing": facing, "mosaic": side}]
    assert (walked["rule"], walked["facing"], walked["mosaics"]) == ("M9", facing, 1)
    assert (GRID.names[state.assam], SIDES[state.facing]) == (back, facing)


@pytest.mark.parametrize(("square", "side", "back", "facing"), EXITS)
def test_m9_the_way_back_over_a_mosaic_is_the_same_way(square: str, side: str, back: str, facing: str) -> None:
    opposite = dict(zip(SIDES, SIDES[2:] + SIDES[:2], strict=True))
    assert (back, opposite[facing], square, opposite[side]) in EXITS


def test_m9_the_mosaic_itself_costs_nothing() -> None:
    state = position(assam="c6", facing="north", phase="roll")
    _, walked, _ = roll(state, 4)
    path = [(step["square"], step["facing"], step["mosaic"]) for step in walked["path"]]
    assert path == [("c7", "north", None), ("d7", "south", "north"), ("d6", "south", None), ("d5", "south", None)]


def test_m9_a_corner_loop_steps_on_to_the_same_square_again() -> None:
    state = position(assam="g6", facing="north", phase="roll")
    _, walked, _ = roll(state, 3)
    path = [(step["square"], step["facing"], step["mosaic"]) for step in walked["path"]]
    assert path == [("g7", "north", None), ("g7", "west", "north"), ("f7", "west", None)]


def test_m9_every_walk_has_as_many_steps_as_the_die_and_ends_where_its_path_ends() -> None:
    for by_square in WALKS:
        for square, by_steps in enumerate(by_square):
            for steps, walk in by_steps.items():
                assert (walk.start, len(walk.path)) == (square, steps)
                assert (walk.square, walk.facing) == walk.path[-1][:2]


GROUPS = """
. . . . . . .
. . . . . . .
. . S=S . . .
. . S . . S .
    |     |
. . S . . S .
. . . S S . .
      | |
. . . S S . .
"""


@pytest.mark.parametrize(("square", "owed"), [("c5", 4), ("c3", 4), ("d2", 4), ("f4", 2), ("a7", 0)])
def test_m10_the_rent_is_the_group_joined_by_sides(square: str, owed: int) -> None:
    state = position(GROUPS)
    assert len(rent(state, GRID.cell[square], 0)[1]) == owed


def test_m10_the_mover_pays_the_owner_a_dirham_a_square() -> None:
    drawing = """
    . . . . . . .
    . . . S=S . .
    . . . S . . .
    . . . | . . .
    . . . S . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, assam="d3", phase="roll")
    *_, paid = roll(state, 2)
    assert paid == {
        "type": "paid", "rule": "M10", "from": 0, "to": 1, "amount": 4, "owed": 4, "color": "saffron", "square": "d5",
        "cells": ["d5", "d4", "d6", "e6"],
    }  # fmt: skip
    assert state.dirhams == [26, 34, 30, 30]


def test_m10_diagonals_do_not_join() -> None:
    drawing = """
    . . . . . . .
    . . S=S . . .
    . . . . S=S .
    . . S=S . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, assam="e3", phase="roll")
    *_, paid = roll(state, 2)
    assert (paid["amount"], paid["cells"]) == (2, ["e5", "f5"])


@pytest.mark.parametrize(("drawn", "on"), [(". . .", "bare"), (". T=T", "own"), (". S=S", None)])
def test_m10_bare_squares_and_own_rugs_cost_nothing(drawn: str, on: str | None) -> None:
    drawing = position_rows(f". . {drawn} . .", row=5)
    state = position(drawing, phase="roll")
    *_, last = roll(state, 1)
    assert last.get("on") == on
    assert (last["type"] == "paid") == (on is None)
    assert sum(state.dirhams) == 120


def position_rows(row_text: str, row: int) -> str:
    return "\n".join(row_text if 8 - line == row else ". . . . . . ." for line in range(1, 8))


def test_m10_own_other_colour_costs_nothing_with_two_players() -> None:
    state = position(position_rows(". . . S=S . .", 5), count=2, phase="roll")
    *_, landed = roll(state, 1)
    assert (landed["type"], landed["on"]) == ("landed", "own")


def test_m10_one_owes_a_rugs_owner_not_its_neighbours() -> None:
    state = position(position_rows(". M=M S=S T=T", 5), phase="roll")
    *_, paid = roll(state, 1)
    assert (paid["to"], paid["amount"]) == (1, 2)


def test_m11_two_colours_of_one_owner_never_join() -> None:
    drawing = """
    . . . . . . .
    . . . I=I . .
    . . M=M . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, count=2, phase="roll")
    *_, paid = roll(state, 1)
    assert (paid["to"], paid["amount"], paid["color"]) == (1, 2, "majorelle")


RENT_OF_FOUR = """
. . . . . . .
. . S=S . . .
. . S=S . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def test_m12_who_cannot_pay_pays_all_and_is_out_at_once() -> None:
    state = position(RENT_OF_FOUR, phase="roll", money=[3, 57, 30, 30])
    events = roll(state, 1)
    assert kinds(events) == ["rolled", "walked", "paid", "went_out"]
    assert (events[2]["amount"], events[2]["owed"]) == (3, 4)
    assert events[3] == {"type": "went_out", "rule": "M12", "seat": 0, "rugs": 10}
    assert state.dirhams == [0, 60, 30, 30]
    assert state.rugs_left == [0, 10, 10, 10]
    assert MARRAKECH.view(state)["seats"][0]["out"]


def test_m12_scores_follow_the_payment_first_and_then_that_a_player_is_out() -> None:
    state = position(RENT_OF_FOUR.replace(". . . . . . .", "T=T . . . . .", 1), phase="roll", money=[3, 57, 30, 30])
    assert state.scores() == [5, 61, 30, 30]
    events = EventsWithChanges(MARRAKECH, state, None)
    state.apply_into(MARRAKECH.actions["die 1"], events)
    scores = [
        {seat: parts.get("score") for seat, parts in change.get("seats", {}).items()} for change in events.changes
    ]
    assert scores == [{}, {}, {"0": 2, "1": 64}, {"0": 0}]


def test_m12_the_payee_gets_no_more_than_the_payer_had() -> None:
    state = position(RENT_OF_FOUR, phase="roll", money=[1, 59, 30, 30])
    roll(state, 1)
    assert state.dirhams[1] == 60
    assert sum(state.dirhams) == 120


def test_m12_who_pays_the_last_dirham_exactly_stays_in_and_lays() -> None:
    state = position(RENT_OF_FOUR, phase="roll", money=[4, 56, 30, 30])
    assert kinds(roll(state, 1)) == ["rolled", "walked", "paid"]
    assert (state.dirhams[0], state.to_act, state.out) == (0, 0, [])
    assert places(state)[0].startswith("lay ")
    do(state, places(state)[0])
    assert state.rugs_left == [9, 10, 10, 10]


def test_m12_with_nothing_left_the_first_rent_takes_one_out() -> None:
    state = position(RENT_OF_FOUR, phase="roll", money=[0, 60, 30, 30])
    events = roll(state, 1)
    assert kinds(events)[-2:] == ["paid", "went_out"]
    assert events[2]["amount"] == 0


def test_m12_who_goes_out_lays_no_rug_and_the_next_player_turns_assam() -> None:
    state = position(RENT_OF_FOUR, phase="roll", money=[3, 57, 30, 30])
    roll(state, 1)
    assert (state.to_act, state.mover) == (1, 1)
    assert places(state) == ["left", "right", "straight"]
    assert len(state.laid) == 2


@pytest.mark.parametrize(("out", "after"), [([1], 2), ([1, 2], 3), ([3], 1)])
def test_m12_who_is_out_is_passed_over(out: list[int], after: int) -> None:
    state = position(to_act=0, phase="lay", out=out)
    do(state, places(state)[0])
    assert state.to_act == after


def test_m12_neutral_rugs_stay_cost_nothing_and_count_for_nobody() -> None:
    state = position(RENT_OF_FOUR, phase="roll", out=[1], money=[30, 0, 30, 60])
    *_, landed = roll(state, 1)
    assert (landed["type"], landed["on"]) == ("landed", "neutral")
    assert state.dirhams == [30, 0, 30, 60]
    seats = MARRAKECH.view(state)["seats"]
    assert [seat["visible"] for seat in seats] == [0, 0, 0, 0]
    assert [rug["owner"] for rug in MARRAKECH.view(state)["board"]["rugs"]] == [None, None]


def test_m12_a_neutral_group_does_not_join_a_living_players_rugs() -> None:
    drawing = """
    . . . . . . .
    . . S=S . . .
    . . M=M . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, phase="roll", out=[1], money=[30, 0, 30, 60])
    *_, paid = roll(state, 1)
    assert (paid["to"], paid["amount"]) == (2, 2)


def test_m12_both_colours_of_a_player_who_goes_out_become_neutral() -> None:
    drawing = position_rows("M=M . I=I . .", 7)
    state = position(drawing, count=2, phase="over", to_act=1, out=[1], money=[60, 0])
    assert {rug["owner"] for rug in MARRAKECH.view(state)["board"]["rugs"]} == {None}


AROUND_D4 = [
    "lay b4-c4", "lay c3-c4", "lay c4-c5", "lay c5-d5", "lay d5-d6", "lay d5-e5",
    "lay c3-d3", "lay d2-d3", "lay d3-e3", "lay e3-e4", "lay e4-e5", "lay e4-f4",
]  # fmt: skip


def test_m13_a_rug_lies_beside_assam_and_never_below_him() -> None:
    assert places(position(phase="lay")) == sorted(AROUND_D4)


def test_m13_in_a_corner() -> None:
    assert places(position(phase="lay", assam="a1")) == ["lay a2-a3", "lay a2-b2", "lay b1-b2", "lay b1-c1"]


@pytest.mark.parametrize("square", GRID.names)
def test_m13_everywhere_the_places_share_a_side_with_his_square(square: str) -> None:
    cell = GRID.cell[square]
    around = set(GRID.neighbours[cell])
    expected = [lay.text for lay in LAYS if cell not in lay.squares and around.intersection(lay.squares)]
    assert places(position(phase="lay", assam=square)) == sorted(expected)


def test_m13_laying_uses_up_a_rug_and_passes_the_turn() -> None:
    state = position(phase="lay")
    assert do(state, "lay d5-d6") == [
        {"type": "laid", "rule": "M13", "seat": 0, "color": "terracotta", "squares": ["d5", "d6"], "covers": []}
    ]
    assert (state.rugs_left, state.to_act) == ([11, 12, 12, 12], 1)
    assert MARRAKECH.view(state)["board"]["last"] == ["d5", "d6"]


def test_m14_two_bare_squares_bare_and_half_and_two_halves_of_different_rugs() -> None:
    drawing = """
    . . . . . . .
    . . . M . . .
    . . . | . . .
    . . . M S=S .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, phase="lay")
    assert "lay d3-e3" in places(state)  # two bare squares
    assert "lay c5-d5" in places(state)  # bare and half
    assert "lay d5-e5" in places(state)  # halves of two rugs
    assert "lay d5-d6" not in places(state)
    (laid,) = do(state, "lay d5-e5")
    assert laid["covers"] == [
        {"square": "d5", "color": "majorelle", "owner": 2}, {"square": "e5", "color": "saffron", "owner": 1}
    ]  # fmt: skip


def test_m14_two_rugs_of_one_colour_may_be_covered_a_half_of_each() -> None:
    drawing = """
    . . . . . . .
    . . . . . . .
    . . S=S S=S .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    assert "lay d5-e5" in places(position(drawing, phase="lay"))


@pytest.mark.parametrize("letter", "TSMI")
def test_m15_no_rug_is_covered_whole_in_one_go(letter: str) -> None:
    state = position(position_rows(f". . . {letter}={letter} . .", 5), phase="lay")
    assert places(state) == sorted(set(AROUND_D4) - {"lay d5-e5"})


def test_m15_a_neutral_rug_is_not_covered_whole_either() -> None:
    state = position(position_rows(". . . S=S . .", 5), phase="lay", out=[1])
    assert "lay d5-e5" not in places(state)


def test_m15_once_a_half_is_covered_the_other_is_a_half_like_any_other() -> None:
    drawing = """
    . . . . . . .
    . . . . T . .
    . . . . | . .
    . . . S T . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, phase="lay")
    assert state.laid[0][0].text == "lay d5-e5"
    assert "lay d5-e5" in places(state)


def test_m15_a_rug_laid_again_on_the_same_two_squares_is_whole_again() -> None:
    state = position(phase="lay")
    for text in ("lay d5-d6", "lay d5-e5", "lay c5-d5"):
        assert text in places(state)
        do(state, text)
        state.phase, state.to_act = position(phase="lay").phase, state.mover
    assert "lay c5-d5" not in places(state)
    assert "lay d5-e5" in places(state)
    assert "lay d5-d6" in places(state)


@pytest.mark.parametrize(("letter", "allowed"), [("T", True), ("S", False)])
def test_m15_cover_own_frees_ones_own_rugs_only(letter: str, allowed: bool) -> None:
    state = position(position_rows(f". . . {letter}={letter} . .", 5), phase="lay", cover_own=True)
    assert ("lay d5-e5" in places(state)) is allowed


@pytest.mark.parametrize(("letter", "allowed"), [("T", True), ("S", True), ("M", False), ("I", False)])
def test_m15_cover_own_with_two_players_means_both_own_colours(letter: str, allowed: bool) -> None:
    state = position(position_rows(f". . . {letter}={letter} . .", 5), count=2, phase="lay", cover_own=True)
    assert ("lay d5-e5" in places(state)) is allowed


def test_m15_cover_own_does_not_free_neutral_rugs() -> None:
    state = position(position_rows(". . . S=S . .", 5), phase="lay", out=[1], cover_own=True)
    assert "lay d5-e5" not in places(state)


def test_m15_cover_own_frees_several_rugs_at_once_and_leaves_the_others() -> None:
    drawing = """
    . . . . . . .
    . . . . . . .
    . . . T=T . .
    . . T . S=S .
        |
    . . T . . . .
    . . . M=M . .
    . . . . . . .
    """
    state = position(drawing, phase="lay", cover_own=True)
    barred = set(AROUND_D4) - set(places(state))
    assert barred == {"lay e4-f4"}
    state = position(drawing, phase="lay")
    assert set(AROUND_D4) - set(places(state)) == {"lay d5-e5", "lay c3-c4", "lay e4-f4"}


def test_m16_the_fewest_places_are_two() -> None:
    state = position(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        S . . . . . .
        |
        S . . . . . .
        . M=M . . . .
        """,
        phase="lay",
        assam="a1",
    )
    assert places(state) == ["lay a2-b2", "lay b1-b2"]
