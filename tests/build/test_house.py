"""The house of the page: who may talk to the worker, touch storage, touch the page or name a game."""

import re
from collections.abc import Iterator

import pytest

from tasks.steps import ROOT

JS = ROOT / "js"
SOURCES = {path.relative_to(JS).as_posix(): path for path in sorted(JS.rglob("*.js"))}
GAMES = sorted(path.name for path in (JS / "games").iterdir() if path.is_dir())
IMPORTS = (
    re.compile(r"""\n\s*(?:import|export)\s[^;"']*?from\s+["']([^"']+)["']"""),
    re.compile(r"""\nimport\s+["']([^"']+)["']"""),
    re.compile(r"""\bimport\(\s*["']([^"']+)["']"""),
)
STORAGE = re.compile(r"\b(localStorage|sessionStorage|indexedDB|navigator\.storage|navigator\.locks|caches\.|openDB)\b")
WORKER = re.compile(r"\b(new (Shared)?Worker|postMessage|loadPyodide|onmessage)\b")
PAGE = re.compile(r"\b(document|window|globalThis|navigator|location|customElements|addEventListener|fetch)\b(?!:)")


def code(name: str) -> str:
    """Read a source without its comments."""
    text = SOURCES[name].read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", text, flags=re.DOTALL)


def imports(name: str) -> Iterator[str]:
    """List what a source imports: names of other sources, or of packages as they are written."""
    text = f"\n{code(name)}"
    for target in (target for pattern in IMPORTS for target in pattern.findall(text)):
        if target.startswith("."):
            yield (SOURCES[name].parent / target).resolve().relative_to(JS).as_posix()
        else:
            yield target


def reached(name: str) -> set[str]:
    """Collect the sources that a source needs, itself included."""
    found: set[str] = set()
    left = [name]
    while left:
        each = left.pop()
        if each in SOURCES and each not in found:
            found.add(each)
            left += imports(each)
    return found


def room(name: str) -> str:
    return "entry" if name in ENTRIES else name.split("/", maxsplit=1)[0]


#: What pages and the browser load; nothing imports them.
ENTRIES = {"main.js", "sw.js", "engine/early.js", "engine/worker.js"}
#: Floors of the house; a module imports from its own room, or from a room further down.
FLOORS = [{"engine", "shell"}, {"table"}, {"games"}, {"screens"}, {"page"}, {"entry"}]
FLOOR = {name: floor for floor, names in enumerate(FLOORS) for name in names}
#: What the bundle alone holds, and who may have it: all the rest is handed on.
BUNDLED = {"jemaa:games": {"main.js"}, "jemaa:locales": {"main.js"}, "jemaa:python": {"engine/worker.js"}}
#: What games take from the table.
FOR_GAMES = {"table/drawing.js", "table/own.js", "table/result.js"}


@pytest.mark.parametrize("name", SOURCES)
def test_rooms_import_from_below(name: str) -> None:
    for each in set(imports(name)) & set(SOURCES):
        assert each not in ENTRIES, each
        assert room(each) == room(name) or FLOOR[room(each)] < FLOOR[room(name)], each


@pytest.mark.parametrize("name", SOURCES)
def test_no_source_needs_itself(name: str) -> None:
    assert not any(name in reached(each) for each in imports(name))


@pytest.mark.parametrize("name", SOURCES)
def test_what_the_bundle_gathers_is_handed_on(name: str) -> None:
    for each in imports(name):
        assert name in BUNDLED.get(each, {name}), each


@pytest.mark.parametrize("name", SOURCES)
def test_only_the_engines_room_talks_to_the_worker(name: str) -> None:
    if not name.startswith("engine/"):
        # shell/offline.js has a word with the service worker, which is another one
        assert set(WORKER.findall(code(name))) <= ({("postMessage", "")} if name == "shell/offline.js" else set())
        assert not {"engine/worker.js", "engine/spawn.js"} & set(imports(name))


STORES = {f"shell/{name}.js" for name in ("store", "database", "locks", "settings")}
CLOSED = "engine/closed.js"  # names storage to take it away from the worker


@pytest.mark.parametrize("name", SOURCES)
def test_only_the_store_and_its_rooms_touch_storage(name: str) -> None:
    if name not in STORES | {CLOSED}:
        assert not STORAGE.search(code(name))
        assert "idb" not in set(imports(name))


@pytest.mark.parametrize("name", [*(f"games/{game}/board.js" for game in GAMES), "table/picker.js"])
def test_boards_and_the_picker_touch_no_page(name: str) -> None:
    for each in reached(name):
        assert not PAGE.search(code(each)), each
    assert {each for each in imports(name) if not each.endswith(".js")} <= {"lit-html"}


@pytest.mark.parametrize("name", SOURCES)
def test_no_shared_source_names_a_game(name: str) -> None:
    if not name.startswith("games/"):
        assert not re.search("|".join({*GAMES, "marrakech", "morocco"}), code(name), re.IGNORECASE)


@pytest.mark.parametrize("name", [name for name in SOURCES if name.startswith("games/")])
def test_games_never_import_each_other_or_the_wiring(name: str) -> None:
    own = "/".join(name.split("/")[:2])
    for each in imports(name):
        assert each.startswith(f"{own}/") or each in FOR_GAMES or room(each) == "lit-html", each


def test_the_wiring_reaches_every_room() -> None:
    assert {room(name) for name in reached("main.js")} >= {"engine", "page", "screens", "shell", "table"}
