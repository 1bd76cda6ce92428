"""Set up, build, serve, test and measure Jemaa; needs only Python (3.11 or newer).

    python3 build.py serve             sets up what it needs, builds dist/, serves it and prints the address
    python3 build.py dev               the same from the sources: each change of one reloads the page
    python3 build.py test              sets up the rest, runs every check and test
    python3 build.py test engine       only some: ruff, format, mypy, biome, tsc, js, workflows, engine, build, browser
    python3 build.py test -- -k name   only some of the pytest tests: what follows `--` goes to pytest
    python3 build.py test --coverage   the same, and which lines of the engine no test has run
    python3 build.py tidy              rewrites the sources as their formatters want them
    python3 build.py build             only dist/
    python3 build.py reference         the pages of the wheel's modules, in dist/reference/
    python3 build.py bench [--json]    all figures, as a table or as JSON
    python3 build.py clean [--all]     removes what was built; with --all also what was set up

This file only orchestrates, with the standard library alone; its rooms are in tasks/. What runs in Node lives in
js/build/, the benchmarks in tests/bench/. Where no Node (20 or newer) is on the path, one is put into the virtual
environment.
"""

import argparse
import shutil
import sys

from tasks import checking, serving
from tasks.setup import DIST, NODE_MODULES, REFERENCE, VENV, set_up
from tasks.steps import CACHE, ROOT, ensure


def serve(arguments: argparse.Namespace) -> int:
    """Build the site and serve it until the terminal is closed."""
    steps = set_up()
    ensure(steps.site, steps.types)
    serving.serve(arguments.port)
    return 0


def dev(arguments: argparse.Namespace) -> int:
    """Serve the page from its sources and reload it at each change."""
    ensure(set_up().python)
    return serving.develop(arguments.port)


def build(_: argparse.Namespace) -> int:
    """Build the site, and write the page's types."""
    steps = set_up()
    ensure(steps.site, steps.types)
    print(f"The site is in {DIST.relative_to(ROOT)}/: copy it to any static host.")
    return 0


def reference(_: argparse.Namespace) -> int:
    """Build the site and, beside the game, the reference of the wheel."""
    ensure(set_up().reference)
    print(f"The reference is in {REFERENCE.relative_to(ROOT)}/.")
    return 0


def test(arguments: argparse.Namespace) -> int:
    """Run the checks and tests, all of them even if one fails."""
    steps = set_up()
    ensure(steps.site, steps.tools)
    covered = checking.COVERAGE if arguments.coverage else ()
    return checking.run(arguments.parts, [*covered, *arguments.for_pytest])


def tidy(_: argparse.Namespace) -> int:
    """Rewrite the sources as their formatters want them."""
    ensure(set_up().tools)
    return checking.tidy()


def bench(arguments: argparse.Namespace) -> int:
    """Measure everything that a figure is promised for."""
    steps = set_up()
    ensure(steps.site, steps.tools)
    return checking.measure(arguments.figures, *(["--json"] if arguments.json else []))


def clean(arguments: argparse.Namespace) -> int:
    """Remove what was built, and with --all what was set up."""
    built = [DIST, CACHE, ROOT / ".mypy_cache", ROOT / ".pytest_cache", ROOT / ".ruff_cache", ROOT / ".hypothesis"]
    for folder in [*built, VENV, NODE_MODULES] if arguments.all else built:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def part(name: str) -> str:
    """Accept the name of a check or of a part of the tests."""
    if name not in checking.PARTS:
        raise argparse.ArgumentTypeError(f"no such part: {name} (there are {', '.join(checking.PARTS)})")
    return name


def parse(words: list[str]) -> argparse.Namespace:
    """Read the command line; what follows `--` is kept for pytest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (serve, dev, test, tidy, build, reference, bench, clean):
        sub = commands.add_parser(command.__name__, help=command.__doc__)
        sub.set_defaults(command=command)
        if command in (serve, dev):
            sub.add_argument("--port", type=int, default=serving.DEV_PORT if command is dev else serving.PORT)
        elif command is test:
            sub.add_argument("parts", nargs="*", type=part, metavar="part")
            sub.add_argument("--coverage", action="store_true", help="print which lines of the engine no test has run")
        elif command is bench:
            sub.add_argument("--json", action="store_true")
            sub.add_argument("figures", nargs="*", metavar="figure")
        elif command is clean:
            sub.add_argument("--all", action="store_true")
    split = words.index("--") if "--" in words else len(words)
    arguments = parser.parse_args(words[:split])
    arguments.for_pytest = words[split + 1 :]
    return arguments


def main() -> int:
    """Run one command."""
    arguments = parse(sys.argv[1:])
    return int(arguments.command(arguments))


if __name__ == "__main__":
    raise SystemExit(main())
