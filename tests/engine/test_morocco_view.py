"""What a table of Morocco shows: the view, forecasts, reasons, the drawing."""

import json
from collections import Counter
from itertools import islice

import pytest

from jemaa.engine.game import Action, Json, Shape, State
from tests.engine.games import why
from tests.engine.morocco import COLORS, MOROCCO, a_match, all_but, do, market, only, stall_of
from tests.engine.sweep import TABLES, played

BUSY = {"c3": "0a . . 2t", "c4": "1a 1b . .", "a1": ". . 2a ."}
#: The last turn of a round, then the game's last turn.
KEEPING: Json = {"to_act": 2, "last_pass": True, "cubes": {0: "black black green", 1: "", 2: ""}}
ENDING: Json = {"to_act": 2, "last_pass": True, "cubes": {2: ""}, "closed": all_but("a1")}
BOTH = ["coin", "bodyguard"]


def at(given: Json | None, *actions: str) -> State:
    """Return the position after some actions: in a market, or at the start of a game of three."""
    state: State = a_match(3).state if given is None else market(**given)
    do(state, *actions)
    return state


def test_the_view_of_a_position() -> None:
    state = market(stalls=BUSY, closed={"b3": "1 east", "e5": "- ."}, drunk=[(2, 0)], coins={0: 2}, first=1, to_act=1)
    view = MOROCCO.view(state)
    board = view["board"]
    assert {key: board[key] for key in board if key not in ("stalls", "juice")} == {
        "rows": COLORS, "columns": COLORS, "roof": {"spaces": COLORS, "pawn": 1}, "round": 1, "pass": 1, "first": 1,
        "open": 23, "last_round": False, "active": 1, "closing": None, "queue": [], "travellers": [], "last": [],
    }  # fmt: skip
    assert (stall_of(state, "c3")["arrows"], stall_of(state, "c3")["open"]) == (1, True)
    assert not stall_of(state, "b3")["open"]
    assert stall_of(state, "b3")["tile"] == {"owner": 1, "arrow": "east"}
    seat = view["seats"][0]
    assert (seat["points"], seat["score"]) == ({"vp": 0, "juice": 2, "coins": 2, "district": 0}, 4)
    assert (seat["juice"], seat["cubes"]) == ({"2": 1, "3": 0, "4": 0}, dict.fromkeys(COLORS, 3))


@pytest.mark.parametrize(
    ("given", "actions", "key", "args"),
    [
        (None, [], "die", {"seat": 0, "roll": 1, "of": 1}),
        (None, ["die wild", "wild black"], "wild", {"seat": 1}),
        (None, ["die black"], "scout", {"seat": 0}),
        ({}, [], "assign", {"seat": 0, "pass": 1, "coins": 0}),
        ({"cubes": {0: ""}, "coins": {0: 1}}, [], "pass", {"seat": 0, "pass": 1, "coins": 1}),
        ({"coins": {0: 2}, "last_pass": True}, ["assistant c2.nw"], "spend", {"seat": 0, "coins": 2}),
        ({"stalls": {"c3": "1a 1a 2a ."}}, ["assistant c3.se", "take coin"], "take",
         {"seat": 2, "stall": "c3", "active": 0}),
        ({"stalls": {"c3": "2a 2a 2a ."}}, ["assistant c3.se"], "arrow",
         {"seat": 2, "stall": "c3", "active": 0, "owner": 2}),
        ({"stalls": {"c3": "2a 2a 0a ."}}, ["assistant c3.se"], "arrow",
         {"seat": 0, "stall": "c3", "active": 0, "owner": None}),
        ({"stalls": {"c3": "0t 0a 0a ."}}, ["assistant c3.se", "arrow north"], "settle",
         {"seat": 0, "stall": "c3", "target": "c4", "active": 0}),
        (KEEPING, ["pass"], "keep", {"seat": 0}),
        (ENDING, ["pass"], "over", {}),
    ],
)  # fmt: skip
def test_prompts(given: Json | None, actions: list[str], key: str, args: Json) -> None:
    view = MOROCCO.view(at(given, *actions))
    assert view["prompt"] == {"key": f"prompt-{key}", "args": args}
    assigning = key in ("assign", "pass", "spend", "take", "arrow", "settle")
    assert view["board"]["active"] == (0 if assigning else None), "the active player is named in assign only"


