"""A long evening: whole games of each game in one page, and between them links, analyses, puzzles and rules.

The games of the last rounds are those of the first ones, tap by tap; all between are others.
"""

import json
from collections.abc import Iterator
from itertools import chain, count
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page

from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench.browser import KEEP, chromium, open_context, served
from tests.bench.figure import Figure
from tests.browser.carry import short_of
from tests.browser.puzzles import answer
from tests.browser.table import Table

ROUNDS, EARLY = 50, 5
#: How much more the page may take at the end of the evening than early on, and how much longer a tap.
MOST = 1.05
#: The players of each round's games, and who plays with them in the last one, without taking time to be seen.
PLAYERS = {"marrakech": (2, 3, 4, 2, 3), "morocco": (2, 3, 4, 5, 3)}
OPPONENTS = ("", "", "", "", "&bots=1:medium")
HOME, RUNNING = ".games", "[data-sheet=analysis] progress"
# Keeps what the worker's WebAssembly exports: only its worker sees its memory.
HOOK = """const compile = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...given) => {
    const made = await compile(...given);
    globalThis.exportsOfPython ??= made.instance.exports;
    return made;
};"""
# How much of its memory Python has taken so far, in bytes; it gives nothing back.
TAKEN = """(({ memory, emscripten_get_sbrk_ptr: end }) =>
    new Uint32Array(memory.buffer)[end() / 4])(exportsOfPython)"""


