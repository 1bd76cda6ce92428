"""Morocco, the closing of full stalls: R17 to R29, one rule after another, and chains."""

import pytest

from jemaa.engine.game import OVER, Json, Shape
from jemaa.games.morocco.state import State
from tests.engine.games import kinds, texts
from tests.engine.morocco import MOROCCO, all_but, do, market, only, stall_of


def seats(state: State, key: str) -> list[int]:
    """Return one value of every seat."""
    return [seat[key] for seat in MOROCCO.view(state)["seats"]]


def phase(state: State) -> str:
    return MOROCCO.view(state)["phase"]


def closings(events: list[Shape]) -> list[str]:
    """Return the stalls that began to close."""
    return [event["stall"] for event in only(events, "closing_began")]


def parted(event: Shape) -> tuple[str, str, Json]:
    """Return type, rule and what else an event says."""
    return event["type"], event["rule"], {key: event[key] for key in event if key not in ("type", "rule")}


def test_r27_the_steps_of_a_closing_in_this_exact_order() -> None:
    state = market(stalls={"c3": "1t 1a 2a .", "c4": "1b 1a . ."})
    events = do(state, "assistant c3.se", "take coin", "take bodyguard", "arrow north", "settle c4.se")
    reward = {"stall": "c3", "gained": [], "lost": []}
    juice = [
        {"space": "c3.ne", "line": 3, "column": 3, "value": 2},
        {"space": "c3.nw", "line": 3, "column": 2, "value": 4},
    ]
    assert [parted(event) for event in events[: kinds(events).index("closed") + 1]] == [
        ("placed", "R13", {"seat": 0, "kind": "assistant", "spaces": ["c3.se"], "paid": ["purple", "purple"]}),
        ("stall_filled", "R17", {"stall": "c3", "count": 4, "queue": ["c3"]}),
        ("closing_began", "R18", {"stall": "c3", "seat": 0, "counts": [
            {"seat": 1, "count": 2, "place": 1, "tied": False}, {"seat": 0, "count": 1, "place": 2, "tied": True},
            {"seat": 2, "count": 1, "place": 2, "tied": True},
        ]}),
        ("rewarded", "R19", {"seat": 1, "place": 1, "tied": False, "vp": 5, "choice": False, **reward}),
        ("rewarded", "R19", {"seat": 0, "place": 2, "tied": True, "vp": 1, "choice": True, **reward}),
        ("rewarded", "R19", {"seat": 2, "place": 2, "tied": True, "vp": 1, "choice": True, **reward}),
        ("took", "R21", {"seat": 0, "stall": "c3", "item": "coin", "forced": False}),
        ("took", "R21", {"seat": 2, "stall": "c3", "item": "bodyguard", "forced": False}),
        ("juice_taken", "R22", {"seat": 1, "stall": "c3", "tokens": juice, "amount": 6}),
        ("juice_taken", "R22", {"seat": 0, "stall": "c3", "amount": 2, "tokens": [
            {"space": "c3.se", "line": 2, "column": 3, "value": 2},
        ]}),
        ("juice_taken", "R22", {"seat": 2, "stall": "c3", "amount": 4, "tokens": [
            {"space": "c3.sw", "line": 2, "column": 2, "value": 4},
        ]}),
        ("workers_left", "R23", {"stall": "c3", "workers": [
            {"seat": 1, "kind": "assistant", "space": "c3.ne"}, {"seat": 1, "kind": "tourist", "space": "c3.nw"},
            {"seat": 0, "kind": "assistant", "space": "c3.se"}, {"seat": 2, "kind": "assistant", "space": "c3.sw"},
        ]}),
        ("tile_placed", "R24", {"stall": "c3", "seat": 1, "owner": 1, "open": 24}),
        ("arrow_pointed", "R25", {"stall": "c3", "seat": 1, "facing": "north", "target": "c4", "forced": False}),
        ("settled", "R26", {"seat": 1, "stall": "c3", "space": "c4.se", "forced": False}),
        ("stall_filled", "R17", {"stall": "c4", "count": 5, "queue": ["c4"]}),
        ("closed", "R27", {"stall": "c3", "open": 24}),
    ]  # fmt: skip


