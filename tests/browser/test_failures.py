"""Files that are missing, a worker that dies, storage that fails: one clear sentence, a way on, nothing lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Site, Watch
from tests.browser.hosts import Faults
from tests.browser.shelf import ROW, row
from tests.browser.table import HOME, PAINTED, Table, replayed
from tests.sampling import share
from tests.sentences import said

WASM = "pyodide.asm.wasm"
# What is broken of the engine, and the sentence that names it.
BROKEN = {
    "missing wasm": (WASM, (404, "text/plain", b"not here"), "bad-file"),
    "worker of a wrong type": ("worker.js", (200, "text/plain", b"postMessage({})"), "bad-type"),
    "damaged library": ("stdlib.zip", (200, "application/zip", b"PK of some other kind"), "bad-file"),
    "missing wheel": ("jemaa.zip", (404, "text/plain", b"not here"), "bad-file"),
}
# What browsers and Pyodide themselves write into the console about a file that the test has broken.
NOISE = r"^(error|warning): (?!policy violated)"
PLIES = 14


def failed(page: Page) -> Locator:
    """Find where it is told that the engine does not come, with the button that tries again."""
    return page.get_by_role("alert").filter(has=retry(page))


def retry(page: Page) -> Locator:
    return page.get_by_role("button", name=said("retry"))


def told(page: Page, kind: str) -> Locator:
    """Find where it is told why nothing can be stored."""
    return page.get_by_role("alert").filter(has_text=said(f"error-storage-{kind}"))


@pytest.mark.parametrize("kind", BROKEN)
def test_a_start_that_fails_says_so_and_can_be_tried_again(site: Site, table: Table, watch: Watch, kind: str) -> None:
    """The game on the table is seen meanwhile, and played once the host is mended."""
    watch.allow(NOISE)
    part, fault, sentence = BROKEN[kind]
    site.broken[part] = fault
    (file,) = {path.name for path in site.folder.rglob("*") if part in path.name}
    table.go("/")
    table.put(row(PLIES))
    page = table.page
    expect(failed(page)).to_be_visible()
    table.move(f"/game/{1:032x}")
    expect(failed(page)).to_contain_text(said(f"error-{sentence}", file=file, type=fault[1]))
    table.at(PLIES)
    assert table.read()["picks"] == []
    site.broken.clear()
    retry(page).click()
    table.answer()
    expect(failed(page)).to_have_count(0)
    table.play(1, PLIES + 4)


# Why else an engine does not start, and what is said then.
WITHOUT = {
    "no-webassembly": b"delete self.WebAssembly;",
    "no-network": b"self.fetch = () => Promise.reject(new TypeError('offline'));",
    "worker-died": b"setTimeout(() => { throw new Error('out of memory'); }, 100);",
}


@pytest.mark.parametrize("code", WITHOUT)
def test_each_cause_of_a_failing_start_has_its_own_sentence(site: Site, table: Table, watch: Watch, code: str) -> None:
    watch.allow(NOISE)
    watch.allow("^uncaught: out of memory$")  # some browsers tell the page of what a worker has thrown
    (worker,) = site.folder.glob("app-*/worker.js")
    site.broken["worker.js"] = (200, "text/javascript", WITHOUT[code] + worker.read_bytes())
    table.go("/")
    expect(failed(table.page)).to_contain_text(said(f"error-{code}"))
    expect(table.page.get_by_role("alert")).to_have_count(1)


def crash(page: Page) -> None:
    """Make the worker die of an error of its own."""
    page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('crash of the test'); }); }")


def test_a_worker_that_dies_comes_back_with_the_game(site: Site, table: Table, watch: Watch) -> None:
    watch.allow(NOISE)
    page = table.begin(players=3, seed="crash").page
    table.play(2, 9)
    table.play(2, "pending")
    before = table.row()
    site.broken[WASM] = (404, "text/plain", b"not here")
    Faults.answering.clear()  # the sentence is there only while the engine is starting
    crash(page)
    expect(page.get_by_text(said("error-engine-restarted"))).to_be_visible()
    Faults.answering.set()
    expect(failed(page)).to_be_visible()
    site.broken.clear()
    retry(page).click()
    assert table.answer()["ply"] == len(before["record"]["log"])
    expect(page.get_by_text(said("error-engine-restarted"))).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert table.row() == before
    table.play(2, len(before["record"]["log"]) + 1)


def test_a_worker_that_falls_silent_comes_back(site: Site, table: Table, watch: Watch) -> None:
    """The watchdog's seconds are made short, once nothing is left to be stored."""
    watch.allow("engine: worker-silent")
    (wasm,) = site.folder.rglob(WASM)
    page = table.page
    table.begin(players=2, seed="silent")
    table.play(2, 6)
    table.row()
    page.evaluate("() => { const second = setInterval; globalThis.setInterval = (tick, ms) => second(tick, ms / 5); }")
    site.broken[WASM] = (200, "application/wasm", wasm.read_bytes())  # whole, but it can be held up
    Faults.answering.clear()
    page.workers[-1].evaluate("() => self.close()")
    table.tap("[data-pick]")
    expect(page.get_by_text(said("error-engine-restarted"))).to_be_visible()
    Faults.answering.set()
    assert table.answer()["ply"] == 6
    table.play(2, 9)


