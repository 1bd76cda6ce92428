"""How fast the page starts and responds, in the browser that the tests use."""

import gzip
import json
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from jemaa import Match
from jemaa.record import load
from tasks.serving import SiteHandler
from tasks.setup import DIST, NODE_MODULES, ONE_FILE, set_up
from tasks.steps import ROOT, ensure
from tests import browsers
from tests.bench.figure import Figure
from tests.browser import shelf as stored
from tests.conftest import flags
from tests.engine import golden

PAIRS = 9
MOVES = 120
SLOWDOWN = 4
SEATED, READY, FIRST_MOVE = "jemaa:seated", "jemaa:engine", "jemaa:first-move"
TABLE = "#/play/marrakech?players=3&seed=bench"
MOST_SEATS = "#/play/morocco?players=5&seed=bench"
# The page to compare with: only what the npm package's documentation shows.
PLAIN_PAGE = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="plain.js"></script>'
PLAIN_SCRIPT = """import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
python.runPython("1 + 1");
performance.mark("plain");
"""


class Compressed(SiteHandler):
    """A host that compresses texts and WebAssembly, as most do, but not archives and fonts; counts bytes."""

    def __init__(self, *arguments: Any, sent: dict[str, int], **options: Any) -> None:
        self.sent = sent
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        body = squeezed(path)
        self.sent[self.path.split("?")[0]] = len(body)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Length", str(len(body)))
        if body[:2] == b"\x1f\x8b":
            self.send_header("Content-Encoding", "gzip")
        self.end_headers()
        self.carry(body)

    def carry(self, body: bytes) -> None:
        """Send a body."""
        self.wfile.write(body)


@cache
def squeezed(path: Path) -> bytes:
    """Return a file as it is sent."""
    data = path.read_bytes()
    return gzip.compress(data, 6) if path.suffix in {".html", ".css", ".js", ".mjs", ".json", ".svg", ".wasm"} else data


class Host(ThreadingHTTPServer):
    """A host that ignores closed connections."""

    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """Do not log: a page that is closed or killed aborts its requests."""


@contextmanager
def served(folder: Path, handler: type[SiteHandler] = SiteHandler, **options: Any) -> Iterator[str]:
    """Serve a folder; the address ends with a slash."""
    server = Host(("127.0.0.1", 0), partial(handler, directory=str(folder), **options))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.chromium(), args=flags())
        yield browser
        browser.close()


def open_context(browser: Browser) -> BrowserContext:
    """Open a context without service workers and with reduced motion."""
    return browser.new_context(service_workers="block", reduced_motion="reduce")


def time_of(context: BrowserContext, address: str, mark: str) -> float:
    """Open a new page and return the milliseconds from its navigation to a mark."""
    return times_of(context, address, (mark,))[0]


def times_of(context: BrowserContext, address: str, marks: Sequence[str]) -> list[float]:
    """Open a new page and return the milliseconds from its navigation to some marks, of which the last is late."""
    page = context.new_page()
    page.goto(address, wait_until="commit")
    page.wait_for_function("(mark) => performance.getEntriesByName(mark).length", arg=marks[-1])
    times = page.evaluate("(marks) => marks.map((mark) => performance.getEntriesByName(mark)[0].startTime)", marks)
    page.close()
    return [float(time) for time in times]


@contextmanager
def both_pages() -> Iterator[str]:
    """Serve the site and the plain page side by side."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "jemaa").symlink_to(DIST, target_is_directory=True)
        (folder / "pyodide").symlink_to(NODE_MODULES / "pyodide", target_is_directory=True)
        (folder / "plain.html").write_text(PLAIN_PAGE)
        (folder / "plain.js").write_text(PLAIN_SCRIPT)
        with served(folder) as url:
            yield url


def one_file() -> Iterator[Figure]:
    """Compare the first legal move painted by the page in one file with the site's: new pages in one warm context."""
    ensure(set_up().one_file)
    with chromium() as browser, served(DIST) as url:
        context = open_context(browser)
        pages = [f"{address}{TABLE}" for address in (ONE_FILE.as_uri(), url)]
        pairs = [[time_of(context, address, FIRST_MOVE) for address in pages] for _ in range(PAIRS + 1)][1:]
    inside, site = ([pair[side] for pair in pairs] for side in (0, 1))
    yield Figure("one file, opened as such, median", median(inside), "ms", samples=inside)
    yield Figure("the site, median", median(site), "ms", samples=site)
    yield Figure("one file against the site", median(one / other for one, other in pairs), "")
    yield Figure("bytes of one file", ONE_FILE.stat().st_size / 1e6, "MB")
    yield Figure("  as gzip", len(gzip.compress(ONE_FILE.read_bytes())) / 1e6, "MB")


