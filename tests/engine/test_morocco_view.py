"""What a table of Morocco shows: the view, forecasts, reasons, the drawing."""

import json
from collections import Counter

import pytest

from jemaa.game import Json, State
from tests.engine.games import played, why
from tests.engine.morocco import COLORS, MOROCCO, a_match, all_but, do, market, only, stall_of, texts

BUSY = {"c3": "0a . . 2t", "c4": "1a 1b . .", "a1": ". . 2a ."}


def forecast(state: State, text: str) -> Json:
    """Return the forecast of an action; check that the position does not change."""
    before = state.copy()
    told = MOROCCO.forecast(state, MOROCCO.actions[text])
    assert state == before
    return json.loads(json.dumps(told))


def reason(state: State, *picks: str) -> tuple[str, Json] | None:
    """Return key and arguments of the reason why some picks are impossible."""
    told = why(MOROCCO, state, list(picks))
    return None if told is None else (told["key"], told["args"])


def test_the_view_of_a_position() -> None:
    state = market(stalls=BUSY, closed={"b3": "1 east", "e5": "- ."}, drunk=[(2, 0)], coins={0: 2}, first=1, to_act=1)
    view = MOROCCO.view(state)
    assert (view["phase"], view["result"]) == ("assign", None)
    assert view["prompt"] == {"key": "prompt-assign", "args": {"seat": 1, "pass": 1, "coins": 0}}
    board = view["board"]
    assert {key: board[key] for key in board if key not in ("stalls", "juice")} == {
        "rows": COLORS, "columns": COLORS, "roof": {"spaces": COLORS, "pawn": 1}, "round": 1, "pass": 1, "first": 1,
        "open": 23, "last_round": False, "active": 1, "closing": None, "queue": [], "travellers": [], "last": [],
    }  # fmt: skip
    assert board["juice"] == ["234234", "234234", ".34234", "234234", "234234", "234234"]
    assert stall_of(state, "c3") == {
        "stall": "c3", "open": True, "tile": None, "arrows": 1, "count": 3, "waiting": False,
        "price": [COLORS[2]] * 2, "counts": [1, 0, 1], "leader": None,
        "spaces": {
            "nw": {"seat": 0, "kind": "assistant"}, "ne": None, "sw": None, "se": {"seat": 2, "kind": "tourist"},
        },
    }  # fmt: skip
    assert stall_of(state, "c4")["spaces"]["ne"] == {"seat": 1, "kind": "bodyguard"}
    assert stall_of(state, "b3")["tile"] == {"owner": 1, "arrow": "east"}
    assert stall_of(state, "e5")["tile"] == {"owner": None, "arrow": None}
    assert view["seats"][0] == {
        "seat": 0, "colors": ["charmers"], "score": 4, "points": {"vp": 0, "juice": 2, "coins": 2, "district": 0},
        "vp": 0, "juice": {"2": 1, "3": 0, "4": 0}, "coins": 2,
        "cubes": dict.fromkeys(COLORS, 3), "assistants": 11, "tourists": 2, "bodyguards": 0, "cousins": 2,
        "quarters": 2, "first": False, "tiles": 0, "district": [], "joined": [],
    }  # fmt: skip


def test_the_active_player_is_named_in_assign_only() -> None:
    assert MOROCCO.view(a_match(4).state)["board"]["active"] is None
    state = market(stalls={"c3": "2a 2a 2a ."})
    do(state, "assistant c3.se")
    assert (state.to_act, MOROCCO.view(state)["board"]["active"]) == (2, 0)


@pytest.mark.parametrize(
    ("given", "actions", "prompt"),
    [
        ({}, [], {"key": "prompt-assign", "args": {"seat": 0, "pass": 1, "coins": 0}}),
        ({"cubes": {0: ""}, "coins": {0: 1}}, [], {"key": "prompt-pass", "args": {"seat": 0, "pass": 1, "coins": 1}}),
        (
            {"coins": {0: 2}, "last_pass": True}, ["assistant c2.nw"],
            {"key": "prompt-spend", "args": {"seat": 0, "coins": 2}},
        ),
        (
            {"stalls": {"c3": "1a 1a 2a ."}}, ["assistant c3.se", "take coin"],
            {"key": "prompt-take", "args": {"seat": 2, "stall": "c3", "active": 0}},
        ),
    ],
)  # fmt: skip
def test_prompts(given: Json, actions: list[str], prompt: Json) -> None:
    state = market(**given)
    do(state, *actions)
    assert MOROCCO.view(state)["prompt"] == prompt