#: What is given, who closes c3, then for each rewarded seat its place (= tied), points, gains (+), losses (-) or
#: choice (?), and the owner of the tile.
REWARDS: dict[str, tuple[Json, str, str, int | None]] = {
    "r19 alone": ({"stalls": {"c3": "1a 1a 1a ."}}, "assistant c3.se", "1: 1 5, 0: 2 2 +coin +bodyguard", 1),
    "r19 tied seconds": ({"stalls": {"c3": "1a 1a 2a ."}}, "assistant c3.se", "1: 1 5, 0: 2= 1 ?, 2: 2= 1 ?", 1),
    "r20 pitfall: at two, two, one there is no second": (
        {"to_act": 1, "stalls": {"c3": "0a 2a 2a ."}, "hand": {1: {"bodyguard": 1}}}, "bodyguard c3.se",
        "1: 1= 5, 2: 1= 5, 0: 3 1 ?", None,
    ),
    "r20 four with one each are all first": (
        {"count": 4, "stalls": {"c3": "1a 2a 3a ."}}, "assistant c3.se", "0: 1= 5, 1: 1= 5, 2: 1= 5, 3: 1= 5", None,
    ),
    "r17 pitfall: arrows do not count in the majority": (
        {"stalls": {"c3": "1a 1a . ."}, "closed": {"c2": "0 north"}}, "assistant c3.se",
        "1: 1 5, 0: 2 2 +coin +bodyguard", 1,
    ),
    "r21 a coin gained at three is lost": (
        {"stalls": {"c3": "1a 1a 1a ."}, "coins": {0: 3}}, "assistant c3.se", "1: 1 5, 0: 2 2 +bodyguard -coin", 1,
    ),
    "r21 a bodyguard is lost where none is in the quarters": (
        {"stalls": {"c3": "1a 1a 1a ."}, "hand": {0: {"bodyguard": 2}}}, "assistant c3.se",
        "1: 1 5, 0: 2 2 +coin -bodyguard", 1,
    ),
    "r21 pitfall: bodyguards in the stall are not yet in the quarters": (
        {"stalls": {"c3": "1a 1a . 1a", "a1": "0b . . ."}, "hand": {0: {"bodyguard": 1}}}, "bodyguard c3.sw",
        "1: 1 5, 0: 2 2 +coin -bodyguard", 1,
    ),
}  # fmt: skip


def told(reward: Json) -> str:
    """Return a reward in the words of REWARDS."""
    items = [*(f" +{item}" for item in reward["gained"]), *(f" -{item}" for item in reward["lost"])]
    place = f"{reward['place']}{'=' * reward['tied']}"
    return f"{reward['seat']}: {place} {reward['vp']}{''.join(items)}{' ?' * reward['choice']}"


@pytest.mark.parametrize(("given", "action", "rewards", "owner"), REWARDS.values(), ids=REWARDS)
def test_rewards_by_place(given: Json, action: str, rewards: str, owner: int | None) -> None:
    state = market(**given)
    events = do(state, action)
    assert ", ".join(map(told, only(events, "rewarded"))) == rewards
    while phase(state) == "take":
        events += do(state, "take coin")
    assert [tile["owner"] for tile in only(events, "tile_placed")] == [owner]
    assert stall_of(state, "c3")["tile"]["owner"] == owner


@pytest.mark.parametrize(("coins", "quarters", "item"), [(3, 1, "bodyguard"), (2, 0, "coin"), (3, 0, None)])
def test_r21_r35_who_can_take_but_one_thing_is_not_asked(coins: int, quarters: int, item: str | None) -> None:
    hand = {0: {"bodyguard": 2 - quarters}, 2: {"bodyguard": 2}}
    state = market(stalls={"c3": "1a 1a 2a ."}, coins={0: coins, 2: 3}, hand=hand)
    assert only(do(state, "assistant c3.se"), "took") == [
        {"seat": 0, "stall": "c3", "item": item, "forced": True},
        {"seat": 2, "stall": "c3", "item": None, "forced": True},
    ]
    assert (phase(state), seats(state, "coins")[0]) == ("arrow", coins + (item == "coin"))


