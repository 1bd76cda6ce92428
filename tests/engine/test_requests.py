"""Requests that no page sends, and defects: an error with its code and arguments, and nothing has changed."""

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import VERBS, request_shapes
from jemaa.bridge.requests import LONGEST_REQUEST, MOST_TEXTS, MOST_VIEWS, MOST_WORDS
from jemaa.engine.game import Json, State
from jemaa.opponents.bot import MOST_WORK
from jemaa.opponents.registry import RandomBot
from tests.engine.attack import STRANGE, good
from tests.engine.doors import Door
from tests.engine.positions import MARRAKECH, players
from tests.engine.shaped import fields, wrong

SHAPES = get_type_hints(request_shapes.Requests)
RECORD = {**good(3), "log": good(3)["log"][:6]}
NEW: Json = {"game": "marrakech", "players": players(3)}
#: Good arguments of each verb that needs some, while a die is to be rolled.
GOOD: dict[str, Json] = {
    "actions": {"game": "marrakech"}, "new": NEW, "open": {"record": RECORD}, "check": {"record": RECORD},
    "play": {"action": "die 1"}, "at": {"ply": 0}, "since": {"ply": 0}, "views": {"plies": [0]},
    "preview": {"action": None},
    "forecasts": {"actions": [None]}, "why": {"picks": []}, "read": {"text": "l"}, "inspect": {"about": "assam"},
    "seat": {"seat": 0, "bot": None}, "branch": {"record": RECORD, "ply": 3, "seed": "fresh"},
    "again": {"record": good(3), "seed": "fresh"}, "join": {"record": RECORD, "other": RECORD},
    "deal": {"record": RECORD}, "decode": {"short": "x"}, "think": {"seat": 2}, "advise": {"seat": 0},
}  # fmt: skip
#: Arguments that may be missing though the page always sends them.
OPTIONAL = {("preview", "action"), ("seat", "bot")}
#: What is to blame where a verb has nothing to do yet.
NOT_NOW = {"think": "seat", "advise": "seat", "analyse": "analyse"}
#: Undone entries and opponents of a stranger's game that do not fit it.
BESIDE: list[Json] = [
    {"undone": ["left", "left"]}, {"undone": [7]}, {"undone": "left"}, {"bots": {"9": "random"}}, {"bots": [1]},
    {"bots": {"1": "deep-blue!"}}, {"bots": {"0": 5}},
]  # fmt: skip
BAD_STARTS: list[Json] = [
    {"players": []}, {"first": 3}, {"seed": "x" * 201}, {"seed": " \n"}, {"options": {"x": 1}}, {"game_id": "x"},
    {"position": "marrakech"}, {"players": [{"name": "x" * 500, "color": "mint"}] * 2},
]  # fmt: skip
UNFIT: Json = {"why": "beside", "entry": None, "text": ""}


@pytest.fixture
def door() -> Door:
    """Return a bridge with a game of three, one of them an opponent; a die is to be rolled."""
    door = Door()
    door.ask("new", **NEW, bots={"2": "random"}, seed="bridge", first=0)
    door.on("left")
    return door


@pytest.mark.parametrize("do", sorted(VERBS))
def test_an_argument_that_is_missing_or_of_another_type_is_refused_by_its_name(door: Door, do: str) -> None:
    shape = SHAPES[do]
    for name in shape.__required_keys__ - {name for verb, name in OPTIONAL if verb == do}:
        error = door.refused(do, **{key: value for key, value in GOOD[do].items() if key != name})
        assert error["args"] in ({"what": name}, {"why": "not-json", "entry": None, "text": ""}), name
    for name, kind in fields(shape).items():
        for value in (value for value in STRANGE[:5] + STRANGE[6:] if list(wrong(value, kind))):
            error = door.refused(do, **{**GOOD.get(do, {}), name: value})
            if error["code"] == "bad-request":
                assert error["args"]["what"] in (name, NOT_NOW.get(do))
            else:  # what a record has, too, is refused as it is there
                reason = {"players": "players", "options": "options", "seed": "seed", "game_id": "id"}[name]
                assert (error["code"], error["args"]["why"]) == ("bad-record", reason)


