"""Without a network: what a page asks for is kept, all works with the host gone, and a new version waits its turn."""

import json
from collections.abc import Callable
from pathlib import Path
from time import time_ns

import pytest
from playwright.sync_api import Page, expect

from jemaa.games import GAMES
from tests.browser.conftest import Watch
from tests.browser.hosts import WHERE, Host, next_version
from tests.browser.market_screens import EVERY
from tests.browser.puzzles import puzzles
from tests.browser.screens import stands
from tests.browser.shelf import row, stored, trace
from tests.browser.table import HOME, Table
from tests.sentences import LANGUAGES, said

RULES = "[data-screen=rules]"
SCREENS = {
    "/": HOME,
    "/new/morocco": "[data-screen=new]",
    "/rules/marrakech": f"{RULES} h2",
    "/puzzle": "[data-pick]",
    "/people": "[data-screen=people]",
    "/about": "[data-offline=ready]",
}


@pytest.fixture
def visitor(host: Host, opened: Callable[..., Page], watch: Watch) -> Table:
    """Give a table to somebody who has never been here."""
    watch.origin = host.url
    return Table(opened(service_workers="allow"), host.url)


@pytest.fixture
def kept(visitor: Table) -> Table:
    """Visit the site once and wait until it says that it is ready for offline."""
    visitor.page.goto(visitor.url)
    expect(visitor.page.locator("[data-offline=ready]")).to_contain_text(said("offline-ready"))
    return visitor


