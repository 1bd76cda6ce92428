"""Morocco, the closing of full stalls: R17 to R29, one rule after another, and chains."""

from typing import Any

import pytest

from jemaa.game import OVER, Shape
from jemaa.games.morocco.state import State
from jemaa.match import EventsWithChanges
from tests.engine.morocco import MOROCCO, all_but, do, kinds, market, only, stall_of, swap_free, texts


def seats(state: State, key: str) -> list[int]:
    """Return one value of every seat."""
    return [seat[key] for seat in MOROCCO.view(state)["seats"]]


def phase(state: State) -> str:
    return MOROCCO.view(state)["phase"]


def counted(state: State, action: str, key: str = "score") -> list[tuple[str, list[Any]]]:
    """Return what each event of an action left of a value of every seat, for the events that changed it."""
    events, now = EventsWithChanges(MOROCCO, state, None), seats(state, key)
    state.apply_into(MOROCCO.actions[action], events)
    told = []
    for event, change in zip(events, events.changes, strict=True):
        parts = change.get("seats", {})
        now = [parts.get(str(seat), {}).get(key, value) for seat, value in enumerate(now)]
        if any(key in part for part in parts.values()):
            told.append((event[0], now))
    return told


def settled(state: State, *actions: str) -> list[Shape]:
    """Apply actions, then always the first legal action until the turn passes; return the events."""
    events, mover = do(state, *actions), state.mover
    while state.mover == mover and phase(state) in ("take", "arrow", "settle"):
        events += do(state, texts(state)[0])
    return events


# What a closing leaves of the scores, event by event


JUICE = ["222222", "222222", "333333", "333333", "444444", "444444"]


def test_the_scores_count_through_a_closing_as_it_happens() -> None:
    state = market(stalls={"c3": "1b 1a . ."}, juice=JUICE, closed={"c2": "1 .", "c4": "1 ."})
    assert seats(state, "score") == [0, 3, 0]
    assert counted(state, "assistant c3.sw") == [
        ("rewarded", [0, 8, 0]),  # five for the first
        ("rewarded", [3, 8, 0]),  # two for the second, and a coin
        ("juice_taken", [3, 14, 0]),  # c3.nw and c3.ne: a three each
        ("juice_taken", [6, 14, 0]),  # c3.sw: a three
        ("tile_placed", [6, 20, 0]),  # c2, c3 and c4 are one district of three
    ]


def test_a_coin_that_is_spent_leaves_the_score_at_once() -> None:
    state = market(coins={0: 2})
    assert counted(state, "swap rows 1 2") == [("swapped", [1, 0, 0])]
    assert seats(state, "score") == [1, 0, 0]


def test_a_coin_that_is_chosen_counts_when_it_is_taken_and_not_when_the_place_is_told() -> None:
    state = market(stalls={"c3": "1a 1a 2a ."})
    assert counted(state, "assistant c3.se")[-3:] == [
        ("rewarded", [0, 5, 0]), ("rewarded", [1, 5, 0]), ("rewarded", [1, 5, 1])
    ]  # fmt: skip
    assert counted(state, "take coin", "coins") == [("took", [1, 0, 0])]


# Rewards


def test_r19_a_sole_first_gets_five_and_places_a_tile() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."})
    events = settled(state, "assistant c3.se")
    assert only(events, "closing_began") == [
        {
            "stall": "c3", "seat": 0,
            "counts": [
                {"seat": 1, "count": 3, "place": 1, "tied": False}, {"seat": 0, "count": 1, "place": 2, "tied": False}
            ],
        }
    ]  # fmt: skip
    assert only(events, "rewarded")[0] == {
        "seat": 1, "stall": "c3", "place": 1, "tied": False, "vp": 5, "gained": [], "lost": [], "choice": False
    }  # fmt: skip
    assert only(events, "tile_placed") == [{"stall": "c3", "seat": 1, "owner": 1, "open": 24}]
    assert (seats(state, "vp"), seats(state, "tiles")) == ([2, 5, 0], [0, 1, 0])