class Worker:
    """The page's worker, by the protocol of Chromium's tools: the browser's driver tells no figure of it."""

    def __init__(self, page: Page) -> None:
        self._page, self._ids, self._session = page, count(1), ""
        self._answers: dict[int | None, Any] = {}
        self._tools = page.context.new_cdp_session(page)
        self._tools.on("Target.attachedToTarget", self._attached)
        self._tools.on("Target.receivedMessageFromTarget", self._received)
        self._tools.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": True, "flatten": False})

    def _attached(self, event: dict[str, Any]) -> None:
        self._session = event["sessionId"]
        self._post("Runtime.evaluate", expression=HOOK)
        self._post("Runtime.runIfWaitingForDebugger")

    def _received(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        self._answers[message.get("id")] = message.get("result")

    def _post(self, method: str, **params: Any) -> int:
        number = next(self._ids)
        message = json.dumps({"id": number, "method": method, "params": params})
        self._tools.send("Target.sendMessageToTarget", {"sessionId": self._session, "message": message})
        return number

    def ask(self, method: str, **params: Any) -> Any:
        """Ask the worker and wait for what it answers."""
        number = self._post(method, **params)
        while number not in self._answers:
            self._page.wait_for_timeout(1)
        return self._answers.pop(number)

    def memory(self) -> dict[str, float]:
        """Return what Python has taken, and the worker's heap after a collection, in megabytes."""
        self.ask("HeapProfiler.collectGarbage")
        heap = self.ask("Runtime.getHeapUsage")["usedSize"]
        taken = self.ask("Runtime.evaluate", expression=TAKEN)["result"]["value"]
        return {"worker's Python": taken / 1e6, "worker's heap": heap / 1e6}


class Evening:
    """A page on which people stay, from an address on."""

    def __init__(self, browser: Browser, url: str, address: str = "/") -> None:
        self.browser, self.page = browser, open_context(browser).new_page()
        self.table = Table(self.page, url)
        self.page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
        self.page.add_init_script(KEEP)
        self.worker = Worker(self.page)
        self.tools = self.page.context.new_cdp_session(self.page)
        self.page.goto(f"{url}#{address}")

    def home(self) -> None:
        """Go home, as a link would."""
        self.table.move("/")
        self.page.locator(HOME).first.wait_for()

    def round(self, number: int) -> list[float]:
        """Play a game of each game, then do something else; return the milliseconds of each tap in the games."""
        at, times = number % EARLY, []
        for game, players in PLAYERS.items():
            self.table.move(f"/play/{game}?players={players[at]}&seed=evening-{number}{OPPONENTS[at]}")
            self.page.wait_for_url("**/#/game/*")
            self.play(number, "over")
            times += [duration for duration, _ in self.page.evaluate("() => jemaaMoves.splice(0)")]
            if game == "marrakech" and at == 0:
                self.analyse()
        self.between(at)
        self.home()
        return times

    def play(self, recipe: int, stop: str | int) -> None:
        self.page.evaluate("([recipe, stop]) => jemaaPlayer.play(recipe, stop).then(() => {})", [recipe, stop])

    def analyse(self) -> None:
        """Ask what decided the game that has just ended, and wait until all of it is known."""
        self.table.tap("[data-analyse]")
        self.page.locator("[data-turning-point]").first.wait_for(timeout=60_000)
        self.page.locator(RUNNING).wait_for(state="detached", timeout=120_000)

    def between(self, at: int) -> None:
        """Follow a link, try puzzles, or read, after some rounds."""
        if at == 1:
            self.table.move(f"/open/{short_of(self.table.row()['record'])}")
            self.page.locator("[data-screen=open] svg g").first.wait_for()
        if at == 2:
            for game in PLAYERS:
                self.table.move(f"/puzzles/{game}/1")
                self.page.locator("[data-puzzle] [data-pick]").first.wait_for()
                answer(self.table, game, 1, right=False)
        if at == 3:
            for screen in ("rules", "learn", "people"):
                self.table.move(f"/{screen}/marrakech" if screen != "people" else "/people")
                self.page.locator("[data-card], [data-lesson], [data-screen=people]").first.wait_for()

    def sizes(self) -> dict[str, float]:
        """Return how much there is once all garbage is collected: megabytes, nodes, listeners."""
        self.page.wait_for_timeout(1000)
        for _ in range(2):
            self.tools.send("HeapProfiler.collectGarbage")
        heap = self.tools.send("Runtime.getHeapUsage")
        counts = self.tools.send("Memory.getDOMCounters")
        processes = self.browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        return {
            "page's heap": (heap["usedSize"] + heap["embedderHeapUsedSize"]) / 1e6,
            **self.worker.memory(),
            "nodes": counts["nodes"],
            "listeners": counts["jsEventListeners"],
            "process": max(private(process["id"]) for process in processes if process["type"] == "renderer"),
        }


def evening(rounds: str = str(ROUNDS)) -> Iterator[Figure]:
    """Compare the last rounds of a long evening with the first ones. Linux only."""
    times: list[list[float]] = []
    sizes: list[dict[str, float]] = []
    with chromium() as browser, served(DIST) as url:
        people = Evening(browser, url)
        for number in range(int(rounds)):
            last = number >= int(rounds) - EARLY
            times.append(people.round(number % EARLY if last else number))
            if number + 1 in (EARLY, int(rounds)):
                sizes.append(people.sizes())
    yield from compared(sizes[0], sizes[-1])
    early, late = (list(chain(*some)) for some in (times[:EARLY], times[-EARLY:]))
    yield Figure(f"a tap in rounds 1 to {EARLY}, median", median(early), "ms", samples=early)
    yield Figure(f"a tap in the last {EARLY} of {rounds}, median", median(late), "ms", samples=late)
    yield Figure("  the latter against the former", median(late) / median(early), "", most=MOST)


def unit(name: str) -> str:
    """Return what a size is counted in."""
    return "" if name in ("nodes", "listeners") else "MB"


def compared(early: dict[str, float], late: dict[str, float]) -> Iterator[Figure]:
    """Compare the sizes at the end of the evening with the early ones."""
    for name, size in late.items():
        yield Figure(f"{name}, at the end of the evening", size, unit(name))
        yield Figure(f"  against round {EARLY}", size / early[name], "", most=MOST)


def private(process: int) -> float:
    """Return the megabytes of a process that are mapped by no other: the shared part depends on what else runs."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1000
