"""What a change can break, and the quick tests that see it: `build.py test --changed`.

A file of tests is chosen if it imports a changed file, directly or through others, or reads one (READ). Nearly all
import the wheel: so a change in the rules of a game chooses those of their tests that are called by the game, and a
change in other modules of the wheel the files that import these themselves, where there are any. A change in the
drawings and sentences of a game leaves out the tests of scripts that are called by other games.
"""

import re
import subprocess
from collections.abc import Collection
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

from tasks.checking import CORES, checks, of_python, of_scripts
from tasks.imports import imports, reached
from tasks.steps import ROOT
from tasks.telling import Run
from tasks.words import GAMES, TESTS

#: Finds the games itself: who imports it is about all games.
GAMES_OF_THE_WHEEL = "py/jemaa/games/__init__.py"
#: What is read without being imported, as patterns of paths: by tests, and by the wheel.
READ = {
    GAMES_OF_THE_WHEEL: ("py/jemaa/games/*.py",),
    "tests/build/test_contract.py": ("css/*", "js/*.css", "js/*.ts", "tests/browser/*", "*.ftl"),
    "tests/build/test_house.py": ("js/*.ts",),
    "tests/build/test_no_lies.py": ("tests/*",),
    "tests/build/test_publish.py": (".github/*", "locks/*", "pyproject.toml"),
    "tests/build/test_servers.py": ("docs/hosting.md",),
    "tests/build/test_shards.py": (".github/*",),
    "tests/build/test_sizes.py": ("*.py", "*.css", "js/*.ts", "tests/js/*"),
    "tests/build/test_steps.py": ("package.json", "package-lock.json"),
    "tests/build/test_styles.py": ("css/*", "js/*.css", "js/*.ts", "index.html", "static/*"),
    "tests/build/test_types.py": ("py/*shapes.py", "js/*.ts"),
    "tests/build/test_views.py": ("py/jemaa/*.py", "js/games/*.json"),
    "tests/build/test_docs.py": ("*.md", "tests/*"),
    "tests/build/test_words_of_tests.py": ("docs/contract.md", "js/*.ts", "tests/browser/*"),
    "tests/engine/games.py": ("tests/tiny/py/*.py",),
    "tests/engine/golden.py": ("tests/golden/*",),
    "tests/engine/short.py": ("tests/golden/*",),
    "tests/engine/test_house.py": ("py/jemaa/*.py", "tests/*.py"),
    "tests/engine/test_notation.py": ("docs/records.md",),
    "tests/engine/test_puzzles.py": ("js/games/*/puzzles.json",),
    "tests/engine/test_readme.py": ("README.md", "docs/python.md", "docs/learning.md"),
    "tests/engine/test_rl.py": ("docs/learning.md",),
    "tests/engine/test_shapes.py": ("tests/golden/*",),
    "tests/engine/test_short_form.py": ("docs/records.md",),
    "tests/engine/test_short_form_devices.py": ("docs/records.md",),
    "tests/gallery/positions.py": ("tests/gallery/positions.json",),
    "tests/sentences.py": ("*.ftl",),
    "tests/js/choosing.test.mjs": ("js/games/*.ts",),
    "tests/js/catalogues.mjs": ("*.ftl", "js/games/*/sentences.json", "js/games/*/words.ts", "tests/tiny/*"),
    "tests/js/command.test.mjs": ("js/games/*.ts",),
    "tests/js/drawings.test.mjs": ("js/games/*.css",),
    "tests/js/lessons.test.mjs": ("js/games/*/lessons/*",),
    "tests/js/marrakech-frames.test.mjs": ("js/games/*.css",),
    "tests/js/parts.test.mjs": ("js/games/*.ts",),
    "tests/js/sharing.test.mjs": ("js/app/table.ts",),
    "tests/js/sizes.test.mjs": ("js/*.ts",),
    "tests/js/positions.mjs": ("js/games/*.ts",),
    "tests/js/rules.test.mjs": ("docs/rules/*", "js/games/*.ts", "js/games/*.json"),
    "tests/js/sentences.test.mjs": ("js/*.ts", "js/games/*.json", "py/jemaa/*.py"),
    "tests/js/site.test.mjs": ("index.html", "static/*", "js/games/*", "css/palette.css"),
    "tests/js/wording.test.mjs": ("tests/js/terms.json",),
}

