"""Stored games that something has damaged: the shelf still stands, each says what it is, and stays as it was."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.shelf import ROW, places, row
from tests.browser.table import HOME, Table
from tests.sentences import said

PLIES = 14
UNOPENED = said("error-damaged")
GONE = object()


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


# The record is the truth: without it, or with one that does not replay, nothing can be opened.
LOST: dict[str, dict[str, Any]] = {
    "no record": {"record": GONE},
    "null for a record": {"record": None},
    "text for a record": {"record": "left, die 3"},
    "a list for a record": {"record": []},
    "an empty record": {"record": {}},
    "an unknown game": {"record.game": "chess"},
    "a game named like a part of the language": {"record.game": "constructor"},
    "a version to come": {"record.version": 2},
    "no players": {"record.players": GONE},
    "players of a wrong type": {"record.players": {"length": 3}},
    "no log": {"record.log": GONE},
    "numbers for a log": {"record.log": [1, 2, 3]},
    "no such move": {"record.log": ["left", "die 9"]},
    "an impossible move": {"record.log": ["left", "left"]},
    "a log that goes on after nothing": {"record.log": ["left", "die 3", "lay a1-a2"]},
    "another set-up": {"record.setup": {"first": 99}},
}
# What only the table needs is made anew, or its loss is told: the game itself can be played or the sentence says why.
SHAKEN: dict[str, dict[str, Any]] = {
    "no view": {"view": GONE},
    "a number for a view": {"view": 7},
    "an empty view": {"view": {}},
    "a view without seats": {"view.seats": GONE},
    "a view without a board": {"view.board": GONE},
    "a view with half a board": {"view.board": {"assam": {"square": "z9", "facing": "up"}, "rugs": None, "last": []}},
    "a view without a prompt": {"view.prompt": GONE},
    "a view with another result": {"view.result": {"winners": [9]}},
    "a view of another ply": {"view.ply": 2},
    "no seats": {"seats": GONE},
    "null for seats": {"seats": None},
    "seats as an object": {"seats": {"length": 3}},
    "a seat too few": {"seats": places(2)},
    "ten thousand seats": {"seats": places(1) * 10_000},
    "a bot nobody knows": {"seats": places(3, {"1": "deep-blue"})},
    "a bot with an endless name": {"seats": places(3, {"1": "x" * 100_000})},
    "a number for a bot": {"seats": places(3, {"1": 7})},  # type: ignore[dict-item]
    "an edge that no table has": {"seats": places(3, edges=["south", "up", "east"])},
    "a language nobody speaks": {"seats": [{**place, "language": "xx"} for place in places(3)]},
    "advice of a wrong type": {"seats": [{**place, "advice": "yes"} for place in places(3)]},
    "a seat that is nothing": {"seats": [None, None, None]},
    "no sharing": {"sharing": GONE},
    "a way to share that nobody knows": {"sharing": "constructor"},
    "no notes": {"notes": GONE},
    "no undone tail": {"undone": GONE},
    "text for an undone tail": {"undone": "left"},
    "text for a branch": {"record.branches": "yes"},
    "branches of wrong types": {
        "record.branches": [None, {"ply": "x", "seed": 7}, {"ply": -1, "seed": "a"}, {"ply": 3}]
    },
    "text for rolls by hand": {"record.by_hand": "all"},
    "no dates": {"created": GONE, "changed": GONE},
    "text for a date": {"changed": "yesterday"},
    "a date beyond all calendars": {"changed": 1e300},
    "no version": {"app": GONE},
}
# Left away without a word: nobody misses it.
TRIFLING: dict[str, dict[str, Any]] = {
    "an impossible undone tail": {"undone": ["left", "left", "left"]},
    "an undone tail of no moves": {"undone": ["fly", None, 7]},
}
SEEN = """() => document.querySelector("main [role=alert]")?.innerText
  ?? (jemaaPlayer.read() && jemaaPlayer.read().picks.length ? "playable" : null)"""


def visit(table: Table, kinds: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Write the games, look at the shelf, open each; return what each led to."""
    table.go("/")
    rows = {name: damaged(number, change) for number, (name, change) in enumerate(kinds.items(), 10)}
    for broken in rows.values():
        table.put(broken)
    table.put(row(PLIES, 1))
    table.go("/")
    expect(table.page.locator(ROW).first).to_have_attribute("aria-setsize", str(len(rows) + 1))
    seen = {}
    for name, broken in rows.items():
        table.move("/")
        expect(table.page.locator(HOME)).to_be_visible()
        table.move(f"/game/{broken['id']}")
        seen[name] = table.page.wait_for_function(SEEN).json_value()
    stored = {kept["id"]: kept for kept in table.page.evaluate("() => jemaaPlayer.rows()")}
    changed = [name for name, broken in rows.items() if stored[broken["id"]] != broken]
    assert changed == []
    table.move(f"/game/{1:032x}")
    table.at(PLIES)
    table.answer()
    return seen


