"""Morocco, a turn in "assign": R13 to R17, one rule after another."""

import pytest

from jemaa.engine.game import Json
from jemaa.games.morocco.state import State
from tests.engine.games import kinds, texts
from tests.engine.morocco import MOROCCO, cubes_of, do, market, only, stall_of


def placing(state: State, word: str) -> list[str]:
    """Return the legal placements of a kind."""
    return [text for text in texts(state) if text.startswith(word)]


def phase(state: State) -> str:
    return MOROCCO.view(state)["phase"]


@pytest.mark.parametrize(
    ("cubes", "action", "paid", "hand"),
    [
        ("green purple brown", "assistant c2.nw", ["green", "purple"], {"assistants": 11}),
        ("green purple brown", "bodyguard c2.nw", ["green", "purple"], {"bodyguards": 0}),
        ("green green brown", "assistant b2.nw", ["green", "green"], {"assistants": 11}),
        ("green purple orange", "tourist c2.nw orange", ["green", "purple", "orange"], {"tourists": 1}),
        ("green purple orange", "cousins c2.ne c3.se orange", ["green", "purple", "orange"],
         {"assistants": 10, "cousins": 1}),
    ],
)  # fmt: skip
def test_r13_a_worker_costs_a_cube_of_the_row_and_one_of_the_column_some_a_third(
    cubes: str, action: str, paid: list[str], hand: dict[str, int]
) -> None:
    state = market(cubes={0: cubes}, hand={0: {"bodyguard": 1}})
    (placed,) = only(do(state, action), "placed")
    kind, *spaces = (word for word in action.split() if word not in paid)
    assert placed == {"seat": 0, "kind": kind, "spaces": spaces, "paid": paid}
    assert MOROCCO.view(state)["board"]["last"] == spaces
    assert hand.items() <= MOROCCO.view(state)["seats"][0].items()
    assert sorted([*paid, *cubes_of(state, 0)]) == sorted(cubes.split())
    for stall, _, quadrant in (space.partition(".") for space in spaces):
        standing = {"seat": 0, "kind": "assistant" if kind == "cousins" else kind}
        assert stall_of(state, stall)["spaces"][quadrant] == standing


def test_r14_a_bodyguard_occupies_one_space_and_counts_two_others_one() -> None:
    state = market(stalls={"c3": "0b . . .", "c4": "0a 1t . ."})
    assert (stall_of(state, "c3")["count"], stall_of(state, "c4")["count"]) == (2, 2)
    assert len(placing(state, "assistant c3")) == 3


def test_r15_who_can_place_must_place_and_only_who_cannot_must_pass() -> None:
    assert "pass" not in texts(market(cubes={0: "green purple"}))
    state = market(cubes={0: "green purple"}, closed={"c2": "1 .", "b3": "1 ."})
    assert texts(state) == ["pass"]
    assert do(state, "pass") == [{"type": "passed", "rule": "R15", "seat": 0}]
    assert state.to_act == 1


def test_r16_a_coin_swaps_two_rows_or_two_columns_before_placing_any_number_of_times() -> None:
    state = market(coins={0: 3})
    assert len(placing(state, "swap")) == 20
    (swapped,) = do(state, "swap rows 1 4")
    assert swapped == {
        "type": "swapped", "rule": "R16", "seat": 0, "axis": "rows", "lines": ["1", "4"], "colors": ["brown", "black"]
    }  # fmt: skip
    assert MOROCCO.view(state)["board"]["rows"] == ["brown", "green", "purple", "black", "orange"]
    do(state, "swap columns a c")
    assert MOROCCO.view(state)["board"]["columns"] == ["purple", "green", "black", "brown", "orange"]
    do(state, "swap columns a c")
    assert (state.coins[0], state.to_act, phase(state), placing(state, "swap")) == (0, 0, "assign", [])


def test_r16_after_placing_who_has_coins_may_swap_or_be_done() -> None:
    state = market(coins={0: 2})
    do(state, "assistant c2.nw")
    assert (state.to_act, phase(state), len(texts(state)), texts(state)[0]) == (0, "spend", 21, "done")
    do(state, "swap rows 1 2")
    assert do(state.copy(), "done") == [{"type": "turn_ended", "rule": "R16", "seat": 0, "coins": 1}]
    assert kinds(do(state, "swap rows 1 2")) == ["swapped"]
    assert (state.to_act, phase(state)) == (1, "assign"), "a turn ends by itself with the last coin"


@pytest.mark.parametrize(
    ("given", "action"), [({"coins": {1: 3}}, "assistant c2.nw"), ({"cubes": {0: ""}, "coins": {0: 2}}, "pass")]
)
def test_r16_who_has_no_coin_or_passes_is_not_asked(given: Json, action: str) -> None:
    state = market(**given)
    assert len(do(state, action)) == 1
    assert state.to_act == 1


@pytest.mark.parametrize(
    ("stall", "action", "count"),
    [("1a 1a . .", "assistant c3.se", 4), ("1a . . .", "assistant c3.se", None), ("1a 1a . .", "bodyguard c3.se", 5)],
)
def test_r17_a_stall_is_full_at_a_count_of_four_workers_and_arrows(stall: str, action: str, count: int | None) -> None:
    state = market(stalls={"c3": stall}, closed={"c2": "0 north"}, hand={0: {"bodyguard": 1}})
    filled = [{"stall": "c3", "count": count, "queue": ["c3"]}] if count else []
    assert only(do(state, action), "stall_filled") == filled


def test_r17_both_cousins_stand_before_anything_closes() -> None:
    """The second cousin still finds his space when the first fills his stall."""
    state = market(stalls={"c3": "1a . 1a 1a"})
    assert kinds(do(state, "cousins c3.ne c4.se black"))[:3] == ["placed", "stall_filled", "closing_began"]
    assert stall_of(state, "c4")["spaces"]["se"] == {"seat": 0, "kind": "assistant"}


# The lists of placements, which are made when they are read

RICH: Json = {"cubes": {0: "green purple orange brown"}, "coins": {0: 1}, "stalls": {"c3": "0a 1t . ."}}


def test_r13_lists_of_actions_are_indexed_and_compare_as_lists() -> None:
    state = market(**RICH)
    legal = state.legal()
    listed = list(legal)
    assert {action.text.split()[0] for action in listed} == {"assistant", "cousins", "swap", "tourist"}
    assert not isinstance(legal, list)
    assert [legal[at] for at in range(len(legal))] == listed
    assert [legal.index(action) for action in listed] == list(range(len(listed)))
    assert {action for action in MOROCCO.actions.values() if action in legal} == {*listed}
    assert (legal[-1], legal[5:-5]) == (listed[-1], listed[5:-5])
    assert legal == listed != listed[1:]