def test_r19_a_sole_second_gets_two_a_coin_and_a_bodyguard() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."})
    events = settled(state, "assistant c3.se")
    assert only(events, "rewarded")[1] == {
        "seat": 0, "stall": "c3", "place": 2, "tied": False, "vp": 2, "gained": ["coin", "bodyguard"], "lost": [],
        "choice": False,
    }  # fmt: skip
    assert (seats(state, "coins"), seats(state, "bodyguards"), seats(state, "quarters")) == (
        [1, 0, 0], [1, 0, 0], [1, 2, 2]
    )  # fmt: skip


def test_r19_tied_firsts_get_five_each_and_the_active_player_places_an_empty_tile() -> None:
    state = market(stalls={"c3": "1a 1a 0a ."})
    events = settled(state, "assistant c3.se")
    assert [reward["tied"] for reward in only(events, "rewarded")] == [True, True]
    assert seats(state, "vp") == [5, 5, 0]
    assert only(events, "tile_placed") == [{"stall": "c3", "seat": 0, "owner": None, "open": 24}]
    assert stall_of(state, "c3")["tile"]["owner"] is None
    assert seats(state, "tiles") == [0, 0, 0]


def test_r19_tied_seconds_get_one_each_and_choose() -> None:
    state = market(stalls={"c3": "1a 1a 2a ."})
    events = do(state, "assistant c3.se")
    rewards = only(events, "rewarded")
    assert [(reward["seat"], reward["place"], reward["vp"], reward["choice"]) for reward in rewards] == [
        (1, 1, 5, False), (0, 2, 1, True), (2, 2, 1, True)
    ]  # fmt: skip
    assert (state.to_act, texts(state)) == (0, ["take bodyguard", "take coin"])
    assert only(do(state, "take coin"), "took") == [{"seat": 0, "stall": "c3", "item": "coin", "forced": False}]
    assert state.to_act == 2
    do(state, "take bodyguard")
    assert (seats(state, "coins"), seats(state, "bodyguards")) == ([1, 0, 0], [0, 0, 1])


def test_r20_at_two_two_one_the_third_is_third() -> None:
    state = market(to_act=1, stalls={"c3": "0a 2a 2a ."}, hand={1: {"bodyguard": 1}})
    events = do(state, "bodyguard c3.se")
    assert [(each["seat"], each["count"], each["place"]) for each in only(events, "closing_began")[0]["counts"]] == [
        (1, 2, 1), (2, 2, 1), (0, 1, 3)
    ]  # fmt: skip
    assert only(events, "rewarded")[2] == {
        "seat": 0, "stall": "c3", "place": 3, "tied": False, "vp": 1, "gained": [], "lost": [], "choice": True
    }  # fmt: skip
    assert (state.to_act, texts(state)) == (0, ["take bodyguard", "take coin"])
    assert seats(state, "vp") == [1, 5, 5]


def test_r20_pitfall_dense_ranking_would_make_the_third_a_second() -> None:
    state = market(to_act=1, stalls={"c3": "0a 2a 2a ."}, hand={1: {"bodyguard": 1}})
    do(state, "bodyguard c3.se", "take coin")
    assert (seats(state, "vp")[0], seats(state, "coins")[0], seats(state, "bodyguards")[0]) == (1, 1, 0)


def test_r20_four_with_one_each_are_all_first() -> None:
    state = market(4, stalls={"c3": "1a 2a 3a ."})
    events = settled(state, "assistant c3.se")
    assert seats(state, "vp") == [5, 5, 5, 5]
    assert [reward["place"] for reward in only(events, "rewarded")] == [1, 1, 1, 1]
    assert only(events, "took") == []


def test_r20_one_player_alone_in_a_stall_is_first_and_nobody_is_second() -> None:
    state = market(stalls={"c3": "0a 0a 0a ."})
    events = settled(state, "assistant c3.se")
    assert len(only(events, "rewarded")) == 1
    assert seats(state, "vp") == [5, 0, 0]