def test_r22_each_worker_takes_the_token_on_its_corner_once() -> None:
    state = market(to_act=1, stalls={"c3": "1a . . 0b"}, drunk=[(3, 2)], hand={1: {"bodyguard": 1}})
    events = do(state, "bodyguard c3.sw")
    assert [(drink["seat"], drink["amount"]) for drink in only(events, "juice_taken")] == [(0, 2), (1, 4)]
    assert MOROCCO.view(state)["board"]["juice"][2:4] == ["23..34", "23.234"]


def test_r23_assistants_return_to_the_hand_and_bodyguards_to_the_quarters() -> None:
    state = market(to_act=1, stalls={"c3": "0a . 1a 0a"}, hand={1: {"bodyguard": 1}})
    assert (seats(state, "assistants"), seats(state, "quarters")) == ([10, 11, 12], [2, 1, 2])
    do(state, "bodyguard c3.ne")
    assert (seats(state, "assistants"), seats(state, "quarters")[1]) == ([12, 12, 12], 2)


def test_r24_the_stall_is_closed() -> None:
    state = market(stalls={"c3": "0a 0a 0a ."})
    do(state, "assistant c3.se", "arrow north")
    stall = stall_of(state, "c3")
    assert (stall["open"], stall["count"], stall["waiting"], any(stall["spaces"].values())) == (False, 0, False, False)
    assert not any("c3" in text for text in texts(state))


EVERYWHERE = ["arrow east", "arrow north", "arrow south", "arrow west"]
EDGE = {"a2": "0 .", "b1": "1 ."}


@pytest.mark.parametrize(
    ("given", "action", "seat"),
    [
        ({"stalls": {"c3": "2a 2a 2a ."}}, "assistant c3.se", 2),
        ({"stalls": {"c3": "2a 2a 0a ."}}, "assistant c3.se", 0),
    ],
    ids=["pitfall: its owner, even off turn", "the active player, an empty one"],
)  # fmt: skip
def test_r25_who_placed_the_tile_points_at_an_open_neighbour(given: Json, action: str, seat: int) -> None:
    state = market(**given)
    do(state, action)
    assert (state.to_act, state.mover, phase(state), texts(state)) == (seat, 0, "arrow", EVERYWHERE)
    events = do(state, EVERYWHERE[0])
    told = only(events, "arrow_pointed")[0]
    assert (told["seat"], stall_of(state, told["target"])["arrows"]) == (seat, 1)


@pytest.mark.parametrize(("closed", "facing", "target"), [({"a2": "0 ."}, "east", "b1"), (EDGE, None, None)])
def test_r25_r35_the_only_open_neighbour_is_pointed_at_at_once_and_none_if_there_is_none(
    closed: Json, facing: str | None, target: str | None
) -> None:
    state = market(stalls={"a1": "0a 0a 0a ."}, closed=closed)
    (told,) = only(do(state, "assistant a1.se"), "arrow_pointed")
    assert told == {"stall": "a1", "seat": 0, "facing": facing, "target": target, "forced": True}
    assert stall_of(state, "a1")["tile"] == {"owner": 0, "arrow": facing}


def test_r26_tourists_move_along_the_arrow_and_are_replaced_by_assistants() -> None:
    state = market(stalls={"c3": "0t 0a 0a ."})
    do(state, "assistant c3.se", "arrow north")
    assert texts(state) == ["settle c4.ne", "settle c4.nw", "settle c4.se", "settle c4.sw"]
    assert MOROCCO.view(state)["board"]["travellers"] == [0]
    do(state, "settle c4.sw")
    assert stall_of(state, "c4")["spaces"]["sw"] == {"seat": 0, "kind": "assistant"}
    assert (seats(state, "assistants")[0], seats(state, "tourists")[0]) == (11, 1), "the tourist has left the game"
    assert not [text for text in texts(state) if "c4.sw" in text], "nor can a cousin stand there"


@pytest.mark.parametrize("target", ["1a 1a . .", "1a 1b . ."], ids=["by both", "by the arrow alone"])
def test_r26_pitfall_tourists_move_before_the_target_is_checked(target: str) -> None:
    state = market(stalls={"c3": "0t 0a 0a .", "c4": target})
    assert "stall_filled" not in kinds(do(state, "assistant c3.se", "arrow north"))[2:]
    events = do(state, "settle c4.se")
    assert kinds(events)[:4] == ["settled", "stall_filled", "closed", "closing_began"]
    assert only(events, "rewarded")[1]["seat"] == 0