def test_a_stall_tells_its_price_and_who_leads() -> None:
    state = market(stalls={"c3": "1a 1a 2a .", "b2": "0a 2a . ."}, closed={"a1": "0 east"})
    told = [(stall["price"], stall["counts"], stall["leader"]) for stall in MOROCCO.view(state)["board"]["stalls"]]
    brown, green, orange, purple = ["brown"], ["green"], ["orange"], ["purple"]
    assert [told[0], told[6], told[12], told[23]] == [
        ([], [], None), (green * 2, [1, 0, 1], None), (purple * 2, [0, 2, 1], 1), (brown + orange, [], None)
    ]  # fmt: skip


# Forecasts


def forecast(state: State, text: str) -> Json:
    """Return the forecast of an action."""
    return json.loads(json.dumps(MOROCCO.forecast(state, MOROCCO.actions[text])))


def affordable(state: State, seat: int) -> dict[str, int]:
    """Map each stall that a seat can pay to its free spaces, by what the table shows."""
    view = MOROCCO.view(state)
    held = Counter(view["seats"][seat]["cubes"])
    spaces = {stall["stall"]: list(stall["spaces"].values()).count(None) for stall in view["board"]["stalls"]}
    payable = {stall["stall"] for stall in view["board"]["stalls"] if stall["open"] and Counter(stall["price"]) <= held}
    return {stall: free for stall, free in spaces.items() if stall in payable and free}


def check(state: State, action: Action) -> None:
    """Check that what a forecast says is what happens."""
    told, after = MOROCCO.forecast(state, action), state.copy()
    events = [MOROCCO.named(event) for event in after.apply(action)]
    if told is None:
        assert action.text.split()[0] in ("pass", "done", "take", "die", "wild")
    elif "paid" in told:
        check_placement(told, after, events)
    elif "gains" in told:
        gained = {seat: event["colors"] for event in only(events, "cubes_gained") for seat in event["seats"]}
        assert {gain["seat"]: gain["colors"] for gain in told["gains"]} == gained
        assert told["stalls"] == list(affordable(after, state.mover))
    elif "before" in told:
        then, now = affordable(state, state.mover), affordable(after, state.mover)
        assert only(events, "round_ended") or told["after"] == sum(now.values())
        assert only(events, "round_ended") or set(told["gained"]) == now.keys() - then.keys()
        assert (told["before"], set(told["lost"]) <= then.keys()) == (sum(then.values()), True)
    elif "lost" in told:
        (kept, *_) = only(events, "kept")
        assert (told["color"], told["lost"]) == (kept["color"], kept["lost"])
    else:
        stall = told.get("target", told.get("stall"))
        waits = stall in MOROCCO.view(state)["board"]["queue"]
        travelling = MOROCCO.view(after)["board"]["travellers"]
        assert not told["full"] or waits or travelling or stall in [e["stall"] for e in only(events, "stall_filled")]


