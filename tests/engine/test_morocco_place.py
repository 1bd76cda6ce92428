"""Morocco, a turn in "assign": R13 to R17, one rule after another."""

from itertools import product

import pytest

from jemaa.game import Json
from jemaa.games.morocco.board import COLORS as COLORS_OF_CUBES
from jemaa.games.morocco.board import COUSINS, GRID, SPACES, STALLS, TOURIST
from jemaa.games.morocco.placements import of_color, placements
from jemaa.games.morocco.state import State
from tests.engine.morocco import (
    COLORS,
    MOROCCO,
    all_but,
    arranged,
    cubes_of,
    do,
    kinds,
    market,
    only,
    stall_of,
    swap_free,
    texts,
)

#: No stall but the middle one and its neighbours north and east is open.
CORNER_OF_THREE = all_but("c3", "c4", "d3")


def placing(state: State, word: str) -> list[str]:
    """Return the legal placements of a kind."""
    return [text for text in texts(state) if text.startswith(word)]


def test_r13_a_worker_costs_a_cube_of_the_row_and_one_of_the_column() -> None:
    state = market(cubes={0: "green purple brown"})
    (placed,) = only(do(state, "assistant c2.nw"), "placed")
    assert placed == {"seat": 0, "kind": "assistant", "spaces": ["c2.nw"], "paid": ["green", "purple"]}
    assert cubes_of(state, 0) == ["brown"]
    assert stall_of(state, "c2")["spaces"]["nw"] == {"seat": 0, "kind": "assistant"}
    assert MOROCCO.view(state)["seats"][0]["assistants"] == 11
    assert MOROCCO.view(state)["board"]["last"] == ["c2.nw"]


def test_r13_only_what_can_be_paid_can_be_placed() -> None:
    state = market(cubes={0: "green purple"}, hand={0: {"tourist": 0, "cousins": 0}})
    assert {text.split()[1][:2] for text in texts(state)} == {"c2", "b3"}
    state = arranged(state, rows=["green", "purple", "black", "brown", "orange"])
    assert {text.split()[1][:2] for text in texts(state)} == {"b2", "c1"}


def test_r13_where_row_and_column_are_equal_it_costs_two_of_that_colour() -> None:
    state = market(cubes={0: "green"}, hand={0: {"tourist": 0, "cousins": 0}})
    assert texts(state) == ["pass"]
    state = market(cubes={0: "green green"}, hand={0: {"tourist": 0, "cousins": 0}})
    assert texts(state) == [f"assistant b2.{quadrant}" for quadrant in ("ne", "nw", "se", "sw")]
    assert only(do(state, "assistant b2.se"), "placed")[0]["paid"] == ["green", "green"]
    assert cubes_of(state, 0) == []


def test_r13_a_free_space_of_an_open_stall() -> None:
    state = market(stalls={"c3": "0a . 1a ."}, closed={"b2": "0 ."})
    assert placing(state, "assistant c3") == ["assistant c3.ne", "assistant c3.se"]
    assert placing(state, "assistant b2") == []


def test_r13_a_bodyguard_must_be_in_hand_and_costs_two_cubes() -> None:
    assert placing(market(), "bodyguard") == []
    state = market(hand={0: {"bodyguard": 1}})
    assert len(placing(state, "bodyguard")) == 100
    (placed,) = only(do(state, "bodyguard a2.ne"), "placed")
    assert placed == {"seat": 0, "kind": "bodyguard", "spaces": ["a2.ne"], "paid": ["green", "black"]}
    assert MOROCCO.view(state)["seats"][0]["bodyguards"] == 0


def test_r13_a_tourist_costs_one_cube_more_of_any_colour() -> None:
    state = market(cubes={0: "green purple orange orange"}, hand={0: {"cousins": 0}})
    assert placing(state, "tourist c2") == [f"tourist c2.{quadrant} orange" for quadrant in ("ne", "nw", "se", "sw")]
    (placed,) = only(do(state, "tourist c2.nw orange"), "placed")
    assert placed == {"seat": 0, "kind": "tourist", "spaces": ["c2.nw"], "paid": ["green", "purple", "orange"]}
    assert cubes_of(state, 0) == ["orange"]
    assert MOROCCO.view(state)["seats"][0]["tourists"] == 1


