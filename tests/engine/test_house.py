"""The architecture: dependencies point one way, shared modules name no game, and a game is one folder.

Each test lists the files that break its rule, with what is wrong in each.
"""

import ast
import doctest
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import jemaa
from jemaa.games import GAMES
from tests.globbed import globbed

ROOT = Path(jemaa.__file__).parent
FILES = globbed(100, "py/jemaa/**/*.py")
SHARED = [file for file in FILES if file.parent.parent != ROOT / "games"]
OF_GAMES = [file for file in FILES if file not in SHARED]

#: How many modules and packages there are beside each other: at the top, and in a package that is no game's.
MOST_AT_THE_TOP, MOST_IN_A_PACKAGE = 14, 12
#: Names that tell nobody what is behind them.
NAMELESS = {"common", "helper", "helpers", "inside", "misc", "util", "utils"}

#: Layers, lowest first; a module imports from lower layers. `games` are all games and what finds them.
FLOORS = [
    {"errors", "engine", "formats", "opponents", "engine.cache", "engine.chance", "engine.grid", "engine.shapes"},
    {"formats.mixed_radix", "formats.strict_json"},
    {"engine.game"},
    {"engine.mixins", "engine.observation", "engine.phases", "engine.ranking", "engine.rendering", "engine.validation"},
    {"formats.notation", "opponents.bot", "opponents.win_probability"},
    {"games"},
    {"match.provenance"},
    {"match.history"},
    {"match"},
    {"record", "opponents.registry", "opponents.playout", "formats.action_parser", "formats.short_form_devices"},
    {"analysis", "formats.short_form", "formats.trace", "rl", "tournament.results", "tournament.workers"},
    {"tournament"},
    {"bridge.deal", "bridge.reply_shapes", "bridge.request_shapes", "bridge.rolls"},
    {"bridge.session"},
    {"bridge.requests"},
    {"bridge.branch", "bridge.merge", "bridge.questions"},
    {"bridge"},
    {"cli.arguments"},
    {"cli.output", "cli.perft", "cli.simulate"},
    {"cli.analyse", "cli.play", "cli.records", "cli.tournament"},
    {"cli"},
    {"__init__", "__main__"},
]
FLOOR = {name: floor for floor, names in enumerate(FLOORS) for name in names}

#: Packages of the wheel's optional extras, by the module that needs them.
EXTRAS = {"rl.py": {"gymnasium", "numpy", "pettingzoo"}}

#: Layers inside a game, in the order of docs/games.md. It need not have all of them; others of its own are below its
#: turns.
ROOMS = [
    "shapes", "event_shapes", "board", "events", "position", "score", "turns", "turn_events", "forecast",
    "illegal_reasons", "prompt", "phases", "notation", "validation", "state", "view", "weights", "value", "policy",
    "win_probability", "moments", "rollout", "endgame", "opponent_reasons", "opponents", "questions", "observation",
    "__init__",
]  # fmt: skip


def module(file: Path) -> str:
    """Return the full name of a file's module."""
    name = ".".join(("jemaa", *file.relative_to(ROOT).with_suffix("").parts))
    return name.removesuffix(".__init__")


#: Every module by its full name
MODULES = {module(file): file for file in FILES}


def layer(name: str) -> int:
    """Return the layer of a module, or of what is imported from it."""
    inside = name.removeprefix("jemaa").removeprefix(".") or "__init__"
    if inside.split(".")[0] == "games":
        return FLOOR["games"]
    return FLOOR[inside if inside in FLOOR or name in MODULES else inside.rpartition(".")[0]]


@cache
def imports(file: Path) -> list[str]:
    """List the full names of the modules that a file imports."""
    return list(_imports(file))


def _imports(file: Path) -> Iterator[str]:
    package = ("jemaa", *file.relative_to(ROOT).parent.parts)
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            whole = ".".join((*base, *filter(None, [node.module])))
            for alias in node.names:
                inner = f"{whole}.{alias.name}"
                yield inner if whole == "jemaa" or inner in MODULES else whole


