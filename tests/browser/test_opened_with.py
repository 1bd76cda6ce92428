"""A game from elsewhere: pasted, shared by another app, or opened by the system in the installed page."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.carry import brought, report, short_of
from tests.browser.conftest import Site, Watch
from tests.browser.hosts import Host
from tests.browser.screens import found, visit
from tests.browser.shelf import trace
from tests.browser.table import ABOUT, HOME, Table
from tests.sentences import said

PLIES = 12
OPEN, ACCEPT = "[data-screen=open]", "[data-accept]"
#: Stands for what a browser hands to an installed page.
QUEUE = """Object.defineProperty(globalThis, "launchQueue", {
    value: { setConsumer(consumer) { globalThis.launch = consumer; } },
});"""
LAUNCH = """([address, texts]) => launch({
    targetURL: new URL(address, document.baseURI).href,
    files: texts.map((text) => ({ getFile: async () => new File([text], "game.jemaa.json") })),
})"""
#: Sends the form of the manifest's `share_target`, as a system does.
SEND = """([action, words, files]) => {
    const how = { action, method: "POST", enctype: "multipart/form-data" };
    const form = Object.assign(document.createElement("form"), how);
    for (const [name, value] of Object.entries(words)) {
        form.append(Object.assign(document.createElement("input"), { name, value }));
    }
    const chosen = new DataTransfer();
    for (const text of files) chosen.items.add(new File([text], "a game.jemaa.json")); // all have one name
    const input = Object.assign(document.createElement("input"), { type: "file", name: "games", multiple: true });
    input.files = chosen.files;
    form.append(input);
    document.body.append(form);
    form.submit();
}"""


#: How many files that were shared wait for the page.
KEPT = """async () => {
    const names = (await caches.keys()).filter((name) => name.includes("shared"));
    const kept = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(kept)).reduce((sum, each) => sum + each, 0);
}"""


def record() -> dict[str, Any]:
    whole: dict[str, Any] = trace()["record"]
    return {**whole, "log": whole["log"][:PLIES]}


#: What is pasted, and what of the page it leads to: a game to be accepted, a game, or a sentence that says why not.
PASTED: dict[str, tuple[Callable[[str], str], str]] = {
    "a link among words": (lambda url: f"Your turn! {url}#/open/{short_of(record())} See you.", ACCEPT),
    "the text of a file": (lambda _: json.dumps(record(), indent=2), f'[data-game][data-ply="{PLIES}"]'),
    "words without a game": (lambda _: "What a lovely evening", "[role=alert]"),
    "a damaged file": (lambda _: "{ no game", "[data-report]"),
}


def paste(table: Table, text: str) -> None:
    table.go("/")
    table.tap("[data-paste]")
    table.dialog.locator("[data-pasted]").fill(text)
    table.dialog.get_by_role("button", name=said("paste-open"), exact=True).click()


@pytest.mark.parametrize(("pasted", "shows"), PASTED.values(), ids=PASTED)
def test_what_is_pasted_is_a_game_or_told_to_be_none(table: Table, pasted: Callable[[str], str], shows: str) -> None:
    paste(table, pasted(table.url))
    expect(table.page.locator(shows)).to_be_visible()


def test_a_link_leads_to_a_game_under_the_sky_of_home(table: Table) -> None:
    sky = """() => getComputedStyle(document.querySelector("main"), "::before").backgroundImage"""
    visit(table.go("/"), "/", HOME)
    home = table.page.evaluate(sky)
    found(table)
    assert table.page.evaluate(sky) == home != "none"


def test_a_link_is_pasted_at_home_by_key_alone(table: Table) -> None:
    """A browser's own keys: no field has to be found first. What is pasted elsewhere leads nowhere."""
    table.go("/")
    page = table.page
    page.wait_for_selector(HOME)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", f"{table.url}#/open/{short_of(record())}")
    page.keyboard.press("Control+V")
    table.tap(ACCEPT)
    table.at(PLIES)
    address = page.url
    page.keyboard.press("Control+V")
    assert page.url == address


#: Drops a file on the page, as from a folder beside it.
DROP = """(text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], "game.jemaa.json"));
    const how = { dataTransfer, bubbles: true, cancelable: true };
    const over = document.body.dispatchEvent(new DragEvent("dragover", how));
    const dropped = document.body.dispatchEvent(new DragEvent("drop", how));
    return !over && !dropped;
}"""


def test_a_file_is_dropped_on_the_page(table: Table) -> None:
    """The browser does not show the file in the page's place."""
    table.go("/about")
    table.page.wait_for_selector(ABOUT)
    assert table.page.evaluate(DROP, json.dumps(record()))
    table.at(PLIES)


