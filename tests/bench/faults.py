"""Small random faults in the wheel and in the page, one at a time: how many are found, and by whom.

`build.py bench faults` tries those that are kept in tests/bench/faulty/; after `--` stand options, as in
`build.py bench faults -- --in py/jemaa/record.py --count 10 --seed 3`, which draws new ones. Mutation testers that are
well kept were looked at (mutmut, cosmic-ray, Stryker): none takes a sample from a seed, keeps its faults as patches and
does both Python and scripts, and Stryker rewrites what V8 and `node --test` see; so this is a small one of our own.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing

from tests.bench.faulty import drawing
from tests.bench.faulty.gathering import gather
from tests.bench.faulty.parts import PARTS, Part
from tests.bench.faulty.tree import Tree, copied
from tests.bench.faulty.trying import Result, Trial
from tests.bench.figure import Figure

ALL = 1_000_000


def parse(words: tuple[str, ...]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="build.py bench faults --", description=__doc__)
    parser.add_argument("--part", choices=PARTS, action="append", help="only into one part")
    parser.add_argument(
        "--in", dest="within", default="", metavar="path", help="only into files with this in their path"
    )
    parser.add_argument("--by", default="", metavar="pattern", help="only by tests in files with this in their name")
    parser.add_argument("--count", type=int, default=ALL, help="so many, at most")
    parser.add_argument("--seed", help="draw new ones from this seed")
    parser.add_argument("--keep", action="store_true", help="keep those that were drawn, in place of those before")
    parser.add_argument("--commit", help="with the tests and sources of a commit, not as they are now")
    parser.add_argument("--most", type=float, default=30, help="processor seconds of tests for one fault")
    parser.add_argument("--whole", action="store_true", help="run all tests, if those that run its line find nothing")
    return parser.parse_args(words)


def faults(*words: str) -> Iterator[Figure]:
    """Try faults, and tell who finds them."""
    asked = parse(words)
    with copied(asked.commit) as tree:
        for part in PARTS.values():
            if part.name in (asked.part or PARTS):
                yield from tried(asked, tree, part)


def tried(asked: argparse.Namespace, tree: Tree, part: Part) -> Iterator[Figure]:
    chosen = drawing.kept(part, asked.within)[: asked.count]
    if asked.seed is not None:
        chosen = drawing.drawn(part, tree.folder, asked.seed, asked.count, asked.within)
    if asked.keep:
        drawing.keep(part, chosen)
    if chosen:
        covering = gather(tree, part, asked.by)
        with closing(Trial(tree, part.name, covering, asked.most, asked.whole)) as trial:
            trial.check()
            yield from figures(part, list(results(trial, chosen)))


def results(trial: Trial, chosen: list[drawing.Fault]) -> Iterator[Result]:
    """Try faults, and say at once what became of each."""
    for fault in chosen:
        result = trial.of(fault)
        print(result, file=sys.stderr, flush=True)
        yield result


def figures(part: Part, tried: list[Result]) -> Iterator[Figure]:
    """Count what was found, by whom; those who found are files of tests, or what looks at the sources."""
    by: defaultdict[str, list[str]] = defaultdict(list)
    for result in tried:
        by[result.by.partition("::")[0]].append(str(result))
    survivors = by.pop("", [])
    yield Figure(f"faults in the {part.name} that are found", len(tried) - len(survivors), f"of {len(tried)}")
    for name, found in sorted(by.items()):
        yield Figure(f"  by {name}", len(found), "faults", notes=found)
    yield Figure("  by nobody", len(survivors), "faults", notes=survivors)