def start() -> Iterator[Figure]:
    """Compare the first legal move painted, and who is seen to play before, with a plain `loadPyodide()`.

    New pages in one warm context: of a game that is stored, which the address opens again, and of new ones.
    """
    with chromium() as browser, both_pages() as url:
        context = open_context(browser)
        pages = ((f"{url}plain.html", "plain"), (f"{url}jemaa/{TABLE}", FIRST_MOVE))
        for address, mark in pages:
            time_of(context, address, mark)
        pairs, new = [], []
        for count in range(PAIRS):
            pairs.append(tuple(time_of(context, address, mark) for address, mark in pages))
            new.append(times_of(context, f"{url}jemaa/{MOST_SEATS}{count}", (SEATED, READY, FIRST_MOVE)))
    plain, ours = ([pair[side] for pair in pairs] for side in (0, 1))
    ratios = [one / other for other, one in pairs]
    yield Figure("a page that only runs plain loadPyodide(), median", median(plain), "ms", samples=plain)
    yield Figure("first legal move painted, median", median(ours), "ms", samples=ours)
    yield Figure("first legal move against plain, median of pairs", median(ratios), "", most=0.4, samples=ratios)
    seated = [times[0] / other for times, other in zip(new, plain, strict=True)]
    waited = [first - ready for _, ready, first in new]
    yield Figure("ground, seats and names of a new game against plain", median(seated), "", most=0.15, samples=seated)
    yield Figure("from the engine's being ready to the first move", median(waited), "ms", samples=waited)


def wire() -> Iterator[Figure]:
    """Count the bytes that a first visit needs before the first move."""
    sent: dict[str, int] = {}
    with chromium() as browser, served(DIST, Compressed, sent=sent) as url:
        time_of(open_context(browser), url + TABLE, FIRST_MOVE)
    yield Figure("over the wire before the first move, gzip", sum(sent.values()) / 1e6, "MB", most=5.25)


# Milliseconds after a tap in which no script of the benchmark runs in the page.
UNDISTURBED = 250
# Keeps the milliseconds of each tap until the last of its replies, and of the engine's share in these: the page tells
# them and forgets them. An older page answers the tap that throws the die twice, and only the second time shows a face.
KEEP = """globalThis.jemaaMoves = [];
let tapped = 0;
new PerformanceObserver((list) => {
    for (const { startTime, duration, detail } of list.getEntriesByName("jemaa:move")) {
        const before = startTime === tapped ? (jemaaMoves.pop()?.[1] ?? 0) : 0;
        jemaaMoves.push([duration, before + detail.ms]);
        tapped = startTime;
    }
}).observe({ type: "measure" });"""
# Taps what comes next, as a person would, and returns it; for a position that is measured repeatedly, goes back to its
# ply. Pages that lay out picks in another order, or differ in how cubes are chosen, play the same game for long: picks
# are sorted, and an assistant, who leaves no choice of cubes, is taken wherever one can be.
TAP = """async ([count, home, undisturbed]) => {
    const { ply } = await jemaaPlayer.answer();
    const all = (name) => [...document.querySelectorAll(`[data-${name}]:not(:disabled)`)];
    const undo = home !== null && ply > home ? all("undo") : [];
    const picks = all("pick").sort((one, other) => (one.dataset.pick < other.dataset.pick ? 1 : -1));
    const assistant = picks.find(({ dataset }) => dataset.pick === "worker:assistant");
    const next = [undo[0], all("confirm")[0], all("roll")[0], assistant, picks[count % picks.length]].find(Boolean);
    jemaaPlayer.tap(next);
    await new Promise((resolve) => setTimeout(resolve, undisturbed));
    return `${ply} ${next.dataset.pick ?? ""}`;
}"""


def tapped(page: Page, count: int, home: int | None) -> str:
    """Tap what comes next, wait until it must have been painted, and return at which ply what was tapped."""
    return str(page.evaluate(TAP, [count, home, UNDISTURBED]))


@dataclass
class Taps:
    """A table at which taps are timed: its address or a record to open; limits of median and 95th percentile in ms."""

    name: str
    address: str
    record: Path | None
    median: float
    slow: float

    def match(self) -> Match:
        """Return the match that lies at the table, without its page."""
        if self.record:
            return load(json.loads(self.record.read_text()))[0]
        address = urlsplit(self.address[1:])
        asked = dict(parse_qsl(address.query))
        return Match.new(address.path.split("/")[-1], players=int(asked["players"]), seed=asked["seed"])