#: Stands for a camera, and for what reads codes; `code` is what it sees.
CAMERA = """() => {
    globalThis.BarcodeDetector = class {
        async detect() { return globalThis.code ? [{ rawValue: globalThis.code }] : []; }
    };
    const canvas = document.createElement("canvas");
    const drawing = canvas.getContext("2d");
    let at = 0;
    setInterval(() => drawing.fillRect(at++ % 9, 0, 9, 9), 20); // a stream of what changes
    navigator.mediaDevices.getUserMedia = async () => {
        if (globalThis.denied) throw new DOMException("", "NotAllowedError");
        return (globalThis.stream = canvas.captureStream());
    };
}"""
STOPPED = "() => stream.getTracks().every(({ readyState }) => readyState === 'ended')"


def test_a_page_that_is_open_follows_what_it_is_launched_with(table: Table) -> None:
    table.page.add_init_script(QUEUE)
    table.begin(players=2, seed="launch")
    table.page.evaluate(LAUNCH, ["./", []])
    table.answer()  # to show the page again leaves the game as it is
    table.page.evaluate(LAUNCH, ["./#/rules/marrakech", []])
    expect(table.page.locator("[data-screen=rules]")).to_be_visible()
    table.page.evaluate(LAUNCH, ["./", [json.dumps(record())]])
    table.at(PLIES)


@pytest.fixture
def shared(
    site: Site, opened: Callable[..., Page], watch: Watch, tmp_path: Path
) -> Iterator[Callable[[dict[str, str], list[str]], Table]]:
    """Share words and files with the page that is kept on this device."""
    host = Host(tmp_path / "host", site.folder)
    watch.origin = host.url
    outside = host.url.replace("games/of/the/square/", "outside.html")
    watch.allow(f"another origin: {outside}")
    (host.folder / "outside.html").write_text("<!doctype html><link rel=icon href='data:,'>")
    table = Table(opened(service_workers="allow"), host.url)
    table.page.goto(table.url)
    expect(table.page.locator("[data-offline=ready]")).to_be_visible()

    def share(words: dict[str, str], files: list[str]) -> Table:
        table.page.goto(outside)
        table.page.evaluate(SEND, [host.url, words, files])
        return table

    yield share
    host.stop()


def test_another_app_shares_a_link_or_files(shared: Callable[[dict[str, str], list[str]], Table]) -> None:
    """Files of one name are all kept."""
    table = shared({"title": "A game", "text": f"Look: https://elsewhere.example/#/open/{short_of(record())}"}, [])
    expect(table.page.locator(OPEN).locator(ACCEPT)).to_be_visible()
    table = shared({"title": "A game"}, [json.dumps(record())])
    table.at(PLIES)
    shorter = {**record(), "log": record()["log"][: PLIES - 2]}
    table = shared({}, [json.dumps(record()), json.dumps(shorter)])
    assert brought(2, 0) in report(table)
    lengths = [len(each["record"]["log"]) for each in table.page.evaluate("() => jemaaPlayer.rows()")]
    assert sorted(lengths) == [PLIES - 2, PLIES, PLIES]
    assert table.page.evaluate(KEPT) == 0


HIDE = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_code_is_read_by_the_camera_which_is_off_unless_its_dialog_is_seen(table: Table) -> None:
    table.go("/")
    table.page.wait_for_selector(HOME)
    table.page.evaluate(CAMERA)
    table.tap("[data-paste]")
    table.tap("[data-scan]")
    page = table.page
    page.wait_for_function("() => globalThis.stream")
    page.evaluate(HIDE, "hidden")
    assert page.evaluate(STOPPED)
    page.evaluate("() => { globalThis.before = stream; }")
    page.evaluate(HIDE, "visible")
    page.wait_for_function("() => stream !== before")
    assert not page.evaluate(STOPPED)
    page.keyboard.press("Escape")
    page.wait_for_function(STOPPED)
    page.evaluate("() => { globalThis.denied = true; }")
    table.tap("[data-paste]")
    table.tap("[data-scan]")
    expect(table.dialog.get_by_role("alert")).to_have_text(said("scan-refused"))
    page.evaluate("() => { globalThis.denied = false; }")
    page.keyboard.press("Escape")
    table.tap("[data-paste]")
    table.tap("[data-scan]")
    page.wait_for_function(f"() => !({STOPPED})()")
    page.evaluate("(code) => { globalThis.code = code; }", f"{table.url}#/open/{short_of(record())}")
    table.tap(ACCEPT)
    assert page.evaluate(STOPPED)
    table.at(PLIES)
