"""Marrakech, the end and the variant: M17 to M20."""

from typing import Any

import pytest

from jemaa.game import CHANCE, OVER, Json
from jemaa.games.marrakech.board import GRID
from jemaa.games.marrakech.state import State
from jemaa.grid import SIDES
from tests.engine.games import kinds, played, texts
from tests.engine.positions import EMPTY, MARRAKECH, RENT_OF_FOUR, a_match, board, do, position, roll


def test_m17_the_game_ends_when_the_last_rug_is_laid_and_not_before() -> None:
    state = position(phase="lay", to_act=2, rugs=[0, 0, 1, 1])
    assert kinds(do(state, "lay d5-d6")) == ["laid"]
    state = position(phase="lay", to_act=3, rugs=[0, 0, 0, 1])
    assert do(state, "lay d5-d6")[-1] == {"type": "ended", "rule": "M17", "why": "last-rug"}
    assert (state.to_act, texts(state), MARRAKECH.view(state)["result"]) == (OVER, [], {"why": "last-rug"})


@pytest.mark.parametrize("variant", ["standard", "quarter-turn"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_m17_it_ends_at_once_when_one_player_is_left(count: int, variant: str) -> None:
    state = position(
        RENT_OF_FOUR.replace("S", "M") if count == 2 else RENT_OF_FOUR, variant=variant,
        count=count, phase="roll", out=range(2, count), money=[3, 30 * count - 3] + [0] * (count - 2),
    )  # fmt: skip
    events = roll(state, 1)
    assert (kinds(events)[-2:], events[-1]["why"], state.to_act) == (["went_out", "ended"], "last-survivor", OVER)
    assert state.ranking() == [[1], [0], *([seat] for seat in reversed(range(2, count)))]
    assert state.scores() == [0, 30 * count + 4, *([0] * (count - 2))]


@pytest.mark.parametrize(("rugs", "why"), [([0, 0, 1], "no-rugs"), ([1, 0, 1], None)])
def test_m17_it_ends_when_the_last_rugs_are_lost_by_going_out(rugs: list[int], why: str | None) -> None:
    state = position(RENT_OF_FOUR, count=3, phase="roll", to_act=2, rugs=rugs, money=[30, 57, 3])
    events = roll(state, 1)
    assert events[3] == {"type": "went_out", "rule": "M12", "seat": 2, "rugs": 1}
    assert [event["why"] for event in events[4:]] == ([why] if why else [])
    assert (state.to_act == OVER, state.ranking()[-1]) == (bool(why), [2])


@pytest.mark.parametrize("count", [2, 3, 4])
def test_m17_the_table_says_when_nobody_has_more_than_one_rug_left(count: int) -> None:
    match = played(MARRAKECH, count, {}, "the last rugs")
    said = [MARRAKECH.view(state) for state, _ in match.positions()]
    last = [view["phase"] != "over" and max(seat["rugs"] for seat in view["seats"]) <= 1 for view in said]
    assert [view["board"]["last_rugs"] for view in said] == last
    assert any(last)


DRAWN = board(
    6, ". . T S=S . .", *[". . . . . . ."] * 2, ". M=M . . I .", ". . . . . |", ". . . . . I .", "T=T . . . . ."
)
ONE_SAFFRON = board(7, "S=S . . . . .")


@pytest.mark.parametrize(
    ("drawing", "given", "scores", "ranking"),
    [
        (DRAWN, {"money": [10, 20, 40, 50]}, [13, 22, 42, 52], [[3], [2], [1], [0]]),  # M18: squares and dirhams
        (DRAWN, {"count": 2}, [30 + 5, 30 + 4], [[0], [1]]),  # both colours count
        (RENT_OF_FOUR, {"out": [1, 3], "money": [1, 0, 119, 0]}, [1, 0, 119, 0], [[2], [0], [3], [1]]),
        (EMPTY, {"to_act": 1, "out": [0], "money": [0, 0, 60, 60]}, [0, 0, 60, 60], [[2, 3], [1], [0]]),
        (ONE_SAFFRON, {"count": 3, "money": [31, 29, 30]}, [31, 31, 30], [[0], [1], [2]]),  # M19: more dirhams win
        (EMPTY, {"count": 3}, [30, 30, 30], [[0, 1, 2]]),  # still equal
        (EMPTY, {"money": [40, 25, 25, 30]}, [40, 25, 25, 30], [[0], [3], [1, 2]]),
    ],
    ids=["m18", "m18 of two", "m18 who is out", "m18 a survivor with nothing", "m19", "m19 all equal", "m19 two equal"],
)
def test_scores_and_places(drawing: str, given: Json, scores: list[int], ranking: list[list[int]]) -> None:
    state = position(drawing, **given)
    assert (state.scores(), state.ranking()) == (scores, ranking)


def quarter(**given: Any) -> State:
    return position(RENT_OF_FOUR, variant="quarter-turn", **given)


def test_m20_the_first_roll_moves_assam_north_without_a_turn() -> None:
    match = a_match(variant="quarter-turn")
    assert match.state.to_act == CHANCE
    (_, walked, _) = (MARRAKECH.named(event) for event in match.play("die 2"))
    assert [step["square"] for step in walked["path"]] == ["d5", "d6"]


@pytest.mark.parametrize(("turn", "facing", "square"), [("left", "west", "c5"), ("right", "east", "e5")])
def test_m20_roll_pay_lay_then_turn_assam_for_the_next_player(turn: str, facing: str, square: str) -> None:
    state = quarter(phase="roll")
    assert kinds(roll(state, 1)) == ["rolled", "walked", "paid"]
    assert kinds(do(state, texts(state)[0])) == ["laid"]
    assert (state.to_act, texts(state)) == (0, ["left", "right"]), "it is compulsory"
    assert do(state, turn) == [{"type": "turned", "rule": "M20", "seat": 0, "by": turn, "facing": facing}]
    assert (state.to_act, state.mover) == (CHANCE, 1)
    roll(state, 1)
    assert GRID.names[state.assam] == square


def test_m20_no_quarter_turn_after_the_last_rug_or_by_who_goes_out() -> None:
    state = quarter(phase="lay", to_act=3, rugs=[0, 0, 0, 1])
    assert kinds(do(state, texts(state)[0])) == ["laid", "ended"]
    state = quarter(phase="roll", money=[3, 57, 30, 30])
    assert kinds(roll(state, 1))[-1] == "went_out"
    assert (state.to_act, state.mover, SIDES[state.facing]) == (CHANCE, 1, "north")