@pytest.mark.parametrize(
    ("cubes", "thirds"),
    [
        ("green purple", []), ("green green purple", ["green"]), ("green purple purple", ["purple"]),
        ("green green purple purple black", ["black", "green", "purple"]),
        ("green purple black orange brown", ["black", "brown", "orange"]),
    ],
)  # fmt: skip
def test_r13_the_third_cube_is_one_that_is_left_after_the_two(cubes: str, thirds: list[str]) -> None:
    state = market(cubes={0: cubes})
    assert placing(state, "tourist c2.ne") == [f"tourist c2.ne {color}" for color in thirds]
    assert placing(state, "cousins c2.ne c3.se") == [f"cousins c2.ne c3.se {color}" for color in thirds]


def test_r13_the_third_cube_of_an_equal_pair_needs_three() -> None:
    for cubes, thirds in (("green green", []), ("green green green", ["green"]), ("green green black", ["black"])):
        state = market(cubes={0: cubes})
        assert placing(state, "tourist b2.ne") == [f"tourist b2.ne {color}" for color in thirds]


def test_r13_cousins_place_two_assistants_for_a_token_and_three_cubes() -> None:
    state = market(cubes={0: "green purple orange"})
    (placed,) = only(do(state, "cousins c2.ne c3.se orange"), "placed")
    assert placed == {
        "seat": 0, "kind": "cousins", "spaces": ["c2.ne", "c3.se"], "paid": ["green", "purple", "orange"]
    }  # fmt: skip
    seat = MOROCCO.view(state)["seats"][0]
    assert (seat["assistants"], seat["cousins"], cubes_of(state, 0)) == (10, 1, [])
    for name, quadrant in (("c2", "ne"), ("c3", "se")):
        assert stall_of(state, name)["spaces"][quadrant] == {"seat": 0, "kind": "assistant"}
    assert MOROCCO.view(state)["board"]["last"] == ["c2.ne", "c3.se"]


@pytest.mark.parametrize(
    ("first", "seconds"),
    [
        ("c3.nw", ["b3.ne", "c4.sw"]), ("c3.se", ["c2.ne", "d3.sw"]), ("a1.ne", ["a2.se", "b1.nw"]), ("a1.sw", []),
        ("a1.nw", ["a2.sw"]), ("a5.se", ["a4.ne", "b5.sw"]), ("a5.nw", []), ("e1.se", []), ("e5.ne", []),
        ("e5.se", ["e4.ne"]),
    ],
)  # fmt: skip
def test_r13_the_second_cousin_stands_directly_beside_the_first_in_another_stall(
    first: str, seconds: list[str]
) -> None:
    state = market()
    found = {text.split()[2] for text in placing(state, f"cousins {first}")}
    assert sorted(found) == seconds


def test_r13_pitfall_no_cousin_diagonally_or_in_the_same_stall() -> None:
    state = market()
    for text in placing(state, "cousins"):
        _, one, two, _ = text.split()
        assert one[:2] != two[:2]
        (x, y), (u, v) = map(place_of, (one, two))
        assert abs(x - u) + abs(y - v) == 1
    assert len(placing(state, "cousins")) == 160 * 5


def place_of(space: str) -> tuple[int, int]:
    """Return where a space lies in the ten by ten grid."""
    return 2 * "abcde".index(space[0]) + ("e" in space[3:]), 2 * "12345".index(space[1]) + ("n" in space[3:])


def test_r13_pitfall_no_cousin_in_a_closed_stall_or_on_a_taken_space() -> None:
    state = market(closed={"d3": "0 ."}, stalls={"c2": "1a 1a . ."})
    assert placing(state, "cousins c3.se") == []
    assert {text.split()[2] for text in placing(state, "cousins c3.ne")} == {"c4.se"}
    assert placing(state, "cousins d3") == []


def test_r13_the_second_cousin_is_free_of_cost_in_whatever_stall() -> None:
    state = market(cubes={0: "green purple orange"})
    assert "cousins c2.sw b2.se orange" in texts(state)
    do(state, "cousins c2.sw b2.se orange")
    assert cubes_of(state, 0) == []


