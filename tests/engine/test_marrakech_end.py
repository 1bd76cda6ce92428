"""Marrakech, the end and the variant: M12 where it ends a game, M16 to M20."""

from itertools import pairwise
from typing import Any

import pytest

from jemaa.game import CHANCE, OVER
from jemaa.games.marrakech.board import GRID
from jemaa.games.marrakech.state import State
from jemaa.grid import SIDES
from tests.engine.games import played
from tests.engine.positions import MARRAKECH, a_match, do, finished, kinds, places, position, roll, state_of

RENT_OF_FOUR = """
. . . . . . .
. . S=S . . .
. . S=S . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""


def test_m16_whatever_happens_there_are_two_to_twelve_places() -> None:
    for seed in range(40):
        match = a_match(2 + seed % 3, seed=f"places {seed}", cover_own=seed % 2 == 1)
        while match.state.to_act != OVER:
            legal = match.state.legal()
            if legal[0].text.startswith("lay"):
                assert 2 <= len(legal) <= 12
            match.play(match.rolled() if match.state.to_act == CHANCE else legal[(seed + match.ply) % len(legal)].text)


def test_m17_the_game_ends_when_the_last_rug_is_laid() -> None:
    state = position(phase="lay", to_act=3, rugs=[0, 0, 0, 1])
    assert do(state, "lay d5-d6")[-1] == {"type": "ended", "rule": "M17", "why": "last-rug"}
    assert (state.to_act, places(state)) == (OVER, [])
    assert MARRAKECH.view(state)["result"]["why"] == "last-rug"


def test_m17_the_game_goes_on_while_a_rug_is_left() -> None:
    state = position(phase="lay", to_act=2, rugs=[0, 0, 1, 1])
    assert kinds(do(state, "lay d5-d6")) == ["laid"]
    assert state.to_act == 3


@pytest.mark.parametrize("count", [2, 3, 4])
def test_m17_it_ends_at_once_when_one_player_is_left(count: int) -> None:
    state = position(
        RENT_OF_FOUR.replace("S", "M") if count == 2 else RENT_OF_FOUR,
        count=count, phase="roll", out=range(2, count), money=[3, 30 * count - 3] + [0] * (count - 2),
    )  # fmt: skip
    events = roll(state, 1)
    assert kinds(events)[-2:] == ["went_out", "ended"]
    assert events[-1]["why"] == "last-survivor"
    assert state.to_act == OVER
    assert state.ranking() == [[1], [0], *([seat] for seat in reversed(range(2, count)))]
    assert state.scores() == [0, 30 * count + 4, *([0] * (count - 2))]


@pytest.mark.parametrize("count", [3, 4])
def test_m17_it_ends_when_the_last_rugs_are_lost_by_going_out(count: int) -> None:
    last = count - 1
    state = position(
        RENT_OF_FOUR, count=count, phase="roll", to_act=last,
        rugs=[0] * last + [1], money=[30, 30 * count - 33 - 30 * (count - 3), *[30] * (count - 3), 3],
    )  # fmt: skip
    events = roll(state, 1)
    assert events[-2] == {"type": "went_out", "rule": "M12", "seat": last, "rugs": 1}
    assert events[-1]["why"] == "no-rugs"
    assert state.to_act == OVER
    assert state.ranking()[-1] == [last]


def test_m17_with_others_rugs_left_going_out_does_not_end_it() -> None:
    state = position(RENT_OF_FOUR, count=3, phase="roll", to_act=0, rugs=[1, 1, 1], money=[3, 57, 30])
    assert kinds(roll(state, 1))[-1] == "went_out"
    assert state.to_act == 1


def test_m18_a_point_for_each_visible_square_and_each_dirham() -> None:
    drawing = """
    . . . . . . .
    . . T S=S . .
    . . . . . . .
    . . . . . . .
    . M=M . . I .
              |
    . . . . . I .
    T=T . . . . .
    """
    state = position(drawing, money=[10, 20, 40, 50])
    assert state.scores() == [10 + 3, 20 + 2, 40 + 2, 50 + 2]
    assert state.ranking() == [[3], [2], [1], [0]]


def test_m18_with_two_players_both_colours_count() -> None:
    drawing = """
    . . . . . . .
    . . T S=S . .
    . . . . . . .
    . . . . . . .
    . M=M . . . .
    . . . . . . .
    . . . . . . .
    """
    assert position(drawing, count=2).scores() == [33, 32]


def test_m18_who_is_out_scores_nothing_and_ranks_below_all_the_last_to_go_out_first() -> None:
    state = position(RENT_OF_FOUR, out=[1, 3], money=[1, 0, 119, 0])
    assert state.scores() == [1, 0, 119, 0]
    assert state.ranking() == [[2], [0], [3], [1]]


def test_m18_a_survivor_with_nothing_ranks_above_who_is_out() -> None:
    assert position(to_act=1, out=[0], money=[0, 0, 60, 60]).ranking() == [[2, 3], [1], [0]]


def test_m19_on_equal_points_more_dirhams_win() -> None:
    drawing = """
    S=S . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    """
    state = position(drawing, count=3, money=[31, 29, 30])
    assert state.scores() == [31, 31, 30]
    assert state.ranking() == [[0], [1], [2]]


def test_m19_still_equal_the_place_is_shared() -> None:
    assert position(count=3, money=[30, 30, 30]).ranking() == [[0, 1, 2]]
    assert position(count=4, money=[35, 30, 20, 35]).ranking() == [[0, 3], [1], [2]]
    assert position(count=4, money=[40, 25, 25, 30]).ranking() == [[0], [3], [1, 2]]


def quarter(drawing: str = RENT_OF_FOUR, **given: Any) -> State:
    return position(drawing, variant="quarter-turn", **given)


def test_m20_the_first_roll_moves_assam_north_without_a_turn() -> None:
    match = a_match(variant="quarter-turn")
    assert match.state.to_act == CHANCE
    assert GRID.names[state_of(match).assam] == "d4"
    (_, walked, _) = (MARRAKECH.named(event) for event in match.play("die 2"))
    assert [step["square"] for step in walked["path"]] == ["d5", "d6"]


def test_m20_roll_pay_lay_then_turn_assam_for_the_next_player() -> None:
    state = quarter(phase="roll")
    assert kinds(roll(state, 1)) == ["rolled", "walked", "paid"]
    assert state.to_act == 0
    assert kinds(do(state, places(state)[0])) == ["laid"]
    assert (state.to_act, places(state)) == (0, ["left", "right"])
    (turned,) = do(state, "left")
    assert turned == {"type": "turned", "rule": "M20", "seat": 0, "by": "left", "facing": "west"}
    assert (state.to_act, state.mover, SIDES[state.facing]) == (CHANCE, 1, "west")


@pytest.mark.parametrize(("turn", "square"), [("left", "c5"), ("right", "e5")])
def test_m20_the_next_player_must_move_him_that_way(turn: str, square: str) -> None:
    state = quarter(phase="roll")
    roll(state, 1)
    do(state, places(state)[0])
    do(state, turn)
    roll(state, 1)
    assert GRID.names[state.assam] == square


def test_m20_the_quarter_turn_is_compulsory() -> None:
    state = quarter(phase="roll")
    roll(state, 1)
    do(state, places(state)[0])
    assert "straight" not in places(state)


def test_m20_no_quarter_turn_after_the_last_rug() -> None:
    state = quarter(phase="lay", to_act=3, rugs=[0, 0, 0, 1])
    assert kinds(do(state, places(state)[0])) == ["laid", "ended"]
    assert state.to_act == OVER


def test_m20_no_quarter_turn_by_who_goes_out() -> None:
    state = quarter(phase="roll", money=[3, 57, 30, 30])
    assert kinds(roll(state, 1))[-1] == "went_out"
    assert (state.to_act, state.mover, SIDES[state.facing]) == (CHANCE, 1, "north")


def test_m20_the_last_survivor_ends_the_variant_too() -> None:
    state = quarter(RENT_OF_FOUR.replace("S", "I"), count=2, phase="roll", money=[3, 57])
    assert kinds(roll(state, 1))[-2:] == ["went_out", "ended"]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_m20_a_turn_of_the_variant_is_roll_lay_quarter_to_the_end(count: int) -> None:
    match = finished(a_match(count, seed="whole", variant="quarter-turn"))
    texts = [entry.action.text.split()[0] for entry in match.log]
    for before, after in pairwise(texts):
        assert after in {"die": ("lay", "die"), "lay": ("left", "right"), "left": ("die",), "right": ("die",)}[before]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_m17_the_table_says_when_nobody_has_more_than_one_rug_left(count: int) -> None:
    match = played(MARRAKECH, count, {}, "the last rugs")
    said = [MARRAKECH.view(state) for state, _ in match.positions()]
    last = [view["phase"] != "over" and max(seat["rugs"] for seat in view["seats"]) <= 1 for view in said]
    assert [view["board"]["last_rugs"] for view in said] == last
    assert any(last)
