"""Python in the browser: the trimmed library is complete, and the wheel installs and plays as in a notebook."""

import io
import json
from contextlib import redirect_stdout

import pytest
from playwright.sync_api import Page

from jemaa.cli import main
from tasks.setup import DIST, MICROPIP, only_file
from tests.build.conftest import Host

pytestmark = pytest.mark.slow

# Pyodide with the site's trimmed library, and the wheel loaded by the lock file.
TRIMMED = """async (base) => {
    const { loadPyodide } = await import(base + "pyodide.js");
    globalThis.python = await loadPyodide({
        indexURL: base, stdLibURL: base + "stdlib.zip", lockFileURL: base + "lock.json", packages: ["jemaa"],
    });
}"""
# Pyodide as in the npm package, with micropip, which is not part of it.
BARE = """async (base) => {
    const { loadPyodide } = await import(base + "pyodide.mjs");
    globalThis.python = await loadPyodide();
}"""
UNPACK = "async (url) => python.unpackArchive(await (await fetch(url)).arrayBuffer(), 'wheel')"
RUN = "(code) => python.runPythonAsync(code).then(String)"
IMPORT_ALL = """
import importlib, pkgutil, jemaa
names = [info.name for info in pkgutil.walk_packages(jemaa.__path__, "jemaa.") if not info.name.endswith("__main__")]
for name in names:
    importlib.import_module(name)
len(names)
"""
# Whole games through the bridge, always with the first legal action; then some errors.
PLAY_ALL = """
import json, traceback
from jemaa.bridge import dispatch
def ask(**request):
    return json.loads(dispatch(json.dumps({"id": 1, **request})))
plies = []
for game in ask(do="games")["games"]:
    least = game["seats"][0]
    colors = iter(game["colors"])
    each = game["colors_each"][str(least)]
    taken = [[next(colors) for _ in range(each)] for _ in range(least)]
    players = [{"name": "Zoë", "color": own if each > 1 else own[0]} for own in taken]
    view = ask(do="new", game=game["game"], players=players, seed="build")["view"]
    while view["to_act"] != "over":
        chance = view["to_act"] == "chance"
        view = ask(do="roll")["view"] if chance else ask(do="play", action=view["choices"][0])["view"]
    record = ask(do="record")["record"]
    assert ask(do="open", record=record)["view"]["ply"] == view["ply"]
    assert ask(do="play", action="nonsense")["error"]["code"]
    plies.append(view["ply"])
try:
    raise ValueError("é")
except ValueError:
    assert "ValueError" in traceback.format_exc()
min(plies)
"""
# Modules that are not imported at the start are complete when they are used.
KEPT_BACK = """
import asyncio, traceback, _colorize
some = {"Future", "Lock", "Queue", "SelectorEventLoop", "StreamReader", "Task", "TaskGroup", "run", "timeout"}
assert some <= set(asyncio.__all__)
assert all(callable(getattr(asyncio, name)) or name.isupper() for name in asyncio.__all__)
assert asyncio.tasks.gather is asyncio.gather
try:
    asyncio.nonsense
except AttributeError as error:
    assert "nonsense" in str(error)
traceback.print_exception(ValueError("printed"))
assert _colorize.can_colorize() is False
async def twice():
    return await asyncio.gather(asyncio.sleep(0, 1), asyncio.sleep(0, 2))
sum(await twice())
"""
REPLAY = """
import contextlib, io, json, pathlib
from jemaa.cli import main
pathlib.Path("game.json").write_text(TEXT, encoding="utf-8")
said = io.StringIO()
with contextlib.redirect_stdout(said):
    assert main(["replay", "game.json", "--trace"]) == 0
said.getvalue()
"""


@pytest.fixture(scope="session")
def traces() -> list[str]:
    """Play games in CPython: trace lines of `simulate`, some for every number of players."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        for players in ("2", "3", "4"):
            words = ["simulate", "marrakech", "--players", players, "--games", "2", "--seed", "browser", "--trace"]
            assert main(words) == 0
    return printed.getvalue().splitlines()


def replayed(page: Page, line: str) -> str:
    """Replay the record of a trace line on the page and return the line that it prints."""
    record = json.dumps(json.loads(line)["record"])
    return page.evaluate(RUN, REPLAY.replace("TEXT", repr(record))).strip()


@pytest.fixture
def trimmed(host: Host, blank: Page) -> Page:
    (folder,) = DIST.glob("python-*")
    blank.evaluate(TRIMMED, f"{host.url}jemaa/{folder.name}/")
    return blank


@pytest.fixture
def notebook(host: Host, blank: Page) -> Page:
    blank.evaluate(BARE, f"{host.url}pyodide/")
    blank.evaluate(UNPACK, f"{host.url}pyodide/{only_file(MICROPIP).name}")
    return blank


def install(page: Page, host: Host) -> str:
    (wheel,) = (DIST / "wheels").glob("*.whl")
    url = f"{host.url}jemaa/wheels/{wheel.name}"
    return page.evaluate(RUN, f"import micropip\nawait micropip.install({url!r})\nimport jemaa\njemaa.__file__")


def test_the_trimmed_library_is_enough_for_the_wheel_and_for_whole_games(trimmed: Page, traces: list[str]) -> None:
    """Games are the same on the page and in CPython."""
    assert trimmed.evaluate(RUN, KEPT_BACK) == "3"
    assert int(trimmed.evaluate(RUN, IMPORT_ALL)) > 10
    assert int(trimmed.evaluate(RUN, PLAY_ALL)) > 20
    assert [replayed(trimmed, line) for line in traces] == traces
    assert len(traces) == 6


def test_a_notebook_installs_the_wheel_by_its_address_and_replays_a_game(
    host: Host, notebook: Page, traces: list[str]
) -> None:
    assert install(notebook, host).endswith("/jemaa/__init__.py")
    assert replayed(notebook, traces[0]) == traces[0]
