"""Compare this checkout with another one, alternating in one run: absolute times are noisy, ratios are stable.

The variable JEMAA_AGAINST is the other checkout's folder, in which `build.py build` has been run.
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from jemaa.engine.game import CHANCE
from tasks.serving import SiteHandler
from tasks.setup import DIST
from tasks.steps import ROOT
from tests.bench import engines
from tests.bench.browser import (
    FIRST_MOVE,
    PAIRS,
    TABLE,
    TAPS,
    UNDISTURBED,
    Compressed,
    Taps,
    chromium,
    open_context,
    painted,
    served,
    sit_down,
    time_of,
)
from tests.bench.engine import PROMISES, rate
from tests.bench.evening import EARLY, Evening, unit
from tests.bench.figure import Figure
from tests.bench.visit import ADDRESSES, LIMITS, VISITS, Line, Slow, first_visit
from tests.browser.engines import opened

VARIABLE = "JEMAA_AGAINST"
#: How far a figure may differ from the other checkout's.
MOST, LEAST = 1.05, 0.95
ROUNDS = 5
#: What else the machine does only ever slows games down: of so many runs the fastest are compared.
RUNS = 12
#: How often each table is opened: the times of taps differ by a third from one pair of pages to the next.
SITTINGS = 3
#: How often the memory of each page is measured: that of its process differs by a tenth from one browser to the next.
MEASUREMENTS, EVENINGS = 6, 2
FULLEST = "/play/morocco?players=5&seed=first"
#: How many games with each number of players give positions to think about.
THOUGHTFUL_GAMES = "3"
#: At how many decisions calls are counted, and at how many of these they do not count: the first make what is kept.
COUNTED, WARM = 16, 4
SIDES = ("this", "other")
#: How many decisions of each game are timed in a sitting.
DECISIONS = 40
# Taps the picks of an action that are offered, and what then plays it; where there are none, takes the last one back;
# rolls what has to be rolled before another decision.
DECIDE = """async ([picks, undisturbed]) => {
    const rest = () => new Promise((resolve) => setTimeout(resolve, undisturbed));
    const { ply } = await jemaaPlayer.answer();
    const one = (name) => document.querySelector(`[data-${name}]:not(:disabled)`);
    const come = async (...names) => { // on a busy machine it comes a moment later
        await jemaaPlayer.until(() => names.some(one));
        return names.map(one).find(Boolean);
    };
    const then = async (element) => {
        jemaaPlayer.tap(element);
        await rest();
        return jemaaPlayer.answer();
    };
    if (!picks.length) await then(await come("undo"));
    const left = new Set(picks);
    let now = jemaaPlayer.read();
    while (left.size && now.ply === ply) {
        const next = [...left].find((pick) => now.picks.includes(pick));
        if (!next) break;
        left.delete(next);
        now = await then(document.querySelector(`[data-pick="${next}"]`));
    }
    if (picks.length && now.ply === ply) now = await then(await come("confirm", "roll"));
    while (one("roll") && now.toAct === "chance") now = await then(one("roll"));
}"""


def other() -> Path:
    """Return the folder of the other checkout."""
    folder = Path(os.environ.get(VARIABLE, ""))
    if VARIABLE not in os.environ or not (folder / "dist/index.html").exists():
        raise SystemExit(f"Name a built checkout to compare with in {VARIABLE}.")
    return folder


@contextmanager
def both(handler: type[SiteHandler] = SiteHandler, **options: Any) -> Iterator[dict[str, str]]:
    """Serve both sites; return their addresses."""
    with TemporaryDirectory() as name:
        for side, folder in zip(SIDES, (DIST, other() / "dist"), strict=True):
            (Path(name) / side).symlink_to(folder.resolve(), target_is_directory=True)
        with served(Path(name), handler, **options) as url:
            yield {side: f"{url}{side}/" for side in SIDES}


def ratio(name: str, these: list[float], others: list[float], **limit: Any) -> Iterator[Figure]:
    """Return both medians, and the median of the ratios of alternating measurements."""
    pairs = [one / another for one, another in zip(these, others, strict=True)]
    yield Figure(f"{name}: here", median(these), "", samples=these)
    yield Figure(f"{name}: there", median(others), "", samples=others)
    yield Figure(f"{name}: here against there, median of pairs", median(pairs), "", samples=pairs, **limit)


def starts() -> Iterator[Figure]:
    with chromium() as browser, both() as urls:
        contexts = {side: open_context(browser) for side in SIDES}
        times: dict[str, list[float]] = {side: [] for side in SIDES}
        for count in range(PAIRS + 1):
            for side in SIDES if count % 2 else SIDES[::-1]:
                # another game each time: one that is stored already would be opened, not begun
                times[side].append(time_of(contexts[side], f"{urls[side]}{TABLE}{count}", FIRST_MOVE))
    yield from ratio("first legal move painted, ms", times["this"][1:], times["other"][1:], most=MOST)


def bytes_sent(folder: Path) -> float:
    sent: dict[str, int] = {}
    with chromium() as browser, served(folder, Compressed, sent=sent) as url:
        time_of(open_context(browser), url + TABLE, FIRST_MOVE)
    return sum(sent.values()) / 1e6


def taps() -> Iterator[Figure]:
    """Time the taps at each table, alternating between both checkouts: two pages of one browser."""
    with chromium() as browser, both() as urls:
        for table in TAPS:
            times: dict[str, list[float]] = {side: [] for side in SIDES}
            for _ in range(SITTINGS):
                for side, some in sitting(browser, urls, table).items():
                    times[side] += some
            yield from ratio(f"{table.name}: taps to painted replies, ms", times["this"], times["other"], most=MOST)


def sitting(browser: Browser, urls: dict[str, str], table: Taps) -> dict[str, list[float]]:
    """Play the same game at a table of both checkouts and return the milliseconds of each tap that decided something.

    The taps that lead to a decision may differ between checkouts. A decision whose reply a busy machine paints too
    late is left out of both, so that each pair is of the same one.
    """
    times: dict[str, list[float]] = {side: [] for side in SIDES}
    with open_context(browser) as here, open_context(browser) as there:
        pages = dict(zip(SIDES, (here.new_page(), there.new_page()), strict=True))
        for side, page in pages.items():
            sit_down(page, urls[side], table)
        for count, picks in enumerate(decisions(table)):
            new = {side: deciding(pages[side], picks) for side in (SIDES if count % 2 else SIDES[::-1])}
            if all(new.values()):
                for side in SIDES:
                    times[side] += new[side]
    return times


def decisions(table: Taps) -> Iterator[Sequence[str]]:
    """Return the picks of a game's first decisions, which leave no choice of cubes where one can; of a position that is
    measured again and again, of some that are open there, each taken back (no picks)."""
    match = table.match()
    ways = random.Random(table.name)
    for _ in range(DECISIONS):
        open_now = sorted(action.text for action in match.legal)
        text = ways.choice([text for text in open_now if text.startswith("assistant")] or open_now)
        yield match.game.actions[text].picks
        if table.record:
            yield ()
            continue
        match.play(text)
        while match.to_act == CHANCE:
            match.play(match.rolled())


def deciding(page: Page, picks: Sequence[str]) -> list[float]:
    """Make a decision, or take the last one back, and return the milliseconds from the tap that did it to its reply."""
    seen = len(painted(page))
    page.evaluate(DECIDE, [picks, UNDISTURBED])
    return painted(page)[seen:][:1]


def calls() -> Iterator[Figure]:
    """Count the calls of functions in the page's scripts that each decision makes: the same on every machine."""
    with chromium() as browser, both() as urls:
        for table in TAPS:
            here, there = (calls_of(browser, urls[side], table) for side in SIDES)
            yield Figure(f"{table.name}: calls of a decision here", median(here), "", samples=here)
            yield Figure(f"{table.name}: calls of a decision there", median(there), "", samples=there)
            yield Figure("  medians, here against there", median(here) / median(there), "", most=MOST)


