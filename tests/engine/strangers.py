"""Fuzz every input of the engine: short forms, records and requests that Jemaa's page would never send.

Counted as violations are: an exception other than `JemaaError`, a reply of `internal`, an error that changed something,
an accepted input that does not round-trip. There must be none.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import count, islice, repeat
from time import process_time
from typing import TypeVar, get_type_hints

from jemaa import bridge
from jemaa import record as records
from jemaa.bridge import request_shapes
from jemaa.bridge.session import Session
from jemaa.engine.chance import Stream
from jemaa.engine.game import Json
from jemaa.formats import short_form
from jemaa.games import GAMES
from tests.engine import attack
from tests.engine import short as short_forms
from tests.engine.doors import Door
from tests.engine.games import players_of

T = TypeVar("T")

SLOW = 1.0  # seconds of processor time that no answer may take: the benches measure it
QUOTED = 10  # violations that are quoted
DOOR = Door()  # which `strike_request` asks: one request finds what the one before it has left


@dataclass
class Tally:
    """Counts the outcomes of many inputs."""

    attacks: int = 0
    refused: int = 0
    violations: int = 0
    slowest: float = 0.0
    quoted: list[str] = field(default_factory=list)

    def strike(self, act: Callable[[str], object], text: str) -> None:
        """Try one input: `act` returns the error or None, or raises at a violation."""
        began = process_time()
        try:
            self.refused += act(text) is not None
        except Exception as error:  # any other exception is a violation
            self.count(f"{type(error).__name__} {error!s:.100}", text)
        self.attacks += 1
        self.slowest = max(self.slowest, process_time() - began)

    def count(self, what: str, text: str) -> None:
        self.violations += 1
        if len(self.quoted) < QUOTED:
            self.quoted.append(ascii(f"{what} at {text}")[:400])


def struck(act: Callable[[str], object], texts: Iterable[str]) -> Tally:
    """Try each of the inputs."""
    tally = Tally()
    for text in texts:
        tally.strike(act, text)
    return tally


def answer(text: str) -> Json:
    """Return the reply to the text of a request; it must not be `internal`."""
    reply = json.loads(DOOR.dispatch(text))
    assert reply.get("error", {}).get("code") != "internal", reply["error"]
    return reply


def ask(do: str, **arguments: object) -> Json:
    """Return the reply to a request; it must not be `internal`."""
    return answer(json.dumps({"do": do, **arguments}))


def opens_as_the_same(record: Json) -> None:
    """Check that a record opens and round-trips, also through a file; keep what is open."""
    assert Door().reply("open", record=record).get("record") == record
    assert Door().reply("check", text=json.dumps(record, indent=1)).get("record") == record


def goods() -> list[Json]:
    """Return good records of both games, each from the start and from a position in the middle."""
    whole = [*attack.of_marrakech(), *attack.of_morocco()]
    return [*whole, *map(attack.midway, whole), *(records.save(match) for match, _ in short_forms.shared())]


# Short forms and records


def strike_short(text: str) -> object:
    """Decode a short form, as a page opened by a link does, and join what it says with a game that is there."""
    refusal = short_forms.strike(text)
    if refusal is None:
        record = ask("decode", short=text)["record"]
        opens_as_the_same(record)
        assert ask("join", record=ours(), other=record)["how"] in ("same", "ahead", "behind", "apart", "other")
    return refusal


@cache
def ours() -> Json:
    """Return the record of a game by message."""
    return records.save(short_forms.shared()[1][0])


def strike_record(text: str) -> object:
    """Import a record, as a page does with a file."""
    reply = ask("check", text=text)
    assert ("error" in reply) == (attack.strike(text) is not None)
    if "error" not in reply:
        assert _beside_the_game(reply["record"]) == _beside_the_game(json.loads(text))
        opens_as_the_same(reply["record"])
    return reply.get("error")


def _beside_the_game(record: Json) -> Json:
    return {key: value for key, value in record.items() if key not in records.KNOWN}


def forms(number: int) -> Tally:
    """Try that many mutated short forms."""
    return struck(strike_short, islice(short_forms.mutated("forms", short_forms.goods()), number))


def files(number: int) -> Tally:
    """Try that many mutated records of both games."""
    return struck(strike_record, islice(attack.mutated("files", goods()), number))


# Requests

VERBS = sorted(bridge.VERBS)
SHAPES = get_type_hints(request_shapes.Requests)
NAMES = sorted({"do", "id", "x"}.union(*(get_type_hints(shape) for shape in SHAPES.values())))
HUGE = 10**300
VALUES = [
    *(value for value in attack.STRANGE if value != 10**4000), *(1, 2, 3, 7, -HUGE, HUGE, 2**53, 1e300, 0.5),
    False, "random", "marrakech", "morocco", "left", "roll", "die 3", "lay c4-c5", "square:c4", "turn:left", "scout 3",
    "pass", "space:c3.nw", "x" * 5000, "\ud800", "\0", "0", "1-", ["left"] * 6000, [["x"] * 20] * 20, {"0": "random"},
    {"1": 3}, ["square:c4"] * 20, ["left", None], ["scout 3"] * 50, ["die 3"] * 51, ["\u202e"],
    [{"ply": 3, "seed": "x"}], [{"ply": 3, "rules": 2}], [{"ply": 3, "device": 7}], "3f09c2d81ab7", 417,
]  # fmt: skip


def requests(seed: str) -> Iterator[str]:
    """Yield endless requests: those of a page, and all kinds of damage to them."""
    real = _Page(Stream(f"{seed}/page"))
    for number in count():
        stream = Stream(f"{seed}/{number}")
        request = real.request()
        way = stream.below(8)
        if way == 0:
            yield attack.scratched(json.dumps({**request, "id": number}), stream)
            continue
        if way == 1:
            request = {name: _any(stream) for name in (NAMES[stream.below(len(NAMES))] for _ in range(4))}
            request["do"] = VERBS[stream.below(len(VERBS))]
        elif way == 2:
            request[NAMES[stream.below(len(NAMES))]] = _any(stream)
        elif way == 3:
            request = deepcopy(request)
            attack.inside(request, stream)
        yield json.dumps({**request, "id": number})


def _any(stream: Stream) -> object:
    return VALUES[stream.below(len(VALUES))]


class _Page:
    """Sends requests like a page about the open match, but in random order."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._records = [{**record, "log": record["log"][: 40 * stream.below(4)]} for record in goods() * 2]
        whole = [record for record in self._records if "position" not in record["setup"]]
        self._shorts = [short_form.encode(records.load(record)[0]) for record in whole]

    def _one(self, of: Sequence[T]) -> T:
        return of[self._stream.below(len(of))]

    def request(self) -> Json:
        """Return a request: sometimes to open a match, else about the open one."""
        table = DOOR.opened()
        do, arguments = self._one(self._begin() if self._stream.below(12) == 0 or table is None else self._go_on(table))
        return {"do": do, **arguments}

    def _go_on(self, table: Session) -> list[tuple[str, Json]]:
        view, game, below = table.now(), table.match.game, self._stream.below
        legal = view["choices"] or [face["action"] for face in view["outcomes"]] or list(game.actions)
        picks = [pick for text in (self._one(legal), self._one(legal)) for pick in game.actions[text].picks]
        seat = below(len(view["seats"]))
        play: tuple[str, Json] = ("roll", {}) if view["to_act"] == "chance" else ("play", {"action": self._one(legal)})
        return [
            *repeat(play, 8), ("undo", {"assent": below(2) == 0}), ("redo", {}),
            ("at", {"ply": below(1 + view["ply"])}), ("actions", {"game": game.name}),
            ("since", {"ply": max(0, view["ply"] - below(50))}), ("views", {"plies": [0, view["ply"]]}),
            ("preview", {"action": self._one([*legal, None])}),
            ("forecasts", {"actions": [self._one([*legal, None]) for _ in range(below(60))]}),
            ("why", {"picks": picks[: below(4)]}), ("seat", {"seat": seat, "bot": self._one(["random", None])}),
            ("think", {"seat": seat, "ms": 1}), ("advise", {"seat": seat, "ms": 1}), ("rolls", {"forecasts": True}),
            (self._one(["record", "encode", "games", "rolls", "look"]), {}),
        ]  # fmt: skip

    def _begin(self) -> list[tuple[str, Json]]:
        game, seed, record = self._one([*GAMES.values()]), str(self._stream.below(1000)), self._one(self._records)
        players, stored = players_of(game, self._one(list(game.seats))), {"record": record}
        return [
            ("new", {"game": game.name, "players": players, "seed": seed, "bots": {"1": "random"}}),
            ("open", {**stored, "undone": ["left", "die 2"], "bots": {"0": "random"}}), ("encode", stored),
            ("open", {**stored, "device": self._stream.below(1100)}), ("check", {**stored, "seed": seed}),
            ("join", {**stored, "other": self._one(self._records)}), ("deal", stored), ("close", {}),
            ("check", {"text": json.dumps(record)}),
            ("decode", {"short": self._one(self._shorts)}), ("branch", {**stored, "ply": 3, "seed": seed}),
        ]  # fmt: skip


def strike_request(text: str) -> object:
    """Send a request; check that an error changes nothing."""
    before = DOOR.snapshot()
    reply = answer(text)
    if "error" in reply:
        assert DOOR.snapshot() == before, "an error that changed something"
    return reply.get("error")


def asked(number: int) -> Tally:
    """Send that many requests; check now and then that the open match round-trips."""
    ask("close")
    tally = Tally()
    for place, text in enumerate(islice(requests("requests"), number)):
        tally.strike(strike_request, text)
        table = DOOR.opened()
        if place % 50 == 0 and table is not None:
            tally.strike(lambda text: opens_as_the_same(json.loads(text)), json.dumps(table.record()))
    return tally
