"""The same luck at several tables: a link for another one, what it may say, and the results beside each other."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.carry import code, scanned
from tests.browser.conftest import Site
from tests.browser.screens import stands, visit
from tests.browser.shelf import luckily, row
from tests.browser.table import Table
from tests.sentences import plain, said

LUCK, OFFER, SEND, BESIDE = "[data-luck]", "[data-offer]", "[data-send-result]", "[data-tables]"
LINK, NAME = "dialog[open] [data-link]", "[data-table-name]"


@pytest.fixture
def tables(site: Site, opened: Callable[..., Page]) -> tuple[Table, Table]:
    here, there = (Table(opened(), site.url).go("/") for _ in range(2))
    return here, there


def link(table: Table, button: str) -> str:
    """Tap what offers a link, and return it."""
    table.tap(button)
    expect(table.page.locator(LINK)).to_have_value(re.compile("#/"))
    found = table.page.locator(LINK).input_value()
    table.tap("dialog[open] [data-close]")
    return found


def follow(table: Table, address: str) -> None:
    table.move(f"/{address.partition('#/')[2]}")


def shown(table: Table, ids: list[str]) -> list[list[tuple[float, float]]]:
    """Return the points and match points of some tables, by seat."""
    expect(table.page.locator('[data-compared="0"]')).to_be_visible()

    def numbers(seat: Locator, name: str) -> tuple[float, float]:
        made, match = (seat.locator(f'[data-table="{name}"] [data-{what}]') for what in ("made", "match"))
        return float(made.get_attribute("data-made") or ""), float(match.get_attribute("data-match") or "")

    seats = table.page.locator("[data-compared]").all()
    return [[numbers(seat, name) for seat in seats] for name in ids]


def scores(made: dict[str, Any]) -> list[int]:
    return [seat["score"] for seat in made["view"]["seats"]]


def test_two_tables_play_one_seed_and_compare_their_results(tables: tuple[Table, Table]) -> None:
    """The first offers its luck before its end; the second plays to its own, and sends that."""
    one, other = tables
    stands(one, luckily(plies=60, names=["Hind", "Karim", "Sofia"]))
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
    other.play(3)
    one.move(f"/game/{1:032x}")
    one.answer()
    one.play(5)
    mine, theirs = one.row(), other.row()
    assert theirs["title"] == "Tanger"
    assert mine["record"]["setup"] == theirs["record"]["setup"]
    for table in tables:
        table.more().tap(LUCK)
        expect(table.page.locator(BESIDE)).to_contain_text(said("luck-alone"))
    follow(one, link(other, SEND))
    one.tap("[data-accept]")
    expect(one.result).to_be_visible()
    brought = one.id
    one.more().tap(LUCK)
    pairs = list(zip(scores(mine), scores(theirs), strict=True))
    ways = (pairs, [(their, own) for own, their in pairs])
    by_table = [[(own, (own > their) + (own == their) / 2) for own, their in way] for way in ways]
    assert shown(one, [mine["id"], brought]) == by_table
    means = [f"{sum(pair) / 2:.1f}" for pair in pairs]
    assert one.page.locator("[data-mean]").all_inner_texts() == means
    for name in ("Tanger", "Fez & Rabat"):
        expect(one.page.locator(f"{BESIDE} li").filter(has_text=name)).to_have_count(1)


def test_the_link_says_what_it_holds_and_its_code_holds_the_same(table: Table) -> None:
    table.go("/")
    stands(table, luckily())
    table.more().tap(LUCK)
    table.tap(OFFER)
    expect(table.dialog).to_contain_text(said("share-luck-table"))
    address = table.page.locator(LINK).input_value()
    expect(table.page.locator("dialog[open] svg[role=img] path")).to_be_visible()
    assert scanned(code(table.page)) == address
    begins = {
        "players": ["3"],
        "seed": ["evening"],
        "table": [""],
        "first": [str(luckily()["record"]["setup"]["first"])],
    }
    asked = parse_qs(address.partition("?")[2], keep_blank_values=True)
    assert {name: asked[name] for name in begins} == begins
    assert "Amina" not in address


def test_the_same_people_twice_have_totals(table: Table) -> None:
    table.go("/")
    stands(table, luckily())
    table.put(luckily(2, 2, names=["Yusuf", "Amina", "Inès"]))
    table.more().tap(LUCK)
    expect(table.page.locator("[data-total]")).to_have_count(3)
    first, second = shown(table, [f"{1:032x}", f"{2:032x}"])
    amina = table.page.locator("[data-total=Amina] td").all_inner_texts()
    assert (amina[0], float(amina[2])) == ("2", first[0][1] + second[1][1])


def test_another_luck_a_copy_and_a_running_game_are_not_beside(table: Table) -> None:
    table.go("/")
    stands(table, luckily())
    for made in (luckily(2, 2, seed="morning"), luckily(3), luckily(4, 2, plies=60), luckily(5, 2, players=4)):
        table.put(made)
    table.more().tap(LUCK)
    expect(table.page.locator(BESIDE)).to_contain_text(said("luck-alone"))


def test_what_has_no_one_seed_gives_no_link(table: Table) -> None:
    made = row(60)
    made["record"] = {**made["record"], "seed": "of a link"}
    table.go("/")
    stands(table, made)
    table.move(f"/luck/{made['id']}")
    expect(table.page.locator("[data-no-luck]")).to_have_text(said("luck-none"))
    expect(table.page.locator(OFFER)).to_have_count(0)
    visit(table, f"/luck/{99:032x}", "[role=alert]")
    expect(table.page.get_by_role("alert")).to_have_text(said("error-no-game"))


@pytest.mark.parametrize(
    ("query", "why"),
    [
        ("players=7&seed=x", "players"),
        ("seed=x", "players"),
        ("players=3&seed=x&first=5", "first"),
        ("players=3", "seed"),
        (f"players=3&seed={'x' * 300}", "seed"),
        ("players=3&seed=x&cover_own=perhaps", "option"),
        ("players=3&seed=x&constructor=1", "option"),
    ],
)
def test_a_wrong_link_is_refused_with_its_reason(table: Table, query: str, why: str) -> None:
    table.go(f"/new/marrakech?{query}&table=Fez")
    expect(table.page.get_by_role("alert")).to_have_text(said(f"error-luck-{why}"))


def test_the_name_of_a_table_is_text(table: Table) -> None:
    table.go(f"/new/marrakech?players=3&seed=x&table={'<img src=x onerror=alert(1)>' * 9}")
    words = table.page.locator("[data-same-luck] p")
    expect(words).to_contain_text("<img src=x onerror=alert(1)>")
    expect(table.page.locator("[data-same-luck] img")).to_have_count(0)
    assert len(plain(words.inner_text())) < 250


def test_nothing_of_other_tables_is_told_before_the_end(table: Table) -> None:
    table.go("/")
    table.put(luckily(2, 2))
    stands(table, luckily(plies=60))
    table.move(f"/luck/{1:032x}")
    expect(table.page.locator(OFFER)).to_be_enabled()
    expect(table.page.locator("main table")).to_have_count(0)
    expect(table.page.locator("main")).to_contain_text(said("luck-later"))