GAMES = "jemaa-games:/"
# How storage fails; the sentence tells of blocked storage unless something else is the case.
FAILING = {
    "opening fails": f"if (location.host) indexedDB.open('{GAMES}', 9);",  # the page's own version is older
    "opening hangs": "IDBFactory.prototype.open = () => new EventTarget();",
    "writing fails": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "there is none": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
    "an older page holds it": f"if (location.host) indexedDB.open('{GAMES}', 1).onsuccess ="
    "({ target }) => { globalThis.held = target.result; };",  # where nobody holds it, it is closed some time
    "reading throws": "IDBObjectStore.prototype.get = () => { throw new DOMException('', 'UnknownError'); };"
    "IDBIndex.prototype.getAllKeys = IDBObjectStore.prototype.put = IDBObjectStore.prototype.get;",
    "writing is undone": "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (row) {"
    "const made = put.call(this, row); this.transaction.abort(); return made; };",
}
TOLD = {"writing fails": "full", "opening fails": "newer", "reading throws": "lost", "writing is undone": "lost"}


@pytest.mark.parametrize("kind", share(FAILING, 2))
def test_a_game_goes_on_in_memory_where_nothing_can_be_stored(
    site: Site, opened: Callable[..., Page], watch: Watch, tmp_path: Path, kind: str
) -> None:
    watch.allow("storage:")
    page = opened()
    page.add_init_script(FAILING[kind])
    page.clock.install()
    table = Table(page, site.url).go("/play/marrakech?players=2&seed=memory")
    expect(page.locator("html")).to_have_attribute("data-ready", "engine")
    page.clock.run_for(6_000)
    table.answer()
    expect(told(page, TOLD.get(kind, "blocked"))).to_be_visible()
    table.play(3, 9)
    expect(told(page, TOLD.get(kind, "blocked"))).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(1)
    with page.expect_download() as saved:
        table.tap("[role=alert] [data-save-record]")
    record = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(replayed(record, tmp_path)["record"]["log"]) == 9
    table.move("/")
    table.tap(f"{ROW} a")
    assert table.answer()["ply"] == 9
    table.play(3, 12)


def stored(table: Table) -> int:
    """Count the entries on disk."""
    return len((table.row() or {"record": {"log": []}})["record"]["log"])


# How an open database is lost: both without and with an event that tells.
DATABASES = """const open = IDBFactory.prototype.open; globalThis.databases = [];
IDBFactory.prototype.open = function (...how) {
  const request = open.apply(this, how);
  request.addEventListener("success", () => { databases.push(request.result); });
  return request;
};"""
CLOSED = {
    "closed in silence": "() => { for (const database of databases) database.close(); }",
    "deleted by another program": f"""() => new Promise((done) => {{
        indexedDB.deleteDatabase('{GAMES}').onsuccess = done; }})""",
}


@pytest.mark.parametrize("how", CLOSED)
def test_a_database_that_was_closed_is_opened_again(site: Site, opened: Callable[..., Page], how: str) -> None:
    page = opened()
    page.add_init_script(DATABASES)
    table = Table(page, site.url).begin(players=2, seed="closed")
    table.play(3, 9)
    page.evaluate(CLOSED[how])
    table.play(3, 12)
    assert stored(table) == 12
    assert page.get_by_role("alert").count() == 0
    table.reload()
    assert table.read()["ply"] == 12


# Keeps whoever wants to write waiting, as a disk that does not answer would.
HOLD = f"""() => new Promise((begun) => {{
  indexedDB.open('{GAMES}').onsuccess = ({{ target }}) => {{
    const games = target.result.transaction("games", "readwrite").objectStore("games");
    globalThis.held = true;
    const spin = () => {{ if (held) games.count().onsuccess = spin; else target.result.close(); begun(); }};
    spin();
  }};
}})"""


def test_writing_that_hangs_is_told_and_counts_when_it_comes(
    site: Site, opened: Callable[..., Page], watch: Watch
) -> None:
    """Nobody waits for a disk longer than five seconds while the tablet is awake, and then no longer at all."""
    watch.allow("storage:")
    page = opened()
    page.clock.install()
    table = Table(page, site.url).begin(players=2, seed="hangs")
    table.play(3, 6)
    other = page.context.new_page()
    other.goto(f"{site.url}#/about")
    other.evaluate(HOLD)
    table.tap("[data-pick]")
    table.tap("[data-roll]")
    notice = told(page, "lost")
    page.clock.fast_forward(60_000)
    page.evaluate(PAINTED)
    expect(notice).to_have_count(0)
    page.clock.run_for(6_000)
    expect(notice).to_be_visible()
    table.answer()
    table.play(3, 12)
    other.evaluate("() => { held = false; }")
    expect(notice).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert stored(table) == 12


@pytest.mark.parametrize("garbage", ["nonsense", "null", "7", '"text"', "[]", '{"language": "tlh", "theme": "pink"}'])
def test_damaged_settings_are_the_usual_ones(site: Site, opened: Callable[..., Page], garbage: str) -> None:
    page = opened()
    page.add_init_script(f"if (location.host) localStorage.setItem('jemaa-settings:' + location.pathname, {garbage!r})")
    Table(page, site.url).go("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(HOME)).to_be_visible()