def test_prompts_around_the_turns() -> None:
    state = a_match(3).state
    assert MOROCCO.view(state)["prompt"] == {"key": "prompt-die", "args": {"seat": 0, "roll": 1, "of": 1}}
    do(state, "die wild", "wild black")
    assert MOROCCO.view(state)["prompt"] == {"key": "prompt-wild", "args": {"seat": 1}}
    do(state, "wild black", "wild black")
    assert MOROCCO.view(state)["prompt"] == {"key": "prompt-scout", "args": {"seat": 0}}
    state = market(to_act=2, last_pass=True, cubes={0: "black green", 1: "", 2: ""})
    do(state, "pass")
    assert MOROCCO.view(state)["prompt"] == {"key": "prompt-keep", "args": {"seat": 0}}
    assert MOROCCO.view(state)["board"]["pass"] == 2
    over = market(to_act=2, last_pass=True, cubes={2: ""}, closed=all_but("a1"))
    do(over, "pass")
    assert MOROCCO.view(over)["prompt"] == {"key": "prompt-over", "args": {}}


def test_the_parts_of_a_score_make_it_up() -> None:
    """Rule R33."""
    matches = [played(MOROCCO, count, {}, "parts") for count in range(2, 6)]
    shown = [(state.scores(), MOROCCO.view(state)["seats"]) for match in matches for state, _ in match.positions()]
    seats = [seat for _, seats in shown for seat in seats]
    assert {part for seat in seats for part, points in seat["points"].items() if points} == set(seats[0]["points"])
    assert [sum(seat["points"].values()) for seat in seats] == [seat["score"] for seat in seats]
    assert [seat["score"] for seat in seats] == [points for scores, _ in shown for points in scores]


def test_the_view_of_the_richest_position_is_small_enough() -> None:
    state = market(
        5, cubes=dict.fromkeys(range(5), "black black green green purple purple brown brown orange"), coins={0: 3},
        stalls={"c3": "0a . . 2t", "d4": "1b . 1t ."}, hand={0: {"bodyguard": 1}},
    )  # fmt: skip
    view = {**MOROCCO.view(state), "choices": texts(state)}
    assert len(texts(state)) > 1000
    assert len(json.dumps(view, separators=(",", ":"))) < 40_960


# Forecasts


def test_a_placements_forecast_says_what_is_paid_and_left() -> None:
    state = market(cubes={0: "green purple orange black"}, stalls={"c2": "1a . . ."})
    assert forecast(state, "tourist c2.se orange") == {
        "seat": 0, "paid": ["green", "purple", "orange"],
        "left": {"black": 1, "green": 0, "purple": 0, "brown": 0, "orange": 0},
        "stalls": [{"stall": "c2", "count": 2, "full": False}], "closings": [],
    }  # fmt: skip


def test_a_placements_forecast_says_who_would_win_a_full_stall_and_what_everyone_would_get() -> None:
    state = market(stalls={"c3": "1a 1a 2a .", "c4": "0a 0a 0a ."}, coins={2: 3}, drunk=[(3, 2)], closed={"c2": "0 ."})
    told = forecast(state, "assistant c3.se")
    assert told["stalls"] == [{"stall": "c3", "count": 4, "full": True}]
    (closing,) = told["closings"]
    assert [(rank["seat"], rank["count"], rank["place"]) for rank in closing["counts"]] == [
        (1, 2, 1), (0, 1, 2), (2, 1, 2)
    ]  # fmt: skip
    assert closing["rewards"] == [
        {"seat": 1, "place": 1, "tied": False, "vp": 5, "gained": [], "lost": [], "choice": []},
        {"seat": 0, "place": 2, "tied": True, "vp": 1, "gained": [], "lost": [], "choice": ["coin", "bodyguard"]},
        {"seat": 2, "place": 2, "tied": True, "vp": 1, "gained": [], "lost": [], "choice": ["bodyguard"]},
    ]
    assert {drink["seat"]: drink["amount"] for drink in closing["juice"]} == {0: 2, 1: 2, 2: 4}
    assert closing["tile"] == {"seat": 1, "owner": 1}
    assert closing["targets"] == [
        {"facing": "north", "target": "c4", "count": 4, "full": True, "tourists": 0},
        {"facing": "east", "target": "d3", "count": 1, "full": False, "tourists": 0},
        {"facing": "west", "target": "b3", "count": 1, "full": False, "tourists": 0},
    ]