def calls_of(browser: Browser, url: str, table: Taps) -> list[float]:
    """Return how many calls each of the first decisions makes, with the taps that lead to it and all that follows."""
    counts: list[float] = []
    with open_context(browser) as context:
        page = context.new_page()
        profiler = context.new_cdp_session(page)
        profiler.send("Profiler.enable")
        profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        sit_down(page, url, table)
        for picks in islice(decisions(table), COUNTED):
            deciding(page, picks)
            scripts = profiler.send("Profiler.takePreciseCoverage")["result"]
            own = [each for each in scripts if "/app-" in each["url"]]
            counts.append(sum(one["ranges"][0]["count"] for each in own for one in each["functions"]))
    return counts[WARM:]


def evenings() -> Iterator[Figure]:
    """Compare the first rounds of a long evening: what the page holds then at home, and how long its taps took."""

    def spent(people: Evening) -> dict[str, float]:
        times = [time for number in range(EARLY) for time in people.round(number)]
        return {"a tap in it, ms": median(times), **people.sizes()}

    yield from measured(f"an evening of {EARLY} rounds", "/", spent, EVENINGS)


def first_moves() -> Iterator[Figure]:
    """Compare what page and worker hold after the first move of Morocco's fullest table."""

    def moved(people: Evening) -> dict[str, float]:
        people.play(1, 1)
        return people.sizes()

    yield from measured("the first move of five at Morocco", FULLEST, moved, MEASUREMENTS)


