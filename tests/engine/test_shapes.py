"""The types of shapes.py: the views, events, forecasts and replies of real games match them."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Generic, Literal, TypedDict, TypeVar

import pytest

from jemaa import bridge, reply_shapes, request_shapes
from jemaa.asking import questions
from jemaa.chance import Dice
from jemaa.game import Game, Json
from tests.engine.games import ALL, picked, players_of, seat_the_tiny_games, table_name, tables
from tests.engine.golden import FOLDER
from tests.engine.shaped import wrong
from tests.sampling import WHOLE, share

REPLIES = reply_shapes.Replies.__annotations__
REQUESTS = request_shapes.Requests.__annotations__
#: Only every so many entries are checked completely; all of them would take minutes.
EVERY = 5 if WHOLE else 29
GOLDEN = [
    pytest.param(json.loads(line)["record"], id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*.trace.jsonl"))
    for number, line in enumerate(file.read_text().splitlines())
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


@pytest.fixture
def ask(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Json]:
    """Return a function that sends requests to a new bridge, and checks the types of requests and replies."""
    seat_the_tiny_games(monkeypatch)
    own = bridge.Bridge()

    def asked(verb: str, *, heed: bool = True, **arguments: object) -> Json:
        reply = json.loads(own.dispatch(json.dumps({"do": verb, **arguments})))
        assert "error" not in reply, reply
        if not heed:
            return reply
        assert list(wrong(arguments, REQUESTS[verb])) == []
        assert [line for line in wrong(reply, REPLIES[verb]) if not is_a_games_own(line)] == []
        return reply

    return asked


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


def look_around(ask: Callable[..., Json], game: str, view: Json, *, most: int = 40) -> None:
    """Send all requests that a table may send about a position."""
    check(game, ask("preview", action=None))
    for action in islice(view["choices"], most):
        check(game, ask("preview", action=action))
    for about in questions(game):
        for place in ("a1", "c3", "nowhere"):
            facts = ask("inspect", about=about, of=place)["facts"]
            assert facts is None or list(wrong(facts, of(game).Facts, about)) == []
    why = ask("why", picks=["no:such"])
    assert view["result"] or why["why"]


@pytest.mark.slow
@pytest.mark.parametrize("record", share(GOLDEN, 3))
def test_golden_games(record: Json, ask: Callable[..., Json]) -> None:
    game = record["game"]
    whole = ask("open", record=record)
    check(game, {**whole, "events": [event for entry in whole["entries"] for event in entry["events"]]})
    check(game, ask("open", record={**record, "log": []}, seed="shapes"))
    for ply, action in enumerate(record["log"]):
        heed = ply % EVERY == 0
        played = ask("play", heed=heed, action=action)
        if heed:
            check(game, played)
            look_around(ask, game, played["view"], most=3)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count", "options"), tables(), ids=table_name)
def test_random_games(game: Game, count: int, options: Json, ask: Callable[..., Json]) -> None:
    seed = f"shapes {game.name} {count}"
    opened = ask("new", game=game.name, players=players_of(game, count), options=options, seed=seed)
    view, dice, ply = opened["view"], Dice(seed), 0
    while view["to_act"] != "over":
        if ply % EVERY == 0:
            look_around(ask, game.name, view, most=12)
        at_chance = view["to_act"] == "chance"
        played = ask("roll") if at_chance else ask("play", action=picked(dice, ply, view["choices"]))
        check(game.name, played)
        view, ply = played["view"], ply + 1
    check(game.name, ask("at", ply=1))


def test_every_verb_has_the_shape_of_its_request_and_reply(ask: Callable[..., Json]) -> None:
    assert set(REQUESTS) == set(REPLIES) == set(bridge.VERBS)
    players = players_of(ALL["heaps"], ALL["heaps"].seats[0])
    ask("games")
    ask("actions", game="heaps")
    travels = {"game_id": "3f09c2d81ab7", "device": 417}
    opened = ask("new", game="heaps", players=players, bots={"1": "random"}, seed="verbs", first=1, **travels)
    ask("check", record=opened["record"])
    ask("roll")
    view = ask("roll")["view"] if ask("preview", action=None)["view"]["to_act"] == "chance" else opened["view"]
    ask("seat", seat=0, bot="random")
    thought = ask("think", seat=view["to_act"] if isinstance(view["to_act"], int) else 1, ms=30)
    while "action" not in thought:
        thought = ask("think", seat=1, ms=30)
    ask("play", action=thought["action"])
    ask("seat", seat=0, bot=None)
    ask("seat", seat=1, bot=None)
    asked = ask("undo", assent=True)["view"]
    assert asked["advice"]
    while "action" not in ask("advise", seat=asked["to_act"], ms=0):
        pass
    ask("redo")
    ask("rolls")
    played = ask("record")["record"]
    ask("join", record=opened["record"], other=played)
    ask("deal", record=played)
    short = ask("encode")["short"]
    ask("decode", short=short)
    ask("at", ply=1)
    ask("since", ply=1)
    ask("forecasts", actions=[])
    ask("why", picks=["no:such"])
    ask("read", text="a 1")
    ask("inspect", about="heap", of="a")
    ask("close")
    refused = json.loads(bridge.dispatch(json.dumps({"do": "roll", "id": 3})))
    assert list(wrong(refused, reply_shapes.Refused)) == []


def test_a_wrong_shape_is_reported_with_its_path() -> None:
    event = {"type": "rolled", "rule": "M5", "seat": True, "steps": 3}
    own = of("marrakech")
    assert list(wrong([event], list_of(own.Event), "events")) == ["events[0].seat: True is no int"]
    assert list(wrong({**event, "seat": 0, "extra": 1}, own.Event)) == [".extra: Rolled has none"]
    assert list(wrong({"type": "rolled", "rule": "M5", "seat": 0}, own.Event)) == [".steps: is missing in Rolled"]


Why = TypeVar("Why")
Seat = TypeVar("Seat")


class Over(TypedDict, Generic[Why]):
    why: Why


class Position(Over[Why], Generic[Why, Seat]):
    seats: list[Seat]
    first: Over[Seat] | None


def test_type_arguments_are_checked() -> None:
    shape = Position[Literal["idle"], int]
    assert list(wrong({"why": "idle", "seats": [1], "first": {"why": 2}}, shape)) == []
    assert list(wrong({"why": "idle", "seats": []}, shape)) == [".first: is missing in Position"]
    assert list(wrong({"why": "else", "seats": ["a"], "first": {"why": ""}}, shape)) == [
        ".why: 'else' is none of 'idle'",
        ".seats[0]: 'a' is no int",
        ".first.why: '' is no int",
    ]


IMPORTING = """
import jemaa.bridge, jemaa.cli, sys
list(jemaa.games.GAMES.values())
print([name for name in sys.modules if name.endswith("shapes")])
"""


def test_nothing_imports_them_at_run_time() -> None:
    folder = Path(reply_shapes.__file__).parents[1]
    done = subprocess.run([sys.executable, "-c", IMPORTING], cwd=folder, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
