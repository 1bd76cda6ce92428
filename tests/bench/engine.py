"""How fast the engine plays and replays in CPython, and that nothing breaks over many games and bad records."""

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time

from build import ROOT
from jemaa import record
from tests.bench.figure import Figure
from tests.engine import attack, sweep

GAMES = 10_000
REPLAYS = 50
SWEPT = 20_000
MUTATIONS = 2_000


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


def swept() -> Iterator[Figure]:
    """Play random games over all numbers of players and all options; a broken invariant ends the run."""
    ended = sweep.sweep(SWEPT)
    yield Figure("random games with every invariant whole", sum(ended.values()), "games", least=SWEPT)
    for why, games in sorted(ended.items()):
        yield Figure(f"  of these ended by {why}", games, "games")


def struck() -> Iterator[Figure]:
    """Strike with damaged records: each is refused with a sentence or replays as written, else the run ends."""
    kinds = attack.named().values()
    refused = sum(attack.strike(text) is not None for text in kinds)
    yield Figure("named kinds of damage, each refused", refused, "kinds", least=max(200, len(kinds)))
    refused = attack.strike_all(MUTATIONS)
    yield Figure("mutations refused or replayed as written", MUTATIONS, "records", least=MUTATIONS)
    yield Figure("  of these refused", refused, "records")
