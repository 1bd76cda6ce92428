"""Kills: of the browser's process, a page, a worker. What was shown must be there afterwards.

A page tells every ply that it shows; a game goes on after each kill, and a new one begins when it is over.
"""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, Playwright

from jemaa import record as records
from tests import browsers
from tests.conftest import flags

HERE = Path(__file__).parent
TABLES = ("marrakech?players=3", "morocco?players=4", "marrakech?players=2&variant=quarter-turn", "morocco?players=2")
#: Lets a game go on until the next kill.
Moment = Callable[[Page], None]
#: Seconds for a browser to say where it listens.
PATIENCE = 30
TELL = """
addEventListener("DOMContentLoaded", () => {
    let shown = -1;
    new MutationObserver(() => {
        const board = document.querySelector("[data-game]");
        const [, screen, id] = location.hash.split("/");
        if (!board || screen !== "game" || Number(board.dataset.ply) === shown) return;
        shown = Number(board.dataset.ply);
        jemaaShown(id, shown);
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ply"] });
});
localStorage.setItem("jemaa-settings:" + location.pathname, JSON.stringify({ speed: "off" }));
"""
START = "(recipe) => { jemaaPlayer.play(recipe, 'over').catch(() => {}); }"


@dataclass
class Tally:
    """What was seen: kills, actions shown by then, those of them that were lost, games that did not open."""

    kills: int = 0
    shown: int = 0
    lost: list[str] = field(default_factory=list)
    damaged: list[str] = field(default_factory=list)


class Process:
    """A browser of its own process group, with a folder that outlives it."""

    def __init__(self, playwright: Playwright, folder: str) -> None:
        port = Path(folder) / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        command = [browsers.chromium() or playwright.chromium.executable_path, *flags(), "--headless"]
        command += ["--remote-debugging-port=0", f"--user-data-dir={folder}", "about:blank"]
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
        until = monotonic() + PATIENCE
        while not (port.exists() and port.read_text().count("\n")):
            assert monotonic() < until, "the browser does not say where it listens"
            sleep(0.02)
        self.browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port.read_text().split()[0]}")

    def kill(self) -> None:
        """End every process of the browser at once, with nothing saved."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        with suppress(Error):
            self.browser.close()


class Game:
    """The game that is being played and killed."""

    def __init__(self, url: str, moment: Moment) -> None:
        self.url = url
        self.play_a_while = moment
        self.shown: dict[str, int] = {}
        self.id = ""
        self.begun = 0

    def equip(self, context: BrowserContext) -> None:
        """Have every page of a context tell what it shows."""
        context.expose_binding("jemaaShown", lambda _source, name, ply: self.see(name, ply))
        context.add_init_script(TELL)
        context.add_init_script(path=HERE / "player.js")

    def see(self, name: str, ply: int) -> None:
        self.shown[name] = max(ply, self.shown.get(name, 0))

    def resume(self, page: Page) -> None:
        """Open the game again, or a new one after the end, and let it be played."""
        page.goto("about:blank")
        if self.id:
            page.goto(f"{self.url}#/game/{self.id}")
        else:
            table = TABLES[self.begun % len(TABLES)]
            page.goto(f"{self.url}#/play/{table}&seed=kill-{self.begun}")
            page.wait_for_url("**/#/game/*")
            self.begun += 1
            self.id = page.url.rsplit("/", 1)[1]
        try:
            page.evaluate("() => jemaaPlayer.answer()")
        except Error as error:
            raise AssertionError(f"{page.url} shows: {page.inner_text('body')}") from error
        page.evaluate(START, self.begun)

    def judge(self, page: Page, tally: Tally) -> None:
        """Open the game after a kill and compare with what had been shown."""
        tally.kills += 1
        page.goto("about:blank")
        page.goto(f"{self.url}#/game/{self.id}")
        try:
            state = page.evaluate("() => jemaaPlayer.answer()")
        except Error as error:
            tally.damaged.append(f"{self.id}: {error}")
            self.id = ""
            return
        self.compare(page.evaluate("(id) => jemaaPlayer.row(id)", self.id), state, tally)

    def compare(self, row: dict[str, Any], state: dict[str, Any], tally: Tally) -> None:
        shown = self.shown.get(self.id, 0)
        tally.shown += shown
        match, _ = records.load(row["record"])  # raises for what does not replay
        if min(match.ply, state["ply"]) < shown:
            tally.lost.append(f"{self.id}: ply {shown} was shown, {match.ply} is stored, {state['ply']} opened")
        if state["toAct"] == "over":
            self.id = ""


def kill_browsers(playwright: Playwright, url: str, times: int, moment: Moment) -> Tally:
    """Kill whole browsers."""
    tally, game = Tally(), Game(url, moment)
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for _ in range(times):
            with living(playwright, folder, game) as (_, page):
                game.resume(page)
                game.play_a_while(page)
            with living(playwright, folder, game) as (_, page):
                game.judge(page, tally)
    return tally


@contextmanager
def living(playwright: Playwright, folder: str, game: Game) -> Iterator[tuple[Process, Page]]:
    """Start a browser; kill it at the end, with nothing said before."""
    process = Process(playwright, folder)
    try:
        context = process.browser.contexts[0]
        game.equip(context)
        yield process, context.new_page()
    finally:
        process.kill()


def kill_pages(playwright: Playwright, url: str, times: int, moment: Moment) -> Tally:
    """Crash the process of a page."""
    return _in_one_browser(playwright, url, times, moment, crash_page)


def kill_workers(playwright: Playwright, url: str, times: int, moment: Moment) -> Tally:
    """Let the rules engine die of an error; the page itself must bring it back."""
    return _in_one_browser(playwright, url, times, moment, crash_worker)


def crash_page(page: Page) -> Page:
    """Crash a page and return a new one."""
    context = page.context
    with suppress(Error):
        page.goto("chrome://crash")
    page.close()
    return context.new_page()


def crash_worker(page: Page) -> Page:
    """Crash the page's worker; the page lives on, and shows the game with a new one."""
    with page.expect_worker():
        page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('killed'); }); }")
    return page


def _in_one_browser(playwright: Playwright, url: str, times: int, moment: Moment, crash: Any) -> Tally:
    tally, game = Tally(), Game(url, moment)
    browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=flags())
    context = browser.new_context(service_workers="block")
    game.equip(context)
    page = context.new_page()
    for _ in range(times):
        game.resume(page)
        game.play_a_while(page)
        page = crash(page)
        game.judge(page, tally)
    browser.close()
    return tally


KILLS = {"browser processes": kill_browsers, "pages": kill_pages, "workers": kill_workers}
