"""What a table of Marrakech shows: the view, events, forecasts, reasons, the drawing."""

from itertools import islice

import pytest

from jemaa.engine.game import CHANCE, Json
from jemaa.games.marrakech.board import ACTIONS
from tests.engine.games import why
from tests.engine.positions import MARRAKECH, do, foretold, position
from tests.engine.sweep import TABLES, played

BOARD = """
. . . . . . .
. . . S=S . .
. . . . M=M .
. . . . . . .
. . T=T . . .
. . . . I . .
        |
. . . . I . .
"""


@pytest.mark.parametrize(
    ("phase", "more"), [("turn", {}), ("roll", {}), ("lay", {"color": "majorelle"})], ids=["turn", "roll", "lay"]
)
def test_the_prompt_names_who_is_at_turn(phase: str, more: Json) -> None:
    prompt = MARRAKECH.view(position(phase=phase, to_act=2))["prompt"]
    assert prompt == {"key": f"prompt-{phase}", "args": {"seat": 2, **more}}


def test_of_two_colours_the_view_counts_visible_squares_and_rugs_left_of_each() -> None:
    state = MARRAKECH.position(
        "marrakech terracotta+saffron/majorelle+mint - lay 1 d4 north 32/28 11T10S/11M11I"
        " - Td4-d5,Mb4-b5,Sc3-c4,Ie5-f5,Sd3-e3"
    )
    seats = MARRAKECH.view(state)["seats"]
    assert [(seat["seen"], seat["visible"]) for seat in seats] == [
        ({"terracotta": 2, "saffron": 4}, 6), ({"majorelle": 2, "mint": 2}, 4)
    ]  # fmt: skip
    assert [seat["left"] for seat in seats] == [{"terracotta": 11, "saffron": 10}, {"majorelle": 11, "mint": 11}]


# Forecasts


@pytest.mark.parametrize(("money", "amount", "out"), [(3, 2, 0), (2, 2, 0), (1, 1, 2), (0, 0, 2)])
def test_m12_a_turns_forecast_says_where_each_face_leads_what_it_costs_and_who_would_be_out(
    money: int, amount: int, out: int
) -> None:
    """It hides from the poor nothing of what is owed: its mean is of the full rent."""
    forecast = foretold(position(BOARD, money=[money, 60 - money, 30, 30]), ACTIONS["straight"])
    parts = ("action", "weight", "square", "to", "owed", "amount", "out")
    assert [tuple(face[part] for part in parts) for face in forecast["faces"]] == [
        ("die 1", 1, "d5", None, 0, 0, False), ("die 2", 2, "d6", 1, 2, amount, bool(out)),
        ("die 3", 2, "d7", None, 0, 0, False), ("die 4", 1, "c7", None, 0, 0, False),
    ]  # fmt: skip
    assert forecast["rent"] == {"sum": 4, "of": 6, "out": out}
    assert forecast["faces"][3]["path"][-1] == {"square": "c7", "facing": "south", "mosaic": "north"}


@pytest.mark.parametrize("table", TABLES["marrakech"], ids=lambda table: f"{table[1]}-{table[2]}")
def test_a_forecast_is_what_happens(table: tuple[type, int, Json]) -> None:
    """At each roll of a game, and at each place for a rug."""
    for state, _ in islice(played("marrakech", *table, "forecasts").positions(), 150):
        for action in state.legal():
            after = state.copy()
            events = [MARRAKECH.named(event) for event in after.apply(action)]
            if action.text.startswith("lay"):
                told = foretold(state, action)
                laid = events[0]
                assert (told["color"], told["squares"], told["covers"]) == (
                    laid["color"], laid["squares"], laid["covers"]
                )  # fmt: skip
                assert told["scores"] == after.scores()
                assert set(laid["squares"]) <= set(told["group"])
            elif action.text.startswith("die"):
                face = next(face for face in foretold(state, None)["faces"] if face["action"] == action.text)
                last = next(
                    (event for event in events if event["type"] == "paid"), {"to": None, "amount": 0, "owed": 0}
                )
                assert [face[key] for key in ("to", "amount", "owed")] == [
                    last[key] for key in ("to", "amount", "owed")
                ]
                assert (face["path"], face["out"]) == (events[1]["path"], "went_out" in [e["type"] for e in events])
            elif after.to_act == CHANCE:
                assert MARRAKECH.forecast(state, action) == MARRAKECH.forecast(after, None)


