"""A first visit over a slow line with a slow processor: what is seen when, and whether any file is asked for late."""

import threading
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Response

from tasks.setup import DIST
from tests.bench.browser import SLOWDOWN, Compressed, chromium, open_context, served
from tests.bench.figure import Figure
from tests.sentences import said

#: Bytes a second of all connections together, and the seconds until an answer begins.
BANDWIDTH = 1_600_000 / 8
LATENCY = 0.3
PIECE = 4_000
VISITS = 3
ADDRESSES = ("", "#/new/marrakech", "#/play/morocco?players=3", "#/rules/marrakech", "#/learn/marrakech")
SHELL = "jemaa:shell"
WORKER = "/worker.js"
#: Only the worker asks for files of this folder.
PYTHON = "/python-"
#: Milliseconds until a page that is slowed down asks for what it has been told of.
AT_ONCE = 250
# Milliseconds until the first text was painted, and what that is a part of.
FIRST = """() => new Promise((resolve) => new PerformanceObserver((list) => {
    const [{ startTime, element }] = list.getEntries();
    resolve([startTime, element?.closest("#coming, main")?.textContent ?? ""]);
}).observe({ type: "largest-contentful-paint", buffered: true }))"""
SHOWN = "(mark) => performance.getEntriesByName(mark)[0]?.startTime"
#: The figures of a visit, with their limits in milliseconds.
LIMITS = {
    "name and sentence painted": 1000,
    "page painted": None,
    "last file of the page asked for after index.html": AT_ONCE,
    "last file of the worker asked for after its script": AT_ONCE,
}


class Line:
    """What all connections share."""

    def __init__(self) -> None:
        self.free = 0.0
        self.lock = threading.Lock()

    def carry(self, count: int) -> None:
        """Wait until this many bytes have been carried, after those that came before."""
        with self.lock:
            self.free = max(self.free, time.monotonic()) + count / BANDWIDTH
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slow(Compressed):
    """A host that compresses, behind a slow line."""

    def __init__(self, *arguments: Any, line: Line, **options: Any) -> None:
        self.line = line
        super().__init__(*arguments, **options)

    def send_response(self, code: int, message: str | None = None) -> None:
        time.sleep(LATENCY)
        super().send_response(code, message)

    def carry(self, body: bytes) -> None:
        for start in range(0, len(body), PIECE):
            piece = body[start : start + PIECE]
            self.line.carry(len(piece))
            super().carry(piece)


def visit() -> Iterator[Figure]:
    """Visit each screen for the first time."""
    with chromium() as browser, served(DIST, Slow, sent={}, line=Line()) as url:
        for address in ADDRESSES:
            visits = [first_visit(browser, url + address) for _ in range(VISITS)]
            name = f"first visit, 1.6 Mbit/s, 300 ms, slowed {SLOWDOWN}x, {address or '#/'}"
            for what, most in LIMITS.items():
                values = [times[what] for times in visits]
                yield Figure(f"{name}: {what}", median(values), "ms", most=most, samples=values)


def first_visit(browser: Browser, address: str) -> dict[str, float]:
    """Return the milliseconds of a visit with an empty cache."""
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    with open_context(browser) as context:
        page = context.new_page()
        page.on("response", keep)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(address, wait_until="commit")
        painted, words = page.evaluate(FIRST)
        assert said("page-coming") in words, f"painted first: {words}"
        shown = page.wait_for_function(SHOWN, arg=SHELL).json_value()
        page.wait_for_timeout(4000 * LATENCY)
        timings = {answer.url.rpartition("#")[0] or answer.url: answer.request.timing for answer in answers}
    named = {name: timing for name, timing in timings.items() if "/app-" in name}
    by_worker = {name: timing for name, timing in timings.items() if PYTHON in name}
    (worker,) = (timing for name, timing in named.items() if name.endswith(WORKER))
    index = answers[0].request.timing
    values = (painted, shown, delay(index, named), delay(worker, by_worker))
    return dict(zip(LIMITS, values, strict=True))


def delay(first: Any, others: dict[str, Any]) -> float:
    """Return the milliseconds from the end of an answer until the last of others was asked for."""
    asked = max(timing["startTime"] for timing in others.values())
    return float(asked - first["startTime"] - first["responseEnd"])