def test_r17_pitfall_arrows_do_not_count_in_the_majority() -> None:
    """Two of seat 1, one of the active player and one arrow of the active player's tile: seat 1 is first alone."""
    state = market(stalls={"c3": "1a 1a . ."}, closed={"c2": "0 north"})
    events = settled(state, "assistant c3.se")
    assert [(rank["seat"], rank["count"]) for rank in only(events, "closing_began")[0]["counts"]] == [(1, 2), (0, 1)]
    assert only(events, "tile_placed")[0]["owner"] == 1


def test_r14_pitfall_a_bodyguard_counts_two_in_the_ranking() -> None:
    state = market(stalls={"c3": "1b 2a . ."})
    events = settled(state, "assistant c3.se")
    assert [(rank["seat"], rank["count"]) for rank in only(events, "closing_began")[0]["counts"]] == [
        (1, 2), (0, 1), (2, 1)
    ]  # fmt: skip


# At most three coins, two bodyguards


def test_r21_a_coin_gained_at_three_is_lost() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."}, coins={0: 3})
    events = settled(state, "assistant c3.se")
    reward = only(events, "rewarded")[1]
    assert (reward["gained"], reward["lost"]) == (["bodyguard"], ["coin"])
    assert (seats(state, "coins")[0], seats(state, "bodyguards")[0]) == (3, 1)


def test_r21_a_bodyguard_is_lost_where_none_is_in_the_quarters() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."}, hand={0: {"bodyguard": 2}})
    reward = only(settled(state, "assistant c3.se"), "rewarded")[1]
    assert (reward["gained"], reward["lost"]) == (["coin"], ["bodyguard"])
    assert (seats(state, "coins")[0], seats(state, "bodyguards")[0]) == (1, 2)


@pytest.mark.parametrize(
    ("coins", "quarters", "item"), [(3, 1, "bodyguard"), (2, 0, "coin"), (3, 0, None)]
)  # fmt: skip
def test_r21_r35_who_can_take_but_one_thing_is_not_asked(coins: int, quarters: int, item: str | None) -> None:
    hand = {0: {"bodyguard": 2 - quarters}, 2: {"bodyguard": 2}}
    state = market(stalls={"c3": "1a 1a 2a ."}, coins={0: coins, 2: 3}, hand=hand)
    events = do(state, "assistant c3.se")
    assert only(events, "took") == [
        {"seat": 0, "stall": "c3", "item": item, "forced": True},
        {"seat": 2, "stall": "c3", "item": None, "forced": True},
    ]
    assert phase(state) == "arrow"
    assert seats(state, "coins")[0] == coins + (item == "coin")


def test_r21_choices_go_clockwise_from_the_active_player() -> None:
    state = market(5, to_act=3, stalls={"c3": "1a 4a 0a ."}, hand={3: {"bodyguard": 1}})
    do(state, "bodyguard c3.se")
    asked = []
    while phase(state) == "take":
        asked.append(state.to_act)
        do(state, "take coin")
    assert asked == [4, 0, 1]


def test_r21_pitfall_bodyguards_standing_in_the_stall_are_not_yet_in_the_quarters() -> None:
    """The sole second has one bodyguard here and one elsewhere: there is none to take until the workers have left."""
    state = market(stalls={"c3": "1a 1a . 1a", "a1": "0b . . ."}, hand={0: {"bodyguard": 1}})
    events = do(state, "bodyguard c3.sw")
    second = only(events, "rewarded")[1]
    assert (second["seat"], second["gained"], second["lost"]) == (0, ["coin"], ["bodyguard"])
    assert (seats(state, "bodyguards")[0], seats(state, "quarters")[0]) == (0, 1)


def test_r21_the_workers_still_stand_there_while_one_chooses() -> None:
    state = market(to_act=1, stalls={"c3": "1a 2a . 0a"}, hand={1: {"bodyguard": 1}})
    do(state, "bodyguard c3.sw")
    assert phase(state) == "take"
    assert stall_of(state, "c3")["count"] == 5
    assert (MOROCCO.view(state)["board"]["closing"], seats(state, "quarters")[1]) == ("c3", 1)


