"""Set up, build, serve, test and measure Jemaa; needs only Python (3.11 or newer) and Node (20 or newer).

    python3 build.py serve             sets up what it needs, builds dist/, serves it and prints the address
    python3 build.py test              sets up the rest, runs every check and test
    python3 build.py test engine       only some: ruff, mypy, tsc, js, engine, build, browser
    python3 build.py test -- -k name   only some of the pytest tests: what follows `--` goes to pytest
    python3 build.py build             only dist/
    python3 build.py bench [--json]    all figures, as a table or as JSON
    python3 build.py clean [--all]     removes what was built; with --all also what was set up

This file only orchestrates, with the standard library alone. What runs in Node lives in js/build/, the
benchmarks in tests/bench/. A step is done again only when something it reads has changed: its stamp in
.cache/stamps/ is the hash of all of that.
"""

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

from tests import browsers

ROOT = Path(__file__).resolve().parent
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHEELS, MICROPIP, PYTHON_FOLDER = CACHE / "wheel", CACHE / "micropip", CACHE / "python"
BUILDER = CACHE / "builder"

# The Python inside the pinned Pyodide: packages that run in it are fetched for it, not for the host's.
PYODIDE_PYTHON = "3.14"
# What the Python folder is made by.
PACKERS = (
    *("js/build/python.mjs", "js/build/options.mjs", "js/build/pack.py"),
    *("js/build/sitecustomize.py", "js/build/asyncio_init.py"),
)
# What the parts of the tests open.
ENGINES = {"engine": (), "build": ("chromium",), "browser": ("chromium", "firefox", "webkit")}
PYTEST_PARTS = tuple(ENGINES)
PARTS = ("ruff", "mypy", "tsc", "js", *PYTEST_PARTS)


# --- steps and their stamps ---


@dataclass(frozen=True)
class Step:
    """One part of the set-up: `run` turns `inputs` (and the text `version`) into `outputs`."""

    name: str
    run: Callable[[], None]
    outputs: tuple[Path, ...]
    inputs: tuple[Path, ...] = ()
    version: str = ""
    after: tuple["Step", ...] = field(default=())


def files_of(path: Path) -> Iterator[Path]:
    """List a file, or all files below a folder, in a fixed order."""
    if path.is_file():
        yield path
    elif path.is_dir():
        yield from sorted(each for each in path.rglob("*") if each.is_file() and "__pycache__" not in each.parts)


def key_of(step: Step) -> str:
    """Hash everything that the step reads."""
    digest = hashlib.sha256(f"{step.name}\n{step.version}".encode())
    for path in step.inputs:
        for file in files_of(path):
            digest.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode())
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def ensure(*steps: Step) -> None:
    """Run the steps, and those that they come after, which are not done yet."""
    for step in steps:
        ensure(*step.after)
        stamp, key = CACHE / "stamps" / step.name, key_of(step)
        if all(path.exists() for path in step.outputs) and stamp.exists() and stamp.read_text() == key:
            continue
        stamp.unlink(missing_ok=True)
        step.run()
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(key)


def execute(title: str, *command: str | Path, **variables: str) -> None:
    """Run a command, with more environment variables, and a line that grows; its output is shown only if it fails."""
    log = CACHE / "logs" / f"{title.replace(' ', '-')}.txt"
    log.parent.mkdir(parents=True, exist_ok=True)
    say = partial(print, file=sys.stderr, flush=True)  # standard output is for results
    say(f"{title} ", end="")
    began = time.monotonic()
    with log.open("wb") as output:
        words, environment = [str(part) for part in command], {**os.environ, **variables}
        process = subprocess.Popen(words, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT)
        while wait(process) is None:
            say(".", end="")
    say(f" {time.monotonic() - began:.1f} s")
    if process.returncode:
        say(log.read_text(errors="replace")[-8000:])
        raise SystemExit(f"This step failed: {title}. All it said is in {log.relative_to(ROOT)}.")


def wait(process: subprocess.Popen[bytes]) -> int | None:
    """Wait a second for the end of a process."""
    try:
        return process.wait(timeout=1)
    except subprocess.TimeoutExpired:
        return None


def emptied(folder: Path) -> Path:
    """Make sure that the folder exists and holds nothing."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# --- what is set up ---


def tool(name: str) -> str:
    """Find a command of Node's, or say what to install."""
    path = shutil.which(name)
    if not path:
        raise SystemExit(f"Node 20 or newer is needed, and its command {name} was not found: install Node.")
    return path