def check_placement(told: Shape, after: State, events: list[Shape]) -> None:
    """Check the forecast of a placement: as far as nobody else decides."""
    assert told["paid"] == only(events, "placed")[0]["paid"]
    assert only(events, "round_ended") or told["left"] == MOROCCO.view(after)["seats"][told["seat"]]["cubes"]
    filled = {event["stall"]: event["count"] for event in only(events, "stall_filled")}
    assert {each["stall"] for each in told["stalls"] if each["full"]} <= set(filled)
    assert all(each["count"] == filled.get(each["stall"], each["count"]) for each in told["stalls"])
    for closing in told["closings"]:
        own = [event for event in events if event.get("stall") == closing["stall"]]
        for said, given in zip(closing["rewards"], only(own, "rewarded"), strict=False):
            assert {**said, "stall": closing["stall"], "choice": given["choice"]} == given
            assert given["choice"] or not said["choice"]
        for said, drunk in zip(closing["juice"], only(own, "juice_taken"), strict=False):
            assert {**said, "stall": closing["stall"]} == drunk
        for tile in only(own, "tile_placed"):
            assert closing["tile"] == {"seat": tile["seat"], "owner": tile["owner"]}
        for arrow in only(own, "arrow_pointed"):
            assert arrow["forced"] or arrow["target"] in [target["target"] for target in closing["targets"]]


@pytest.mark.parametrize("table", TABLES["morocco"], ids=lambda table: f"{table[0].__name__}-{table[1]}")
def test_a_forecast_is_what_happens(table: tuple[type, int, Json]) -> None:
    for ply, (state, _) in enumerate(islice(played("morocco", *table, "forecasts").positions(), 150)):
        legal = state.legal()
        for action in legal[ply % 17 :: 17 if len(legal) > 17 else 1]:
            check(state, action)


def test_a_closings_forecast_says_what_everyone_would_get_and_where_its_arrow_can_point() -> None:
    state = market(stalls={"c3": "1a 2t 2t .", "c4": "0a 0a . ."}, coins={2: 3}, drunk=[(3, 2)], closed={"c2": "0 ."})
    told = forecast(state, "assistant c3.se")
    assert told["stalls"] == [{"stall": "c3", "count": 4, "full": True}]
    (closing,) = told["closings"]
    counts = [(count["seat"], count["count"], count["place"], count["tied"]) for count in closing["counts"]]
    assert counts == [(2, 2, 1, False), (0, 1, 2, True), (1, 1, 2, True)]
    assert [reward["choice"] for reward in closing["rewards"]] == [[], BOTH, BOTH]
    assert [(drink["seat"], drink["amount"]) for drink in closing["juice"]] == [(2, 6), (0, 2)]
    assert [tuple(target.values()) for target in closing["targets"]] == [
        ("north", "c4", 5, True, 2), ("east", "d3", 3, False, 2), ("west", "b3", 3, False, 2)
    ]  # fmt: skip


def test_of_two_closings_the_second_is_forecast_as_the_first_leaves_it() -> None:
    """Both cousins touch one corner: its token is taken once, coin and bodyguard are given once, c3 is closed."""
    state = market(
        stalls={"c3": "1a . 1a 1a", "c4": "2a 2a 2a ."}, coins={0: 2}, closed={"b4": "1 ."},
        hand={0: {"assistant": 2, "bodyguard": 1}},
    )  # fmt: skip
    told = forecast(state, "cousins c3.ne c4.se black")["closings"]
    assert [reward["gained"] for reward in told[0]["rewards"]] == [[], ["coin", "bodyguard"]]
    assert [reward["gained"] for reward in told[1]["rewards"]] == [[], []]
    assert [target["target"] for target in told[1]["targets"]] == ["c5", "d4"]
    assert [drink["amount"] for closing in told for drink in closing["juice"] if drink["seat"] == 0] == [2]


def test_an_arrows_and_a_tourists_forecast_say_what_they_fill() -> None:
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a 1a . ."}, drunk=[(3, 3)])
    do(state, "assistant c3.se")
    assert forecast(state, "arrow north") == {"target": "c4", "count": 4, "full": True, "tourists": 1}
    assert forecast(state, "arrow south") == {"target": "c2", "count": 2, "full": False, "tourists": 1}
    do(state, "arrow north")
    assert forecast(state, "settle c4.se") == {"stall": "c4", "count": 4, "full": True, "juice": None}
    near = at({"stalls": {"c3": "0t 0a 0a .", "c4": "1a . . ."}}, "assistant c3.se", "arrow north")
    assert forecast(near, "settle c4.ne") == {"stall": "c4", "count": 3, "full": False, "juice": 2}