@pytest.mark.parametrize(
    ("assistants", "cousins", "legal"), [(2, 1, True), (1, 2, False), (2, 0, False), (0, 2, False)]
)
def test_r13_cousins_need_the_token_and_two_assistants_in_hand(assistants: int, cousins: int, legal: bool) -> None:
    state = market(hand={0: {"assistant": assistants, "cousins": cousins}})
    assert bool(placing(state, "cousins")) == legal


def test_r13_each_pair_of_spaces_counts_in_both_orders() -> None:
    found = placing(market(cubes={0: "green purple orange brown"}), "cousins")
    pairs = {tuple(text.split()[1:3]) for text in found}
    assert ("c2.ne", "c3.se") in pairs
    assert ("b3.ne", "b4.se") in pairs


def test_r14_a_bodyguard_occupies_one_space_and_counts_two() -> None:
    state = market(stalls={"c3": "0b . . ."})
    stall = stall_of(state, "c3")
    assert stall["count"] == 2
    assert [quadrant for quadrant, worker in stall["spaces"].items() if worker] == ["nw"]
    assert len(placing(state, "assistant c3")) == 3


def test_r14_assistants_and_tourists_count_one() -> None:
    assert stall_of(market(stalls={"c3": "0a 1t . ."}), "c3")["count"] == 2


def test_r15_who_can_place_must_place() -> None:
    state = market(cubes={0: "green purple"})
    assert "pass" not in texts(state)


def test_r15_only_who_cannot_place_must_pass() -> None:
    state = market(cubes={0: "green"})
    assert texts(state) == ["pass"]
    assert do(state, "pass") == [{"type": "passed", "rule": "R15", "seat": 0}]
    assert state.to_act == 1


@pytest.mark.parametrize(
    "given",
    [
        {"cubes": {0: "green purple"}, "closed": {"c2": "1 .", "b3": "1 ."}},
        {"hand": {0: {"assistant": 0, "tourist": 0, "bodyguard": 0}}},
        {"cubes": {0: ""}},
        {"cubes": {0: "green purple"}, "hand": {0: {"assistant": 0}}},
    ],
    ids=["stalls closed", "no worker", "no cube", "no third cube for a tourist"],
)
def test_r15_what_can_stand_in_the_way_of_placing(given: Json) -> None:
    state = market(**given)
    assert texts(state) == ["pass"]
    assert MOROCCO.view(state)["prompt"]["key"] == "prompt-pass"


RICH: Json = {"cubes": {0: "green purple orange brown"}, "coins": {0: 1}, "stalls": {"c3": "0a 1t . ."}}


def test_r13_an_action_is_found_by_its_index_as_in_a_list() -> None:
    legal = market(**RICH).legal()
    listed = list(legal)
    assert {action.text.split()[0] for action in listed} == {"assistant", "cousins", "swap", "tourist"}
    assert not isinstance(legal, list)
    assert [legal[at] for at in range(len(legal))] == listed
    assert [legal.index(action) for action in listed] == list(range(len(listed)))
    assert (legal[-1], legal[5:-5]) == (listed[-1], listed[5:-5])
    with pytest.raises(IndexError):
        legal[len(listed)]


def test_r13_lists_of_actions_compare_as_lists() -> None:
    state = market(**RICH)
    legal = state.legal()
    listed = list(legal)
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


@pytest.mark.parametrize("kind", ["assistant", "tourist", "bodyguard"])
def test_r15_one_worker_that_can_be_paid_is_enough(kind: str) -> None:
    none = {"assistant": 0, "tourist": 0, "bodyguard": 0}
    state = market(hand={0: {**none, kind: 1}}, cubes={0: "green purple brown"}, closed=all_but("c2"))
    assert texts(state)[0].startswith(f"{kind} c2.")
    assert MOROCCO.view(state)["prompt"]["key"] == "prompt-assign"


def test_r15_nobody_is_forced_to_spend_a_coin() -> None:
    state = market(cubes={0: "green"}, coins={0: 2})
    assert swap_free(state) == ["pass"]
    assert len(texts(state)) == 21


