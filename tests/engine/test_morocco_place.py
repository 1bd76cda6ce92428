"""Morocco, a turn in "assign": R13 to R17, one rule after another."""

from itertools import product

import pytest

from jemaa.game import Json
from jemaa.games.morocco.board import COLORS as COLORS_OF_CUBES
from jemaa.games.morocco.board import COUSINS, STALLS, TOURIST
from jemaa.games.morocco.placements import of_color, placements
from jemaa.games.morocco.state import State
from tests.engine.games import kinds, texts
from tests.engine.morocco import MOROCCO, all_but, arranged, cubes_of, do, market, only, stall_of


def placing(state: State, word: str) -> list[str]:
    """Return the legal placements of a kind."""
    return [text for text in texts(state) if text.startswith(word)]


def swap_free(state: State) -> list[str]:
    """Return the legal actions except swaps."""
    return [text for text in texts(state) if not text.startswith("swap")]


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


def test_r13_only_what_can_be_paid_can_be_placed() -> None:
    state = market(cubes={0: "green purple"}, hand={0: {"tourist": 0, "cousins": 0}})
    assert {text.split()[1][:2] for text in texts(state)} == {"c2", "b3"}
    state = arranged(state, rows=["green", "purple", "black", "brown", "orange"])
    assert {text.split()[1][:2] for text in texts(state)} == {"b2", "c1"}
    assert texts(market(cubes={0: "green"})) == ["pass"], "where row and column are equal it costs two"


@pytest.mark.parametrize(
    ("cubes", "stall", "thirds"),
    [
        ("green purple", "c2", []), ("green green purple", "c2", ["green"]),
        ("green purple purple", "c2", ["purple"]),
        ("green green purple purple black", "c2", ["black", "green", "purple"]),
        ("green purple black orange brown", "c2", ["black", "brown", "orange"]),
        ("green green", "b2", []), ("green green green", "b2", ["green"]), ("green green black", "b2", ["black"]),
    ],
)  # fmt: skip
def test_r13_the_third_cube_is_one_that_is_left_after_the_two(cubes: str, stall: str, thirds: list[str]) -> None:
    state = market(cubes={0: cubes})
    assert placing(state, f"tourist {stall}.ne") == [f"tourist {stall}.ne {color}" for color in thirds]
    above = f"cousins {stall}.ne {stall[0]}3.se"
    assert placing(state, above) == [f"{above} {color}" for color in thirds]


@pytest.mark.parametrize(
    ("first", "seconds"),
    [
        ("c3.nw", ["b3.ne", "c4.sw"]), ("c3.se", ["c2.ne", "d3.sw"]), ("a1.ne", ["a2.se", "b1.nw"]), ("a1.sw", []),
        ("a1.nw", ["a2.sw"]), ("a5.se", ["a4.ne", "b5.sw"]), ("a5.nw", []), ("e1.se", []), ("e5.ne", []),
        ("e5.se", ["e4.ne"]),
    ],
)  # fmt: skip
def test_r13_pitfall_the_second_cousin_stands_beside_the_first_in_another_stall(first: str, seconds: list[str]) -> None:
    state = market()
    assert sorted({text.split()[2] for text in placing(state, f"cousins {first}")}) == seconds
    assert len(placing(state, "cousins")) == 160 * 5, "each pair in both orders"


def test_r13_pitfall_no_worker_in_a_closed_stall_or_on_a_taken_space() -> None:
    state = market(closed={"d3": "0 ."}, stalls={"c2": "1a 1a . ."}, hand={0: {"bodyguard": 1}})
    assert placing(state, "cousins c3.se") == placing(state, "cousins d3") == placing(state, "assistant d3") == []
    assert {text.split()[2] for text in placing(state, "cousins c3.ne")} == {"c4.se"}
    assert placing(state, "bodyguard c2") == ["bodyguard c2.se", "bodyguard c2.sw"]