# Juice, workers, tile


def test_r22_each_worker_takes_the_token_on_its_corner() -> None:
    state = market(to_act=1, stalls={"c3": "1a 1t . 0a"}, hand={1: {"bodyguard": 1}})
    events = settled(state, "bodyguard c3.sw")
    assert only(events, "juice_taken") == [
        {
            "seat": 1, "stall": "c3", "amount": 10,
            "tokens": [
                {"space": "c3.ne", "line": 3, "column": 3, "value": 2},
                {"space": "c3.nw", "line": 3, "column": 2, "value": 4},
                {"space": "c3.sw", "line": 2, "column": 2, "value": 4},
            ],
        },
        {"seat": 0, "stall": "c3", "amount": 2, "tokens": [{"space": "c3.se", "line": 2, "column": 3, "value": 2}]},
    ]  # fmt: skip
    assert MOROCCO.view(state)["seats"][1]["juice"] == {"2": 1, "3": 0, "4": 2}
    assert MOROCCO.view(state)["board"]["juice"] == ["234234", "234234", "23..34", "23..34", "234234", "234234"]


def test_r22_a_token_is_taken_once() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."}, drunk=[(3, 2), (3, 3), (2, 2)])
    events = settled(state, "assistant c3.se")
    assert [drink["seat"] for drink in only(events, "juice_taken")] == [0]
    assert MOROCCO.view(state)["seats"][1]["juice"] == {"2": 0, "3": 0, "4": 0}


def test_r22_tokens_of_empty_spaces_stay() -> None:
    state = market(stalls={"c3": "1b . 1a ."}, drunk=[(2, 3)])
    settled(state, "assistant c3.se")
    assert MOROCCO.view(state)["board"]["juice"][3] == "23.234"


def test_r23_assistants_return_to_the_hand_and_bodyguards_to_the_quarters() -> None:
    state = market(to_act=1, stalls={"c3": "0a . 1a 0a"}, hand={1: {"bodyguard": 1}})
    assert (seats(state, "assistants"), seats(state, "quarters")) == ([10, 11, 12], [2, 1, 2])
    events = settled(state, "bodyguard c3.ne")
    assert only(events, "workers_left") == [
        {
            "stall": "c3",
            "workers": [
                {"seat": 1, "kind": "bodyguard", "space": "c3.ne"}, {"seat": 0, "kind": "assistant", "space": "c3.nw"},
                {"seat": 0, "kind": "assistant", "space": "c3.se"}, {"seat": 1, "kind": "assistant", "space": "c3.sw"},
            ],
        }
    ]  # fmt: skip
    assert (seats(state, "assistants"), seats(state, "bodyguards")[1]) == ([12, 12, 12], 0)
    assert seats(state, "quarters")[1] == 2, "the bodyguard that stood here is back"


def test_r24_the_stall_is_closed() -> None:
    state = market(stalls={"c3": "0a 0a 0a ."})
    settled(state, "assistant c3.se")
    stall = stall_of(state, "c3")
    assert (stall["open"], stall["count"], stall["waiting"]) == (False, 0, False)
    assert not any(stall["spaces"].values())
    assert not any("c3" in text for text in texts(state))


# Arrow


def test_r25_pitfall_the_arrow_is_the_tile_owners_even_off_turn() -> None:
    state = market(stalls={"c3": "2a 2a 2a ."})
    do(state, "assistant c3.se")
    assert (state.to_act, state.mover, phase(state)) == (2, 0, "arrow")
    assert MOROCCO.view(state)["prompt"] == {
        "key": "prompt-arrow", "args": {"seat": 2, "stall": "c3", "active": 0, "owner": 2}
    }  # fmt: skip
    events = do(state, "arrow east")
    assert only(events, "arrow_pointed") == [
        {"stall": "c3", "seat": 2, "facing": "east", "target": "d3", "forced": False}
    ]
    assert (stall_of(state, "d3")["arrows"], stall_of(state, "d3")["count"]) == (1, 1)
    assert state.mover == 0, "the second gained a coin and may spend it"


