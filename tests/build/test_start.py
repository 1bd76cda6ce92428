"""Failing starts: each is reported by one clear code, and a retry works once the host is fixed."""

import threading
from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import Page

from tasks.setup import DIST
from tests.build.conftest import Fault, Host

pytestmark = pytest.mark.slow

# The page's own client for the engine, in an empty page, with the site's worker.
OPEN = """async ([client, worker, startTimeout]) => {
    const { Engine } = await import(client);
    const told = [];
    globalThis.told = told;
    globalThis.engine = new Engine({
        workerURL: worker,
        startTimeout,
        onProgress: (progress) => told.push(progress),
    });
}"""
# A fake clock for the watchdog.
BY_HAND = "globalThis.setInterval = (tick) => { globalThis.ticked = tick; };"
TICK = "(seconds) => { for (let second = 0; second < seconds; second += 1) globalThis.ticked(); }"
STAGES = ["download", "compile", "start", "engine"]
OUTCOME = "() => engine.ready.then(() => 'ready', (error) => error.code)"
FILE = "() => engine.ready.catch((error) => error.args.file)"
GAMES = "() => engine.ask({ do: 'games' }).then(({ games }) => games.map(({ game }) => game))"

#: Starts an engine on the blank page, which it returns; it may be told how long a start can take, in milliseconds.
Start: TypeAlias = Callable[..., Page]


@pytest.fixture
def start(host: Host, blank: Page) -> Start:
    """Start an engine on the blank page and return that page."""
    (worker,) = (DIST).glob("app-*/worker.js")

    def go(time_limit: int = 30_000) -> Page:
        address = f"{host.url}jemaa/{worker.relative_to(DIST).as_posix()}"
        blank.evaluate(OPEN, [f"{host.url}engine/client.js", address, time_limit])
        return blank

    return go


def restarted(page: Page) -> str:
    page.evaluate("() => { engine.restart(); }")
    return page.evaluate(OUTCOME)


# A text that Python cannot read, which a stored game could contain.
UNREADABLE = """async () => {
    let deep = [];
    for (let depth = 0; depth < 5_000; depth += 1) deep = [deep];
    const requests = [{ do: "open", record: deep }, { do: "open", record: "x".repeat(3_000_000) }];
    return Promise.all(requests.map((request) => engine.ask(request).catch((error) => error.code)));
}"""


def test_a_start_reports_bytes_and_stages_in_order_and_answers_what_was_asked_meanwhile(start: Start) -> None:
    """An unreadable request is refused at once, and the engine lives."""
    page = start()
    assert "marrakech" in page.evaluate(GAMES)
    told = page.evaluate("() => told")
    stages = [STAGES.index(each["stage"]) for each in told]
    assert stages == sorted(stages)
    assert (stages[0], stages[-1]) == (0, 3)
    loaded = [each["loaded"] for each in told]
    assert loaded == sorted(loaded)
    assert loaded[-1] == told[-1]["total"] > 5_000_000
    assert stages.count(0) >= 4
    assert page.evaluate(UNREADABLE) == ["bad-request", "bad-request"]
    assert page.evaluate("() => engine.state") == "ready"
    assert "marrakech" in page.evaluate(GAMES)


MISSING = ("pyodide.asm.wasm", "pyodide.asm.js", "pyodide.js", "stdlib.zip", "jemaa.zip", "worker.js")
#: A fault of the host for a file, the code that tells of it, and what else is told.
FAULTS = [
    *((part, Fault(status=404), "bad-file", [part]) for part in MISSING),
    ("pyodide.asm.wasm", Fault(status=404), "bad-file", ["404"]),
    ("pyodide.asm.wasm", Fault(kind="text/plain"), "bad-type", ["pyodide.asm.wasm"]),
    ("worker.js", Fault(headers={"Content-Security-Policy": "script-src 'self'"}), "forbidden", []),
]


def test_each_fault_of_a_host_is_reported_and_a_retry_works(start: Start, faults: dict[str, Fault]) -> None:
    faults["no file"] = Fault()  # so that nothing is kept of this start
    page = start()
    assert page.evaluate(OUTCOME) == "ready"
    for part, fault, code, words in FAULTS:
        faults[part] = fault
        assert restarted(page) == code, part
        del faults[part]
        assert page.evaluate("() => engine.state") == "failed"
        told = page.evaluate("() => engine.ready.catch(({ args }) => JSON.stringify(args))")
        assert all(word in told for word in words), told
    assert restarted(page) == "ready"
    assert "marrakech" in page.evaluate(GAMES)


def test_a_damaged_wheel_is_not_imported(start: Start, host: Host) -> None:
    (wheel,) = (host.folder / "jemaa").glob("python-*/jemaa.zip")
    whole = wheel.read_bytes()
    wheel.write_bytes(whole[:-1] + b"!")
    try:
        page = start()
        assert page.evaluate(OUTCOME) == "bad-file"
        assert page.evaluate(FILE) == wheel.name
    finally:
        wheel.write_bytes(whole)


def test_a_start_does_not_time_out_while_bytes_arrive(blank: Page, start: Start, faults: dict[str, Fault]) -> None:
    """However few they are. Only the page's clock is faked, not the worker's."""
    release, pieces = threading.Event(), threading.Semaphore(0)
    faults["stdlib.zip"] = Fault(release=release, pieces=pieces)
    blank.evaluate(BY_HAND)
    page = start(time_limit=4_000)
    for _ in range(6):
        before = page.evaluate("() => told.at(-1)?.loaded")
        while page.evaluate("() => told.at(-1)?.loaded") == before:
            pieces.release()
            page.wait_for_timeout(100)
        page.evaluate(TICK, 3)
    assert page.evaluate("() => engine.state") == "starting"
    release.set()
    pieces.release()
    assert page.evaluate(OUTCOME) == "ready"


def test_a_host_that_never_answers_times_out(start: Start, faults: dict[str, Fault]) -> None:
    release = threading.Event()
    faults["stdlib.zip"] = Fault(release=release)
    page = start(time_limit=4_000)
    assert page.evaluate(OUTCOME) == "start-timeout"
    release.set()
    faults.clear()
    assert restarted(page) == "ready"