def wrong(look: Callable[[Path], Iterable[str]], files: Iterable[Path] = FILES) -> dict[str, list[str]]:
    """Map each file in which something is wrong to what was found there."""
    return {str(file): what for file in files if (what := sorted(look(file)))}


def packages(name: str, importer: str) -> Iterator[str]:
    """Yield a module, and the packages above it that are imported before it: those that the importer is not in."""
    while name not in {"jemaa", importer} and not importer.startswith(f"{name}."):
        yield name
        name = name.rpartition(".")[0]


def test_dependencies_point_one_way() -> None:
    """In what order the modules of a game import each other is another test's."""

    def upwards(file: Path) -> Iterator[str]:
        own = module(file)
        first_above = layer(own) + (file in OF_GAMES)
        for name in imports(file):
            if name.startswith("jemaa."):
                yield from (each for each in packages(name, own) if layer(each) >= first_above)

    assert wrong(upwards) == {}


def test_the_top_and_each_package_are_small() -> None:
    beside: dict[Path, set[str]] = {}
    for file in SHARED:
        for path in (file, *file.parents):
            if path.is_relative_to(ROOT) and path != ROOT:
                beside.setdefault(path.parent, set()).add(path.stem)
    limits = {folder: MOST_AT_THE_TOP if folder == ROOT else MOST_IN_A_PACKAGE for folder in beside}
    assert {str(folder): sorted(names) for folder, names in beside.items() if len(names) > limits[folder]} == {}


def test_each_name_tells_what_is_behind_it() -> None:
    assert wrong(lambda file: NAMELESS.intersection(module(file).split("."))) == {}


def test_the_modules_of_a_game_import_in_one_order() -> None:
    def upwards(file: Path) -> Iterator[str]:
        floor = ROOMS.index(file.stem if file.stem in ROOMS else "turns")
        inside = {name.removeprefix(f"jemaa.games.{file.parent.name}.") for name in imports(file)} & set(ROOMS)
        return (each for each in inside if ROOMS.index(each) >= floor)

    assert wrong(upwards, OF_GAMES) == {}


def test_there_are_no_import_cycles() -> None:
    """An import inside a function, or for types alone, counts like any other."""
    TopologicalSorter({name: set(imports(file)) for name, file in MODULES.items()}).prepare()


def test_a_game_imports_no_other_game_and_no_clock_dice_or_page() -> None:
    outside = {"random", "time", "json", "js", "pyodide"}

    def foreign(file: Path) -> Iterator[str]:
        own = f"jemaa.games.{file.parent.name}"
        for name in imports(file):
            if name.split(".")[0] in outside or (name.startswith("jemaa.games") and not name.startswith(own)):
                yield name

    assert wrong(foreign, OF_GAMES) == {}


def test_only_the_standard_library_is_needed_and_none_of_its_random_numbers() -> None:
    usual = {"jemaa", *sys.stdlib_module_names} - {"random"}

    def foreign(file: Path) -> set[str]:
        return {name for name in imports(file) if name.split(".")[0] not in usual | EXTRAS.get(file.name, set())}

    assert wrong(foreign) == {}


def without_examples(file: Path) -> str:
    """Return a source without the examples in its docstrings: these show real games."""
    source = file.read_text()
    for example in doctest.DocTestParser().get_examples(source):
        for part in (example.source.strip(), example.want.strip(), example.exc_msg or ""):
            for line in part.splitlines():
                source = source.replace(line, "", 1)
    return source


def test_shared_modules_name_no_game() -> None:
    names = {game.replace("-", "[- _]?") for game in (*GAMES, "marrakech", "morocco")}
    named = re.compile("|".join(sorted(names)), re.IGNORECASE)
    assert wrong(lambda file: named.findall(without_examples(file)), SHARED) == {}