TAPS = (
    Taps("marrakech", TABLE, None, 50, 100),
    Taps("morocco", "#/play/morocco?players=4&seed=bench", None, 60, 120),
    Taps("morocco, the richest position", "", golden.RICHEST, 60, 120),
)


def moves() -> Iterator[Figure]:
    """Time from taps to painted replies, with CPU throttling."""
    with chromium() as browser, served(DIST) as url:
        for table in TAPS:
            with open_context(browser) as context:
                times = tap_times(context.new_page(), url, table)
            name = f"{table.name}: {len(times)} taps to painted replies, slowed {SLOWDOWN}x"
            yield Figure(f"{name}, median", median(times), "ms", most=table.median, samples=times)
            yield Figure("  95th percentile", quantiles(times, n=20)[-1], "ms", most=table.slow)


def tap_times(page: Page, url: str, table: Taps, count: int = MOVES) -> list[float]:
    """Tap and return the milliseconds until each reply was painted."""
    home = sit_down(page, url, table)
    for number in range(count):
        tapped(page, number, home)
    return painted(page)


def sit_down(page: Page, url: str, table: Taps) -> int | None:
    """Open a table and throttle its page; return the ply of a position that is measured repeatedly."""
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.add_init_script(KEEP)
    page.goto(url + table.address)
    if table.record:
        page.set_input_files("[data-open-record]:enabled", table.record)
        page.wait_for_url("**/#/game/*")
    home = page.evaluate("() => jemaaPlayer.answer()")["ply"] if table.record else None
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return home


def painted(page: Page) -> list[float]:
    """Return the milliseconds from each tap to its painted reply.

    The browser throttles only the page's thread: the worker's own time is taken from its replies and multiplied.
    """
    return [duration - ms + SLOWDOWN * ms for duration, ms in page.evaluate("() => jemaaMoves")]


SHELVES = (0, 1000, 5000)
VISITS = 9
# Milliseconds after which all pictures near the window are painted.
SETTLED = 2000
# Notes when the shelf is first painted: its games, or if there are none what follows them.
PAINTED = """const painted = location.search;
const look = () => {
  if (document.querySelector(painted === "?0" ? ".keeping" : ".row .picture")) {
    requestAnimationFrame(() => setTimeout(() => performance.mark("shelf")));
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);"""
# The slowest of many steps of scrolling, in milliseconds until it is painted.
STEPS = """async () => {
  const times = [];
  for (let step = 0; step < 40; step += 1) {
    const from = performance.now();
    scrollBy({ top: 400, behavior: "instant" });
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    times.push(performance.now() - from);
  }
  return times;
}"""
NODES = """() => {
  const all = document.createTreeWalker(document);
  let count = 0;
  while (all.nextNode()) count += 1;
  return count;
}"""


def shelf() -> Iterator[Figure]:
    """Measure the home screen with shelves of several lengths, alternating: first paint, a step of scrolling, nodes."""
    with chromium() as browser, served(DIST) as url, ExitStack() as stack:
        contexts = {games: stack.enter_context(open_context(browser)) for games in SHELVES}
        times: dict[int, list[float]] = {games: [] for games in SHELVES}
        for games, context in contexts.items():
            fill(context.new_page(), url, games)
            context.add_init_script(PAINTED)
        for games in SHELVES * VISITS:
            times[games].append(time_of(contexts[games], f"{url}?{games}", "shelf"))
        for games, context in contexts.items():
            yield Figure(f"shelf of {games} games painted, median", median(times[games]), "ms", samples=times[games])
            if games:
                ratios = [some / none for some, none in zip(times[games], times[0], strict=True)]
                yield Figure("  against a shelf of none, median of pairs", median(ratios), "", most=1.3, samples=ratios)
                yield from scrolled(context.new_page(), url)


def fill(page: Page, url: str, games: int) -> None:
    """Put games on the shelf."""
    page.add_init_script(path=ROOT / "tests" / "browser" / "player.js")
    page.goto(url)
    page.evaluate(stored.MANY, [stored.row(14), games, 3, stored.row()])
    page.close()


def scrolled(page: Page, url: str) -> Iterator[Figure]:
    """Scroll through all games of a shelf."""
    page.goto(url)
    page.wait_for_selector(".row .picture")
    page.click(stored.ALL_GAMES)
    page.wait_for_selector(".block .picture")
    times = page.evaluate(STEPS)
    yield Figure("  a step of scrolling, median", median(times), "ms", samples=times)
    yield Figure("  a step of scrolling, slowest", max(times), "ms", most=200)
    page.wait_for_timeout(SETTLED)
    yield Figure("  nodes of the document then", page.evaluate(NODES), "nodes", most=20_000)
    page.close()
