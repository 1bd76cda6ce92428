"""How fast the engine plays and replays in CPython."""

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time

from build import ROOT
from jemaa import record
from tests.bench.figure import Figure

GAMES = 10_000
REPLAYS = 50


def command(*words: str) -> str:
    """Run the command line and return what it prints."""
    line = [sys.executable, "-m", "jemaa", *words]
    return subprocess.run(line, cwd=ROOT / "py", capture_output=True, text=True, check=True).stdout


def simulate() -> Iterator[Figure]:
    """Count random games of four in a second, as `simulate` tells it."""
    said = command("simulate", "marrakech", "--players", "4", "--games", str(GAMES), "--seed", "bench")
    rate = next(line.split()[0] for line in said.splitlines() if "games per second" in line)
    yield Figure("random games of four, CPython, one core", float(rate), "games/s", least=5_000)


def replay() -> Iterator[Figure]:
    """Time the load of a whole game's record, which replays it."""
    lines = command("simulate", "marrakech", "--players", "4", "--games", str(REPLAYS), "--seed", "bench", "--trace")
    times = []
    for line in lines.splitlines():
        saved = json.loads(line)["record"]
        began = process_time()
        record.load(saved)
        times.append(1000 * (process_time() - began))
    yield Figure("a whole game replayed from its record, median", median(times), "ms", most=5, samples=times)
    yield Figure("a whole game replayed from its record, slowest", max(times), "ms")