def test_a_placements_forecast_sends_the_tourists_along() -> None:
    state = market(stalls={"c3": "1a 2t 2t .", "c4": "0a 0a . ."})
    (closing,) = forecast(state, "assistant c3.se")["closings"]
    targets = {target["target"]: target for target in closing["targets"]}
    assert (targets["c4"]["count"], targets["c4"]["full"], targets["c4"]["tourists"]) == (5, True, 2)
    assert (targets["b3"]["count"], targets["b3"]["full"]) == (3, False)
    state = market(stalls={"c3": "1a 2t 2t ."}, hand={2: {"assistant": 1}})
    (closing,) = forecast(state, "assistant c3.se")["closings"]
    assert {target["tourists"] for target in closing["targets"]} == {1}


def test_cousins_forecast_both_stalls() -> None:
    state = market(stalls={"c3": "1a . 1a 1a", "c4": "2a 2a 2a ."}, cubes={0: "purple purple black"})
    told = forecast(state, "cousins c3.ne c4.se black")
    assert told["paid"] == ["purple", "purple", "black"]
    assert [stall["full"] for stall in told["stalls"]] == [True, True]
    assert [closing["tile"]["owner"] for closing in told["closings"]] == [1, 2]


def test_of_two_closings_the_second_is_forecast_as_the_first_leaves_it() -> None:
    """Both cousins touch one corner: its token is taken once, coin and bodyguard are given once, c3 is closed."""
    state = market(
        stalls={"c3": "1a . 1a 1a", "c4": "2a 2a 2a ."}, coins={0: 2}, closed={"b4": "1 ."},
        hand={0: {"assistant": 2, "bodyguard": 1}},
    )  # fmt: skip
    told = forecast(state, "cousins c3.ne c4.se black")["closings"]
    events = do(state, "cousins c3.ne c4.se black", "arrow south")
    assert [reward["gained"] for reward in told[0]["rewards"]] == [[], ["coin", "bodyguard"]]
    assert [target["target"] for target in told[1]["targets"]] == ["c5", "d4"]
    for place, closing in enumerate(told):
        name = closing["stall"]
        own = [event for event in events if event.get("stall") == name]
        assert closing["juice"] == [
            {key: drunk[key] for key in ("seat", "tokens", "amount")} for drunk in only(own, "juice_taken")
        ], place
        for reward, given in zip(closing["rewards"], only(own, "rewarded"), strict=True):
            assert (reward["gained"], reward["lost"]) == (given["gained"], given["lost"]), place


def test_a_sole_seconds_losses_are_forecast() -> None:
    state = market(stalls={"c3": "1a 1a 1a ."}, coins={0: 3}, hand={0: {"bodyguard": 2}})
    (closing,) = forecast(state, "assistant c3.se")["closings"]
    assert (closing["rewards"][1]["gained"], closing["rewards"][1]["lost"]) == ([], ["coin", "bodyguard"])


@pytest.mark.parametrize("text", ["assistant c3.se", "cousins c3.se d3.sw black"])
def test_a_forecast_is_what_happens(text: str) -> None:
    state = market(stalls={"c3": "1a 1a 2a .", "d3": "0a 0a . 2a"}, coins={1: 3}, closed={"c4": "1 ."})
    told, events = forecast(state, text), do(state, text)
    first = told["closings"][0]
    rewards = [event for event in events if event["type"] == "rewarded"]
    for foretold, event in zip(first["rewards"], rewards, strict=False):
        assert {key: event[key] for key in ("seat", "place", "tied", "vp", "gained", "lost")} == {
            key: foretold[key] for key in ("seat", "place", "tied", "vp", "gained", "lost")
        }
        assert bool(foretold["choice"]) == event["choice"]