#: Values of the right type that are refused: the verb, the argument that is to blame, and the values.
IMPOSSIBLE: list[tuple[str, str, list[object]]] = [
    ("actions", "game", ["chess", ""]),
    ("games", "game", ["chess"]),
    ("new", "bots", [{"3": "random"}, {"-1": "random"}, {"1": ["random"]}]),
    ("new", "device", [-1, 1 << 40]),
    ("open", "record", ["text", None, []]),
    ("open", "undone", ["left"]),
    ("open", "bots", [{"9": "random"}, ["random"], {"0": 5}, {"0": None}]),
    ("open", "device", [-1, 1 << 40]),
    ("encode", "bots", [{"7": "easy"}]),
    ("check", "secret", ["", "ab", "AB" * 32, "ab" * 33, "xy" * 32]),
    ("new", "secret", ["ab"]),
    ("look", "viewer", [-1, 3]),
    ("at", "ply", [-1, 2, 10**30]),
    ("since", "ply", [-1, 2, 10**30]),
    ("views", "plies", [[-1], [2], [True], [[0]], [0] * (MOST_VIEWS + 1)]),
    ("forecasts", "actions", [["die 1", ["die 1"]], [True], ["die 1"] * (bridge.MOST_FORECASTS + 1)]),
    ("why", "picks", [[1], ["x"] * (MOST_TEXTS + 1)]),
    ("read", "text", ["l" * 201]),
    ("read", "names", [{"left": "gauche"}, {str(n): ["gauche"] for n in range(MOST_WORDS + 1)}]),
    ("inspect", "about", ["no such question"]),
    ("seat", "seat", [-1, 3, 10**30]),
    ("think", "seat", [0, 2, 99]),
    ("advise", "seat", [0, 99]),
    ("join", "here", [[None], ["0"], [[0]], [True]]),
]


@pytest.mark.parametrize(("do", "what", "values"), IMPOSSIBLE, ids=lambda value: str(value)[:20])
def test_an_impossible_argument_is_refused_by_its_name(door: Door, do: str, what: str, values: list[object]) -> None:
    for value in values:
        error = door.refused(do, **{**GOOD.get(do, {"record": RECORD}), what: value})
        assert (error["code"], error["args"]) == ("bad-request", {"what": what})
        assert what != "secret" or not value or str(value) not in json.dumps(error), "no secret is told"


@pytest.mark.parametrize("do", ["fly", None, ["play"], "__init__", "answer", "table"])
def test_there_are_no_other_verbs(door: Door, do: object) -> None:
    error = door.refused(do)
    assert (error["code"], error["args"]) == ("bad-request", {"what": "do"})


NEED_NONE = {"games", "actions", "new", "open", "check", "close", "branch", "again", "join", "deal", "decode"}


@pytest.mark.parametrize("do", sorted({*VERBS} - NEED_NONE))
def test_most_verbs_need_an_open_match(do: str) -> None:
    assert Door().code(do, **GOOD.get(do, {})) == "no-match"


#: Levels are in addresses, which people write: what is wrong there is told.
BAD_LEVELS = [
    "", "Hard", "hard ", "deep-blue", "random#2", "hard#", "wizard#0", "hard#-1", "hard#x", "hard#1#2", "hard#²",
    "hard#٣", "hard#1_0", f"hard#{MOST_WORK + 1}", "hard@1", "x" * 21,
]  # fmt: skip
ERRORS: list[tuple[str, Json | None, str, Json]] = [
    ("bad-notation", {"action": "fly"}, "play", {"action": "fly"}),
    ("bad-notation", None, "play", {"action": "\ud800" * 100}),
    ("bad-notation", None, "preview", {"action": "fly"}),
    ("bad-notation", None, "forecasts", {"actions": ["die 1", "fly"]}),
    ("illegal-action", {"action": "lay c4-c5", "ply": 1}, "play", {"action": "lay c4-c5"}),
    ("illegal-action", None, "preview", {"action": "right"}),
    ("illegal-action", None, "forecasts", {"actions": ["die 1", "right", "fly"]}),
    ("nothing-to-redo", {}, "redo", {}),
    ("bad-request", {"what": "first"}, "new", {**NEW, "position": "marrakech", "first": 1}),
    ("bad-request", None, "again", {"record": RECORD, "seed": "fresh"}),
    *(("bad-level", None, "seat", {"seat": 0, "bot": level}) for level in BAD_LEVELS),
    *(("bad-level", None, "new", {**NEW, "bots": {"0": level}}) for level in BAD_LEVELS),
    *(("bad-record", None, "new", {**NEW, **changes}) for changes in BAD_STARTS),
    ("bad-record", None, "open", {"record": {**RECORD, "seed": 1}, "seed": ""}),
    *(("bad-record", None, "check", asked) for asked in ({}, {"record": 5}, {"text": "{}{}"}, {"text": "NaN"})),
    *(("bad-record", UNFIT, "check", {**GOOD["check"], **each}) for each in BESIDE),
]  # fmt: skip


