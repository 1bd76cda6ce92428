"""Marrakech: M1 to M20, one rule after another."""

from typing import Any

import pytest

from jemaa.engine.game import CHANCE, OVER, Json
from jemaa.engine.grid import SIDES
from jemaa.games.marrakech.board import DIE_WEIGHTS, GRID, LAYS, MOSAICS
from jemaa.games.marrakech.state import State
from tests.engine.games import kinds, played, texts
from tests.engine.positions import EMPTY, MARRAKECH, RENT_OF_FOUR, a_match, board, do, position, roll

#: Every exit of the board: square, side on which he leaves, square on which he returns, facing.
EXITS = """
    a7 north b7 south, b7 north a7 south, c7 north d7 south, d7 north c7 south, e7 north f7 south, f7 north e7 south,
    g7 north g7 west, g7 east g7 south, g6 east g5 west, g5 east g6 west, g4 east g3 west, g3 east g4 west,
    g2 east g1 west, g1 east g2 west, g1 south f1 north, f1 south g1 north, e1 south d1 north, d1 south e1 north,
    c1 south b1 north, b1 south c1 north, a1 south a1 east, a1 west a1 north, a2 west a3 east, a3 west a2 east,
    a4 west a5 east, a5 west a4 east, a6 west a7 east, a7 west a6 east
"""


def test_m1_m2_the_board_is_seven_by_seven_and_assam_in_its_centre_facing_north() -> None:
    board = MARRAKECH.view(a_match().state)["board"]
    assert (len(GRID.names), GRID.names[0], GRID.names[-1]) == (49, "a1", "g7")
    assam = {"square": "d4", "facing": "north"}
    assert board == {"assam": assam, "rugs": [], "last": [], "beside": [], "last_rugs": False}
    assert texts(a_match().state) == ["left", "right", "straight"], "the first player may turn him, too"


@pytest.mark.parametrize(("count", "rugs"), [(2, 24), (3, 15), (4, 12)])
def test_m3_m4_everyone_has_thirty_dirhams_and_their_rugs(count: int, rugs: int) -> None:
    seats = MARRAKECH.view(a_match(count).state)["seats"]
    assert [(seat["dirhams"], seat["rugs"], seat["score"]) for seat in seats] == [(30, rugs, 30)] * count


def test_m4_a_pile_holds_twelve_of_each_own_colour_mixed_and_is_laid_in_order() -> None:
    match = played(MARRAKECH, 2, {}, "piles")
    piles = match.setup["piles"]
    assert sorted(piles[0]) == ["saffron"] * 12 + ["terracotta"] * 12
    assert sorted(piles[1]) == ["majorelle"] * 12 + ["mint"] * 12
    assert all(pile != sorted(pile) for pile in piles)
    assert a_match(2, seed="other").setup["piles"] != piles
    told = [MARRAKECH.named(event) for _, events in match.positions() for event in events]
    laid = [(event["seat"], event["color"]) for event in told if event["type"] == "laid"]
    assert laid
    for seat, pile in enumerate(piles):
        own = [color for owner, color in laid if owner == seat]
        assert own == pile[: len(own)]