def test_a_scouts_forecast_says_what_everyone_gains() -> None:
    told = forecast(a_match(4, first=2).state, "scout 3")
    assert told == {
        "roof": 3,
        "gains": [
            {"seat": 0, "colors": ["purple"]}, {"seat": 1, "colors": ["purple"]},
            {"seat": 2, "colors": ["green", "brown"]}, {"seat": 3, "colors": ["purple"]},
        ],
        "stalls": told["stalls"],
    }  # fmt: skip


def test_a_scouts_forecast_says_where_the_scout_could_then_pay() -> None:
    state = a_match(4, first=2).state
    assert state.to_act == 2
    told = forecast(state, "scout 3")["stalls"]
    cubes = MOROCCO.view(state)["seats"][2]["cubes"]
    held = Counter(cubes) + Counter(["green", "brown"])
    payable = {stall["stall"] for stall in MOROCCO.view(state)["board"]["stalls"] if Counter(stall["price"]) <= held}
    assert set(told) == payable
    assert payable


def test_a_stall_tells_its_price_and_who_leads() -> None:
    state = market(stalls={"c3": "1a 1a 2a .", "b2": "0a 2a . ."}, closed={"a1": "0 east"})
    led, tied, closed, empty = (stall_of(state, name) for name in ("c3", "b2", "a1", "e4"))
    assert (led["counts"], led["leader"]) == ([0, 2, 1], 1)
    assert (tied["counts"], tied["leader"]) == ([1, 0, 1], None)
    assert (closed["price"], closed["counts"], closed["leader"]) == ([], [], None)
    assert (empty["price"], empty["counts"]) == ([COLORS[3], COLORS[4]], [])


def test_a_swaps_forecast_says_what_becomes_affordable() -> None:
    state = market(cubes={0: "green purple"}, coins={0: 1}, stalls={"b3": "1a . . ."})
    assert forecast(state, "swap rows 2 3") == {
        "seat": 0, "before": 7, "after": 8, "gained": ["b2", "c3"], "lost": ["b3", "c2"]
    }  # fmt: skip
    assert forecast(state, "swap rows 1 2") == {
        "seat": 0, "before": 7, "after": 7, "gained": ["c1"], "lost": ["c2"]
    }  # fmt: skip


def test_an_arrows_forecast_says_what_it_fills() -> None:
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a 1a . ."})
    do(state, "assistant c3.se")
    assert forecast(state, "arrow north") == {"target": "c4", "count": 4, "full": True, "tourists": 1}
    assert forecast(state, "arrow south") == {"target": "c2", "count": 2, "full": False, "tourists": 1}


def test_a_tourists_forecast_says_what_it_fills_and_the_token_beside_it() -> None:
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a 1a . ."}, drunk=[(3, 3)])
    do(state, "assistant c3.se", "arrow north")
    assert forecast(state, "settle c4.se") == {"stall": "c4", "count": 4, "full": True, "juice": None}
    state = market(stalls={"c3": "0t 0a 0a .", "c4": "1a . . ."})
    do(state, "assistant c3.se", "arrow north")
    assert forecast(state, "settle c4.ne") == {"stall": "c4", "count": 3, "full": False, "juice": 2}


def test_what_is_kept_and_what_has_no_forecast() -> None:
    state = market(to_act=2, last_pass=True, cubes={0: "black black green", 1: "", 2: ""})
    assert MOROCCO.forecast(state, MOROCCO.actions["pass"]) is None
    assert MOROCCO.forecast(state, None) is None
    do(state, "pass")
    assert forecast(state, "keep black") == {"color": "black", "lost": 2}
    for text in ("die green", "wild green", "done", "take coin"):
        assert MOROCCO.forecast(state, MOROCCO.actions[text]) is None


# Reasons

