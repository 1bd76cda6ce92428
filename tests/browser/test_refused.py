"""What a browser may refuse: whichever it is, and whether reading it throws or using it, a game is played all the same.

The page in one file is also shown by hosts and pages that give it no origin, or forbid a part of what it needs.
"""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Frame, Page, Route, expect

from tasks.setup import ONE_FILE
from tasks.steps import ROOT
from tests.browser.conftest import Site, Watch
from tests.browser.shelf import ROW
from tests.browser.table import HOME, Table
from tests.browser.test_failures import NOISE, told
from tests.sampling import WHOLE
from tests.sentences import said

OPTIONAL = (ROOT / "js/base/optional.ts").read_text(encoding="utf-8")
NAMES = [*re.findall(r"^  (\w+): \(\) =>", OPTIONAL, re.MULTILINE), "indexedDB"]
REFUSING = """const refuse = () => { throw new DOMException("refused", "SecurityError"); };
const called = /^(AudioContext|BarcodeDetector|canShare|setAppBadge|share)$/;
const useless = (name) => (called.test(name) ? refuse : new Proxy({}, { get: () => refuse }));
Element.prototype.requestFullscreen = refuse;
for (const holder of [globalThis, navigator, document])
  for (const name of NAMES)
    Object.defineProperty(holder, name, { get: HOW === "read" ? refuse : () => useless(name), configurable: true });
"""


@pytest.mark.parametrize("name", ["all", *NAMES] if WHOLE else ["all"])
@pytest.mark.parametrize("how", ["read", "used"])
@pytest.mark.parametrize("where", ["served", "alone"])
def test_a_game_is_played_whatever_the_browser_refuses(
    site: Site, opened: Callable[..., Page], watch: Watch, where: str, how: str, name: str
) -> None:
    watch.allow("^warning: (storage|offline):")
    watch.allow("another origin: file:")
    page = opened(service_workers="allow")
    refused = NAMES if name == "all" else [name]
    page.add_init_script(f"const NAMES = {json.dumps(refused)}, HOW = '{how}';{REFUSING}")
    table = Table(page, site.url if where == "served" else ONE_FILE.as_uri())
    table.begin(players=2, seed="refused")
    table.play(2, 4)
    if {"localStorage", "indexedDB"} <= {*refused}:
        expect(told(page, "blocked")).to_have_count(1)
    table.tap("[data-share]")
    table.tap("[data-copy]")
    expect(table.dialog.get_by_role("status").first).to_have_text(re.compile(r"\S"))  # copied or not
    table.tap("dialog[open] [data-close]")
    table.move("/")
    expect(page.locator(HOME).locator(ROW)).not_to_have_count(0)
    if where == "served" and "serviceWorker" in refused:
        expect(page.locator(HOME)).to_contain_text(said("offline-unsupported"))


PAGE = "<!doctype html><link rel=icon href='data:,'><body>"
FRAME = '<iframe sandbox="allow-scripts" width="1000" height="700"'
MADE = """<script>fetch("/").then((answer) => answer.text()).then((text) => {
    document.body.insertAdjacentHTML("beforeend", 'FRAME>');
    const frame = document.querySelector("iframe");
    HOW;
    document.body.append(frame);
})</script>""".replace("FRAME", FRAME)
#: Who shows the file: what is at an address, and with which policy.
SHOWN = {
    "a host's own sandbox": ("", "sandbox allow-scripts"),
    "a frame": (f"{PAGE}{FRAME} src='/'></iframe>", ""),
    "a frame with a text": (PAGE + MADE.replace("HOW", "frame.srcdoc = text"), ""),
    "a frame with a blob": (
        PAGE + MADE.replace("HOW", "frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))"),
        "",
    ),
}
#: Policies that forbid the engine, or all scripts, and what is said of that.
FORBIDDING = {
    "default-src 'self' 'unsafe-inline'": "error-forbidden",
    "script-src 'none'; style-src 'unsafe-inline'": "page-alone",
}


@pytest.fixture
def shown(site: Site, opened: Callable[..., Page]) -> Callable[[str, str], Page]:
    """Open a page that shows the file, with a policy; the file itself is at the root."""
    whole = ONE_FILE.read_text(encoding="utf-8")

    def show(page: str, policy: str) -> Page:
        def answer(route: Route) -> None:
            body, forbids = (page or whole, policy) if route.request.url.endswith("shown") else (whole, "")
            headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": forbids}
            route.fulfill(body=body, headers=headers)

        tab = opened()
        tab.route(re.compile(f"^{site.url}(shown)?$"), answer)
        tab.goto(f"{site.url}shown")
        return tab

    return show


@pytest.mark.parametrize("who", SHOWN)
def test_the_page_in_one_file_is_played_without_an_origin(
    shown: Callable[[str, str], Page], watch: Watch, who: str
) -> None:
    """It says once that nothing can be stored."""
    watch.allow("^warning: storage:")
    watch.allow("Permissions policy violation: screen-wake-lock")
    page = shown(*SHOWN[who])
    frame: Frame = page.main_frame
    if who.startswith("a frame"):
        page.locator("iframe").wait_for()
        frame = page.main_frame.child_frames[0]
    frame.locator("a[href='#/new/marrakech']").first.click()
    frame.get_by_role("button", name=said("new-start")).click()
    before = frame.evaluate("() => jemaaPlayer.answer()")
    frame.evaluate("(ply) => jemaaPlayer.play(2, ply)", before["ply"] + 4)
    field = frame.locator("[data-command]")
    field.fill("?")
    field.press("Enter")
    expect(frame.locator("[data-answer]")).to_have_text(re.compile(r"\S"))
    expect(frame.get_by_role("alert")).to_have_count(1)
    expect(frame.get_by_role("alert")).to_contain_text(said("error-storage-blocked"))


@pytest.mark.parametrize("policy", FORBIDDING)
def test_the_page_in_one_file_says_that_its_host_forbids_it(
    shown: Callable[[str, str], Page], watch: Watch, policy: str
) -> None:
    watch.allow("")
    page = shown("", policy)
    sentence = said(FORBIDDING[policy], where="file")
    expect(page.get_by_text(sentence)).to_be_visible()


def test_a_site_whose_host_forbids_the_engine_says_so(site: Site, table: Table, watch: Watch) -> None:
    """The policy is that of the worker's script, which the host sends."""
    watch.allow(NOISE)
    (worker,) = site.folder.glob("app-*/worker.js")
    refusing = b"WebAssembly.instantiateStreaming = WebAssembly.Module = () => { throw new Error('refused'); };"
    site.broken["worker.js"] = (200, "text/javascript", refusing + worker.read_bytes())
    table.go("/")
    expect(table.page.get_by_role("alert")).to_contain_text(said("error-forbidden", where="host"))
