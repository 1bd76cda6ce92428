"""Set up, build, serve, test and measure Jemaa; needs only Python (3.11 or newer).

    python3 build.py serve             install what is needed, build dist/, serve it and print its address
    python3 build.py dev               serve from the sources and reload the page when one changes
    python3 build.py test              install the test tools, run every check and test
    python3 build.py test engine       only some: ruff, format, mypy, biome, tsc, js, workflows, engine, build, browser
    python3 build.py test -- -k name   run only tests that are called so; arguments after `--` go to pytest
    python3 build.py test --changed    run what the changes since origin/main can break, in a minute; or since a commit
    python3 build.py test --all        also what an ordinary run tries only a share of: hours
    python3 build.py test --shard 2/3  the second of three parts, for machines side by side
    python3 build.py test --coverage   also print which lines of the engine no test runs
    python3 build.py tidy              format all sources
    python3 build.py build             build dist/; with --one-file also dist/jemaa.html, which needs no host
    python3 build.py reference         also write the API reference of the wheel, to dist/reference/
    python3 build.py bench [--json]    run the benchmarks; print a table or JSON; arguments after `--` go to them
    python3 build.py clean [--all]     delete what was built; with --all also what was installed

This file is only the command line; the work is done in tasks/ (standard library only: nothing is installed yet when it
runs), in js/build/ (what runs in Node) and in tests/bench/ (the benchmarks). If Node 20 or newer is not on the path, a
pinned version is installed into the virtual environment.
"""

import argparse
import os
import shutil
import sys

from tasks import changes, checking, serving
from tasks.setup import DIST, NODE_MODULES, ONE_FILE, REFERENCE, VENV, set_up
from tasks.shards import UNDIVIDED, shard
from tasks.steps import CACHE, ROOT, ensure
from tests import sampling


def serve(arguments: argparse.Namespace) -> int:
    """Build the site and serve it until interrupted."""
    steps = set_up()
    ensure(steps.site, steps.types)
    serving.serve(arguments.port)
    return 0


def dev(arguments: argparse.Namespace) -> int:
    """Serve the page from its sources; reload it when one changes."""
    ensure(set_up().python)
    return serving.develop(arguments.port)


def build(arguments: argparse.Namespace) -> int:
    """Build the site, and the page's types of messages."""
    steps = set_up()
    ensure(steps.site, steps.types)
    print(f"Built {DIST.relative_to(ROOT)}/. It can be copied to any static host.")
    if arguments.one_file:
        ensure(steps.one_file)
        copy = DIST / ONE_FILE.name
        shutil.copy(ONE_FILE, copy)
        print(f"Built {copy.relative_to(ROOT)}, which needs no host: open it as a file.")
    return 0


def reference(_: argparse.Namespace) -> int:
    """Build the site, and the API reference of the wheel inside it."""
    ensure(set_up().reference)
    print(f"Built {REFERENCE.relative_to(ROOT)}/.")
    return 0


def test(arguments: argparse.Namespace) -> int:
    """Run the checks and tests; do not stop at the first failure."""
    steps = set_up()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each process of pytest would compile all tests anew, for seconds
    if arguments.changed is not None:
        ensure(steps.packages, steps.types, steps.tools)
        os.environ[sampling.VARIABLE] = "few"
        return changes.run(arguments.changed, arguments.further)
    ensure(steps.site, steps.one_file, steps.types, steps.tools)
    if arguments.all:
        os.environ |= {sampling.VARIABLE: "all", "PYTEST_TIMEOUT": "3600"}
    covered = checking.COVERAGE if arguments.coverage else ()
    return checking.run(arguments.parts, [*covered, *arguments.further], arguments.shard)


def tidy(_: argparse.Namespace) -> int:
    """Format all sources."""
    ensure(set_up().tools)
    return checking.tidy()


def bench(arguments: argparse.Namespace) -> int:
    """Run the benchmarks."""
    steps = set_up()
    ensure(steps.site, steps.tools)
    return checking.measure([*arguments.figures, "--", *arguments.further], *(["--json"] if arguments.json else []))


def clean(arguments: argparse.Namespace) -> int:
    """Delete what was built; with --all also what was installed."""
    built = [DIST, CACHE, ROOT / ".mypy_cache", ROOT / ".pytest_cache", ROOT / ".ruff_cache", ROOT / ".hypothesis"]
    for folder in [*built, VENV, NODE_MODULES] if arguments.all else built:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def part(name: str) -> str:
    """Check the name of a part of the tests."""
    if name not in checking.PARTS:
        raise argparse.ArgumentTypeError(f"no such part: {name} (choose from {', '.join(checking.PARTS)})")
    return name


def parse(words: list[str]) -> argparse.Namespace:
    """Parse the command line; keep what follows `--` for pytest, or for a benchmark."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (serve, dev, test, tidy, build, reference, bench, clean):
        sub = commands.add_parser(command.__name__, help=command.__doc__)
        sub.set_defaults(command=command)
        if command in (serve, dev):
            sub.add_argument("--port", type=int, default=serving.DEV_PORT if command is dev else serving.PORT)
        elif command is test:
            sub.add_argument("parts", nargs="*", type=part, metavar="part")
            sub.add_argument("--coverage", action="store_true", help="print which lines of the engine no test runs")
            sub.add_argument("--all", action="store_true", help="leave nothing out of which otherwise a share is tried")
            sub.add_argument("--shard", type=shard, default=UNDIVIDED, help="run one of several parts, as in 2/3")
            changed = "run only what a change can break, since a commit (origin/main, if none is named)"
            sub.add_argument("--changed", nargs="?", const="", metavar="commit", help=changed)
        elif command is build:
            sub.add_argument("--one-file", action="store_true", help="also the page in one file: dist/jemaa.html")
        elif command is bench:
            sub.add_argument("--json", action="store_true")
            sub.add_argument("figures", nargs="*", metavar="figure")
        elif command is clean:
            sub.add_argument("--all", action="store_true")
    split = words.index("--") if "--" in words else len(words)
    arguments = parser.parse_args(words[:split])
    arguments.further = words[split + 1 :]
    if arguments.command is test and arguments.changed is not None and arguments.parts:
        parser.error("--changed chooses the parts itself")
    return arguments


def main() -> int:
    """Run one command."""
    arguments = parse(sys.argv[1:])
    return int(arguments.command(arguments))


if __name__ == "__main__":
    raise SystemExit(main())
