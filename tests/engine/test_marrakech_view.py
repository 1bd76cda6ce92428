"""What a table of Marrakech shows: the view, events, forecasts, reasons, the drawing."""

import pytest

from jemaa.game import CHANCE, Json
from jemaa.games.marrakech.board import ACTIONS, COLORS, GRID, Lay
from jemaa.games.marrakech.state import State
from jemaa.match import Match
from tests.engine.games import why
from tests.engine.positions import MARRAKECH, a_match, do, foretold, places, players, position, roll, state_of

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


def test_the_view_of_a_position() -> None:
    view = MARRAKECH.view(position(BOARD, phase="lay", to_act=2))
    assert view["phase"] == "lay"
    assert view["prompt"] == {"key": "prompt-lay", "args": {"seat": 2, "color": "majorelle"}}
    assert view["seats"][1] == {
        "seat": 1, "colors": ["saffron"], "score": 32, "dirhams": 30, "visible": 2,
        "seen": {"saffron": 2}, "rugs": 11, "left": {"saffron": 11}, "next": "saffron", "out": False,
    }  # fmt: skip
    assert view["board"]["assam"] == {"square": "d4", "facing": "north"}
    assert {"color": "mint", "owner": 3, "squares": ["e1", "e2"], "visible": ["e1", "e2"]} in view["board"]["rugs"]
    assert view["result"] is None


def test_of_two_colours_the_view_counts_the_visible_squares_of_each() -> None:
    state = MARRAKECH.position(
        "marrakech terracotta+saffron/majorelle+mint - lay 1 d4 north 32/28 11T10S/11M11I"
        " - Td4-d5,Mb4-b5,Sc3-c4,Ie5-f5,Sd3-e3"
    )
    seats = MARRAKECH.view(state)["seats"]
    assert [seat["seen"] for seat in seats] == [{"terracotta": 2, "saffron": 4}, {"majorelle": 2, "mint": 2}]
    assert [seat["visible"] for seat in seats] == [6, 4]


def test_of_two_colours_the_view_counts_the_rugs_left_of_each() -> None:
    match = Match.new(MARRAKECH, players(2), {}, "two colours")
    shown = MARRAKECH.view(match.state)["seats"]
    assert [seat["left"] for seat in shown] == [dict.fromkeys(seat["colors"], 12) for seat in shown]
    while not state_of(match).laid:
        match.play(match.rolled() if match.state.to_act == CHANCE else match.legal[0].text)
    (_, color), left = state_of(match).laid[0], MARRAKECH.view(match.state)["seats"][match.log[-1].actor]["left"]
    assert left == {each: 11 if each == COLORS[color] else 12 for each in left}


@pytest.mark.parametrize(("phase", "key"), [("turn", "prompt-turn"), ("roll", "prompt-roll")])
def test_the_prompt_names_who_is_at_turn(phase: str, key: str) -> None:
    assert MARRAKECH.view(position(phase=phase, to_act=1))["prompt"] == {"key": key, "args": {"seat": 1}}


def test_rugs_lie_bottom_to_top_without_those_that_nothing_is_seen_of() -> None:
    state = position(phase="lay")
    for seat, text in enumerate(["lay d5-d6", "lay c5-d5", "lay d6-d7", "lay c5-c6"]):
        lay = ACTIONS[text]
        assert isinstance(lay, Lay)
        state.put(lay, seat)
    rugs = MARRAKECH.view(state)["board"]["rugs"]
    assert [(rug["color"], rug["visible"]) for rug in rugs] == [
        ("saffron", ["d5"]), ("majorelle", ["d6", "d7"]), ("mint", ["c5", "c6"])
    ]  # fmt: skip
    assert MARRAKECH.view(state)["board"]["last"] == ["c5", "c6"]


def test_a_turns_forecast_says_where_each_face_leads_and_what_it_costs() -> None:
    state = position(BOARD, to_act=0, money=[3, 57, 30, 30])
    forecast = foretold(state, ACTIONS["straight"])
    parts = ("action", "weight", "square", "to", "amount")
    assert [tuple(face[part] for part in parts) for face in forecast["faces"]] == [
        ("die 1", 1, "d5", None, 0), ("die 2", 2, "d6", 1, 2), ("die 3", 2, "d7", None, 0), ("die 4", 1, "c7", None, 0)
    ]  # fmt: skip
    assert forecast["rent"] == {"sum": 4, "of": 6, "out": 0}
    assert forecast["faces"][3]["path"][-1] == {"square": "c7", "facing": "south", "mosaic": "north"}


def test_a_turns_forecast_does_not_hide_from_the_poor_what_is_owed() -> None:
    """With 1 dirham and a rent of 2 a player is out by M12: the forecast says so, and its mean is of the full rent."""
    state = position(BOARD, money=[1, 59, 30, 30])
    forecast = foretold(state, ACTIONS["straight"])
    parts = ("owed", "amount", "out")
    assert [tuple(face[part] for part in parts) for face in forecast["faces"]] == [
        (0, 0, False), (2, 1, True), (0, 0, False), (0, 0, False)
    ]  # fmt: skip
    assert forecast["rent"] == {"sum": 4, "of": 6, "out": 2}


@pytest.mark.parametrize(("money", "amount", "out"), [(3, 2, False), (2, 2, False), (1, 1, True), (0, 0, True)])
def test_m12_a_forecast_says_who_would_be_out_as_the_roll_does(money: int, amount: int, out: bool) -> None:
    state = position(BOARD, money=[money, 60 - money, 30, 30], phase="roll")
    face = foretold(state, None)["faces"][1]
    events = roll(state, 2)
    paid = next(event for event in events if event["type"] == "paid")
    assert (face["owed"], face["amount"], face["out"]) == (paid["owed"], paid["amount"], 0 in state.out)
    assert (face["owed"], face["amount"], face["out"]) == (2, amount, out)