# Reasons


POOR: Json = {"cubes": {0: "green purple orange"}, "stalls": {"c2": "1a . . 2b"}, "closed": {"d4": "1 ."}}
RICH: Json = {**POOR, "coins": {0: 1}}
CLOSING: Json = {"stalls": {"c3": "0t 1a 2a .", "c4": "2a . . ."}, "closed": {"b3": "1 ."}}
CLOSED = "assistant c3.se, take coin, take coin"
#: The position, what is done there, the picks, and why these are impossible.
WHY: list[tuple[Json | None, str, str, str | None, Json]] = [
    (POOR, "", "worker:assistant space:c2.ne", None, {}),
    (POOR, "", "space:c2.nw", "space-taken", {"space": "c2.nw", "seat": 1, "kind": "assistant"}),
    (POOR, "", "space:d4.nw", "stall-closed", {"stall": "d4"}),
    (POOR, "", "worker:bodyguard", "no-worker", {"kind": "bodyguard"}),
    (POOR, "", "space:c3.nw", "no-cubes", {"stall": "c3", "cost": ["purple", "purple"], "missing": ["purple"]}),
    (POOR, "", "worker:tourist space:a4.nw",
     "no-cubes", {"stall": "a4", "cost": ["brown", "black"], "missing": ["black", "brown"]}),
    (POOR, "", "worker:tourist space:c2.ne cube:green",
     "no-third-cube", {"stall": "c2", "cost": ["green", "purple"], "color": "green"}),
    (POOR, "", "cube:black", "no-third-cube", {"stall": None, "cost": [], "color": "black"}),
    (POOR, "", "worker:assistant cube:orange", "not-together", {}),
    (POOR, "", "worker:cousins space:c2.ne beside:c2.sw", "same-stall", {"stall": "c2"}),
    (POOR, "", "space:c2.ne beside:d3.sw", "not-beside", {"space": "c2.ne", "beside": "d3.sw"}),
    (POOR, "", "space:c2.ne beside:d4.sw", "stall-closed", {"stall": "d4"}),
    (POOR, "", "pass", "must-place", {}),
    (POOR, "", "pass space:c2.ne", "not-together", {}),
    (POOR, "", "done", "place-first", {}),
    (POOR, "", "row:1", "no-coin", {"seat": 0}),
    (POOR, "", "roof:2", "not-now", {"seat": 0}),
    (RICH, "", "row:1 column:a", "swap-alike", {}),
    (RICH, "", "row:1 row:2", None, {}),
    ({"cubes": {0: "green purple"}}, "", "worker:tourist space:c2.ne",
     "no-third-cube", {"stall": "c2", "cost": ["green", "purple"], "color": None}),
    ({"cubes": {0: "green purple"}}, "", "worker:tourist", "no-third-cube", {"stall": None, "cost": [], "color": None}),
    ({"cubes": {0: "green"}}, "", "worker:assistant", "no-cubes", {"stall": None, "cost": [], "missing": []}),
    ({"hand": {0: {"cousins": 0}}}, "", "beside:c3.nw", "no-worker", {"kind": "cousins"}),
    ({"hand": {0: {"assistant": 1}}}, "", "worker:cousins", "two-assistants", {}),
    ({"hand": {0: {"assistant": 0, "tourist": 0}}}, "", "space:c3.nw", "no-worker", {"kind": "assistant"}),
    ({"closed": {"a2": "- ."}}, "", "worker:cousins space:a1.nw", "no-beside", {"space": "a1.nw"}),
    ({"stalls": {"c4": ". . 1a ."}}, "", "worker:cousins space:c3.nw beside:c4.sw",
     "space-taken", {"space": "c4.sw", "seat": 1, "kind": "assistant"}),
    (None, "", "space:c3.nw", "roll-first", {}),
    (None, "die wild", "roof:3", "not-wild", {"seat": 0}),
    (None, "die wild, wild black, wild black, wild black", "space:c3.nw", "not-scout", {"seat": 0}),
    (None, "die wild, wild black, wild black, wild black, scout 3", "roof:3", "pawn-stays", {"roof": 3}),
    (None, "die wild, wild black, wild black, wild black, scout 3", "roof:0", "not-scout", {"seat": 1}),
    (CLOSING, "assistant c3.se", "arrow:north", "not-take", {"seat": 1}),
    (CLOSING, CLOSED, "space:c4.nw", "not-arrow", {"seat": 0}),
    (CLOSING, CLOSED, "arrow:west",
     "target-closed", {"facing": "west", "stall": "b3"}),
    (CLOSING, f"{CLOSED}, arrow north", "space:c4.nw",
     "space-taken", {"space": "c4.nw", "seat": 2, "kind": "assistant"}),
    (CLOSING, f"{CLOSED}, arrow north", "space:c3.nw", "not-target", {"stall": "c4"}),
    (CLOSING, f"{CLOSED}, arrow north", "pass", "not-settle", {"seat": 0}),
    ({"stalls": {"a1": "0a 0a 0a ."}}, "assistant a1.se", "arrow:south", "no-neighbour", {"facing": "south"}),
    ({"coins": {0: 1}}, "assistant c2.nw", "space:c3.nw", "not-spend", {"seat": 0}),
    (KEEPING, "pass", "cube:orange", "no-cube", {"color": "orange"}),
    (KEEPING, "pass", "space:c3.nw", "not-keep", {"seat": 0}),
    *((KEEPING, "pass", f"cube:green {other}", "not-keep", {"seat": 0}) for other in ("pass", "die:wild", "fly")),
    *((CLOSING, CLOSED, f"arrow:north {other}", "not-arrow", {"seat": 0}) for other in ("pass", "die:wild", "fly")),
    (None, "die wild, wild black, wild black, wild black", "roof:1 pass", "not-scout", {"seat": 0}),
    (ENDING, "pass", "space:a1.nw", "over", {}),
]  # fmt: skip


