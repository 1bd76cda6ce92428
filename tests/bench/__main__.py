"""Measure Jemaa and print all figures: `python3 build.py bench [--json] [name ...] [-- option ...]`.

Speed is only measured here, not in tests: a test that measures time fails on a busy machine.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict

from tests.bench import (
    against,
    analysis,
    attacks,
    boards,
    browser,
    chances,
    colour,
    dev,
    engine,
    engines,
    estimate,
    evening,
    faults,
    frames,
    fresh,
    heard,
    kills,
    lessons,
    links,
    opponents,
    people,
    pool,
    puzzles,
    sight,
    suite,
    thinking,
    twice,
    typing,
    visit,
)
from tests.bench.figure import Figure

BENCHES: dict[str, Callable[..., Iterable[Figure]]] = {
    "start": browser.start,
    "one-file": browser.one_file,
    "bytes": browser.wire,
    "visit": visit.visit,
    "move": browser.moves,
    "frames": frames.frames,
    "sight": sight.sight,
    "colour": colour.colour,
    "shelf": browser.shelf,
    "people": people.remembered,
    "boards": boards.shelved,
    "simulate": engine.simulate,
    "replay": engine.replay,
    "replies": engine.replies,
    "richest": engine.richest,
    "sweep": engine.swept,
    "damage": engine.struck,
    "links": links.links,
    "attacks": attacks.attacks,
    "engines": engines.started,
    "lessons": lessons.learned,
    "kills": kills.kills,
    "evening": evening.evening,
    "dev": dev.shown,
    "fresh": fresh.fresh,
    "opponents": opponents.opponents,
    "chances": chances.reliability,
    "estimate": estimate.estimates,
    "pool": pool.pool,
    "puzzles": puzzles.puzzles,
    "analysis": analysis.analysed,
    "thinking": thinking.thinking,
    "twice": twice.twice,
    "typing": typing.typing,
    "heard": heard.heard,
    "against": against.against,
    "suite": suite.suite,
    "faults": faults.faults,
}
#: Only on request: they take hours, need another checkout, or a screen reader.
ASKED = {"opponents", "pool", "puzzles", "chances", "estimate", "against", "heard", "faults"}


def row(cells: Iterable[str]) -> str:
    name, value, demand, verdict = cells
    return f"{name:<58}{value:>16}   {demand:<24}{verdict}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("names", nargs="*", help=f"some of: {', '.join(BENCHES)}")
    split = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    asked = parser.parse_args(sys.argv[1:split])
    unknown = set(asked.names) - set(BENCHES)
    if unknown:
        parser.error(f"no such figure: {', '.join(sorted(unknown))}")
    figures: list[Figure] = []
    if not asked.json:
        print(row(("figure", "measured", "demanded", "")))
    for name in asked.names or [name for name in BENCHES if name not in ASKED]:
        for figure in BENCHES[name](*sys.argv[split + 1 :]):
            figures.append(figure)
            if not asked.json:
                print(row(figure.cells()), *figure.notes, sep="\n    ", flush=True)
    if asked.json:
        print(json.dumps([asdict(figure) | {"holds": figure.holds} for figure in figures], indent=2))


main()
