"""Without a network: every file is kept, everything works with the host gone, and a new version waits its turn."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosts import WHERE, Host, next_version
from tests.browser.table import Table, sentence

LANGUAGES = ("en", "fr", "es")
SCREENS = {"/": ".games", "/new/morocco": "form", "/rules/marrakech": "section h2", "/about": "[data-offline=ready]"}


@pytest.fixture
def host(site, tmp_path):
    """Serve the site from a sub-path of a host that can be stopped."""
    served = Host(tmp_path / "host", site.folder)
    yield served
    served.stop()


@pytest.fixture
def visitor(host, opened, watch) -> Table:
    """Give a table to somebody who has never been here."""
    watch.origin = host.url
    return Table(opened(service_workers="allow"), host.url)


@pytest.fixture
def kept(visitor) -> Table:
    """Visit the site once and wait until it says that it is ready for offline."""
    visitor.page.goto(visitor.url)
    expect(visitor.page.locator("[data-offline=ready]")).to_contain_text(sentence("offline-ready"))
    return visitor


def another(table: Table) -> Page:
    """Open one more page beside."""
    return table.page.context.new_page()


def test_every_file_is_kept(host, kept):
    addresses = kept.page.evaluate("""async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => url.split("?")[0]);
    }""")
    root = host.folder / WHERE
    files = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}
    assert {address.removeprefix(host.url) for address in addresses} == files - {"sw.js"}


@pytest.mark.parametrize("missing", ["wheels/", "icon.svg", "sw.js"])
def test_what_could_not_be_kept_is_told_and_tried_again(host, visitor, watch, missing):
    """A first visit lacks a file that only the service worker asks for, or the service worker itself."""
    watch.allow("^(error|warning): (?!policy violated)")
    host.broken[missing] = (404, "text/plain", b"not here")
    page = visitor.page
    page.clock.install()
    page.goto(host.url)
    expect(page.locator("html[data-ready=engine]")).to_be_attached()
    page.clock.run_for(2_000)
    expect(page.locator("[data-offline=failed]")).to_contain_text(sentence("offline-failed"))
    page.clock.run_for(60_000)
    expect(page.locator("[data-offline=failed]")).to_contain_text(sentence("offline-failed"))
    host.broken.clear()
    page.clock.run_for(120_000)
    expect(page.locator("[data-offline=ready]")).to_contain_text(sentence("offline-ready"))


def test_all_is_there_with_the_host_gone(host, kept, watch):
    """A cold start, every screen, every language, a game to its end with reloads between."""
    host.stop()
    failed = []
    kept.page.context.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
    kept.page.close()
    table = Table(another(kept), host.url)
    for address, shown in SCREENS.items():
        table.go(address)
        expect(table.page.locator(shown).first).to_be_visible()
    table.begin(players=2, seed="airplane")
    for ply in (10, 40):
        table.play(1, ply)
        table.reload()
    table.play(1)
    assert table.read()["toAct"] == "over"
    table.begin("morocco", players=3, seed="airplane").play(1, 12)
    table.reload()
    for language in LANGUAGES:
        settings = "'jemaa-settings:' + location.pathname"
        chosen = f"(language) => localStorage.setItem({settings}, JSON.stringify({{ language }}))"
        table.page.evaluate(chosen, language)
        table.reload()
        assert table.page.evaluate("() => document.documentElement.lang") == language
    # a page that is left drops what it was still fetching
    assert [request for request in failed if "ERR_ABORTED" not in request] == []
    host.start()


def test_a_new_version_waits_until_the_game_is_over_and_is_asked_for(host, kept, tmp_path):
    table = Table(another(kept), host.url).begin(players=3, seed="update")
    table.play(1, 20)
    host.publish(next_version(tmp_path / "next"))
    shelf = kept.page
    shelf.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    expect(shelf.locator("[data-update]")).to_be_visible()
    shelf.locator("[data-update]").click()
    expect(shelf.get_by_role("alert")).to_have_text(sentence("update-held"))
    table.reload()
    assert table.page.evaluate("() => document.querySelector('script[src]').src") == old_script(kept)
    table.play(1)
    before = table.row()
    expect(shelf.locator(".game-card")).to_have_count(2)
    table.move("/")
    shelf.locator("[data-update]").click()
    expect(shelf.locator(".game-card")).to_have_count(3)
    table.go(f"/game/{before['id']}").answer()
    assert table.row()["record"] == before["record"]


FORGET = """async () => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.includes("main.js")) await cache.delete(url);
    }
}"""


def test_a_kept_page_whose_folder_is_gone_loads_the_new_version(host, kept, watch, tmp_path):
    """The browser has let go of a file that the host no longer has: the note's link goes past the service worker."""
    watch.allow("^(error|warning): (?!policy violated)")
    old = old_script(kept)
    kept.page.evaluate(FORGET)
    host.publish(next_version(tmp_path / "next"))
    table = Table(another(kept), host.url)
    table.page.goto(f"{host.url}#/rules/heaps")
    expect(table.page.locator("#absent a[href]").first).to_be_visible()
    table.tap("#absent a")
    expect(table.page.locator("main.text h1")).to_be_visible()
    expect(table.page).to_have_url(f"{host.url}#/rules/heaps")
    assert old_script(table) != old


def old_script(kept: Table) -> str:
    return kept.page.evaluate("() => document.querySelector('script[src]').src")


def test_a_browser_without_service_workers_says_so(table):
    table.page.add_init_script("delete Navigator.prototype.serviceWorker;")
    table.go("/")
    expect(table.page.locator("[data-offline=unsupported]")).to_contain_text(sentence("offline-unsupported"))