def node(title: str, script: str, *arguments: str | Path) -> None:
    """Run a build step that is written for Node."""
    execute(title, tool("node"), ROOT / "js/build" / script, *arguments)


def lock(group: str) -> Path:
    """Name the file with all packages of a group and the hashes of their wheels; locks/write.py writes it."""
    return ROOT / "locks" / f"{group}.txt"


def locked(group: str) -> tuple[str | Path, ...]:
    """Tell pip what to take: the wheels of a lock, and nothing that differs from its hash."""
    return "--quiet", "--require-hashes", "--only-binary=:all:", "--requirement", lock(group)


def make_venv() -> None:
    execute("virtual environment", sys.executable, "-m", "venv", "--clear", VENV)


def install_packages() -> None:
    execute("JavaScript packages", tool("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund")


def install_tools() -> None:
    execute("test tools", PYTHON, "-m", "pip", "install", *locked("dev"))


def fetch_builder() -> None:
    execute("builder of the wheel", PYTHON, "-m", "pip", "install", "--target", emptied(BUILDER), *locked("build"))


def make_wheel() -> None:
    how = ("--no-deps", "--no-build-isolation", "--wheel-dir", emptied(WHEELS))
    execute("wheel", PYTHON, "-m", "pip", "wheel", *how, ROOT, PYTHONPATH=str(BUILDER))


def fetch_micropip() -> None:
    target = ("--python-version", PYODIDE_PYTHON, "--no-deps", "--dest", emptied(MICROPIP))
    execute("micropip for Pyodide", PYTHON, "-m", "pip", "download", *target, *locked("site"))


def only_file(folder: Path) -> Path:
    """Find the one wheel of a folder."""
    (path,) = folder.glob("*.whl")
    return path


def make_python_folder() -> None:
    wheels = ("--wheel", only_file(WHEELS), "--micropip", only_file(MICROPIP))
    node("Python for the browser", "python.mjs", *wheels, "--out", PYTHON_FOLDER)


def make_site() -> None:
    node("site", "site.mjs", "--python", PYTHON_FOLDER, "--wheel", only_file(WHEELS), "--out", DIST)


def sources(*names: str) -> tuple[Path, ...]:
    """Name inputs by their paths from the root."""
    return tuple(ROOT / name for name in names)


def set_up() -> tuple[Step, Step]:
    """Describe all steps; return the last one of the site and the one of the test tools."""
    venv = Step("venv", make_venv, (PYTHON,), version=sys.version)
    packages = Step("npm", install_packages, (NODE_MODULES,), sources("package.json", "package-lock.json"))
    builder = Step("builder", fetch_builder, (BUILDER,), (lock("build"),), after=(venv,))
    inputs = (lock("build"), *sources("py", "pyproject.toml", "README.md", "LICENSE"))
    wheel = Step("wheel", make_wheel, (WHEELS,), inputs, after=(builder,))
    micropip = Step("micropip", fetch_micropip, (MICROPIP,), (lock("site"),), version=PYODIDE_PYTHON, after=(venv,))
    inputs = (WHEELS, MICROPIP, *sources("package-lock.json", *PACKERS))
    parts = (packages, wheel, micropip)
    python = Step("python", make_python_folder, (PYTHON_FOLDER,), inputs, after=parts)
    inputs = (PYTHON_FOLDER, *sources("js", "css", "static", "index.html", "package.json", "package-lock.json"))
    site = Step("site", make_site, (DIST,), inputs, after=(python,))
    installed = PYTHON.with_name(f"pytest{PYTHON.suffix}")
    tools = Step("tools", install_tools, (installed,), (lock("dev"),), after=(venv,))
    return site, tools


# --- the browsers of the tests ---


def ensure_browsers(*engines: str) -> None:
    """Install the browser engines that are not there, or say what to install."""
    wanted = browsers.wanted(engines, PYTHON)
    if not wanted:
        return
    try:
        for command in browsers.installing(wanted, PYTHON):
            execute("browsers", *command)
    except SystemExit as failed:
        print(failed, file=sys.stderr)
    absent = browsers.missing(engines, PYTHON)
    if absent:
        how = f"install them, or name a Chromium or Chrome in {browsers.VARIABLE}"
        raise SystemExit(f"The tests need these browsers, which were not found: {', '.join(absent)}. Please {how}.")


# --- the commands ---


class SiteHandler(SimpleHTTPRequestHandler):
    """Serve files as a plain static host does, with the types that modules and WebAssembly need."""

    protocol_version = "HTTP/1.1"
    extensions_map: ClassVar = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, *_: object) -> None:
        """Say nothing: the terminal shows the address, not every file."""