def test_r15_pitfall_a_swap_can_make_a_pass_illegal() -> None:
    """A `pass` that a swap avoids: the only stall open costs two green after it, and green is what is left."""
    state = market(cubes={0: "green green"}, coins={0: 2}, closed=all_but("c3", "d4"))
    assert swap_free(state) == ["pass"]
    do(state, "swap rows 2 3")
    assert swap_free(state) == ["pass"]
    do(state, "swap columns b c")
    assert "pass" not in texts(state)
    assert all(text.split()[1].startswith("c3") for text in texts(state))


def test_r15_pitfall_a_swap_of_ones_own_can_make_a_pass_necessary() -> None:
    state = market(cubes={0: "green green"}, coins={0: 1}, closed=all_but("b2", "d4"))
    assert "pass" not in texts(state)
    do(state, "swap rows 1 2")
    assert texts(state) == ["pass"]


def test_r16_a_coin_swaps_two_rows_or_two_columns_before_placing_any_number_of_times() -> None:
    state = market(coins={0: 3})
    swaps = [text for text in texts(state) if text.startswith("swap")]
    assert len(swaps) == 20
    (swapped,) = do(state, "swap rows 1 4")
    assert swapped == {
        "type": "swapped", "rule": "R16", "seat": 0, "axis": "rows", "lines": ["1", "4"], "colors": ["brown", "black"]
    }  # fmt: skip
    assert MOROCCO.view(state)["board"]["rows"] == ["brown", "green", "purple", "black", "orange"]
    (swapped,) = do(state, "swap columns a c")
    assert (swapped["lines"], swapped["colors"]) == (["a", "c"], ["purple", "black"])
    assert MOROCCO.view(state)["board"]["columns"] == ["purple", "green", "black", "brown", "orange"]
    do(state, "swap columns a c")
    assert MOROCCO.view(state)["board"]["columns"] == COLORS
    assert (state.coins[0], state.to_act, MOROCCO.view(state)["phase"]) == (0, 0, "assign")
    assert not [text for text in texts(state) if text.startswith("swap")]


def test_r16_after_placing_who_has_coins_may_swap_or_be_done() -> None:
    state = market(coins={0: 2})
    do(state, "assistant c2.nw")
    assert (state.to_act, MOROCCO.view(state)["phase"]) == (0, "spend")
    assert (len(texts(state)), texts(state)[0]) == (21, "done")
    do(state, "swap rows 1 2")
    assert (state.to_act, MOROCCO.view(state)["phase"]) == (0, "spend")
    assert do(state, "done") == [{"type": "turn_ended", "rule": "R16", "seat": 0, "coins": 1}]
    assert (state.to_act, MOROCCO.view(state)["phase"]) == (1, "assign")


def test_r16_a_turn_ends_by_itself_with_the_last_coin() -> None:
    state = market(coins={0: 1})
    do(state, "assistant c2.nw")
    assert kinds(do(state, "swap rows 1 2")) == ["swapped"]
    assert state.to_act == 1


def test_r16_who_has_no_coin_is_not_asked_after_placing() -> None:
    state = market(coins={1: 3})
    assert kinds(do(state, "assistant c2.nw")) == ["placed"]
    assert state.to_act == 1


def test_r16_a_pass_ends_the_turn_even_with_coins() -> None:
    state = market(cubes={0: ""}, coins={0: 2})
    do(state, "pass")
    assert (state.to_act, state.coins[0]) == (1, 2)


def test_r16_coins_just_won_may_be_spent() -> None:
    state = market(stalls={"c3": "1a 1a 0a ."})
    events = do(state, "assistant c2.nw")
    assert state.to_act == 1
    state = market(stalls={"c3": "1a 1b . ."})
    events = do(state, "assistant c3.se", "arrow north")
    assert only(events, "rewarded")[1] == {
        "seat": 0, "stall": "c3", "place": 2, "tied": False, "vp": 2, "gained": ["coin", "bodyguard"], "lost": [],
        "choice": False,
    }  # fmt: skip
    assert (state.to_act, MOROCCO.view(state)["phase"], texts(state)[0]) == (0, "spend", "done")


def test_r16_no_swap_between_the_placement_and_the_end_of_its_last_closing() -> None:
    state = market(coins={0: 2, 1: 2}, stalls={"c3": "1a 1a 0a ."})
    do(state, "tourist c3.se black")
    asked = []
    while MOROCCO.view(state)["phase"] != "spend":
        asked.append(MOROCCO.view(state)["phase"])
        assert not [text for text in texts(state) if text.startswith(("swap", "done"))]
        do(state, texts(state)[0])
    assert asked == ["arrow", "settle"]


