"""How fast the engine plays and replays in CPython, and long runs of the invariants and of damaged records."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from jemaa import bridge, record
from tasks.steps import ROOT
from tests.bench.figure import Figure
from tests.engine import golden, strangers, sweep
from tests.engine.attack import strike
from tests.engine.damage import damage

REPLAYS = 50
SWEPT = 2_000
MUTATIONS = 2_000
LISTED = 200
REPLIED = 10


@dataclass
class Promise:
    """What is measured of a game, and its limits."""

    games: int
    rate: float
    replay: float | None


PROMISES = {
    "marrakech": Promise(10_000, 5_000, 5),
    "morocco": Promise(2_000, 1_000, None),
}


def command(*words: str, root: Path = ROOT) -> str:
    """Run the command line of a checkout and return what it prints."""
    line = [sys.executable, "-m", "jemaa", *words]
    variables = {**os.environ, "PYTHONPATH": str(root / "py")}
    return subprocess.run(line, cwd=root / "py", env=variables, capture_output=True, text=True, check=True).stdout


def rate(game: str, games: int, root: Path = ROOT) -> float:
    """Return the random games of four per second, as printed by a checkout's `simulate`."""
    said = command("simulate", game, "--players", "4", "--games", str(games), "--seed", "bench", root=root)
    return float(next(line.split()[0] for line in said.splitlines() if "games per second" in line))


def simulate() -> Iterator[Figure]:
    """Measure random games of four per second."""
    for game, promise in PROMISES.items():
        played = rate(game, promise.games)
        yield Figure(f"{game}: random games of four, one core", played, "games/s", least=promise.rate)


def replay() -> Iterator[Figure]:
    """Measure the loading of a whole game's record, which replays it."""
    for game, promise in PROMISES.items():
        lines = command("simulate", game, "--players", "4", "--games", str(REPLAYS), "--seed", "bench", "--trace")
        times = [timed(record.load, json.loads(line)["record"]) for line in lines.splitlines()]
        name = f"{game}: a whole game replayed from its record"
        yield Figure(f"{name}, median", median(times), "ms", most=promise.replay, samples=times)
        yield Figure(f"{name}, slowest", max(times), "ms")


def timed(act: Callable[..., Any], *arguments: Any) -> float:
    """Return the milliseconds of processor time that a call takes."""
    began = process_time()
    act(*arguments)
    return 1000 * (process_time() - began)


def replies() -> Iterator[Figure]:
    """Measure the replies to the actions of random games of four, against the time to write these as JSON."""
    for game in PROMISES:
        lines = command("simulate", game, "--players", "4", "--games", str(REPLIED), "--seed", "bench", "--trace")
        pairs = [pair for line in lines.splitlines() for pair in replied(json.loads(line)["record"])]
        times, writing = zip(*pairs, strict=True)
        yield Figure(f"{game}: the reply to an action, median", median(times), "ms", samples=list(times))
        yield Figure("  against writing it as JSON", sum(times) / sum(writing), "times", most=4)


def replied(whole: dict[str, Any]) -> Iterator[tuple[float, float]]:
    """Play a record again through the bridge; yield for each action the milliseconds of its reply, and of its JSON."""
    table, said = bridge.Bridge(), [""]
    table.dispatch(json.dumps({"do": "open", "record": {**whole, "log": []}}))

    def ask(request: str) -> None:
        said[0] = table.dispatch(request)

    for action in whole["log"]:
        took = timed(ask, json.dumps({"do": "play", "action": action}))
        yield took, timed(json.dumps, json.loads(said[0]))


def richest() -> Iterator[Figure]:
    """Measure the position of Morocco with the most actions in 10,000 games: its list of actions, and its view."""
    rich = json.loads(golden.RICHEST.read_text())
    match, _ = record.load(rich)
    times = [timed(lambda: [action.text for action in match.state.copy().legal()]) for _ in range(LISTED)]
    reply = bridge.dispatch(json.dumps({"id": 0, "do": "open", "record": rich}))
    view = json.dumps(json.loads(reply)["view"], separators=(",", ":"))
    yield Figure("morocco: legal actions in the richest position", len(match.state.legal()), "actions")
    yield Figure("  listed, median", median(times), "ms", most=2, samples=times)
    yield Figure("  listed, slowest", max(times), "ms", most=2)
    yield Figure("  its view as JSON", len(view.encode()) / 1000, "kB", most=40)


def swept() -> Iterator[Figure]:
    """Play games with all numbers of players and all options; a difference between implementations ends the run."""
    for game in PROMISES:
        ended = sweep.sweep(game, SWEPT)
        yield Figure(f"{game}: games on which both implementations agree", sum(ended.values()), "games", least=SWEPT)
        for how, games in sorted(ended.items()):
            yield Figure(f"  of these ended by {how}", games, "games")


def struck() -> Iterator[Figure]:
    """Load damaged records and short forms: each is refused with a sentence or replays as written."""
    refused = sum(strike(told.text) is not None for told in damage().values())
    yield Figure("named kinds of damage, each refused", refused, "kinds", least=len(damage()))
    for name, attack in {"records": strangers.files, "links": strangers.forms}.items():
        tally = attack(MUTATIONS)
        yield Figure(f"mutated {name} neither refused nor replayed as written", tally.violations, name, most=0)
        yield Figure("  of so many refused", tally.refused, name)