def serve(arguments: argparse.Namespace) -> int:
    """Build the site and serve it until the terminal is closed."""
    ensure(set_up()[0])
    server = open_server(DIST, arguments.port)
    print(f"Jemaa is at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends it)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    return 0


def open_server(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """Open a server for a folder on the port, or on any free one if it is taken."""
    handler = partial(SiteHandler, directory=str(folder))
    try:
        return ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:
        return ThreadingHTTPServer(("127.0.0.1", 0), handler)


def build(_: argparse.Namespace) -> int:
    """Build the site."""
    ensure(set_up()[0])
    print(f"The site is in {DIST.relative_to(ROOT)}/: copy it to any static host.")
    return 0


def checks() -> dict[str, list[str]]:
    """Name the checks that are not pytest's, with their commands."""
    tests = [str(path) for path in sorted((ROOT / "tests/js").glob("*.test.mjs"))]
    return {
        "ruff": [str(PYTHON), "-m", "ruff", "check", "."],
        "mypy": [str(PYTHON), "-m", "mypy"],
        "tsc": [tool("node"), str(NODE_MODULES / "typescript/bin/tsc"), "--project", "."],
        "js": [tool("node"), "--test", *tests],
    }


def plan(parts: Iterable[str], for_pytest: list[str]) -> dict[str, list[str]]:
    """Choose what to run: everything, or the named parts; arguments for pytest alone choose pytest."""
    wanted = set(parts) or (set(PYTEST_PARTS) if for_pytest else set(PARTS))
    chosen = {name: command for name, command in checks().items() if name in wanted}
    folders = [f"tests/{part}" for part in PYTEST_PARTS if part in wanted]
    if folders:
        chosen["pytest"] = [str(PYTHON), "-m", "pytest", "-n", "auto", *folders, *for_pytest]
    return chosen


def test(arguments: argparse.Namespace) -> int:
    """Run the checks and tests, all of them even if one fails."""
    site, tools = set_up()
    ensure(site, tools)
    chosen = plan(arguments.parts, arguments.for_pytest)
    if "pytest" in chosen:
        ensure_browsers(*{engine for part in arguments.parts or PYTEST_PARTS for engine in ENGINES.get(part, ())})
    failed = []
    for name, command in chosen.items():
        print(f"--- {name}", flush=True)
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            failed.append(name)
    print(f"--- failed: {', '.join(failed)}" if failed else f"--- all well: {', '.join(chosen)}", flush=True)
    return 1 if failed else 0


def bench(arguments: argparse.Namespace) -> int:
    """Measure: the benchmarks are a program of their own, run in the tests' environment."""
    ensure(*set_up())
    path = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    ensure_browsers(*ENGINES["browser"])
    variables = {**os.environ, "PYTHONPATH": path}
    options = ["--json"] if arguments.json else []
    command = [PYTHON, "-m", "tests.bench", *options, *arguments.figures]
    return subprocess.run(command, cwd=ROOT, env=variables, check=False).returncode


def clean(arguments: argparse.Namespace) -> int:
    """Remove what was built, and with --all what was set up."""
    built = [DIST, CACHE, ROOT / ".mypy_cache", ROOT / ".pytest_cache", ROOT / ".ruff_cache", ROOT / ".hypothesis"]
    for folder in [*built, VENV, NODE_MODULES] if arguments.all else built:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def part(name: str) -> str:
    """Accept the name of a check or of a part of the tests."""
    if name not in PARTS:
        raise argparse.ArgumentTypeError(f"no such part: {name} (there are {', '.join(PARTS)})")
    return name


def parse(words: list[str]) -> argparse.Namespace:
    """Read the command line; what follows `--` is kept for pytest."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (serve, test, build, bench, clean):
        sub = commands.add_parser(command.__name__, help=command.__doc__)
        sub.set_defaults(command=command)
        if command is serve:
            sub.add_argument("--port", type=int, default=8000)
        elif command is test:
            sub.add_argument("parts", nargs="*", type=part, metavar="part")
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