def test_a_record_that_cannot_be_opened_says_so(table: Table) -> None:
    seen = visit(table, LOST)
    bad = {name: text for name, text in seen.items() if not text.startswith(UNOPENED)}
    assert bad == {}


def test_what_only_the_table_needs_is_made_anew_or_told(table: Table) -> None:
    seen = visit(table, SHAKEN)
    bad = {name: text for name, text in seen.items() if text != "playable" and not text.startswith(UNOPENED)}
    assert bad == {}


def test_what_nobody_misses_is_left_away(table: Table) -> None:
    assert set(visit(table, TRIFLING).values()) == {"playable"}


@pytest.mark.parametrize("kind", ["no record", "an empty record", "an unknown game"])
def test_a_damaged_game_can_be_removed_and_brought_back(table: Table, kind: str) -> None:
    table.go("/")
    broken = damaged(5, LOST[kind])
    table.put(broken)
    table.go("/")
    table.tap("[data-menu]")
    table.tap("[data-remove]")
    expect(table.page.locator(ROW)).to_have_count(0)
    table.tap("[data-restore]")
    expect(table.page.locator(ROW)).to_have_count(1)
    assert table.page.evaluate("() => jemaaPlayer.rows()") == [broken]


WIPED = """async () => {
  const games = await jemaaPlayer.opened();
  const wiping = games.transaction("games", "readwrite");
  wiping.objectStore("games").clear();
  await new Promise((done) => { wiping.oncomplete = done; });
  games.close();
}"""
MISSING = "[data-missing]"


def test_games_that_the_browser_has_lost_are_told(table: Table) -> None:
    """A database that is damaged on disk comes back empty, without a word of the browser's."""
    for seed in ("one", "two"):
        table.begin(players=2, seed=seed)
    table.go("/")
    expect(table.page.locator(ROW)).to_have_count(2)
    expect(table.page.locator(MISSING)).to_have_count(0)
    table.page.evaluate(WIPED)
    table.go("/")
    expect(table.page.locator(MISSING)).to_contain_text(said("row-missing", count=2))
    table.begin(players=2, seed="three")
    table.go("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    expect(table.page.locator(MISSING)).to_contain_text(said("row-missing", count=2))
    table.tap(f"{MISSING} button")
    expect(table.page.locator(MISSING)).to_have_count(0)
    table.go("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    expect(table.page.locator(MISSING)).to_have_count(0)


def test_no_game_is_missed_that_was_removed_or_came_from_elsewhere(table: Table) -> None:
    """In this tab or another, brought back or not."""
    table.go("/")
    table.put(row(PLIES, 1))
    table.begin(players=2, seed="kept")
    table.play(1, 4)
    other = Table(table.page.context.new_page(), table.url).go("/")
    expect(other.page.locator(ROW)).to_have_count(2)
    other.page.locator("[data-menu]").last.click()
    other.page.locator("[data-remove]").last.click()
    expect(other.page.locator(ROW)).to_have_count(1)
    table.go("/")
    expect(table.page.locator(ROW)).to_have_count(1)
    for tap, left in (("[data-remove]", 0), ("[data-restore]", 1), ("[data-remove]", 0)):
        if tap == "[data-remove]":
            table.tap("[data-menu]")
        table.tap(tap)
        expect(table.page.locator(ROW)).to_have_count(left)
        other.go("/")
        expect(other.page.locator(ROW)).to_have_count(left)
        for one in (table, other):
            expect(one.page.locator(MISSING)).to_have_count(0)
