"""A tap on something impossible is answered with one sentence that says why, at the place where it happened."""

import re
from itertools import pairwise, product
from typing import Any

from playwright.sync_api import expect

from tests.browser.market import WORKERS, market, when
from tests.browser.screens import stands
from tests.browser.shelf import asked, row, stored, trace
from tests.browser.table import ROOT, Table
from tests.sentences import catalogue, told

FILES, RANKS = "abcdefg", "1234567"
SQUARES = [file + rank for file, rank in product(FILES, RANKS)]
BESIDE = [(a + rank, b + rank) for a, b in pairwise(FILES) for rank in RANKS]
BESIDE += [(file + a, file + b) for a, b in pairwise(RANKS) for file in FILES]
TURN, ROLL, LAY = 60, 61, 62

# Where each reason is met: the entries before it, the options, and how many squares are tapped.
MET: dict[str, tuple[int | None, tuple[str, ...], int]] = {
    "why-not-turn": (TURN, (), 1),
    "why-roll-first": (ROLL, (), 1),
    "why-on-assam": (LAY, (), 1),
    "why-not-beside": (LAY, (), 1),
    "why-not-neighbours": (LAY, (), 2),
    "why-whole-rug": (LAY, (), 2),
    "why-not-quarter": (LAY, ("variant=quarter-turn",), 1),
    "why-over": (None, (), 1),
}


def pairs(view: dict[str, Any]) -> list[tuple[str, ...]]:
    """Two squares, the first of them one that leaves a choice of the second: neighbours before others."""
    halves = [square for action in view["choices"] for square in action.removeprefix("lay ").split("-")]
    first = sorted({square for square in halves if halves.count(square) > 1})
    both = [*BESIDE, *((b, a) for a, b in BESIDE), *product(first, SQUARES)]
    return [(a, b) for a, b in both if a in first and a != b]


def why(*picks: str) -> dict[str, Any] | None:
    """Return the reason that a tap on the last of these meets; none where that begins something new by itself."""
    if len(picks) > 1 and asked(do="why", picks=[picks[-1]])["why"] is None:
        return None
    return asked(do="why", picks=list(picks))["why"]


def search(key: str) -> tuple[dict[str, Any], tuple[str, ...], dict[str, Any]]:
    """Find a position, the squares of which the engine gives this reason, and what it names."""
    plies, options, count = MET[key]
    for number in range(30):
        record = trace(seed=f"why {number}", options=options)["record"]
        record = {**record, "log": record["log"][:plies]}
        view = asked(do="open", record=record)["view"]
        for squares in pairs(view) if count == 2 else [(square,) for square in SQUARES]:
            taps = tuple(f"square:{square}" for square in squares)
            reason = why(*taps)
            if reason and reason["key"] == key:
                return record, taps, reason["args"]
    raise AssertionError(f"{key} is met nowhere")


STALLS = [
    f"{column}{number}.{corner}" for column in "abcde" for number in "12345" for corner in ("nw", "ne", "sw", "se")
]
SPACES = [f"space:{space}" for space in STALLS]
LINES = [f"row:{row}" for row in "12345"] + [f"column:{column}" for column in "abcde"]
HAND = [f"worker:{worker}" for worker in ("assistant", "bodyguard", "tourist", "cousins")]
ROOF = [f"roof:{space}" for space in "12345"]
# What is tapped last to meet a reason of Morocco, where it is not a space.
BESIDE_SPACES: dict[str, list[str]] = {
    "why-pawn-stays": ROOF,
    "why-no-coin": LINES,
    "why-no-worker": HAND,
    "why-no-third-cube": HAND,
    "why-not-together": LINES,
}
# Where each reason of Morocco that a tap can lead to is met: what is asked there, and what is tapped before the last.
MARKET: dict[str, tuple[str, tuple[str, ...]]] = {
    "why-over": ("over", ()),
    "why-roll-first": ("die", ()),
    "why-not-wild": ("wild", ()),
    "why-not-scout": ("scout", ()),
    "why-not-take": ("take", ()),
    "why-not-arrow": ("arrow", ()),
    "why-not-keep": ("keep", ()),
    "why-not-spend": ("spend", ()),
    "why-not-target": ("settle", ()),
    "why-stall-closed": ("assign", ()),
    "why-space-taken": ("assign", ("worker:assistant",)),
    "why-no-cubes": ("assign", ()),
    "why-pawn-stays": ("scout", ()),
    "why-no-coin": ("assign", ()),
    "why-no-worker": ("assign", ()),
    "why-no-third-cube": ("assign", ()),
    "why-not-together": ("assign", ("worker:assistant",)),
}
# Only who types can name something else than a square there: tests/engine meets it.
TYPED = {"why-lay-first"}
# These answer programs, hands that hardly any game brings, and taps that begin something new instead: tests/engine
# meets every one of them.
NOT_BY_TAPPING = {
    "why-no-beside",
    "why-swap-alike",
    "why-not-settle",
    "why-must-place",
    "why-place-first",
    "why-two-assistants",
    "why-same-stall",
    "why-not-beside",
    "why-no-neighbour",
    "why-target-closed",
    "why-no-cube",
    "why-not-now",
}
PLAYERS = 3