POOR = {"cubes": {0: "green purple orange"}, "stalls": {"c2": "1a . . 2b"}, "closed": {"d4": "1 ."}}
WHY: list[tuple[Json, list[str], tuple[str, Json] | None]] = [
    (POOR, ["worker:assistant", "space:c2.ne"], None),
    (POOR, ["space:c2.ne"], None),
    (POOR, ["space:c2.nw"], ("why-space-taken", {"space": "c2.nw", "seat": 1, "kind": "assistant"})),
    (POOR, ["worker:tourist", "space:c2.se"], ("why-space-taken", {"space": "c2.se", "seat": 2, "kind": "bodyguard"})),
    (POOR, ["space:d4.nw"], ("why-stall-closed", {"stall": "d4"})),
    (POOR, ["worker:bodyguard"], ("why-no-worker", {"kind": "bodyguard"})),
    (
        POOR, ["space:c3.nw"],
        ("why-no-cubes", {"stall": "c3", "cost": ["purple", "purple"], "missing": ["purple"]}),
    ),
    (
        POOR, ["space:a1.nw"],
        ("why-no-cubes", {"stall": "a1", "cost": ["black", "black"], "missing": ["black", "black"]}),
    ),
    (
        POOR, ["worker:tourist", "space:a4.nw"],
        ("why-no-cubes", {"stall": "a4", "cost": ["brown", "black"], "missing": ["black", "brown"]}),
    ),
    (
        POOR, ["worker:tourist", "space:c2.ne", "cube:green"],
        ("why-no-third-cube", {"stall": "c2", "cost": ["green", "purple"], "color": "green"}),
    ),
    (POOR, ["cube:black"], ("why-no-third-cube", {"stall": None, "cost": [], "color": "black"})),
    (POOR, ["worker:assistant", "cube:orange"], ("why-not-together", {})),
    (POOR, ["worker:assistant", "worker:tourist"], ("why-not-together", {})),
    (POOR, ["space:c2.ne", "space:c2.sw"], ("why-not-together", {})),
    (POOR, ["worker:cousins", "space:c2.ne", "beside:c2.sw"], ("why-same-stall", {"stall": "c2"})),
    (POOR, ["space:c2.ne", "beside:c4.sw"], ("why-not-beside", {"space": "c2.ne", "beside": "c4.sw"})),
    (POOR, ["space:c2.ne", "beside:d3.sw"], ("why-not-beside", {"space": "c2.ne", "beside": "d3.sw"})),
    (POOR, ["space:c2.ne", "beside:d4.sw"], ("why-stall-closed", {"stall": "d4"})),
    (POOR, ["pass"], ("why-must-place", {})),
    (POOR, ["pass", "space:c2.ne"], ("why-not-together", {})),
    (POOR, ["done"], ("why-place-first", {})),
    (POOR, ["row:1"], ("why-no-coin", {"seat": 0})),
    (POOR, ["row:1", "space:c2.ne"], ("why-not-together", {})),
    (POOR, ["roof:2"], ("why-not-now", {"seat": 0})),
    (POOR, ["color:green"], ("why-not-now", {"seat": 0})),
    (POOR | {"coins": {0: 1}}, ["row:1", "column:a"], ("why-swap-alike", {})),
    (POOR | {"coins": {0: 1}}, ["row:1", "row:2", "row:3"], ("why-swap-alike", {})),
    (POOR | {"coins": {0: 1}}, ["row:1", "row:2"], None),
    (
        {"cubes": {0: "green purple"}}, ["worker:tourist", "space:c2.ne"],
        ("why-no-third-cube", {"stall": "c2", "cost": ["green", "purple"], "color": None}),
    ),
    (
        {"cubes": {0: "green purple"}}, ["worker:tourist"],
        ("why-no-third-cube", {"stall": None, "cost": [], "color": None}),
    ),
    ({"cubes": {0: "green"}}, ["worker:assistant"], ("why-no-cubes", {"stall": None, "cost": [], "missing": []})),
    ({"hand": {0: {"cousins": 0}}}, ["worker:cousins"], ("why-no-worker", {"kind": "cousins"})),
    ({"hand": {0: {"cousins": 0}}}, ["beside:c3.nw"], ("why-no-worker", {"kind": "cousins"})),
    ({"hand": {0: {"assistant": 1}}}, ["worker:cousins"], ("why-two-assistants", {})),
    ({"hand": {0: {"tourist": 0}}}, ["worker:tourist", "space:c3.ne"], ("why-no-worker", {"kind": "tourist"})),
    ({"hand": {0: {"assistant": 0, "tourist": 0}}}, ["space:c3.nw"], ("why-no-worker", {"kind": "assistant"})),
    ({}, ["worker:cousins", "space:a1.sw"], ("why-no-beside", {"space": "a1.sw"})),
    ({"closed": {"a2": "- ."}}, ["worker:cousins", "space:a1.nw"], ("why-no-beside", {"space": "a1.nw"})),
    (
        {"stalls": {"c4": ". . 1a ."}}, ["worker:cousins", "space:c3.nw", "beside:c4.sw"],
        ("why-space-taken", {"space": "c4.sw", "seat": 1, "kind": "assistant"}),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("given", "picks", "expected"), WHY, ids=lambda value: str(value)[:60])
def test_r13_r15_r16_what_is_impossible_has_one_reason(
    given: Json, picks: list[str], expected: tuple[str, Json] | None
) -> None:
    state = market(**given)
    assert reason(state, *picks) == expected
    assert reason(state, *reversed(picks)) == expected


def test_reasons_in_the_other_phases() -> None:
    state = a_match(3).state
    assert reason(state, "space:c3.nw") == ("why-roll-first", {})
    do(state, "die wild")
    assert reason(state, "roof:3") == ("why-not-wild", {"seat": 0})
    do(state, "wild black", "wild black", "wild black")
    assert reason(state, "space:c3.nw") == ("why-not-scout", {"seat": 0})
    do(state, "scout 3")
    assert reason(state, "roof:3") == ("why-pawn-stays", {"roof": 3})
    assert reason(state, "roof:0") == ("why-not-scout", {"seat": 1})
    assert reason(state, "roof:4") is None


def test_reasons_during_a_closing() -> None:
    state = market(stalls={"c3": "0t 1a 2a .", "c4": "2a . . ."}, closed={"b3": "1 ."})
    do(state, "assistant c3.se")
    assert reason(state, "arrow:north") == ("why-not-take", {"seat": 1})
    do(state, "take coin", "take coin")
    assert reason(state, "space:c4.nw") == ("why-not-arrow", {"seat": 0})
    assert reason(state, "arrow:west") == ("why-target-closed", {"facing": "west", "stall": "b3"})
    do(state, "arrow north")
    assert reason(state, "space:c4.nw") == ("why-space-taken", {"space": "c4.nw", "seat": 2, "kind": "assistant"})
    assert reason(state, "space:c3.nw") == ("why-not-target", {"stall": "c4"})
    assert reason(state, "pass") == ("why-not-settle", {"seat": 0})
    edge = market(stalls={"a1": "0a 0a 0a ."})
    do(edge, "assistant a1.se")
    assert reason(edge, "arrow:south") == ("why-no-neighbour", {"facing": "south"})


def test_reasons_after_the_placement_and_at_the_end() -> None:
    state = market(coins={0: 1}, to_act=0)
    do(state, "assistant c2.nw")
    assert reason(state, "space:c3.nw") == ("why-not-spend", {"seat": 0})
    assert reason(state, "done") is None
    state = market(to_act=2, last_pass=True, cubes={0: "black green", 1: "", 2: ""})
    do(state, "pass")
    assert reason(state, "cube:orange") == ("why-no-cube", {"color": "orange"})
    assert reason(state, "space:c3.nw") == ("why-not-keep", {"seat": 0})
    over = market(to_act=2, last_pass=True, cubes={2: ""}, closed=all_but("a1"))
    do(over, "pass")
    assert reason(over, "space:a1.nw") == ("why-over", {})


def test_no_picks_make_it_fail() -> None:
    for state in (market(stalls=BUSY), a_match(2).state):
        for picks in (
            ["space:"],
            ["space:z9.nw"],
            ["worker:wizard"],
            ["beside:x"],
            ["cube:pink"],
            ["row:9"],
            ["\ud800"],
            ["x"],
        ):
            assert reason(state, *picks) is not None


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