def test_before_a_roll_the_position_itself_has_a_forecast() -> None:
    state = position(BOARD)
    ahead = MARRAKECH.forecast(state, ACTIONS["left"])
    do(state, "left")
    assert MARRAKECH.forecast(state, None) == ahead
    assert MARRAKECH.forecast(position(phase="lay"), None) is None


def test_a_quarter_turns_forecast_is_the_next_players() -> None:
    state = position(BOARD, variant="quarter-turn", phase="lay", assam="e4", to_act=0)
    do(state, "lay d4-d5")
    forecast = foretold(state, ACTIONS["left"])
    assert [face["to"] for face in forecast["faces"]] == [0, None, None, None]


def test_a_rugs_forecast_says_what_it_joins_and_covers() -> None:
    state = position(BOARD, phase="lay", to_act=1, assam="d4")
    forecast = foretold(state, ACTIONS["lay d5-e5"])
    assert forecast == {
        "color": "saffron",
        "squares": ["d5", "e5"],
        "group": ["d5", "d6", "e5", "e6"],
        "covers": [{"square": "e5", "color": "majorelle", "owner": 2}],
        "scores": [32, 34, 31, 32],
    }
    assert state.laid[-1][0].text != "lay d5-e5"


WHY = [
    ("turn", "d4", ["square:c4"], "why-not-turn", {}),
    ("roll", "d4", ["turn:left"], "why-roll-first", {}),
    ("lay", "d4", ["turn:left"], "why-lay-first", {}),
    ("lay", "d4", ["e4"], "why-lay-first", {}),
    ("lay", "d4", ["square:d4"], "why-on-assam", {"square": "d4"}),
    ("lay", "d4", ["square:c4", "square:d4"], "why-on-assam", {"square": "d4"}),
    ("lay", "d4", ["square:a1"], "why-not-beside", {"squares": ["a1"]}),
    ("lay", "d4", ["square:a1", "square:a2"], "why-not-beside", {"squares": ["a1", "a2"]}),
    ("lay", "d4", ["square:d5", "square:d7"], "why-not-neighbours", {"squares": ["d5", "d7"]}),
    ("lay", "d4", ["square:d3", "square:c3"], "why-whole-rug", {"squares": ["d3", "c3"], "color": "terracotta"}),
    ("lay", "d4", ["square:c4", "square:d4", "square:e4"], "why-on-assam", {"square": "d4"}),
    ("lay", "d4", ["square:a1", "square:a1"], "why-not-beside", {"squares": ["a1"]}),
]


@pytest.mark.parametrize(("phase", "assam", "picks", "key", "args"), WHY)
def test_m13_m15_what_is_impossible_has_one_reason(
    phase: str, assam: str, picks: list[str], key: str, args: Json
) -> None:
    state = position(BOARD, phase=phase, assam=assam)
    assert why(MARRAKECH, state, picks) == {"key": key, "args": args}


def test_what_a_rug_covers_is_told_with_its_owner() -> None:
    state = position(BOARD, phase="lay", to_act=1, assam="d4", out=[2])
    (laid,) = (MARRAKECH.named(event) for event in state.apply(ACTIONS["lay d5-e5"]))
    assert laid["covers"] == [{"square": "e5", "color": "majorelle", "owner": None}]
    state = position(BOARD, phase="lay", to_act=1, assam="d4")
    (laid,) = (MARRAKECH.named(event) for event in state.apply(ACTIONS["lay c3-c4"]))
    assert laid["covers"] == [{"square": "c3", "color": "terracotta", "owner": 0}]


def test_possible_picks_have_no_reason() -> None:
    state = position(phase="lay")
    for action in state.legal():
        for picks in ([], list(action.picks), list(action.picks[:1]), list(reversed(action.picks))):
            assert why(MARRAKECH, state, picks) is None


def test_every_square_has_an_answer_in_every_phase() -> None:
    for phase in ("turn", "roll", "lay"):
        for name in GRID.names:
            state = position(phase=phase)
            reason = why(MARRAKECH, state, [f"square:{name}"])
            assert (reason is None) == any(f"square:{name}" in action.picks for action in state.legal())


def test_over_and_quarter_have_their_reasons() -> None:
    def reason(state: State) -> str:
        told = why(MARRAKECH, state, ["square:c4"])
        assert told is not None
        return told["key"]

    state = position(variant="quarter-turn", phase="lay", to_act=3, rugs=[1, 0, 0, 1])
    do(state, places(state)[0])
    assert reason(state) == "why-not-quarter"
    over = position(phase="lay", to_act=3, rugs=[0, 0, 0, 1])
    do(over, places(over)[0])
    assert reason(over) == "why-over"


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
    assert MARRAKECH.draw(position(drawing, facing="west", out=[2])) == "\n".join(
        [
            "7 I=I . . . . .",
            "",
            "6 . . . S=S . .",
            "",
            "5 . . . . m=m .",
            "",
            "4 . . . < . . .",
            "",
            "3 . . T=T . . .",
            "",
            "2 . . . . I . .",
            "          |",
            "1 . . . . I . .",
            "  a b c d e f g",
        ]
    )


def test_every_way_of_landing_has_its_event() -> None:
    state = position(BOARD, phase="roll", facing="south")
    assert roll(state, 1)[-1] == {"type": "landed", "rule": "M10", "seat": 0, "square": "d3", "on": "own"}
    assert a_match().state.to_act == 0