def places(what: str) -> list[int]:
    """Return the entries of a stored game of Morocco before which something is asked."""
    whole = market(PLAYERS)
    if what == "over":
        return [len(whole["record"]["log"])]
    if what in ("scout", "assign"):
        verbs = WORKERS if what == "assign" else (what,)
        return [ply for ply, legal in enumerate(whole["legal"]) if any(action.startswith(verbs) for action in legal)]
    return [when(what, PLAYERS)]


def search_market(key: str) -> tuple[dict[str, Any], tuple[str, ...], dict[str, Any]]:
    """Find a position of Morocco, taps of which the engine gives this reason, and what it names."""
    what, before = MARKET[key]
    for ply in places(what):
        record = row(ply, players=PLAYERS, game="morocco")["record"]
        asked(do="open", record=record)
        for last in BESIDE_SPACES.get(key, SPACES):
            taps = (*before, last)
            reason = why(*taps)
            if reason and reason["key"] == key:
                return record, taps, reason["args"]
    raise AssertionError(f"{key} is met nowhere")


def tapped(table: Table, taps: tuple[str, ...], said: re.Pattern[str]) -> None:
    """Tap one thing after another: the last is answered by one sentence, beside it, and nothing is kept."""
    if table.answer()["toAct"] == "over":
        table.uncover()
    before = table.row()
    for pick in taps:
        table.page.locator(f'[data-cell="{pick}"]').focus()  # what nobody has in hand is there for keys alone
        table.tap(f'[data-cell="{pick}"]')
    expect(table.why).to_contain_text(said)
    place = table.page.locator(f'[data-cell="{taps[-1]}"]').bounding_box()
    box = table.why.bounding_box()
    assert place
    assert box
    assert box["x"] <= place["x"] + place["width"]
    assert place["x"] <= box["x"] + box["width"]
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert table.row() == before
    onward = table.page.locator("[data-pick], [data-roll]")
    if onward.count():
        table.tap(onward)
    else:
        table.move("/")
    expect(table.why).to_have_count(0)


def test_every_reason(table: Table) -> None:
    table.go("/")
    for key in MET:
        record, taps, args = search(key)
        stands(table, stored(record))
        tapped(table, taps, told(f"marrakech/{key}", args))


def test_every_reason_of_morocco(table: Table) -> None:
    table.go("/")
    for key in MARKET:
        record, taps, args = search_market(key)
        stands(table, stored(record))
        tapped(table, taps, told(f"morocco/{key}", args))


def reasons(game: str) -> set[str]:
    return {line.split(" =")[0] for line in catalogue("en", game).splitlines() if line.startswith("why-")}


def test_every_reason_of_the_catalogues_is_met() -> None:
    assert set(MET) | TYPED == reasons("marrakech")
    assert set(MARKET) | NOT_BY_TAPPING == reasons("morocco")
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/engine").glob("test_morocco*.py"))
    assert {key for key in NOT_BY_TAPPING if f'"{key.removeprefix("why-")}"' not in tests} == set()