def test_r17_a_stall_is_full_at_a_count_of_four_workers_and_arrows() -> None:
    state = market(stalls={"c3": "1a 1a . ."})
    assert kinds(do(state, "assistant c3.se")) == ["placed"]
    state = market(stalls={"c3": "1a 1a . ."}, closed={"c2": "0 north"})
    assert stall_of(state, "c3")["count"] == 3
    assert stall_of(state, "c3")["arrows"] == 1
    filled = only(do(state, "assistant c3.se"), "stall_filled")
    assert filled == [{"stall": "c3", "count": 4, "queue": ["c3"]}]


def test_r17_a_bodyguard_may_fill_a_stall_to_five() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."}, hand={0: {"bodyguard": 1}})
    assert only(do(state, "bodyguard c3.se"), "stall_filled")[0]["count"] == 5


def test_r17_arrows_use_no_space() -> None:
    state = market(closed={"c2": "0 north", "b3": "0 east", "c4": "0 south"})
    assert stall_of(state, "c3")["count"] == 3
    assert len(placing(state, "assistant c3")) == 4


def test_r17_both_cousins_stand_before_anything_closes() -> None:
    """The second cousin still finds his space when the first fills his stall."""
    state = market(stalls={"c3": "1a . 1a 1a"})
    events = do(state, "cousins c3.ne c4.se black")
    assert kinds(events)[:3] == ["placed", "stall_filled", "closing_began"]
    assert stall_of(state, "c4")["spaces"]["se"] == {"seat": 0, "kind": "assistant"}


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_every_action_is_in_the_table_and_every_text_names_itself(count: int) -> None:
    state = market(count, coins={0: 1}, hand={0: {"bodyguard": 1}})
    expected = 100 + 100 + 800 + 20 + 500
    assert len(texts(state)) == len(set(texts(state))) == expected
    assert texts(state) == sorted(texts(state))
    assert len(MOROCCO.actions) == 6 + 5 + 5 + 20 + 2 + 2 + 4 + 5 + 100 + expected - 20
    assert all(action.text == text for text, action in MOROCCO.actions.items())


def test_the_notation_of_every_action() -> None:
    picks = {
        "die wild": ("die:wild",),
        "wild green": ("color:green",),
        "scout 3": ("roof:3",),
        "swap rows 1 4": ("row:1", "row:4"),
        "swap columns a c": ("column:a", "column:c"),
        "assistant c3.nw": ("worker:assistant", "space:c3.nw"),
        "bodyguard c3.nw": ("worker:bodyguard", "space:c3.nw"),
        "tourist c3.nw green": ("worker:tourist", "space:c3.nw", "cube:green"),
        "cousins c3.ne d3.nw green": ("worker:cousins", "space:c3.ne", "beside:d3.nw", "cube:green"),
        "pass": ("pass",),
        "done": ("done",),
        "take coin": ("take:coin",),
        "take bodyguard": ("take:bodyguard",),
        "arrow north": ("arrow:north",),
        "settle c4.sw": ("space:c4.sw",),
        "keep green": ("cube:green",),
    }
    for text, expected in picks.items():
        assert MOROCCO.actions[text].picks == expected
    assert "cousins c3.ne c3.nw green" not in MOROCCO.actions
    assert "swap rows 4 1" not in MOROCCO.actions


def test_a_corner_of_three_open_stalls() -> None:
    state = market(closed=CORNER_OF_THREE)
    assert {text.split()[1][:2] for text in placing(state, "assistant")} == {"c3", "c4", "d3"}
    assert {tuple(sorted(text.split()[1:3])) for text in placing(state, "cousins")} == {
        ("c3.ne", "c4.se"), ("c3.nw", "c4.sw"), ("c3.ne", "d3.nw"), ("c3.se", "d3.sw")
    }  # fmt: skip


def test_every_space_belongs_to_the_stall_it_is_named_after() -> None:
    assert [space[:2] for space in SPACES] == [name for name in GRID.names for _ in range(4)]
