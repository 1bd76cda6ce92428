"""Files that are missing, a worker that dies, storage that fails: one clear sentence, a way on, nothing lost."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.screens import laid
from tests.browser.shelf import row
from tests.browser.table import Table, replayed, sentence

WASM = "pyodide.asm.wasm"
BROKEN = {
    "missing wasm": (WASM, (404, "text/plain", b"not here")),
    "wasm of a wrong type": (WASM, (200, "text/plain", b"no program")),
    "damaged wasm": (WASM, (200, "application/wasm", b"\0asm of some other kind")),
    "missing worker": ("worker.js", (404, "text/plain", b"not here")),
    "worker of a wrong type": ("worker.js", (200, "text/plain", b"postMessage({})")),
    "missing library": ("stdlib.zip", (404, "text/plain", b"not here")),
    "damaged library": ("stdlib.zip", (200, "application/zip", b"PK of some other kind")),
    "missing wheel": (".whl", (404, "text/plain", b"not here")),
}
# What browsers and Pyodide themselves write into the console about a file that the test has broken.
NOISE = r"^(error|warning): (?!policy violated)"
PLIES = 14


@pytest.mark.parametrize("kind", BROKEN)
def test_a_start_that_fails_says_so_and_can_be_tried_again(site, table, watch, kind):
    """The game on the table is seen meanwhile, and played once the host is mended."""
    watch.allow(NOISE)
    part, fault = BROKEN[kind]
    site.broken[part] = fault
    table.go("/")
    table.put(row(PLIES))
    failed = table.page.locator(".loading.failed")
    expect(failed).to_be_visible()
    table.move(f"/game/{1:032x}")
    expect(failed).to_contain_text(sentence("error-start-failed"))
    table.at(PLIES)
    assert table.read()["picks"] == []
    site.broken.clear()
    failed.get_by_role("button").click()
    table.answer()
    expect(failed).to_have_count(0)
    table.play(1, PLIES + 4)


def crash(page: Page) -> None:
    """Make the worker die of an error of its own."""
    page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('crash of the test'); }); }")


def test_a_worker_that_dies_comes_back_with_the_game(site, table, watch):
    watch.allow(NOISE)
    page = table.begin(players=3, seed="crash").page
    table.play(2, 20)
    table.play(2, "pending")
    before = table.row()
    site.broken[WASM] = (404, "text/plain", b"not here")
    crash(page)
    expect(page.get_by_text(sentence("error-engine-restarted"))).to_be_visible()
    expect(page.locator(".loading.failed")).to_be_visible()
    site.broken.clear()
    page.locator(".loading.failed button").click()
    assert table.answer()["ply"] == len(before["record"]["log"])
    expect(page.locator(".prompt [role=alert]")).to_have_count(0)
    assert table.row() == before
    table.play(2)


def test_a_worker_that_dies_comes_back_by_itself(table, watch):
    """Three times; after that the person decides."""
    watch.allow("crash of the test")
    page = table.begin(players=2, seed="again").page
    table.play(2, 7)
    for _ in range(3):
        crash(page)
        expect(page.locator("[data-pick], [data-roll]")).to_have_count(0)
        assert table.answer()["ply"] == 7
    crash(page)
    expect(page.locator(".loading.failed")).to_contain_text(sentence("error-worker-died"))
    page.locator(".loading.failed button").click()
    assert table.answer()["ply"] == 7


def test_a_worker_that_falls_silent_comes_back(table):
    """The watchdog's seconds are made short."""
    page = table.page
    page.add_init_script("const second = setInterval; globalThis.setInterval = (tick, ms) => second(tick, ms / 5);")
    table.begin(players=2, seed="silent")
    table.play(2, 6)
    page.workers[-1].evaluate("() => self.close()")
    table.tap("[data-action]")
    expect(page.get_by_text(sentence("error-engine-restarted"))).to_be_visible()
    assert table.answer()["ply"] == 6
    table.play(2, 9)


# How storage fails, and the sentence that tells.
FAILING = {
    "opening throws": "IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };",
    "opening fails": "if (location.host) indexedDB.open('jemaa', 9);",  # the page's own version is older
    "opening hangs": "IDBFactory.prototype.open = () => new EventTarget();",
    "writing fails": "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };",
    "there is none": "Object.defineProperty(globalThis, 'indexedDB', { value: undefined });",
    "the store is missing": "if (location.host) indexedDB.open('jemaa', 1);",
    "reading throws": "IDBObjectStore.prototype.getAll = () => { throw new DOMException('', 'UnknownError'); };"
    "IDBObjectStore.prototype.put = IDBObjectStore.prototype.getAll;",
    "all of the site's data is blocked": "const refused = () => { throw new DOMException('blocked', 'SecurityError'); };"
    "const rejected = async () => refused(); IDBFactory.prototype.open = refused;"
    "if (location.host) LockManager.prototype.request = LockManager.prototype.query = rejected;"
    "Object.defineProperty(globalThis, 'localStorage', { get: refused });",
    "writing is undone": "const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (row) {"
    "const made = put.call(this, row); this.transaction.abort(); return made; };",
}
FULL = "writing fails"


@pytest.mark.parametrize("kind", FAILING)
def test_a_game_goes_on_in_memory_where_nothing_can_be_stored(site, opened, watch, tmp_path, kind):
    watch.allow("storage:")
    page = opened()
    page.add_init_script(FAILING[kind])
    page.clock.install()
    table = Table(page, site.url).go("/play/marrakech?players=2&seed=memory")
    expect(page.locator("html")).to_have_attribute("data-ready", "engine")
    page.clock.run_for(6_000)
    table.answer()
    notice = page.locator(".notice[role=alert]")
    expect(notice.locator("span")).to_have_text(sentence(f"error-storage-{'full' if kind == FULL else 'blocked'}"))
    table.play(3, 30)
    expect(notice).to_have_count(1)
    with page.expect_download() as saved:
        table.tap(".notice [data-save-record]")
    record = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert len(replayed(record, tmp_path)["record"]["log"]) == 30
    table.move("/")
    table.tap(".row-link")
    assert table.answer()["ply"] == 30
    table.play(3, 33)


def test_settings_without_storage(site, opened, watch):
    watch.allow("storage:")
    page = opened()
    page.add_init_script(
        "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });"
    )
    table = Table(page, site.url).go("/")
    table.tap(".head button.icon-button")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("garbage", ["nonsense", "null", "7", '"text"', "[]", '{"language": "tlh", "theme": "pink"}'])
def test_damaged_settings_are_the_usual_ones(site, opened, garbage):
    page = opened()
    page.add_init_script(f"if (location.host) localStorage.setItem('jemaa-settings', {garbage!r})")
    Table(page, site.url).go("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator(".games")).to_be_visible()


def test_a_page_without_locks_plays_all_the_same(site, opened):
    page = opened()
    page.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined });")
    table = Table(page, site.url).go("/")
    laid(PLIES)(table)
    table.play(1, PLIES + 3)