def test_m5_the_die_has_one_two_two_three_three_four() -> None:
    state = position(phase="roll")
    assert texts(state) == ["die 1", "die 2", "die 3", "die 4"]
    assert state.outcomes() == DIE_WEIGHTS == (1, 2, 2, 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_m6_play_goes_clockwise_from_the_first_player(first: int) -> None:
    match = a_match(3, first=first)
    movers: list[int] = []
    while len(movers) < 5:
        movers.append(match.state.to_act)
        for text in ("left", "die 2", None):
            match.play(text or match.state.legal()[0].text)
    assert movers == [(first + turn) % 3 for turn in range(5)]


@pytest.mark.parametrize("facing", SIDES)
@pytest.mark.parametrize(("turn", "by"), [("left", -1), ("straight", 0), ("right", 1)])
def test_m7_assam_turns_left_or_right_or_not_before_the_roll(facing: str, turn: str, by: int) -> None:
    state, after = position(facing=facing), SIDES[(SIDES.index(facing) + by) % 4]
    assert do(state, turn) == [{"type": "turned", "rule": "M7", "seat": 0, "by": turn, "facing": after}]
    roll(state, 1)
    assert not {"left", "right", "straight"} & set(texts(state)), "nobody turns after the roll"


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


def test_m9_every_exit_leads_back_by_its_half_circle_in_one_step_both_ways() -> None:
    exits = [tuple(each.split()) for each in EXITS.split(",")]
    assert len(set(exits)) == len(MOSAICS) == 28
    opposite = dict(zip(SIDES, SIDES[2:] + SIDES[:2], strict=True))
    for square, side, back, facing in exits:
        assert (back, opposite[facing], square, opposite[side]) in exits
        state = position(assam=square, facing=side, phase="roll")
        _, walked, _ = roll(state, 1)
        assert walked["path"] == [{"square": back, "facing": facing, "mosaic": side}]
        assert (walked["rule"], walked["facing"], walked["mosaics"]) == ("M9", facing, 1)
        assert (GRID.names[state.assam], SIDES[state.facing]) == (back, facing)


#: What is drawn, what is given, and on which square one lands: whom one pays how much there, or why nothing.
LANDINGS: dict[str, tuple[str, Json, tuple[str, int, int] | str]] = {
    "m10 the group is joined by sides": (
        board(6, ". . . S=S . .", ". . . S . . .", ". . . |", ". . . S . . ."), {"assam": "d3", "facing": "north"},
        ("saffron", 1, 4),
    ),
    "m10 a bare square costs nothing": (EMPTY, {}, "bare"),
    "m10 an own rug costs nothing": (board(5, ". . . T=T . ."), {}, "own"),
    "m11 two colours of one owner never join": (
        board(6, ". . . I=I . .", ". . M=M . . ."), {"count": 2}, ("majorelle", 1, 2),
    ),
    "m12 a neutral rug costs nothing": (board(5, ". . . S=S . ."), {"out": [1], "money": [30, 0, 30, 60]}, "neutral"),
    "m12 a neutral group does not join a living player's rugs": (
        board(6, ". . S=S . . .", ". . M=M . . ."), {"out": [1], "money": [30, 0, 30, 60]}, ("majorelle", 2, 2),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("drawing", "given", "expected"), LANDINGS.values(), ids=LANDINGS)
def test_what_a_square_costs(drawing: str, given: Json, expected: tuple[str, int, int] | str) -> None:
    state = position(drawing, phase="roll", **given)
    before = list(state.dirhams)
    *_, last = roll(state, 1)
    if isinstance(expected, str):
        assert last == {"type": "landed", "rule": "M10", "seat": 0, "square": "d5", "on": expected}
        assert state.dirhams == before
    else:
        assert (last["color"], last["to"], last["amount"], last["owed"]) == (*expected, expected[2])
        before[0] -= expected[2]
        before[expected[1]] += expected[2]
        assert state.dirhams == before


def test_m10_the_squares_of_a_rent_are_told() -> None:
    *_, paid = roll(position(board(6, ". . . S=S . .", ". . . S=S . ."), phase="roll"), 1)
    assert paid == {
        "type": "paid", "rule": "M10", "from": 0, "to": 1, "amount": 4, "owed": 4, "color": "saffron", "square": "d5",
        "cells": ["d5", "d6", "e5", "e6"],
    }  # fmt: skip


@pytest.mark.parametrize(("money", "stays"), [(4, True), (3, False), (1, False), (0, False)])
def test_m12_who_cannot_pay_pays_all_and_is_out_at_once(money: int, stays: bool) -> None:
    """Nobody gets more than the payer had; who goes out lays no rug, and the next player turns Assam."""
    state = position(RENT_OF_FOUR, phase="roll", money=[money, 60 - money, 30, 30])
    events = roll(state, 1)
    assert (events[2]["amount"], events[2]["owed"], state.dirhams) == (money, 4, [0, 60, 30, 30])
    if stays:
        assert (kinds(events)[-1], state.to_act, texts(state)[0][:3]) == ("paid", 0, "lay")
    else:
        assert events[3:] == [{"type": "went_out", "rule": "M12", "seat": 0, "rugs": 10}]
        assert (state.to_act, state.mover, texts(state)) == (1, 1, ["left", "right", "straight"])
    seats = MARRAKECH.view(state)["seats"]
    assert [(seat["out"], seat["rugs"]) for seat in seats] == [(not stays, 10 * stays), *[(False, 10)] * 3]


def test_m12_neutral_rugs_stay_and_count_for_nobody_both_colours_of_a_player() -> None:
    view = MARRAKECH.view(position(board(5, "M=M . I=I . ."), count=2, phase="over", to_act=1, out=[1], money=[60, 0]))
    assert [rug["owner"] for rug in view["board"]["rugs"]] == [None, None]
    assert [seat["visible"] for seat in view["seats"]] == [0, 0]


@pytest.mark.parametrize("square", GRID.names)
def test_m13_a_rug_lies_beside_assam_and_never_below_him(square: str) -> None:
    cell = GRID.cell[square]
    around = set(GRID.neighbours[cell])
    expected = [lay.text for lay in LAYS if cell not in lay.squares and around.intersection(lay.squares)]
    assert texts(position(phase="lay", assam=square)) == sorted(expected)
    assert 2 <= len(expected) <= 12, "M16"


def test_m13_laying_uses_up_a_rug_and_passes_the_turn() -> None:
    state = position(phase="lay")
    assert do(state, "lay d5-d6") == [
        {"type": "laid", "rule": "M13", "seat": 0, "color": "terracotta", "squares": ["d5", "d6"], "covers": []}
    ]
    assert (state.rugs_left, state.to_act) == ([11, 12, 12, 12], 1)
    assert MARRAKECH.view(state)["board"]["last"] == ["d5", "d6"]


def test_m14_it_covers_bare_squares_and_halves_of_different_rugs() -> None:
    state = position(board(6, ". . . M . . .", ". . . |", ". . . M S=S ."), phase="lay")
    (laid,) = do(state, "lay d5-e5")
    assert laid["covers"] == [
        {"square": "d5", "color": "majorelle", "owner": 2}, {"square": "e5", "color": "saffron", "owner": 1}
    ]  # fmt: skip


#: What is drawn, what is given, and the places around d4 that are barred.
BARRED: dict[str, tuple[str, Json, set[str]]] = {
    "m14 bare and half": (board(5, ". . S=S . . ."), {}, {"c5-d5"}),
    "m14 pitfall: halves of two rugs of one colour": (board(5, ". . S=S S=S ."), {}, {"c5-d5"}),
    **{f"m15 no rug whole: {each}": (board(5, f". . . {each}={each} . ."), {}, {"d5-e5"}) for each in "TSMI"},
    "m15 nor a neutral one": (board(5, ". . . S=S . ."), {"out": [1]}, {"d5-e5"}),
    "m15 pitfall: once a half is covered the other is a half": (
        board(6, ". . . . T . .", ". . . . |", ". . . S T . ."), {}, set(),
    ),
    "m15 cover_own: one's own": (board(5, ". . . T=T . ."), {"cover_own": True}, set()),
    "m15 cover_own: not another's": (board(5, ". . . S=S . ."), {"cover_own": True}, {"d5-e5"}),
}  # fmt: skip


@pytest.mark.parametrize(("drawing", "given", "barred"), BARRED.values(), ids=BARRED)
def test_what_a_rug_may_cover(drawing: str, given: Json, barred: set[str]) -> None:
    legal = {place.removeprefix("lay ") for place in texts(position(drawing, phase="lay", **given))}
    around = {place.removeprefix("lay ") for place in texts(position(phase="lay"))}
    assert around - legal == barred
    assert legal <= around


def test_m16_the_fewest_places_are_two() -> None:
    least = board(3, "S . . . . . .", "|", "S . . . . . .", ". M=M . . . .")
    assert texts(position(least, phase="lay", assam="a1")) == ["lay a2-b2", "lay b1-b2"]


# The end and the variant


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