def test_r14_a_bodyguard_occupies_one_space_and_counts_two_others_one() -> None:
    state = market(stalls={"c3": "0b . . .", "c4": "0a 1t . ."})
    assert (stall_of(state, "c3")["count"], stall_of(state, "c4")["count"]) == (2, 2)
    assert len(placing(state, "assistant c3")) == 3


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"cubes": {0: "green purple"}}, "prompt-assign"),
        ({"cubes": {0: "green"}}, "prompt-pass"),
        ({"cubes": {0: "green purple"}, "closed": {"c2": "1 .", "b3": "1 ."}}, "prompt-pass"),
        ({"hand": {0: {"assistant": 0, "tourist": 0, "bodyguard": 0}}}, "prompt-pass"),
        ({"cubes": {0: "green purple"}, "hand": {0: {"assistant": 0}}}, "prompt-pass"),
        *(
            ({"hand": {0: {"assistant": 0, "tourist": 0, kind: 1}}, "closed": all_but("c2")}, "prompt-assign")
            for kind in ("assistant", "tourist", "bodyguard")
        ),
    ],
)
def test_r15_who_can_place_must_place_and_only_who_cannot_must_pass(given: Json, key: str) -> None:
    state = market(**given)
    assert MOROCCO.view(state)["prompt"]["key"] == key
    assert ("pass" in texts(state)) == (texts(state) == ["pass"]) == (key == "prompt-pass")
    if key == "prompt-pass":
        assert do(state, "pass") == [{"type": "passed", "rule": "R15", "seat": 0}]
        assert state.to_act == 1


def test_r15_pitfall_a_swap_can_make_a_pass_illegal_or_necessary_and_nobody_is_forced_to_it() -> None:
    """The only stall open costs two green after two swaps, and green is what is left."""
    state = market(cubes={0: "green green"}, coins={0: 2}, closed=all_but("c3", "d4"))
    assert (swap_free(state), len(texts(state))) == (["pass"], 21)
    do(state, "swap rows 2 3")
    assert swap_free(state) == ["pass"]
    do(state, "swap columns b c")
    assert {text.split()[1][:2] for text in texts(state)} == {"c3"}
    state = market(cubes={0: "green green"}, coins={0: 1}, closed=all_but("b2", "d4"))
    assert "pass" not in texts(state)
    do(state, "swap rows 1 2")
    assert texts(state) == ["pass"]


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


def test_r16_no_swap_between_the_placement_and_the_end_of_its_last_closing_then_coins_just_won_may_be_spent() -> None:
    state = market(stalls={"c3": "1a 1b . ."})
    do(state, "tourist c3.se black")
    asked = []
    while phase(state) != "spend":
        asked.append(phase(state))
        assert not [text for text in texts(state) if text.startswith(("swap", "done"))]
        do(state, texts(state)[0])
    assert (asked, state.coins[0], texts(state)[0]) == (["arrow", "settle"], 1, "done")


@pytest.mark.parametrize(
    ("stall", "action", "count"),
    [("1a 1a . .", "assistant c3.se", 4), ("1a . . .", "assistant c3.se", None), ("1a 1a . .", "bodyguard c3.se", 5)],
)
def test_r17_a_stall_is_full_at_a_count_of_four_workers_and_arrows(stall: str, action: str, count: int | None) -> None:
    state = market(stalls={"c3": stall}, closed={"c2": "0 north"}, hand={0: {"bodyguard": 1}})
    filled = [{"stall": "c3", "count": count, "queue": ["c3"]}] if count else []
    assert only(do(state, action), "stall_filled") == filled


def test_r17_arrows_use_no_space() -> None:
    state = market(closed={"c2": "0 north", "b3": "0 east", "c4": "0 south"})
    assert (stall_of(state, "c3")["count"], stall_of(state, "c3")["arrows"]) == (3, 3)
    assert len(placing(state, "assistant c3")) == 4


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
    assert (legal[-1], legal[5:-5]) == (listed[-1], listed[5:-5])
    with pytest.raises(IndexError):
        legal[len(listed)]
    assert legal == listed == state.copy().legal()
    assert legal != listed[1:]
    state.apply(listed[0])
    assert list(legal) == listed


@pytest.mark.parametrize("kind", [TOURIST, COUSINS])
def test_r13_placements_with_a_third_cube_of_one_colour(kind: int) -> None:
    state = market(**RICH)
    bits = state.tourists if kind == TOURIST else state.cousins
    for stall, color in product(STALLS, COLORS_OF_CUBES):
        every = [place for place in placements(kind, bits) if (place.stalls[0], place.color) == (stall, color)]
        assert list(of_color(kind, bits, stall, color)) == every
    assert not of_color(kind, 0, 0, 0)