def test_r25_the_active_player_points_an_empty_tile() -> None:
    state = market(stalls={"c3": "2a 2a 0a ."})
    do(state, "assistant c3.se")
    assert (state.to_act, texts(state)) == (0, ["arrow east", "arrow north", "arrow south", "arrow west"])
    assert MOROCCO.view(state)["prompt"]["args"]["owner"] is None


def test_r25_only_open_neighbours_can_be_pointed_at() -> None:
    state = market(stalls={"a3": "0a 0a 0a ."}, closed={"a4": "0 ."})
    do(state, "assistant a3.se")
    assert texts(state) == ["arrow east", "arrow south"]


def test_r25_r35_the_only_open_neighbour_is_pointed_at_at_once() -> None:
    state = market(stalls={"a1": "0a 0a 0a ."}, closed={"a2": "0 ."})
    events = do(state, "assistant a1.se")
    assert only(events, "arrow_pointed") == [
        {"stall": "a1", "seat": 0, "facing": "east", "target": "b1", "forced": True}
    ]
    assert stall_of(state, "a1")["tile"] == {"owner": 0, "arrow": "east"}


def test_r25_with_no_open_neighbour_the_tile_has_no_arrow() -> None:
    state = market(stalls={"a1": "0a 0a 0a ."}, closed={"a2": "0 .", "b1": "1 ."})
    events = do(state, "assistant a1.se")
    assert only(events, "arrow_pointed") == [{"stall": "a1", "seat": 0, "facing": None, "target": None, "forced": True}]
    assert stall_of(state, "a1")["tile"] == {"owner": 0, "arrow": None}


def test_r25_a_full_stall_waiting_in_the_queue_is_open_and_can_be_pointed_at() -> None:
    state = market(stalls={"c3": "0a . 0a 0a", "c4": "1a 1a 0a ."})
    do(state, "cousins c3.ne c4.se black")
    assert MOROCCO.view(state)["board"]["closing"] == "c3"
    assert MOROCCO.view(state)["board"]["queue"] == ["c4"]
    assert stall_of(state, "c4")["waiting"]
    events = do(state, "arrow north")
    assert only(events, "stall_filled") == [], "it waits already"
    assert [each["stall"] for each in only(events, "closing_began")] == ["c4"]
    ranks = only(events, "closing_began")[0]["counts"]
    assert [(rank["seat"], rank["count"]) for rank in ranks] == [(0, 2), (1, 2)]


# Tourists


def test_r26_tourists_move_along_the_arrow_and_are_replaced_by_assistants() -> None:
    state = market(stalls={"c3": "0t 0a 0a ."})
    do(state, "assistant c3.se", "arrow north")
    assert (phase(state), state.to_act) == ("settle", 0)
    assert MOROCCO.view(state)["prompt"] == {
        "key": "prompt-settle", "args": {"seat": 0, "stall": "c3", "target": "c4", "active": 0}
    }  # fmt: skip
    assert texts(state) == ["settle c4.ne", "settle c4.nw", "settle c4.se", "settle c4.sw"]
    assert MOROCCO.view(state)["board"]["travellers"] == [0]
    events = do(state, "settle c4.sw")
    assert only(events, "settled") == [{"seat": 0, "stall": "c3", "space": "c4.sw", "forced": False}]
    assert stall_of(state, "c4")["spaces"]["sw"] == {"seat": 0, "kind": "assistant"}
    assert stall_of(state, "c4")["count"] == 2
    assert (seats(state, "assistants")[0], seats(state, "tourists")[0]) == (11, 1), "the tourist has left the game"


def test_r26_owners_go_clockwise_from_the_active_player_each_with_all_of_theirs() -> None:
    state = market(4, to_act=2, stalls={"c3": "0t 3t 3t ."})
    do(state, "tourist c3.se black")
    asked = []
    while phase(state) != "settle":
        do(state, texts(state)[0])
    assert MOROCCO.view(state)["board"]["travellers"] == [2, 3, 3, 0]
    while phase(state) == "settle":
        asked.append(state.to_act)
        events = do(state, texts(state)[0])
        asked += [each["seat"] for each in only(events, "settled") if each["forced"]]
    assert asked == [2, 3, 3, 0], "the last space of four is the only one left"


