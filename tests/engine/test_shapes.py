"""The types of shapes.py: the views, events, forecasts and replies of real games match them."""

import json
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import reply_shapes, request_shapes
from jemaa.bridge.questions import questions
from jemaa.engine.game import Json
from tests.engine.doors import Door, new
from tests.engine.games import ALL, played, seat_the_tiny_games, tables
from tests.engine.shaped import wrong
from tests.globbed import globbed
from tests.sampling import WHOLE, share

REPLIES = reply_shapes.Replies.__annotations__
REQUESTS = request_shapes.Requests.__annotations__
#: So many positions of a game are checked completely; all of them would take minutes.
SHOWN = 30 if WHOLE else 4
GOLDEN = [
    pytest.param(json.loads(line)["record"], id=f"{file.stem}-{number}")
    for file in globbed(17, "tests/golden/*.trace.jsonl")
    for number, line in enumerate(file.read_text().splitlines())
]

RANDOM = [
    pytest.param(records.save(played(*table, "shapes")), id=f"{table[0].name}-{table[1]}-{number}")
    for number, table in enumerate(tables())
]


@cache
def of(game: str) -> SimpleNamespace:
    """Return the shapes of a game: those of `shapes.py` and of the files beside it."""
    package = import_module(type(ALL[game]).__module__)
    files = Path(str(package.__file__)).parent.glob("*shapes.py")
    modules = [import_module(f"{package.__name__}.{file.stem}") for file in files]
    return SimpleNamespace(**{name: shape for module in modules for name, shape in vars(module).items()})


def list_of(shape: Any) -> Any:
    """Return the type of a list, made at run time because games are only found then."""
    return list[shape]


class Checked(Door):
    """A bridge whose requests and replies are checked against their types."""

    def reply(self, do: Any, **arguments: object) -> Json:
        reply = super().reply(do, **arguments)
        if "error" not in reply:
            assert list(wrong(arguments, REQUESTS[do])) == []
            assert [
                line for line in wrong({**reply, "id": None, "ms": 0.0}, REPLIES[do]) if not is_a_games_own(line)
            ] == []
        return reply


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Checked:
    """Return such a bridge, which finds the tiny games."""
    seat_the_tiny_games(monkeypatch)
    return Checked()


def is_a_games_own(line: str) -> bool:
    """Check whether a mismatch is in a part that the shared types leave to each game or to the author of a record."""
    return line.endswith((": Event has none", ": NamedSeat has none", ": GameRecord has none"))


def check(game: str, reply: Json) -> None:
    """Check a reply's view, events and forecast against the shapes of its game."""
    own = of(game)
    found = [*wrong(reply["view"], own.View, "view"), *wrong(reply.get("events", []), list_of(own.Event), "events")]
    if reply.get("forecast") is not None:
        found += wrong(reply["forecast"], own.Forecast, "forecast")
    assert found == []


def look_around(door: Checked, game: str, view: Json) -> None:
    """Send all requests that a table may send about a position."""
    for action in (*view["choices"][:5], None):
        check(game, door.ask("preview", action=action))
    for about, place in product(questions(game), ("a1", "c3", "nowhere")):
        facts = door.ask("inspect", about=about, of=place)["facts"]
        assert facts is None or list(wrong(facts, of(game).Facts, about)) == []
    assert view["result"] or door.ask("why", picks=["no:such"])["why"]


@pytest.mark.slow
@pytest.mark.parametrize("record", [*share(GOLDEN, 5), *share(RANDOM, 2)])
def test_whole_games(record: Json, door: Checked) -> None:
    game, log = record["game"], record["log"]
    whole = door.ask("open", record=record)
    check(game, {**whole, "events": [event for entry in whole["entries"] for event in entry["events"]]})
    for ply in range(0, len(log), len(log) // SHOWN):
        opened = door.ask("open", record={**record, "log": log[:ply]})
        check(game, opened)
        look_around(door, game, opened["view"])
        check(game, door.ask("play", action=log[ply]))
    check(game, door.ask("at", ply=1))


def test_every_verb_has_the_shape_of_its_request_and_reply(door: Checked) -> None:
    assert {*REQUESTS} == {*REPLIES} == {*bridge.VERBS}
    assert len(GOLDEN) >= 81
    travels = {"game_id": "3f09c2d81ab7", "device": 417}
    opened = new(door, "heaps", 4, bots={"1": "random"}, **travels)["record"]
    door.ask("seat", seat=0, bot="random")
    view = door.ask("roll")["view"]
    door.ask("play", action=door.thought(seat=view["to_act"], ms=30)["action"])
    door.ask("seat", seat=0, bot=None)
    asked = door.ask("undo", assent=True)["view"]
    assert asked["advice"]
    door.thought("advise", seat=asked["to_act"], ms=0)
    door.ask("redo")
    record, short = door.ask("record")["record"], door.ask("encode")["short"]
    others: list[tuple[str, Json]] = [
        ("games", {}), ("actions", {"game": "heaps"}), ("check", {"record": opened}), ("rolls", {}), ("words", {}),
        ("join", {"record": opened, "other": record}), ("deal", {"record": record}), ("decode", {"short": short}),
        ("at", {"ply": 1}), ("since", {"ply": 1}), ("views", {"plies": [1]}),
        ("forecasts", {"actions": []}), ("why", {"picks": ["no:such"]}),
        ("read", {"text": "a 1"}), ("inspect", {"about": "heap", "of": "a"}), ("look", {}),
        ("branch", {"record": record, "ply": 1, "seed": "fresh"}), ("close", {}),
    ]  # fmt: skip
    for do, arguments in others:
        door.ask(do, **arguments)
    refused = json.loads(door.dispatch(json.dumps({"do": "roll", "id": 3})))
    assert list(wrong(refused, reply_shapes.Refused)) == []


def test_a_wrong_shape_is_reported_with_its_path() -> None:
    event = {"type": "rolled", "rule": "M5", "seat": True, "steps": 3}
    own = of("marrakech")
    assert list(wrong([event], list_of(own.Event), "events")) == ["events[0].seat: True is no int"]
    changed = {"type": "rolled", "rule": "M5", "seat": 0, "extra": 1}
    assert list(wrong(changed, own.Event)) == [".steps: is missing in Rolled", ".extra: Rolled has none"]