def test_a_quarter_turns_forecast_is_the_next_players_and_places_have_none_of_their_own() -> None:
    state = position(BOARD, variant="quarter-turn", phase="lay", assam="e4", to_act=0)
    assert MARRAKECH.forecast(state, None) is None
    do(state, "lay d4-d5")
    assert [face["to"] for face in foretold(state, ACTIONS["left"])["faces"]] == [0, None, None, None]


def test_a_rugs_forecast_says_what_it_joins_and_covers() -> None:
    state = position(BOARD, phase="lay", to_act=1)
    assert foretold(state, ACTIONS["lay d5-e5"]) == {
        "color": "saffron", "squares": ["d5", "e5"], "group": ["d5", "d6", "e5", "e6"],
        "covers": [{"square": "e5", "color": "majorelle", "owner": 2}], "scores": [32, 34, 31, 32],
    }  # fmt: skip


# Reasons

LAID: Json = {"phase": "lay"}
OVER: Json = {"phase": "over", "to_act": 3, "rugs": [0, 0, 0, 0]}
WHY: list[tuple[Json, list[str], str, Json]] = [
    ({}, ["square:c4"], "turn", {}),
    (OVER, ["square:c4"], "over", {}),
    ({"phase": "quarter", "variant": "quarter-turn", "rugs": [11, 12, 12, 12]}, ["square:c4"], "quarter", {}),
    ({"phase": "roll"}, ["turn:left"], "roll-first", {}),
    (LAID, ["turn:left"], "lay-first", {}),
    (LAID, ["square:d4"], "on-assam", {"square": "d4"}),
    (LAID, ["square:c4", "square:d4", "square:e4"], "on-assam", {"square": "d4"}),
    (LAID, ["square:a1"], "beside", {"squares": ["a1"]}),
    (LAID, ["square:a1", "square:a2"], "beside", {"squares": ["a1", "a2"]}),
    (LAID, ["square:d5", "square:d7"], "neighbours", {"squares": ["d5", "d7"]}),
    (LAID, ["square:d5", "square:e5", "fly"], "neighbours", {"squares": ["d5", "e5"]}),
    (LAID, ["square:e4", "die:3"], "neighbours", {"squares": ["e4"]}),
    (LAID, ["square:z9"], "neighbours", {"squares": []}),
    (LAID, ["square:d3", "square:c3"], "whole-rug", {"squares": ["d3", "c3"], "color": "terracotta"}),
]
NOT = {"turn", "quarter", "beside", "neighbours"}


@pytest.mark.parametrize(("given", "picks", "key", "args"), WHY)
def test_m13_m15_what_is_impossible_has_one_reason(given: Json, picks: list[str], key: str, args: Json) -> None:
    told = {"key": f"why-{'not-' * (key in NOT)}{key}", "args": args}
    assert why(MARRAKECH, position(BOARD, **given), picks) == told


@pytest.mark.parametrize(("out", "owner"), [([2], None), ([], 2)])
def test_what_a_rug_covers_is_told_with_its_owner(out: list[int], owner: int | None) -> None:
    (laid,) = do(position(BOARD, phase="lay", to_act=1, out=out), "lay d5-e5")
    assert laid["covers"] == [{"square": "e5", "color": "majorelle", "owner": owner}]


def test_the_drawing_shows_rugs_links_neutral_ones_and_assam() -> None:
    drawing = """
    I=I . . . . .
    . . . S=S . .
    . . . . M=M .
    . . . . . . .
    . . T=T . . .
    . . . . I . .
            |
    . . . . I . .
    """
    assert MARRAKECH.draw(position(drawing, facing="west", out=[2])).splitlines() == [
        "7 I=I . . . . .", "",
        "6 . . . S=S . .", "",
        "5 . . . . m=m .", "",
        "4 . . . < . . .", "",
        "3 . . T=T . . .", "",
        "2 . . . . I . .", "          |",
        "1 . . . . I . .",
        "  a b c d e f g",
    ]  # fmt: skip