def test_r26_pitfall_tourists_move_before_the_target_is_checked() -> None:
    """Arrow and tourist together fill the target: it closes with the tourist's assistant in it."""
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a 1a . ."})
    events = do(state, "assistant c3.se", "arrow north")
    assert "stall_filled" not in kinds(events)[2:]
    events = do(state, "settle c4.se")
    assert kinds(events)[:4] == ["settled", "stall_filled", "closed", "closing_began"]
    counts = next(each["counts"] for each in only(events, "closing_began"))
    assert [(rank["seat"], rank["count"]) for rank in counts] == [(1, 2), (0, 1)]


def test_r26_pitfall_a_target_full_by_the_arrow_alone_still_takes_tourists_first() -> None:
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a 1b . ."})
    do(state, "assistant c3.se", "arrow north")
    assert (phase(state), stall_of(state, "c4")["count"]) == ("settle", 4)
    events = do(state, "settle c4.se")
    assert only(events, "stall_filled") == [{"stall": "c4", "count": 5, "queue": ["c4"]}]
    assert only(events, "rewarded")[1]["seat"] == 0


def test_r26_with_no_arrow_the_tourist_is_lost() -> None:
    state = market(stalls={"a1": "0t 0a 0a ."}, closed={"a2": "0 .", "b1": "1 ."})
    events = do(state, "assistant a1.se")
    assert only(events, "tourist_lost") == [{"seat": 0, "stall": "a1", "why": "no-arrow"}]
    assert (seats(state, "tourists")[0], seats(state, "assistants")[0]) == (1, 12)


def test_r26_with_no_free_space_the_tourist_is_lost() -> None:
    state = market(
        stalls={"c3": "0t . 0a 0a", "c4": "1a 1a 2a ."}, closed=all_but("c3", "c4", "a1", "a2", "a3", "a4", "a5", "e1")
    )  # fmt: skip
    events = do(state, "cousins c3.ne c4.se black")
    assert only(events, "tourist_lost") == [{"seat": 0, "stall": "c3", "why": "no-space"}]
    assert [each["stall"] for each in only(events, "closing_began")] == ["c3", "c4"]


def test_r26_with_no_assistant_in_hand_the_tourist_is_lost() -> None:
    state = market(stalls={"c3": "1a 1a 1a .", "a1": "0a . . ."}, hand={0: {"assistant": 0}})
    events = do(state, "tourist c3.se black", "arrow north")
    assert only(events, "tourist_lost") == [{"seat": 0, "stall": "c3", "why": "no-assistant"}]
    assert seats(state, "tourists")[0] == 1


def test_r26_an_assistant_that_left_the_same_stall_can_replace_a_tourist() -> None:
    state = market(stalls={"c3": "0t 0a 0a ."}, hand={0: {"assistant": 1}})
    do(state, "assistant c3.se", "arrow north")
    assert phase(state) == "settle"
    state = market(stalls={"c3": "1a 1a 0a ."}, hand={0: {"assistant": 0}})
    do(state, "tourist c3.se black", "arrow north")
    assert phase(state) == "settle"


def test_r26_r35_the_only_free_space_is_taken_at_once() -> None:
    state = market(4, stalls={"c3": "0t . 0a 0a", "c4": "1a . 2a ."})
    do(state, "cousins c3.ne c4.se black")
    events = do(state, "arrow north")
    assert only(events, "settled") == [{"seat": 0, "stall": "c3", "space": "c4.ne", "forced": True}]


def test_r26_a_settled_assistant_spoils_the_space_for_cousins() -> None:
    state = market(stalls={"c3": "0t 0a 0a ."})
    do(state, "assistant c3.se", "arrow north", "settle c4.sw", *(["done"] if phase(state) == "spend" else []))
    assert not [text for text in texts(state) if "c4.sw" in text]


