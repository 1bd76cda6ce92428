"""Stored games that something has damaged: the shelf still stands, each says what it is, and stays as it was.

What a record may hold is told by tests/engine, what a row may by tests/js: here is one of each kind that the page has
to deal with.
"""

from typing import Any

from playwright.sync_api import expect

from tests.browser.shelf import ROW, places, row
from tests.browser.table import HOME, Table
from tests.sentences import said

PLIES = 14
UNOPENED = said("error-damaged")
GONE = object()
# The record is the truth: without it, or with one that does not replay, nothing can be opened.
LOST: dict[str, dict[str, Any]] = {
    "no record": {"record": GONE},
    "a list for a record": {"record": []},
    "a game named like a part of the language": {"record.game": "constructor"},
    "players of a wrong type": {"record.players": {"length": 3}},
    "an impossible move": {"record.log": ["left", "left"]},
}
# What only the table needs is made anew, or its loss is told: the game itself can be played or the sentence says why.
SHAKEN: dict[str, dict[str, Any]] = {
    "a number for a view": {"view": 7},
    "a view without a board": {"view.board": GONE},
    "a view with half a board": {"view.board": {"assam": {"square": "z9", "facing": "up"}, "rugs": None, "last": []}},
    "a view with another result": {"view.result": {"winners": [9]}},
    "seats as an object": {"seats": {"length": 3}},
    "a bot with an endless name": {"seats": places(3, {"1": "x" * 100_000})},
    "no notes": {"notes": GONE},
    "branches of wrong types": {"record.branches": [None, {"ply": "x", "seed": 7}, {"ply": -1, "seed": "a"}]},
    "a date beyond all calendars": {"changed": 1e300},
}
# Left away without a word: nobody misses it.
TRIFLING: dict[str, dict[str, Any]] = {"an undone tail of no moves": {"undone": ["fly", None, 7, "left", "left"]}}
SEEN = """() => document.querySelector("main [role=alert]")?.innerText
  ?? (jemaaPlayer.read() && jemaaPlayer.read().picks.length ? "playable" : null)"""


def damaged(number: int, change: dict[str, Any]) -> dict[str, Any]:
    """Return a stored game with some parts changed or gone; `record.log` means the log in the record."""
    broken = row(PLIES, number)
    for path, value in change.items():
        *outer, last = path.split(".")
        part = broken
        for name in outer:
            part[name] = dict(part[name])
            part = part[name]
        part[last] = value
        if value is GONE:
            del part[last]
    return broken


def test_each_damaged_game_is_played_or_says_what_it_is_and_stays_as_it_was(table: Table) -> None:
    kinds = {**LOST, **SHAKEN, **TRIFLING}
    rows = {name: damaged(number, change) for number, (name, change) in enumerate(kinds.items(), 10)}
    table.go("/")
    for broken in (*rows.values(), row(PLIES, 1)):
        table.put(broken)
    table.go("/")
    expect(table.page.locator(ROW).first).to_have_attribute("aria-setsize", str(len(rows) + 1))
    seen = {}
    for name, broken in rows.items():
        table.move("/")
        expect(table.page.locator(HOME)).to_be_visible()
        table.move(f"/game/{broken['id']}")
        seen[name] = table.page.wait_for_function(SEEN).json_value().removesuffix("playable") or None
    assert {name for name, text in seen.items() if text and not text.startswith(UNOPENED)} == set()
    assert {name for name in LOST if not seen[name]} | {name for name in TRIFLING if seen[name]} == set()
    stored = {kept["id"]: kept for kept in table.page.evaluate("() => jemaaPlayer.rows()")}
    assert [name for name, broken in rows.items() if stored[broken["id"]] != broken] == []
    table.move(f"/game/{1:032x}")
    table.at(PLIES)
    table.answer()


WIPED = """async () => {
  const games = await jemaaPlayer.opened();
  const wiping = games.transaction("games", "readwrite");
  wiping.objectStore("games").clear();
  await new Promise((done) => { wiping.oncomplete = done; });
  games.close();
}"""
MISSING = "[data-missing]"


def test_games_that_the_browser_has_lost_are_told_until_somebody_has_read_it(table: Table) -> None:
    """A database that is damaged on disk comes back empty, without a word of the browser's."""
    table.begin(players=2, seed="one").go("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    expect(table.page.locator(MISSING)).to_have_count(0)
    table.page.evaluate(WIPED)
    table.go("/")
    expect(table.page.locator(MISSING)).to_contain_text(said("row-missing", count=1))
    table.tap(f"{MISSING} button")
    expect(table.page.locator(MISSING)).to_have_count(0)
    table.begin(players=2, seed="two").go("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    expect(table.page.locator(MISSING)).to_have_count(0)