@pytest.mark.parametrize(("given", "actions", "picks", "key", "args"), WHY, ids=lambda value: str(value)[:40])
def test_r13_r15_r16_what_is_impossible_has_one_reason(
    given: Json | None, actions: str, picks: str, key: str | None, args: Json
) -> None:
    state, tapped = at(given, *filter(None, actions.split(", "))), picks.split(" ")
    told = key and {"key": f"why-{key}", "args": args}
    assert why(MOROCCO, state, tapped) == why(MOROCCO, state, tapped[::-1]) == told


def test_the_drawing_shows_stalls_tokens_cubes_roof_and_hands() -> None:
    state = market(
        2, stalls={"c3": "0a 1b . .", "d3": ". . . 1t"}, closed={"b3": "1 west", "e5": "- ."}, drunk=[(0, 0)],
        cubes={1: "green green"},
    )  # fmt: skip
    lines = MOROCCO.draw(state).splitlines()
    assert lines[0].split() == ["2", "3", "4", "2", "3", "4"]
    assert lines[-5].split()[0] == "."
    assert lines[7].split() == ["3", "purple", ".", ".", "[1", "<]", "0a", "1b", ".", ".", ".", "."]
    assert lines[8].split() == [".", ".", "[1", "<]", ".", ".", ".", "1t", ".", "."]
    assert "[-  ]" in lines[1]
    assert lines[-4].split()[:4] == ["a", "black", "b", "green"]
    assert lines[-3] == "roof BLACK green purple brown orange"
    assert lines[-1] == "1: 2 green, 12 assistants, 0 bodyguards, 1 tourist, 2 cousins, 0 coins"