@pytest.fixture(scope="module")
def following(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the next version of the site."""
    return next_version(tmp_path_factory.mktemp("next") / "site")


def another(table: Table) -> Page:
    """Open one more page beside."""
    return table.page.context.new_page()


KEPT = """async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url.split("?")[0]);
}"""


# Comes near, so that its picture is fetched.
NEAR = """(one) => new Promise((done) => {
    one.scrollIntoView();
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""


def speak_each(table: Table) -> None:
    """Choose each language."""
    table.tap("[data-settings]")
    for language in LANGUAGES:
        table.choose("language", language)
        expect(table.page.locator("html")).to_have_attribute("lang", language)


def wander(table: Table) -> None:
    """Ask for all that a page can ask for: each screen, part, language, and letters of other languages in names."""
    table.prefer(ambience=True).begin(players=2, bots="1:easy", seed="wander")
    table.tap("[data-pick]")  # browsers let nothing be heard before a tap
    table.tap("[data-share]")
    expect(table.dialog.get_by_role("img", name=said("share-code"))).to_be_visible()
    for game in GAMES:
        table.move(f"/rules/{game}")
        expect(table.page.locator(f"{RULES} h2").first).to_be_visible()
    table.move("/learn/marrakech")
    expect(table.page.locator("[data-lesson]")).to_be_visible()
    for game in GAMES:
        table.move(f"/puzzles/{game}")
        links = table.page.locator("[data-puzzle-link]")
        expect(links).to_have_count(len(puzzles(game)))
        for each in links.all()[::5]:
            each.evaluate(NEAR)
    table.move("/people")
    expect(table.page.locator("[data-screen=people]")).to_be_visible()
    for screen in ("the same luck", "what decided it", "film"):
        EVERY[screen](table)
    EVERY["a clock"](table)
    table.move("/about")
    table.tap("[data-legal] summary")
    expect(table.page.locator("[data-legal] pre")).to_contain_text("MIT")
    record = trace()["record"]
    for player in record["players"]:
        player["name"] = f"Łu {player['name']}"
    newest = {"changed": time_ns() // 1_000_000}  # is shown large: in the fonts of titles, too
    table.put({**stored({**record, "log": record["log"][:60]}), **newest})
    table.move("/")
    expect(table.page.get_by_role("listitem").filter(has_text="Łu").first).to_be_visible()
    speak_each(table)
    table.page.evaluate("() => document.fonts.ready.then(() => {})")


def test_what_a_page_asks_for_is_kept_and_nothing_else(
    host: Host, kept: Table, opened: Callable[..., Page], watch: Watch
) -> None:
    """But the icons, which systems ask for."""
    addresses = [address.removeprefix(host.url) for address in kept.page.evaluate(KEPT)]
    watch.requests.clear()
    wander(Table(opened(), host.url))
    asked = {address.split("?")[0].removeprefix(host.url) for address in watch.requests if address.startswith("http")}
    root = host.folder / WHERE
    by_system = {"index.html", "manifest.json", "icon-apple.png"}
    by_system |= {icon["src"] for icon in json.loads((root / "manifest.json").read_bytes())["icons"]}
    assert set(addresses) == {*(asked - {""}), *by_system}
    contents = [(root / address).read_bytes() for address in addresses]
    assert len(set(contents)) == len(contents), "a file is there twice"


@pytest.mark.parametrize("missing", ["opponents.zip", "sw.js"])
def test_what_could_not_be_kept_is_told_and_tried_again(host: Host, visitor: Table, watch: Watch, missing: str) -> None:
    """By its name: a first visit lacks a file that only the service worker asks for, or the service worker itself."""
    watch.allow("^(error|warning): (?!policy violated)")
    host.broken[missing] = (404, "text/plain", b"not here")
    page = visitor.page
    page.clock.install()
    page.goto(host.url)
    expect(page.locator("html[data-ready=engine]")).to_be_attached()
    page.clock.run_for(2_000)
    expect(page.locator("[data-offline=failed]")).to_contain_text(said("offline-failed"))
    named = said("unfetched", file=missing, why="status", detail="404")
    expect(page.locator("[data-offline=failed]")).to_contain_text(named)
    page.clock.run_for(60_000)
    expect(page.locator("[data-offline=failed]")).to_contain_text(said("offline-failed"))
    host.broken.clear()
    page.clock.run_for(120_000)
    if missing != "sw.js":  # the answer that the browser has kept is replaced as it is looked at
        expect(page.locator("[data-offline=failed]")).to_contain_text(said("unfetched", file=missing, why="damaged"))
        page.clock.run_for(240_000)
    expect(page.locator("[data-offline=ready]")).to_contain_text(said("offline-ready"))


# What no game needs.
SPARE = ["manifest", "LEGAL", "icon", "wheels/", "lock.json", "woff2"]


def test_what_no_game_needs_may_be_missing_and_a_host_may_add_to_the_page(
    host: Host, visitor: Table, watch: Watch
) -> None:
    """An address with parameters of other sites is answered all the same."""
    watch.allow("^(error|warning): (?!policy violated)|policy violated.*script-src")
    for part in SPARE:
        host.broken[part] = (404, "text/plain", b"not here")
    html = (host.folder / WHERE / "index.html").read_text(encoding="utf-8")
    added = html.replace("</body>", "<script>globalThis.added = 1;</script></body>")
    host.broken["index.html"] = (200, "text/html; charset=utf-8", added.encode())
    page = visitor.page
    page.goto(visitor.url)
    expect(page.locator("[data-offline=ready]")).to_contain_text(said("offline-ready"))
    host.stop()
    page.goto(f"{visitor.url}?si=1&gclid=2&igsh=3&v=4#/play/marrakech?players=2&seed=added")
    visitor.answer()
    host.start()


@pytest.mark.parametrize(
    ("file", "came", "how"),
    [
        ("worker.js", (200, "text/plain", b"not a script"), {"why": "type", "detail": "text/plain"}),
        ("index.html", (200, "text/html", b"<title>Sign in</title>"), {"why": "damaged", "detail": ""}),
    ],
)
def test_what_is_not_the_file_is_not_kept(
    host: Host, visitor: Table, watch: Watch, file: str, came: tuple[int, str, bytes], how: dict[str, str]
) -> None:
    watch.allow("^(error|warning): (?!policy violated)")
    host.broken[file] = came
    visitor.page.goto(visitor.url)
    expect(visitor.page.locator("[data-offline=failed]")).to_contain_text(said("unfetched", file=file, **how))


def test_all_is_there_with_the_host_gone(host: Host, kept: Table, watch: Watch) -> None:
    """A cold start, every screen, every language, games, a reload and an end."""
    host.stop()
    failed = []
    kept.page.context.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
    kept.page.close()
    table = Table(another(kept), host.url).go("/")
    for address, shown in SCREENS.items():
        table.move(address)
        expect(table.page.locator(shown).first).to_be_visible()
    table.begin(players=2, seed="airplane")
    table.play(1, 4)
    ply = table.read()["ply"]
    table.reload()
    assert table.read()["ply"] == ply
    stands(table, row(-6))
    table.play(1)
    assert table.read()["toAct"] == "over"
    table.begin("morocco", players=3, seed="airplane").play(1, 4)
    speak_each(table)
    # a page that is left drops what it was still fetching
    assert [request for request in failed if "ERR_ABORTED" not in request] == []
    host.start()


# Whether home has fetched the screen of a new game, and the page its parts, ahead of time.
AHEAD = """() => ["new-game.js", "around.js"].every((file) =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith(file)))"""


def test_a_new_version_waits_until_the_game_is_over_and_is_asked_for(host: Host, kept: Table, following: Path) -> None:
    table = Table(another(kept), host.url)
    stands(table.go("/"), row(-6))
    host.publish(following)
    shelf = kept.page
    shelf.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    expect(shelf.locator("[data-update]")).to_be_visible()
    shelf.locator("[data-update]").click()
    expect(shelf.get_by_role("alert")).to_have_text(said("update-held"))
    table.reload()
    assert table.page.evaluate("() => document.querySelector('script[src]').src") == old_script(kept)
    table.play(1)
    before = table.row()
    games = shelf.locator("a[href^='#/new/']")
    expect(games).to_have_count(2)
    table.move("/")
    table.page.wait_for_function(AHEAD)  # before the folder of its version goes
    shelf.locator("[data-update]").click()
    expect(games).to_have_count(4)
    table.go(f"/game/{before['id']}").answer()
    assert table.row()["record"] == before["record"]


FORGET = """async (file) => {
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) if (url.includes(file)) await cache.delete(url);
    }
}"""


def test_a_kept_page_whose_folder_is_gone_loads_the_new_version(
    host: Host, kept: Table, watch: Watch, following: Path
) -> None:
    """The browser has let go of a file that the host no longer has: the note's link goes past the service worker."""
    watch.allow("^(error|warning): (?!policy violated)")
    old = old_script(kept)
    kept.page.evaluate(FORGET, "main.js")
    host.publish(following)
    table = Table(another(kept), host.url)
    table.page.goto(f"{host.url}#/rules/heaps")
    expect(table.page.locator("#absent a[href]").first).to_be_visible()
    table.tap("#absent a")
    expect(table.page.locator(f"{RULES} h1")).to_be_visible()
    expect(table.page).to_have_url(f"{host.url}#/rules/heaps")
    assert old_script(table) != old


def test_an_engine_whose_file_is_gone_comes_with_the_new_version(
    host: Host, kept: Table, watch: Watch, following: Path
) -> None:
    """To try again goes past the service worker; and the new version is offered where the engine fails."""
    watch.allow("^(error|warning): (?!policy violated)")
    old = old_script(kept)
    kept.page.evaluate(FORGET, "worker.js")
    kept.page.close()
    host.publish(following)
    table = Table(another(kept), host.url)
    table.page.goto(f"{host.url}#/play/marrakech?players=2&seed=gone")
    failed = table.page.get_by_role("alert").filter(has=table.page.get_by_role("button", name=said("retry")))
    failed.get_by_role("button", name=said("retry")).click()
    table.page.wait_for_url("**/#/game/*")
    table.answer()
    assert old_script(table) != old
    address = f"{host.url}#/game/{table.id}"
    table.page.close()
    table = Table(another(kept), host.url)
    table.page.goto(address)
    assert old_script(table) == old
    table.tap("[role=alert] [data-update]")
    expect(table.page.locator("html[data-ready=engine]")).to_be_attached()
    assert old_script(table) != old


def old_script(kept: Table) -> str:
    return str(kept.page.evaluate("() => document.querySelector('script[src]').src"))


def test_a_browser_without_service_workers_says_so(table: Table) -> None:
    table.page.add_init_script("delete Navigator.prototype.serviceWorker;")
    table.go("/")
    expect(table.page.locator("[data-offline=unsupported]")).to_contain_text(said("offline-unsupported"))