STRANDED: dict[str, tuple[Json, list[str]]] = {
    "no-arrow": ({"stalls": {"a1": "0t 0a 0a ."}, "closed": EDGE}, ["assistant a1.se"]),
    "no-space": (
        {"stalls": {"a1": "0t . 0a 0a", "a2": "1a 1a 2a ."}, "closed": {"b1": "1 ."}}, ["cousins a1.ne a2.se black"],
    ),
    "no-assistant": (
        {"stalls": {"c3": "1a 1a 1a .", "a1": "0a . . ."}, "hand": {0: {"assistant": 0}}},
        ["tourist c3.se black", "arrow north"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("why", STRANDED)
def test_r26_a_tourist_that_cannot_be_replaced_is_lost(why: str) -> None:
    given, actions = STRANDED[why]
    state = market(**given)
    (lost,) = only(do(state, *actions), "tourist_lost")
    assert (lost["seat"], lost["why"], seats(state, "tourists")[0]) == (0, why, 1)


def test_r26_r35_the_only_free_space_is_taken_at_once() -> None:
    state = market(4, stalls={"c3": "0t . 0a 0a", "c4": "1a . 2a ."})
    events = do(state, "cousins c3.ne c4.se black", "arrow north")
    assert only(events, "settled") == [{"seat": 0, "stall": "c3", "space": "c4.ne", "forced": True}]


# Chains


@pytest.mark.parametrize(("action", "order"), [("c3.ne c4.se", ["c3", "c4"]), ("c4.se c3.ne", ["c4", "c3"])])
def test_r18_cousins_filling_two_stalls_close_the_first_placed_first_and_a_chain_last(
    action: str, order: list[str]
) -> None:
    """The arrow of the first fills b3: that closes after the second cousin's."""
    state = market(stalls={"c3": "0a . 0a 0a", "c4": "1a 1a 1a .", "b3": "2a 2a 2a .", "b4": "2a 2a 2a ."})
    events = do(state, f"cousins {action} black")
    assert only(events, "stall_filled")[1]["queue"] == order
    while phase(state) in ("take", "arrow"):
        events += do(state, texts(state)[-1])
    assert closings(events)[:3] == [*order, order[0].replace("c", "b")]


def test_r28_a_stall_filled_by_four_arrows_alone() -> None:
    around = {"b3": "1 east", "c2": "1 north", "d3": "1 west", "c5": "1 .", "b4": "1 .", "d4": "1 ."}
    state = market(to_act=1, stalls={"c4": "0a 0a 0a ."}, closed=around)
    events = do(state, "assistant c4.se")
    after = kinds(events)[kinds(events).index("closed") + 1 :]
    assert after[:4] == ["closing_began", "tile_placed", "arrow_pointed", "closed"]
    assert only(events, "closing_began")[1] == {"stall": "c3", "seat": 1, "counts": []}
    assert only(events, "tile_placed")[1] == {"stall": "c3", "seat": 1, "owner": None, "open": 17}
    assert only(events, "arrow_pointed")[1]["facing"] is None


def test_r29_the_game_ends_at_once_when_the_last_open_stall_closes() -> None:
    """It gives everything that a closing gives; no `done`, no keeping, though the player has coins and cubes."""
    state = market(stalls={"a1": "0a 0a 1a ."}, closed=all_but("a1"), coins={0: 2}, cubes={0: "black black orange"})
    events = do(state, "assistant a1.se")
    assert kinds(events)[2:] == [
        "closing_began", "rewarded", "rewarded", "juice_taken", "juice_taken", "workers_left", "tile_placed",
        "arrow_pointed", "closed", "ended",
    ]  # fmt: skip
    assert events[-1] == {"type": "ended", "rule": "R29", "why": "last-stall"}
    assert (state.to_act, texts(state), MOROCCO.view(state)["result"]) == (OVER, [], {"why": "last-stall"})