# Chains


def test_r18_cousins_filling_two_stalls_close_the_first_placed_first() -> None:
    for first, second in (("c3", "c4"), ("c4", "c3")):
        state = market(stalls={"c3": "0a . 0a 0a", "c4": "1a 1a 1a ."})
        space = {"c3": "c3.ne", "c4": "c4.se"}
        events = do(state, f"cousins {space[first]} {space[second]} black")
        assert [filled["stall"] for filled in only(events, "stall_filled")] == [first, second]
        assert only(events, "stall_filled")[1]["queue"] == [first, second]
        while phase(state) == "arrow":
            events += do(state, "arrow west")
        assert [each["stall"] for each in only(events, "closing_began")] == [first, second]


def test_r18_a_chain_goes_to_the_end_of_the_queue() -> None:
    """The first cousin's stall fills a third one by its arrow: that closes after the second cousin's."""
    state = market(stalls={"c3": "0a . 0a 0a", "c4": "1a 1a 1a .", "b3": "2a 2a 2a ."})
    events = do(state, "cousins c3.ne c4.se black", "arrow west")
    assert only(events, "stall_filled")[-1] == {"stall": "b3", "count": 4, "queue": ["c4", "b3"]}
    assert [each["stall"] for each in only(events, "closing_began")] == ["c3", "c4"]
    events = do(state, "arrow west")
    assert [each["stall"] for each in only(events, "closing_began")] == ["b3"]


def test_r18_the_active_player_stays_so_through_a_whole_chain() -> None:
    state = market(4, to_act=1, stalls={"c3": "1a 1a 1a .", "c4": "2a 2a 3a .", "c5": "2a 3a 0a ."})
    do(state, "assistant c3.se")
    assert (state.to_act, state.mover) == (1, 1)
    events = do(state, "arrow north")
    assert only(events, "closing_began")[0] == {
        "stall": "c4", "seat": 1,
        "counts": [
            {"seat": 2, "count": 2, "place": 1, "tied": False}, {"seat": 3, "count": 1, "place": 2, "tied": False}
        ],
    }  # fmt: skip
    assert (state.to_act, state.mover, phase(state)) == (2, 1, "arrow")
    events = do(state, "arrow north")
    assert only(events, "tile_placed")[0] == {"stall": "c5", "seat": 1, "owner": None, "open": 22}
    assert (state.to_act, state.mover) == (1, 1), "three are tied in the third stall: its tile is the active player's"


def test_r18_a_chain_of_three_closes_one_after_the_other() -> None:
    state = market(4, to_act=1, stalls={"c3": "1a 1a 1a .", "c4": "2a 2a 3a .", "c5": "2a 3a 0a ."})
    events = do(state, "assistant c3.se", "arrow north", "arrow north", "arrow west")
    assert [each["stall"] for each in only(events, "closed")] == ["c3", "c4", "c5"]
    assert [each["open"] for each in only(events, "closed")] == [24, 23, 22]
    assert state.to_act == 2


def test_r27_the_steps_of_a_closing_in_this_exact_order() -> None:
    state = market(stalls={"c3": "1t 1a 2a .", "c4": "1b 1a . ."})
    events = do(state, "assistant c3.se", "take coin", "take bodyguard", "arrow north", "settle c4.se")
    assert kinds(events)[: kinds(events).index("closed") + 1] == [
        "placed", "stall_filled", "closing_began", "rewarded", "rewarded", "rewarded", "took", "took", "juice_taken",
        "juice_taken", "juice_taken", "workers_left", "tile_placed", "arrow_pointed", "settled", "stall_filled",
        "closed",
    ]  # fmt: skip


def test_r27_a_target_that_is_not_full_stays_open() -> None:
    state = market(stalls={"c3": "0a 0a 0a .", "c4": "1a 1a . ."})
    events = do(state, "assistant c3.se", "arrow north")
    assert (stall_of(state, "c4")["count"], stall_of(state, "c4")["open"]) == (3, True)
    assert "stall_filled" not in kinds(events)[3:]


