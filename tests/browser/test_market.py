"""A table of Morocco: seen whole, foretold before it counts, told step by step after."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import IN_HAND, PAYS, drawn
from tests.browser.market import WORKERS, chosen, foreseen, market, picks, when
from tests.browser.market_screens import foretold
from tests.browser.probes import resize
from tests.browser.screens import laid
from tests.browser.shelf import row
from tests.browser.table import Table
from tests.sampling import share
from tests.sentences import plain, said, told


def names(players: int) -> list[str]:
    return [player["name"] for player in market(players)["record"]["players"]]


def words(table: Table) -> str:
    """Return what is foretold, without the marks that keep the directions of names and numbers apart."""
    return plain(" ".join(table.foretold.all_inner_texts()))


PLACEMENTS = [(5, "closing"), (4, "closing"), *((3, kind) for kind in WORKERS)]


@pytest.mark.parametrize(("players", "kind"), share(PLACEMENTS, 3), ids=str)
def test_a_placement_is_seen_before_it_counts(table: Table, players: int, kind: str) -> None:
    """The workers in place, the price, whether the stall would fill, who would get something."""
    ply, action = chosen(kind, players)
    laid(ply, players=players, game="morocco")(table.go("/"))
    before, forecast = table.row(), foreseen(players, ply, action)
    foretold(table, *picks(action))
    waiting = table.page.locator(drawn("morocco", "worker that waits"))
    expect(waiting).to_have_count(len(forecast["stalls"]))
    expect(table.page.locator(f"{PAYS} use")).to_have_count(len(forecast["paid"]))
    text = words(table)
    for stall in forecast["stalls"]:
        assert told("morocco/foretold-closes" if stall["full"] else "morocco/foretold-count", stall).search(text)
    winners = [reward["seat"] for closed in forecast["closings"] for reward in closed["rewards"]]
    assert [seat for seat in winners if names(players)[seat] not in text] == []
    table.tap("[data-cancel]")
    expect(waiting).to_have_count(0)
    assert table.row() == before
    foretold(table, *picks(action))
    table.tap("[data-confirm]")
    table.at(ply + 1)
    assert table.row()["record"]["log"] == [*before["record"]["log"], action]


def test_a_swap_shows_what_can_be_paid_after_it(table: Table) -> None:
    """How many spaces before and after, in words; which stalls come and go, on the market; nothing is kept."""
    table.go("/")
    ply = when("spend", 5)
    laid(ply, players=5, game="morocco")(table)
    swaps = [action for action in market(5)["legal"][ply] if action.startswith("swap")]
    action = max(swaps, key=lambda each: len(foreseen(5, ply, each)["gained"]))
    forecast = foreseen(5, ply, action)
    before = table.row()
    table.lead(picks(action))
    expect(table.page.locator(drawn("morocco", "stall that can be paid"))).to_have_count(len(forecast["gained"]))
    expect(table.page.locator(drawn("morocco", "stall that cannot"))).to_have_count(len(forecast["lost"]))
    assert told("morocco/foretold-swap", forecast).search(words(table))
    assert table.row() == before


#: What answers over a thing in hand, with the name of what does.
OVER = """(inHand) => {
  const held = [...document.querySelectorAll(inHand)].map((one) => one.getBoundingClientRect());
  const buttons = [...document.querySelectorAll("[data-roll], [data-choices=few] [data-action]")];
  return buttons.filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return held.some((one) => one.left < right && left < one.right && one.top < bottom && top < one.bottom);
  }).map(({ textContent }) => textContent.trim());
}"""


@pytest.mark.parametrize(("what", "players"), [("die", 2), ("die", 3), ("spend", 3), ("spend", 5)])
def test_what_answers_never_lies_over_the_hand(table: Table, what: str, players: int) -> None:
    table.go("/")
    laid(when(what, players), players=players, game="morocco")(table)
    found = {}
    for size in ((390, 844), (360, 740), (667, 375), (844, 390), (768, 1024), (1024, 768)):
        resize(table.page, size)
        found[size] = table.page.evaluate(OVER, IN_HAND)
    assert {size: over for size, over in found.items() if over} == {}


def made_of(seat: dict[str, Any]) -> str:
    """Return the sentence of what a score is made of, of which the parts add up."""
    juice = sum(int(value) * count for value, count in seat["juice"].items())
    parts = {"vp": seat["vp"], "juice": juice, "coins": seat["coins"], "district": len(seat["district"])}
    assert seat["score"] == parts["vp"] + parts["juice"] + parts["coins"] + 3 * parts["district"]
    called = {"vp": "stalls", "juice": "drinks", "coins": "purse", "district": "district"}
    said_of = {called[part]: said(f"morocco/count-{part}", count=count) for part, count in parts.items()}
    return said("morocco/result-made", **said_of)


def test_a_finished_game_tells_what_each_score_is_made_of(table: Table) -> None:
    """Points, juice, coins and district add up to the score of each seat, in the order of the ranking."""
    laid(None, players=5, game="morocco")(table.go("/"))
    final = market(5)["final"]
    seats = row(None, players=5, game="morocco")["view"]["seats"]
    rows = table.result.locator("li:not([data-highlight])")
    expect(rows).to_have_count(5)
    order = [seat for group in final["ranking"] for seat in group]
    for number, seat in enumerate(order):
        assert seats[seat]["score"] == final["scores"][seat]
        expect(rows.nth(number)).to_contain_text(names(5)[seat])
        expect(rows.nth(number)).to_contain_text(made_of(seats[seat]))
        assert str(final["scores"][seat]) in rows.nth(number).inner_text().split()
    expect(table.page.locator("[data-line]")).to_have_count(5)