@pytest.mark.parametrize(("code", "told", "do", "arguments"), ERRORS, ids=lambda value: str(value)[:40])
def test_every_error_has_its_code(door: Door, code: str, told: Json | None, do: str, arguments: Json) -> None:
    error = door.refused(do, **arguments)
    assert (error["code"], error["args"]) == (code, error["args"] if told is None else told)


UNREADABLE: list[Any] = [
    "", "x", "3", "null", "[]", '"play"', "{", '{"do": "games"} x', '{"do": NaN}', '{"id": 1e999, "do": "games"}',
    "[" * 10**6, '{"id": ' + "[" * 10**5, '{"do": "games", "do": "games"}', None, 3, b"{}", ["x"], "\ud800",
    '{"id":7,"do":"open","record":' + "[" * 60 + "]" * 60 + "}", '{"id":7,"do":"at","ply":9007199254740993}',
    " " * LONGEST_REQUEST + "{}",
]  # fmt: skip


@pytest.mark.parametrize("text", UNREADABLE, ids=lambda text: repr(text)[:20])
def test_what_is_no_request_is_refused_without_id(door: Door, text: Any) -> None:
    """The page numbers its requests outside of their texts."""
    before = door.snapshot()
    reply = json.loads(door.dispatch(text))
    assert (reply["id"], reply["error"]["code"]) == (None, "bad-request")
    assert door.snapshot() == before


@pytest.mark.parametrize("name", [0, None, [1, [2]], {"a": None}, 1.5, "\ud800", "مراكش"])
def test_any_id_is_repeated(name: Any) -> None:
    assert json.loads(Door().dispatch(json.dumps({"id": name, "do": "games"})))["id"] == name


def test_check_reads_the_longest_text_whatever_its_characters() -> None:
    text = '"' * records.LARGEST_TEXT
    assert Door().refused("check", text=text)["args"]["why"] == "not-json"
    assert Door().refused("check", text=text + '"')["args"]["why"] == "too-large"


# Defects


DEFECTS: dict[str, list[tuple[str, Json]]] = {
    "named": [("roll", {}), ("play", GOOD["play"]), ("open", GOOD["open"]), ("preview", {"action": "die 1"})],
    "view": [("roll", {}), ("undo", {}), ("new", NEW), ("at", {"ply": 0}), ("since", {"ply": 0})],
    "forecast": [("preview", {}), ("forecasts", {"actions": [None]})],
    "why": [("why", {"picks": ["no:such"]})],
}


@pytest.mark.parametrize("broken", DEFECTS)
def test_a_defect_is_reported_and_the_match_restored(door: Door, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    before = door.snapshot()
    with monkeypatch.context() as patch:
        patch.setattr(type(MARRAKECH), broken, staticmethod(lambda *_: 1 / 0))
        for do, arguments in DEFECTS[broken]:
            error = door.reply(do, **arguments)["error"]
            assert (error["code"], error["args"]) == ("internal", {"what": "ZeroDivisionError"})
    assert door.snapshot() == before


def test_an_opponent_that_fails_can_think_again(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_bot: RandomBot, _state: State) -> Iterator[float]:
        yield 0.0
        raise LookupError

    door.ask("new", **NEW, first=0, bots={"0": "random"})
    with monkeypatch.context() as patch:
        patch.setattr(RandomBot, "think", broken)
        assert door.reply("think", seat=0)["error"]["code"] == "internal"
    assert door.thought(seat=0)