SCRIPTS = ("js/*.test.mjs",)
#: Those that need no browser, but for some that are marked slow.
PYTHON = ("engine/test_*.py", "build/test_*.py")
#: The endings of the files that each check without tests looks at.
ENDINGS = {
    "ruff": (".py", ".toml"), "format": (".py", ".toml"), "mypy": (".py", ".toml"), "workflows": (".yml",),
    "biome": (".ts", ".js", ".mjs", ".css", ".json", ".jsonc"), "tsc": (".js", ".mjs", ".ts", ".json"),
}  # fmt: skip
#: The rules of a game, and its drawings and sentences.
RULES = re.compile(r"(?:py|tests/tiny/py)/jemaa/games/(\w+)/")
FACES = re.compile(r"(?:js/games|tests/tiny/js)/(\w+)/")
#: So few files of tests are not worth several processes.
FEW = 10


class Choice(NamedTuple):
    """The tests that a change can break."""

    #: Files of scripts' tests, and names of games whose tests in them are left out.
    scripts: list[Path]
    foreign: list[str]
    #: Files of Python's tests, and words by which tests in them are chosen, if there are any.
    python: list[Path]
    words: list[str]


def run(ref: str, for_pytest: list[str]) -> int:
    """Run what a change since a commit can break; return 1 if anything failed."""
    ref = ref or base()
    files = changed(ref)
    print(f"--- changed since {ref[:12]}: {', '.join(files) or 'nothing'}")
    choice = choose(files)
    commands = plan(files, choice, for_pytest)
    if not commands:
        print("--- no quick check looks at these files")
        return 0
    foreign = f", without tests of {', '.join(choice.foreign)}" if choice.foreign else ""
    named = f"; in these, tests called {' or '.join(choice.words)}" if choice.words else ""
    print(f"--- js: {len(choice.scripts)} of {len(found(*SCRIPTS))} files import or read what has changed{foreign}")
    print(f"--- pytest: {len(choice.python)} of {len(found(*PYTHON))} files{named}")
    print("--- left out: tests in the browser, those marked slow, users of shared modules through others", flush=True)
    return 0 if Run(commands).passed() else 1


def plan(files: list[str], choice: Choice, for_pytest: list[str]) -> dict[str, list[str]]:
    """Map names to the commands that quickly show whether changed files have broken anything."""
    looking = {name for name, endings in ENDINGS.items() if any(file.endswith(endings) for file in files)}
    commands = {name: command for name, command in checks().items() if name in looking}
    if choice.scripts:
        but = [f"--test-name-pattern=/{TESTS}(?!(?:{'|'.join(choice.foreign)}):)/"] if choice.foreign else []
        commands["js"] = of_scripts(choice.scripts, *but)
    if choice.python:
        named = ["-k", " or ".join(choice.words)] if choice.words else []
        options = ["-m", "not slow", *named, *for_pytest]
        processes = CORES if len(choice.python) > FEW else 0
        commands["pytest"] = of_python(*options, *map(str, choice.python), processes=processes)
    return commands


def changed(ref: str) -> list[str]:
    """List what differs from a commit, in commits since and in the working tree, new files included."""
    differing = git("diff", "--name-only", "--no-renames", ref)
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*differing, *new})


def base() -> str:
    """Return what a change is compared with if nothing is said: where it left the shared main, else the last commit."""
    return next(iter(git("merge-base", "HEAD", "origin/main", check=False)), "HEAD")


def git(*words: str, check: bool = True) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if check and done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout.split("\n")[:-1]


def name(path: Path) -> str:
    """Return a path as git writes it."""
    return path.relative_to(ROOT).as_posix()


def hit(each: Path, files: Collection[str]) -> bool:
    """Check whether a file is one of these, or reads one of them."""
    patterns = READ.get(name(each), ())
    return name(each) in files or any(fnmatch(file, pattern) for pattern in patterns for file in files)


def choose(files: list[str]) -> Choice:
    """Choose the tests for changed files."""
    scripts = [test for test in found(*SCRIPTS) if any(hit(each, files) for each in reached(test))]
    faces = {match and match[1] for file in files for match in [FACES.match(file)]}
    python = found(*PYTHON)
    games = {match[1] for file in files if (match := RULES.match(file))}
    imported = {name(each) for test in python for each in imports(test)}
    near = {
        test
        for test in python
        if any(hit(each, files) for each in {test, *imports(test)} if name(each) != GAMES_OF_THE_WHEEL)
    }
    others = [file for file in files if not file.startswith("py/") or RULES.match(file) or file not in imported]
    far = {test for test in python if any(hit(each, others) for each in reached(test))}
    return Choice(
        scripts=scripts,
        foreign=[] if None in faces or not scripts else [game for game in GAMES if game not in faces],
        python=sorted(near | far),
        words=sorted({*games, *(test.stem for test in near)}) if games else [],
    )


def found(*patterns: str) -> list[Path]:
    return [path for pattern in patterns for path in sorted((ROOT / "tests").glob(pattern))]