def measured(what: str, address: str, act: Callable[[Evening], dict[str, float]], times: int) -> Iterator[Figure]:
    """Measure what people do on a page of either checkout, alternating, each time in a browser of its own."""
    found: dict[str, list[dict[str, float]]] = {side: [] for side in SIDES}
    with both() as urls:
        for count in range(times):
            for side in SIDES if count % 2 else SIDES[::-1]:
                with chromium() as browser:
                    found[side].append(act(Evening(browser, urls[side], address)))
    for name in found["this"][0]:
        here, there = ([sizes[name] for sizes in found[side]] for side in SIDES)
        yield from ratio(f"{what}: {name}{unit(name) and ', MB'}", here, there, most=MOST)


def visits() -> Iterator[Figure]:
    """Compare first visits over a slow line with a slow processor."""
    with chromium() as browser, both(Slow, sent={}, line=Line()) as urls:
        for address in ADDRESSES:
            found: dict[str, list[dict[str, float]]] = {side: [] for side in SIDES}
            for count in range(VISITS):
                for side in SIDES if count % 2 else SIDES[::-1]:
                    found[side].append(first_visit(browser, urls[side] + address))
            for name in LIMITS:
                here, there = ([times[name] for times in found[side]] for side in SIDES)
                yield from ratio(f"first visit of {address or '#/'}, {name}, ms", here, there, most=MOST)


def engine_starts() -> Iterator[Figure]:
    """Compare starts in each browser engine, as on a repeated visit."""
    with sync_playwright() as playwright, both() as urls:
        for name in engines.NAMES:
            times: dict[str, list[float]] = {side: [] for side in SIDES}
            with opened(name, playwright) as engine:
                for count in range(engines.PAIRS + 1):
                    for side in SIDES if count % 2 else SIDES[::-1]:
                        times[side].append(engines.time_of(engine, f"{urls[side]}{TABLE}{count}", FIRST_MOVE))
            what = f"{name}: first legal move painted, ms"
            yield from ratio(what, times["this"][1:], times["other"][1:], most=MOST)


def games() -> Iterator[Figure]:
    for game, promise in PROMISES.items():
        rates = [[rate(game, promise.games // 4, root) for root in (ROOT, other())] for _ in range(RUNS)]
        here, there = zip(*rates, strict=True)
        name = f"{game}: random games of four a second"
        yield from ratio(name, list(here), list(there))
        yield Figure(f"{name}: here against there, the fastest", max(here) / max(there), "", least=LEAST)


def thoughts() -> Iterator[Figure]:
    """Compare the decisions of `hard` a second in both checkouts, which must all be the same."""
    for game in PROMISES:
        rates: dict[str, list[float]] = {side: [] for side in SIDES}
        for _ in range(ROUNDS):
            said = {side: thought(game, root) for side, root in zip(SIDES, (ROOT, other()), strict=True)}
            if len({words[:2] for words in said.values()}) > 1:
                raise SystemExit(f"{game}: hard chooses otherwise than in the other checkout: {said}")
            for side, words in said.items():
                rates[side].append(float(words[2]))
        yield from ratio(f"{game}: decisions of hard a second", rates["this"], rates["other"], least=LEAST)


def thought(game: str, root: Path) -> tuple[str, ...]:
    """Return what `thoughts.py` prints with the wheel of a checkout."""
    variables = {**os.environ, "PYTHONPATH": str(root / "py")}
    line = [sys.executable, "-P", str(ROOT / "tests/bench/thoughts.py"), game, THOUGHTFUL_GAMES]
    return tuple(subprocess.run(line, env=variables, capture_output=True, text=True, check=True).stdout.split())


def wire() -> Iterator[Figure]:
    """Compare the bytes that a first visit needs."""
    yield from ratio("over the wire, MB", [bytes_sent(DIST)], [bytes_sent(other() / "dist")], most=MOST)


#: What is compared, by the names by which one asks for a part of it.
PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "games": games,
    "thoughts": thoughts,
    "wire": wire,
    "start": starts,
    "engines": engine_starts,
    "visit": visits,
    "taps": taps,
    "calls": calls,
    "first-move": first_moves,
    "evening": evenings,
}


def against(*names: str) -> Iterator[Figure]:
    """Compare the engine and what a person feels of the page with the other checkout; or the named parts."""
    other()
    for name in names or PARTS:
        yield from PARTS[name]()
