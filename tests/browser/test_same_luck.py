"""The same luck at several tables: a link for another one, what it may say, and the results beside each other."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.screens import stands
from tests.browser.shelf import asked, luckily
from tests.browser.table import Table
from tests.sentences import said

LUCK, OFFER, SEND, BESIDE = "[data-luck]", "[data-offer]", "[data-send-result]", "[data-tables]"
LINK, NAME = "dialog[open] [data-link]", "[data-table-name]"


def link(table: Table, button: str) -> str:
    """Tap what offers a link, and return it."""
    table.tap(button)
    expect(table.page.locator(LINK)).to_have_value(re.compile("#/"))
    found = table.page.locator(LINK).input_value()
    table.tap("dialog[open] [data-close]")
    return found


def follow(table: Table, address: str) -> None:
    table.move(f"/{address.partition('#/')[2]}")


def nearly_over(made: dict[str, Any]) -> dict[str, Any]:
    """Return a stored game of which the last turn is still to be played."""
    record = {**made["record"], "log": made["record"]["log"][:-3]}
    return {**made, "record": record, "view": asked(do="open", record=record)["view"]}


def scores(made: dict[str, Any]) -> list[int]:
    return [seat["score"] for seat in made["view"]["seats"]]


def beside(table: Table, own: list[int], other: list[int]) -> None:
    """Check the points that are shown of two tables, and how many more this one has."""
    seats = table.page.locator("[data-compared]")
    expect(seats).to_have_count(len(own))
    for seat, (mine, theirs) in zip(seats.all(), zip(own, other, strict=True), strict=True):
        assert [each.get_attribute("data-made") for each in seat.locator("[data-made]").all()] == [
            f"{mine}",
            f"{theirs}",
        ]
        expect(seat.locator("[data-more-points]")).to_have_attribute("data-more-points", f"{mine - theirs}")


def test_two_tables_play_one_seed_and_compare_their_results(tables: Callable[..., Table]) -> None:
    """The first offers its luck before its end; the second plays to its own, and sends that."""
    one, other = (tables().go("/") for _ in range(2))
    stands(one, nearly_over(luckily(names=["Hind", "Karim", "Sofia"])))
    one.tap("[data-share]")
    one.tap(f"dialog[open] {LUCK}")
    one.page.locator(NAME).fill("Fez & Rabat")
    address = link(one, OFFER)
    assert not one.page.locator(BESIDE).count()
    follow(other, address)
    expect(other.page.locator("[data-same-luck]")).to_contain_text(said("new-luck", named="yes", name="Fez & Rabat"))
    expect(other.page.locator("[data-same-luck]")).to_contain_text(said("new-luck-known"))
    assert not any(name in other.page.locator("main").inner_text() for name in ("evening", "Hind", "Karim", "Sofia"))
    expect(other.page.locator("[data-add], [data-leave], [data-elsewhere], details")).to_have_count(0)
    other.page.locator(NAME).fill("Tanger")
    other.page.get_by_role("button", name=said("new-start")).click()
    other.page.wait_for_url("**#/game/*")
    other.answer()
    begun = other.row()
    begun["record"]["log"] = luckily(way=2)["record"]["log"]
    stands(other, nearly_over(begun))
    other.play(3)
    one.move(f"/game/{1:032x}")
    one.answer()
    one.play(5)
    mine, theirs = one.row(), other.row()
    assert theirs["title"] == "Tanger"
    assert mine["record"]["setup"] == theirs["record"]["setup"]
    for table in (one, other):
        table.more().tap(LUCK)
        expect(table.page.locator(BESIDE)).to_contain_text(said("luck-alone"))
    follow(one, link(other, SEND))
    one.tap("[data-accept]")
    expect(one.result).to_be_visible()
    brought = one.id
    one.more().tap(LUCK)
    expect(one.page.locator(f'[data-table="{brought}"]')).to_have_attribute("data-own", "")
    beside(one, scores(theirs), scores(mine))
    for name in ("Tanger", "Fez & Rabat"):
        expect(one.page.locator(f"{BESIDE} li").filter(has_text=name)).to_have_count(1)


def test_nothing_of_other_tables_is_told_before_the_end(table: Table) -> None:
    table.go("/")
    table.put(luckily(2, 2))
    stands(table, luckily(plies=60))
    table.move(f"/luck/{1:032x}")
    expect(table.page.locator(OFFER)).to_be_enabled()
    expect(table.page.locator("[data-compared]")).to_have_count(0)
    expect(table.page.locator("main")).to_contain_text(said("luck-later"))