def test_r28_a_stall_filled_by_four_arrows_alone() -> None:
    around = {"b3": "1 east", "c2": "1 north", "d3": "1 west"}
    closed = {"c5": "1 .", "b4": "1 .", "d4": "1 .", **around}
    state = market(stalls={"c4": "0a 0a 0a ."}, closed=closed)
    events = do(state, "assistant c4.se")
    assert [each["stall"] for each in only(events, "closed")] == ["c4", "c3"]
    assert only(events, "closing_began")[1] == {"stall": "c3", "seat": 0, "counts": []}
    assert only(events, "tile_placed")[1] == {"stall": "c3", "seat": 0, "owner": None, "open": 17}
    assert only(events, "arrow_pointed")[1] == {
        "stall": "c3", "seat": 0, "facing": None, "target": None, "forced": True
    }  # fmt: skip
    after = kinds(events)[kinds(events).index("closed") + 1 :]
    assert after == ["closing_began", "tile_placed", "arrow_pointed", "closed"]
    assert seats(state, "vp") == [5, 0, 0]


def test_r24_a_stall_with_no_workers_is_closed_by_an_empty_tile_of_the_active_player() -> None:
    state = market(to_act=1, stalls={"c4": "2a 2a 2a ."}, closed={"b3": "1 east", "c2": "1 north", "d3": "1 west"})
    do(state, "assistant c4.se")
    assert state.to_act == 2
    events = do(state, "arrow south")
    assert only(events, "tile_placed") == [{"stall": "c3", "seat": 1, "owner": None, "open": 20}]


def test_r29_the_game_ends_at_once_when_the_last_open_stall_closes() -> None:
    state = market(stalls={"a1": "0a 0a 1a ."}, closed=all_but("a1"), coins={0: 2}, cubes={0: "black black orange"})
    events = do(state, "assistant a1.se")
    assert kinds(events)[-2:] == ["closed", "ended"]
    assert events[-1] == {"type": "ended", "rule": "R29", "why": "last-stall"}
    assert (state.to_act, texts(state)) == (OVER, [])
    assert MOROCCO.view(state)["result"] == {"why": "last-stall"}


def test_r29_the_last_closing_gives_everything_that_a_closing_gives() -> None:
    state = market(stalls={"a1": "0a 0a 1a ."}, closed=all_but("a1"))
    events = do(state, "assistant a1.se")
    assert kinds(events)[2:-1] == [
        "closing_began", "rewarded", "rewarded", "juice_taken", "juice_taken", "workers_left", "tile_placed",
        "arrow_pointed", "closed",
    ]  # fmt: skip
    assert (state.vp, state.coins) == ([5, 2, 0], [0, 1, 0])
    assert stall_of(state, "a1")["tile"] == {"owner": 0, "arrow": None}


def test_r29_pitfall_the_last_stalls_close_one_by_one_to_the_end() -> None:
    """Cousins fill the last two stalls: no `done`, no keeping, though the player has coins and cubes."""
    state = market(stalls={"a1": "0a . 1a 1a", "a2": "1a 1a 1a ."}, closed=all_but("a1", "a2"), coins={0: 1})
    events = do(state, "cousins a1.ne a2.se orange")
    assert [each["open"] for each in only(events, "closed")] == [1, 0]
    assert kinds(events)[-1] == "ended"
    assert state.to_act == OVER


def test_a_decision_in_a_chain_can_be_copied_and_played_on_alone() -> None:
    state = market(4, to_act=1, stalls={"c3": "1a 2t 3t .", "c4": "2a 2a 3a ."})
    do(state, "assistant c3.se")
    while phase(state) in ("take", "arrow", "settle"):
        before, twin = state.copy(), state.copy()
        told = do(twin, texts(twin)[-1])
        assert state == before
        assert twin != before
        assert do(state, texts(state)[-1]) == told
        assert state == twin
    assert swap_free(state)
